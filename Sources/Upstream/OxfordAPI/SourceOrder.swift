/// The sources that answer the methods of a provider.
public enum SourceOrder: String, CaseIterable, Sendable {
    /// The embedded lexicon and the corpora.
    case lexicon
    /// The Oxford Dictionaries API.
    case upstream
    /// The Oxford Dictionaries API, and the lexicon where the API cannot answer.
    case upstreamThenLexicon = "upstream,lexicon"
}
