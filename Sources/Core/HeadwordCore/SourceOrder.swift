/// The sources that answer the methods of a provider.
public enum SourceOrder: String, CaseIterable, Sendable {
    /// The embedded lexicon and the corpora.
    case lexicon
    /// The upstream.
    case upstream
    /// The upstream, and the lexicon where the upstream cannot answer.
    case upstreamThenLexicon = "upstream,lexicon"
}
