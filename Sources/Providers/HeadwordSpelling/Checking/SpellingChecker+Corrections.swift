internal import HeadwordLexicon
internal import HeadwordModel

extension SpellingChecker {
    /// Returns what may have been meant, the likeliest first, with the capitals of the misspelled word; nothing for a
    /// repeated word, which is to be left out.
    ///
    /// - Parameter count: the maximum number of words.
    package func corrections(
        for misspelling: Misspelling,
        _ options: SpellingOptions = SpellingOptions(),
        atMost count: Int = 5
    ) throws -> [String] {
        switch misspelling.kind {
        case .repeated: []
        case .otherVariety(let preferred): [preferred]
        case .unknown, .forbidden: try corrections(for: misspelling.word, options, atMost: count)
        }
    }

    /// Returns the corrections of a word, as of a misspelling that is only known by its word.
    package func corrections(
        for word: String,
        _ options: SpellingOptions = SpellingOptions(),
        atMost count: Int = 5
    ) throws -> [String] {
        let capitals = Word.Capitals(of: word)
        let settings = VerdictSettings(options)
        var words: [String] = []
        for language in options.languages {
            let known = try lexicon.knownSpelling(word, in: language)
            words += known.replacements
            // A name without its capital, or two words written as one.
            if !known.isForbidden { words += known.headwords.sorted { $0.rank > $1.rank }.map(\.word) }
            if language == .en { words += try pair(in: word) }
            words += try lexicon.suggestions(for: word, in: language, atMost: count + 3)
        }
        return try Self.ordered(words.map(capitals.applied), without: word) { candidate in
            try !candidate.contains(" ") && verdict(of: candidate, settings).isOtherVariety
        }
        .prefix(count).map(\.self)
    }

    /// Returns words once each, those of other varieties last.
    private static func ordered(
        _ words: [String],
        without own: String,
        _ isOtherVariety: (String) throws -> Bool
    ) rethrows -> [String] {
        var (usual, others): ([String], [String]) = ([], [])
        for word in words where word != own && !usual.contains(word) && !others.contains(word) {
            if try isOtherVariety(word) { others.append(word) } else { usual.append(word) }
        }
        return usual + others
    }

    /// Returns the two common words of which a word consists, if it does: `of the` for `ofthe`.
    private func pair(in word: String) throws -> [String] {
        let letters = Array(word.utf8)
        guard (4...30).contains(letters.count), letters.allSatisfy(\.isLetter) else { return [] }
        var best: (words: String, count: Int)?
        for place in 1..<letters.count {
            let first = String(decoding: letters[..<place], as: UTF8.self)
            let second = String(decoding: letters[place...], as: UTF8.self)
            guard place > 1 || first.lowercased() == "a", letters.count - place > 1 else { continue }
            let count = try min(lexicon.count(of: first.lowercased()) ?? 0, lexicon.count(of: second.lowercased()) ?? 0)
            if count >= Self.veryCommon, count > best?.count ?? 0 { best = ("\(first) \(second)", count) }
        }
        return best.map { [$0.words] } ?? []
    }

    /// The count from which on a word is among the commonest two thousand.
    private static let veryCommon = 60_000
}

extension Word.Capitals {
    /// - Parameter word: a word of any letters.
    init(of word: String) {
        let letters = word.filter(\.isLetter)
        let capitals = letters.count(where: \.isUppercase)
        self.init(count: capitals, inner: capitals - (letters.first?.isUppercase == true ? 1 : 0), of: letters.count)
    }
}

extension Verdict {
    fileprivate var isOtherVariety: Bool { if case .otherVariety = self { true } else { false } }
}
