internal import HeadwordLexicon
internal import HeadwordModel

/// Finds the verdict of a word without hyphens, which has no ending such as `'s`.
struct WordJudge {
    let lexicon: Lexicon
    let settings: VerdictSettings

    /// - Parameter word: in its capitals, except that one all in capitals is given in small letters.
    func verdict(of word: String) throws -> Verdict {
        var known: [(language: Language, spelling: KnownSpelling)] = []
        for language in settings.languages {
            let spelling = try lexicon.knownSpelling(word, in: language)
            if spelling.isForbidden { return .forbidden }
            if spelling.isAccepted { return .right }
            known.append((language, spelling))
        }
        var verdict = Verdict.strange
        for (language, spelling) in known {
            verdict = try self.verdict(of: word, spelling, in: language)
            if verdict == .right { return .right }
            if case .otherVariety = verdict { return verdict }
        }
        return verdict
    }

    private func verdict(of word: String, _ known: KnownSpelling, in language: Language) throws -> Verdict {
        let found = WordEvidence(word, known)
        if found.isCommon { return try variety(of: word, language) }
        if found.isFormOfWord, try hasCommonLemma(known, language) { return try variety(of: word, language) }
        let isEnglish = language == .en
        guard found.isAny else {
            if isEnglish, TechnicalWords.contain(word) { return .right }
            let isDerived = isEnglish ? try WordParts(lexicon).areKnown(word) : false
            let isTypingError = try commonerWord(than: word, [], language)
            if isDerived, !isTypingError { return .right }
            return isTypingError || isDerived ? .unknown : .strange
        }
        if found.isOnlyName { return try smallName(word, found, language) }
        return try commonerWord(than: word, found.headwords, language) ? .unknown : variety(of: word, language)
    }

    /// Whether a word is probably an error in a commoner one.
    private func commonerWord(than word: String, _ headwords: [String], _ language: Language) throws -> Bool {
        if TechnicalWords.contain(word) { return false }
        return try lexicon.commonerWord(than: word, among: headwords, in: language) != nil
    }

    /// Whether a form is one of a word that was counted.
    private func hasCommonLemma(_ known: KnownSpelling, _ language: Language) throws -> Bool {
        for lemma in Set(known.forms.map(\.lemma)) {
            if try lexicon.knownSpelling(lemma, in: language).lowercaseCount > 0 { return true }
        }
        return false
    }

    private func smallName(_ word: String, _ found: WordEvidence, _ language: Language) throws -> Verdict {
        if try commonerWord(than: word, found.headwords, language) { return .unknown }
        return found.rank >= Self.commonName ? .smallName : .right
    }

    /// How often in a thousand million words the names occur of which everybody knows that they have a capital.
    private static let commonName = 5000

    private func variety(of word: String, _ language: Language) throws -> Verdict {
        guard language == .en, let variety = settings.variety else { return .right }
        let preferred = try VarietyOfWord(lexicon, variety).preferred(to: word.lowercased())
        return preferred.map { .otherVariety(preferred: $0) } ?? .right
    }
}

/// What a lexicon knows of a word that speaks for it.
struct WordEvidence {
    /// The headwords that are spelled like it, apart from capitals and accents.
    var headwords: [String]
    /// How common the commonest of them is.
    var rank: Int
    /// Whether it was counted, or is spelled like a common headword.
    var isCommon: Bool
    /// Whether it is an inflected form.
    var isFormOfWord: Bool
    /// Whether it is written in small letters, and all headwords have capitals.
    var isOnlyName: Bool

    var isAny: Bool { !headwords.isEmpty || isFormOfWord }

    init(_ word: String, _ known: KnownSpelling) {
        let lowercased = word.lowercased()
        let alike = known.headwords.filter { $0.word.isSpelled(like: lowercased) }
        headwords = alike.map(\.word)
        rank = alike.map(\.rank).max() ?? 0
        isFormOfWord = !known.forms.isEmpty
        isOnlyName = word == lowercased && !headwords.isEmpty && !isFormOfWord && known.count == 0
            && alike.allSatisfy { $0.word != $0.word.lowercased() }
        isCommon = known.count > 0 || known.lowercaseCount > 0 || rank > 0 && !isOnlyName
    }
}

extension String {
    /// Whether a headword has the same letters in the same words as a lowercase one; it may have accents.
    fileprivate func isSpelled(like lowercased: String) -> Bool {
        utf8.count { $0 == 0x20 || $0 == 0x2D } == lowercased.utf8.count { $0 == 0x20 || $0 == 0x2D }
    }
}
