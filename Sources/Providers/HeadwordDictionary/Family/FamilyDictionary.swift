internal import HeadwordLexicon
internal import HeadwordModel

/// What the lexicon has about the words of families, each looked up once.
struct FamilyDictionary {
    /// A headword that may belong to a family.
    struct Word {
        var headword: StoredHeadword
        /// The headwords that a dictionary relates to it by derivation, in either direction.
        var related: Set<String>
        /// The words of its definitions, in lower case.
        var defining: Set<Substring>

        /// Whether it is in use today.
        var isCurrent: Bool { headword.isCurrent }

        /// Whether it has senses in a lexical category.
        func isA(_ category: LexicalCategory) -> Bool {
            headword.lexicalEntries.contains { $0.lexicalCategory == category }
        }
    }

    /// The number of senses whose definitions count: rare ones are often those of other words that are spelled alike.
    private static let mostSenses = 8

    private let lexicon: Lexicon
    private var words: [String: Word?] = [:]
    private var forms: [String: Set<Substring>] = [:]

    init(_ lexicon: Lexicon) {
        self.lexicon = lexicon
    }

    /// Returns a headword in exactly this spelling; nil if there is none.
    mutating func word(_ text: String) throws -> Word? {
        if let word = words[text] { return word }
        let found = try lexicon.matches(of: text, by: .exact, preservingCase: true).first { $0.entry.word == text }
        let word = found.map { Self.word(from: $0.entry) }
        words[text] = .some(word)
        return word
    }

    private static func word(from headword: StoredHeadword) -> Word {
        let entries = headword.lexicalEntries.flatMap(\.entries)
        let definitions = entries.flatMap(\.senses).prefix(mostSenses).flatMap(\.definitions)
        let defining = definitions.flatMap { definition in
            definition.string.lowercased().split { !$0.isLetter && $0 != "-" }
        }
        let related = headword.lexicalEntries.flatMap(\.derivatives).map(\.string)
        return Word(headword: headword, related: Set(related), defining: Set(defining))
    }

    /// Whether a word, which is not a form of a headword, is defined by the headword in any of its forms.
    mutating func mentions(_ word: Word, _ base: String) throws -> Bool {
        let forms = try forms(of: base)
        guard !forms.contains(word.headword.word[...]) else { return false }
        return word.defining.contains(base[...]) || !word.defining.isDisjoint(with: forms)
    }

    /// Returns how often a headword occurs, as far as it was counted.
    func count(of text: String) throws -> Int { try lexicon.count(of: text) ?? 0 }

    private mutating func forms(of base: String) throws -> Set<Substring> {
        if let known = forms[base] { return known }
        let found = Set(try lexicon.forms(of: base).map { $0.form.text.lowercased()[...] })
        forms[base] = found
        return found
    }
}
