import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordCore
import HeadwordCorpus
import HeadwordJSON
import HeadwordLexicon
import HeadwordOxford
import HeadwordService
import Logging

extension Headword {
    /// Opens what a configuration names.
    ///
    /// - Parameters:
    ///   - location: where the data are.
    ///   - room: what the memory of answers is taken from; nil where nobody counts it.
    convenience init(
        configuration: Configuration,
        location: DataLocation,
        upstream: (any OxfordService)?,
        external: [any ExternalProvider] = [],
        room: AnswerRoom? = nil
    ) throws {
        try self.init(
            lexicon: try Lexicon(of: location),
            corpora: CorpusLibrary(directory: location.corpora),
            external: external,
            callLimits: CallLimits(
                depth: configuration.limits.depth,
                pageLength: configuration.limits.pageLength,
                answerCacheBytes: configuration.limits.answerCacheBytes,
                answer: WritingBound(bytes: configuration.limits.responseBytes, room: room)
            ),
            limits: configuration.serviceLimits,
            upstream: upstream,
            sources: configuration.sources.byNamespace
        )
    }
}

extension Configuration {
    /// The limits, as `server.limits` tells them.
    fileprivate var serviceLimits: [ServiceLimit] {
        limitRows.map { row in
            ServiceLimit(name: row.key, value: row.value, unit: row.unit, range: row.range, summary: row.summary)
        }
    }
}

extension Headword {
    /// Tells the log which providers are not there, since their namespaces are others'.
    func tellLeftOut(_ logger: Logger) {
        for failure in leftOut { logger.error("provider left out", metadata: ["reason": "\(failure)"]) }
    }
}
