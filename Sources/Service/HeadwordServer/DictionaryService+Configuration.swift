package import HeadwordConfiguration
package import HeadwordCore
internal import HeadwordCorpus
package import HeadwordJSON
internal import HeadwordLayers
internal import HeadwordLexicon
package import HeadwordRedis
package import HeadwordService
internal import HeadwordUpstream
internal import JSONRPC
package import Logging
package import OxfordAPI

extension DictionaryService {
    /// Creates the service that a configuration describes.
    ///
    /// - Parameters:
    ///   - location: the location of the data.
    ///   - additional: providers besides the built-in ones and the drop-ins.
    ///   - store: the store that replicas share; nil for none.
    ///   - isDated: whether answers include the dated texts that are left out otherwise.
    ///   - watchesLayers: whether the layers follow changes of their files.
    ///   - room: the budget that the memory of answers is taken from; nil if it is not limited.
    ///   - notices: tells connections when answers may have changed.
    /// - Throws: ``LexiconFailure`` if there is no readable lexicon, or the errors of the designated initializer.
    package convenience init(
        configuration: Configuration,
        location: DataLocation,
        additional: [any EndpointProvider.Type] = [],
        upstream: (any OxfordService)?,
        store: RedisStore? = nil,
        external: [any ExternalProvider] = [],
        isDated: Bool = false,
        watchesLayers: Bool = false,
        room: AnswerRoom? = nil,
        notices: ChangeNotices = ChangeNotices()
    ) throws {
        var limits = configuration.limits.call
        limits.answer = WritingBound(bytes: configuration.limits.message.responseBytes, room: room)
        let layers = LayerFiles(at: location.layers, watching: watchesLayers)
        try self.init(
            lexicon: try Self.openLexicon(at: location, isDated: isDated, layers.layers),
            corpora: CorpusLibrary(directory: location.corpora),
            additional: additional,
            external: external,
            callLimits: limits,
            limits: configuration.serviceLimits,
            upstream: upstream.map { OxfordUpstream($0) },
            store: store,
            sources: configuration.sources,
            layers: LayerAccess(layers, isOpenToAll: configuration.words.allowsRemoteChanges),
            notices: notices
        )
    }

    private static func openLexicon(at location: DataLocation, isDated: Bool, _ layers: LiveLayers) throws -> Lexicon {
        let lexicon = try Lexicon(path: location.lexicon, layers: layers)
        return isDated ? try lexicon.withDated() : lexicon
    }
}

extension DictionaryService {
    /// The facts about the new service that an operator needs in the log.
    var logMetadata: Logger.Metadata {
        [
            "version": "\(headwordVersion)", "lexicon": "\(lexicon.path)",
            "digest": "\(lexicon.manifest.digest.prefix(12))",
            "providers": "\(Set(methods.map { $0.prefix { $0 != "." } }).sorted().joined(separator: " "))",
        ]
    }

    /// Logs the providers that were left out because their namespaces are taken.
    package func tellLeftOut(_ logger: Logger) {
        for failure in leftOut { logger.error("provider left out", metadata: ["reason": "\(failure)"]) }
    }
}
