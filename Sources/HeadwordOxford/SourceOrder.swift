/// Who answers the methods of a provider.
public enum SourceOrder: String, CaseIterable, Sendable {
    /// The embedded lexicon and the corpora.
    case lexicon
    /// The Oxford Dictionaries API.
    case upstream
    /// The Oxford Dictionaries API; the lexicon where that cannot answer.
    case upstreamThenLexicon = "upstream,lexicon"
}
