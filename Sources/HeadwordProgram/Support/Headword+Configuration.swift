import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordCore
import HeadwordJSON
import HeadwordOxford
import HeadwordService
import Logging

extension Headword {
    /// Opens what the command line and the configuration name.
    ///
    /// - Parameter room: what the memory of answers is taken from; nil where nobody counts it.
    convenience init(
        configuration: Configuration,
        _ lexicon: LexiconOptions,
        _ corpora: CorporaOptions,
        upstream: (any OxfordService)?,
        external: [any ExternalProvider] = [],
        room: AnswerRoom? = nil
    ) throws {
        var (lexicon, corpora) = (lexicon, corpora)
        lexicon.path = lexicon.path ?? configuration.lexicon
        corpora.corpora = corpora.corpora ?? configuration.corpora
        try self.init(
            lexicon: try lexicon.open(),
            corpora: corpora.library(besideLexiconAt: lexicon.resolvedPath),
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
