public import HeadwordConfiguration
package import HeadwordCore
internal import HeadwordCorpus
package import HeadwordJSON
internal import HeadwordLexicon
package import HeadwordOxford
package import HeadwordService
internal import JSONRPC
package import Logging

extension Headword {
    /// Opens what a configuration names.
    ///
    /// - Parameters:
    ///   - location: where the data are.
    ///   - additional: providers beside those that are built in and dropped in.
    ///   - isDated: whether answers have what is left out otherwise.
    ///   - room: what the memory of answers is taken from; nil where nobody counts it.
    /// - Throws: ``LexiconFailure`` if there is no lexicon that can be read, or what the designated initializer throws.
    package convenience init(
        configuration: Configuration,
        location: DataLocation,
        additional: [any EndpointProvider.Type] = [],
        upstream: (any OxfordService)?,
        external: [any ExternalProvider] = [],
        isDated: Bool = false,
        room: AnswerRoom? = nil
    ) throws {
        var limits = configuration.limits.call
        limits.answer = WritingBound(bytes: configuration.limits.message.responseBytes, room: room)
        try self.init(
            lexicon: try Self.openLexicon(at: location, isDated: isDated),
            corpora: CorpusLibrary(directory: location.corpora),
            additional: additional,
            external: external,
            callLimits: limits,
            limits: configuration.serviceLimits,
            upstream: upstream,
            sources: configuration.sources
        )
    }

    private static func openLexicon(at location: DataLocation, isDated: Bool) throws -> Lexicon {
        let lexicon = try Lexicon(path: location.lexicon)
        return isDated ? try lexicon.withDated() : lexicon
    }
}

extension ConfigurationSearch {
    /// Creates a search in the environment of this process, for the providers of this program.
    ///
    /// - Parameter file: the only file to be read; nil for the one that `HEADWORD_CONFIG` names, or else those that are
    ///   usual.
    public init(file: String? = nil) {
        self.init(file: file, upstreamNamespaces: Headword.upstreamNamespaces)
    }
}

extension Headword {
    /// What an operator wants to know of the service that answers from now on.
    var logMetadata: Logger.Metadata {
        [
            "version": "\(headwordVersion)", "lexicon": "\(lexicon.path)",
            "digest": "\(lexicon.manifest.digest.prefix(12))",
            "providers": "\(Set(methods.map { $0.prefix { $0 != "." } }).sorted().joined(separator: " "))",
        ]
    }

    /// Tells the log which providers are not there, since their namespaces are others'.
    package func tellLeftOut(_ logger: Logger) {
        for failure in leftOut { logger.error("provider left out", metadata: ["reason": "\(failure)"]) }
    }
}
