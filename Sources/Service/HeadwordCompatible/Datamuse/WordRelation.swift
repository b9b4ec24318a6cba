internal import HeadwordJSON
internal import JSONRPC

/// A relation between words and a text, by the name of its parameter; first those whose order is the best if several are
/// asked for.
enum WordRelation: String, CaseIterable, Sendable {
    case meansLike = "ml"
    case synonyms = "rel_syn"
    case antonyms = "rel_ant"
    case kindOf = "rel_spc"
    case moreSpecific = "rel_gen"
    case comprises = "rel_com"
    case partOf = "rel_par"
    case followers = "rel_bga"
    case predecessors = "rel_bgb"
    case describedNouns = "rel_jja"
    case describingAdjectives = "rel_jjb"
    case triggers = "rel_trg"
    case rhymes = "rel_rhy"
    case nearRhymes = "rel_nry"
    case homophones = "rel_hom"
    case sameConsonants = "rel_cns"
    case soundsLike = "sl"
    case spelledLike = "sp"

    /// Whether it is about sounds; the service then counts the syllables of words unasked.
    var isSpeech: Bool {
        [.rhymes, .nearRhymes, .homophones, .sameConsonants, .soundsLike].contains(self)
    }

    /// Returns the words that have the relation, the best first; a word may come twice.
    func words(_ text: String, _ session: WordSession, limit: Int) async throws(ErrorObject) -> [FoundWord] {
        switch self {
        case .meansLike: try await session.words(meaning: text, limit: limit)
        case .synonyms: try await session.synonyms(of: text)
        case .antonyms: try await session.antonyms(of: text)
        case .kindOf: try await session.words("hypernyms", of: text)
        case .moreSpecific: try await session.words("hyponyms", of: text)
        case .comprises: try await session.words("meronyms", of: text)
        case .partOf: try await session.words("holonyms", of: text)
        case .followers: try await session.followers(of: text, limit: limit)
        case .predecessors: try await session.predecessors(of: text, limit: limit)
        case .describedNouns: try await session.followers(of: text, limit: limit, areNouns: true)
        case .describingAdjectives: try await session.predecessors(of: text, limit: limit, areAdjectives: true)
        case .triggers: try await session.companions(of: text, limit: limit)
        case .rhymes: try await session.rhymes(of: text, "perfect", limit: limit)
        case .nearRhymes: try await session.rhymes(of: text, "near", limit: limit)
        case .homophones: try await session.homophones(of: text)
        case .sameConsonants: try await session.words(withConsonantsOf: text)
        case .soundsLike: try await session.words(soundingLike: text)
        case .spelledLike: try await session.words(spelledLike: text, limit: limit)
        }
    }
}
