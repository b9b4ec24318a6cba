internal import HeadwordLexicon
internal import HeadwordModel

/// The English phrases of all lines, as examples for headwords that have few on their own lines: `the`, `during`.
struct DingPhrases {
    private static let mostPerHeadword = 3
    private static let longestPhrase = 120

    private var phrases: [Sentence] = []
    private let lemmas: [String: [String]]
    /// The phrases that each headword has already.
    private var shown: [String: Set<String>] = [:]

    /// - Parameter irregularForms: The irregular forms by English lemma.
    init(irregularForms: [String: [String]]) {
        var lemmas: [String: [String]] = [:]
        for (lemma, forms) in irregularForms {
            for form in forms { lemmas[form, default: []].append(lemma) }
        }
        self.lemmas = lemmas
    }

    /// Keeps a phrase for headwords other than those of its line.
    mutating func keep(_ phrase: Sentence) {
        if phrase.text.utf8.count <= Self.longestPhrase { phrases.append(phrase) }
    }

    /// Records that a headword already has the phrase from its own line.
    mutating func note(_ phrase: String, shows headword: String) {
        shown[headword, default: []].insert(phrase)
    }

    /// Adds phrases to the headwords whose forms they contain, as long as a headword has fewer than `mostPerHeadword`.
    mutating func spread(to draft: inout LexiconDraft) {
        for phrase in phrases {
            for word in unique(words(of: phrase.text)) {
                for lemma in [word] + (lemmas[word] ?? []) + EnglishInflection.regularAnalyses(of: word).map(\.lemma) {
                    let headword = LexiconDraft.Headword(language: .en, word: lemma)
                    guard shown[lemma, default: []].count < Self.mostPerHeadword, draft.contains(headword),
                        shown[lemma, default: []].insert(phrase.text).inserted
                    else { continue }
                    draft.add(phrase, to: headword)
                }
            }
        }
    }

    private func words(of text: String) -> [String] {
        text.lowercased().split { !($0.isLetter || $0 == "'" || $0 == "-") }.map(String.init)
    }
}
