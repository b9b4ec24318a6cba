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
            let spelling = try lexicon.knownSpelling(word, in: language, isBrief: true)
            if spelling.isForbidden { return .forbidden }
            if spelling.isAccepted { return .right }
            known.append((language, spelling))
        }
        var verdict = Verdict.unknown(meant: nil)
        for (language, spelling) in known {
            verdict = try self.verdict(of: word, spelling, in: language)
            if verdict == .right { return .right }
            if case .otherVariety = verdict { return verdict }
        }
        return verdict
    }

    private func verdict(of word: String, _ known: KnownSpelling, in language: Language) throws -> Verdict {
        if language == .en, CalendarNames.contain(word) { return .smallName }
        let found = WordEvidence(word, known)
        if found.isCommon { return try variety(of: word, language) }
        if found.isFormOfWord, try hasCommonLemma(known, language) { return try variety(of: word, language) }
        guard found.isAny else { return try unknown(word, language) }
        if found.isOnlyName { return try smallName(word, found, language) }
        if try isInModernDictionary(found.headwords, language) { return try variety(of: word, language) }
        let meant = try commonerWord(than: word, found.headwords, language)
        return try meant.map { .unknown(meant: $0) } ?? variety(of: word, language)
    }

    /// Returns the verdict of a word that the lexicon does not have.
    private func unknown(_ word: String, _ language: Language) throws -> Verdict {
        if language == .de, try GermanEnding.bases(of: word).contains(where: isKnownGerman) { return .right }
        guard language == .en else { return .unknown(meant: try commonerWord(than: word, [], language)) }
        if TechnicalWords.contain(word) || WordParts.isInflected(word.lowercased()) { return .right }
        let parts = WordParts(lexicon)
        if let american = WordParts.withZ(word), try isKnown(american) { return .right }
        if try parts.areKnown(word), try parts.likeWord(word) == nil { return .right }
        guard word != word.lowercased() else {
            let meant = try commonerWord(than: word, [], language)
            return meant == nil && NamesOfPrograms.isOne(word) ? .right : .unknown(meant: meant)
        }
        return .unknown(meant: try meantByCapitalized(word, language) ?? parts.likeCommonWord(word))
    }

    private func isKnownGerman(_ base: String) throws -> Bool {
        let known = try lexicon.knownSpelling(base, in: .de)
        return known.count > 0 || known.headwords.contains { $0.word == base }
    }

    /// Whether the lexicon has a word or it is one of computing.
    private func isKnown(_ word: String) throws -> Bool {
        if TechnicalWords.contain(word) || WordParts.isInflected(word.lowercased()) { return true }
        return WordEvidence(word, try lexicon.knownSpelling(word, in: .en)).isAny
    }

    /// Returns the word that is probably meant by an unknown one with a capital. Only names that everybody knows are
    /// meant by others: `Gillmor` is not `Gilmore`.
    private func meantByCapitalized(_ word: String, _ language: Language) throws -> String? {
        guard word.utf8.allSatisfy({ $0 < 0x80 }), let meant = try commonerWord(than: word, [], language) else {
            return nil
        }
        if word.utf8.count < CapitalizedWord.longestDoubtful, !CapitalizedWord.isSwapped(word.lowercased(), meant) {
            // Most such short words are names.
            return try lexicon.count(of: meant.lowercased(), in: language) ?? 0 >= Self.veryCommon ? meant : nil
        }
        guard meant != meant.lowercased() else { return meant }
        return try lexicon.count(of: meant, in: language) ?? 0 >= Self.famousName ? meant : nil
    }

    /// The count of the commonest five hundred words.
    private static let veryCommon = 200_000
    /// The count of names that everybody knows, in a thousand million words.
    private static let famousName = 15_000

    /// Whether WordNet and another dictionary have a headword: together, they have few words that people use only by
    /// mistake.
    private func isInModernDictionary(_ headwords: [String], _ language: Language) throws -> Bool {
        for headword in headwords {
            let entry = try lexicon.matches(of: headword, in: language, by: .exact).first { $0.entry.word == headword }?
                .entry
            guard let entry, entry.word == entry.word.lowercased() else { continue }
            let sources = Set(entry.lexicalEntries.flatMap(\.entries).map(\.source.string))
            if sources.contains("wordnet"), !sources.isDisjoint(with: ["gcide", "wiktionary"]) { return true }
        }
        return false
    }

    /// Returns the commoner word that a word is probably an error in.
    private func commonerWord(than word: String, _ headwords: [String], _ language: Language) throws -> String? {
        if TechnicalWords.contain(word) || WordParts.isInflected(word.lowercased()) { return nil }
        let meant = try lexicon.commonerWord(than: word, among: headwords, in: language)?.word
        // `normalised` is no error in `normalized`.
        return meant == WordParts.withZ(word) ? nil : meant
    }

    /// Whether a form is one of a word that was counted.
    private func hasCommonLemma(_ known: KnownSpelling, _ language: Language) throws -> Bool {
        for lemma in Set(known.forms.map(\.lemma)) {
            if try lexicon.count(of: lemma.lowercased(), in: language) != nil { return true }
        }
        return false
    }

    private func smallName(_ word: String, _ found: WordEvidence, _ language: Language) throws -> Verdict {
        if let meant = try commonerWord(than: word, found.headwords, language) { return .unknown(meant: meant) }
        return !TechnicalWords.contain(word) && found.rank >= Self.commonName ? .smallName : .right
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
        isOnlyName =
            word == lowercased && !headwords.isEmpty && !isFormOfWord && known.count == 0
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
