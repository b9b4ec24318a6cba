internal import HeadwordModel

/// Checks the words of one line.
struct LineCheck {
    private let checker: SpellingChecker
    private let options: SpellingOptions
    private let settings: VerdictSettings
    /// Whether the words are those of source code, where names of programs have small letters.
    private let isCode: Bool

    init(_ checker: SpellingChecker, _ options: SpellingOptions, isCode: Bool) {
        self.checker = checker
        self.options = options
        self.isCode = isCode
        settings = VerdictSettings(options)
    }

    /// Returns the misspelled words.
    ///
    /// - Parameter lastWord: the word before the line, in small letters.
    func misspellings(among words: [Word], in bytes: [UInt8], after lastWord: String) throws -> [Misspelling] {
        var verdicts: [(word: Word, verdict: Verdict)] = []
        var repeated: [Misspelling] = []
        var previous = lastWord
        for word in words {
            if options.checksRepeated, RepeatedWords.isRepeated(word, after: previous) {
                repeated.append(Misspelling(range: word.range, word: word.text, kind: .repeated))
            }
            previous = word.text.lowercased()
            verdicts += try parts(of: word, bytes)
        }
        let foreign = ForeignText.places(among: verdicts)
        let wrong = verdicts.indices.filter { !foreign.contains($0) }.compactMap { misspelling(verdicts[$0]) }
        return (wrong + repeated).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Returns the verdict of a word, or of the parts of a hyphenated one that is not known as a whole.
    private func parts(of word: Word, _ bytes: [UInt8]) throws -> [(word: Word, verdict: Verdict)] {
        if isLeftAlone(word) { return [(word, .right)] }
        guard word.isHyphenated else { return [(word, try verdict(of: word))] }
        let whole = try verdict(of: word)
        if !whole.isUnknown { return [(word, whole)] }
        return try HyphenatedWord(word, bytes).parts.map { part in
            (part, isLeftAlone(part) || CompoundPrefixes.contain(part.text) ? .right : try verdict(of: part))
        }
    }

    private func isLeftAlone(_ word: Word) -> Bool {
        word.isSkipped || word.letters < options.minimumLength || word.letters > 60
            || !word.isLatin && settings.languages.allSatisfy(\.isWrittenInLatinLetters)
            || isAccepted(word.text) || RomanNumeral.isOne(word.text)
    }

    private func isAccepted(_ word: String) -> Bool {
        guard !options.acceptedWords.isEmpty else { return false }
        let base = String(word.dropLast(WordEnding.possessiveLength(of: word)))
        return [word, base].contains {
            options.acceptedWords.contains($0) || options.acceptedWords.contains($0.lowercased())
        }
    }

    private func verdict(of word: Word) throws -> Verdict {
        try checker.verdict(of: word.capitals == .all ? word.text.lowercased() : word.text, settings)
    }

    private func misspelling(_ found: (word: Word, verdict: Verdict)) -> Misspelling? {
        let kind: Misspelling.Kind
        switch found.verdict {
        case .right: return nil
        case .unknown(let meant):
            // Unknown words in capitals are names of constants.
            if meant == nil, found.word.capitals == .all { return nil }
            guard found.word.capitals != .first || CapitalizedWord.isMisspelled(found.word, meant) else { return nil }
            kind = .unknown
        case .smallName:
            // Names of programs are written in small letters in source code.
            if isCode, !CalendarNames.contain(found.word.text) { return nil }
            kind = .unknown
        case .forbidden: kind = .forbidden
        case .otherVariety(let preferred):
            kind = .otherVariety(preferred: found.word.capitals.applied(to: preferred))
        }
        let length = WordEnding.possessiveLength(of: found.word.text)
        let text = String(found.word.text.dropLast(length))
        return Misspelling(range: found.word.rangeWithoutPossessive(length), word: text, kind: kind)
    }
}

extension Word {
    /// Returns the bytes before a possessive ending, whose apostrophe may have three bytes.
    fileprivate func rangeWithoutPossessive(_ length: Int) -> Range<Int> {
        guard length > 0, range.count > text.utf8.count - length else { return range }
        let apostrophe = range.count - text.utf8.count == 2 ? 4 : length
        return range.lowerBound..<(range.upperBound - apostrophe)
    }
}
