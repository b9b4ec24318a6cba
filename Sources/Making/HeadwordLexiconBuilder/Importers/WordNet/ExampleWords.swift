internal import HeadwordLexicon
internal import HeadwordModel

/// The words of an example, which tell which words of a synset it shows in any inflected form.
struct ExampleWords {
    private static let longestGap = 4

    /// The words of the example in lower case.
    private let written: [String]
    /// For each word, the lemmas of which it may be a form.
    private let words: [Set<String>]

    /// - Parameter irregular: the lemmas of irregular forms.
    init(_ example: String, irregular: [String: [String]]) {
        written = Self.split(example)
        words = written.map { word in
            var lemmas: Set<String> = [word]
            if word.hasSuffix("'s") { lemmas.insert(String(word.dropLast(2))) }
            for lemma in irregular[word] ?? [] { lemmas.insert(lemma) }
            for analysis in EnglishInflection.regularAnalyses(of: word) { lemmas.insert(analysis.lemma) }
            return lemmas
        }
    }

    /// Whether the example shows a word or phrase; the words of a phrase may be a little apart.
    func show(_ phrase: String) -> Bool {
        let parts = Self.split(phrase)
        guard let first = parts.first else { return false }
        return words.indices.contains { words[$0].contains(first) && continues(parts.dropFirst(), after: $0) }
    }

    /// Whether the verb in the example is followed by an object (`sign the letter`) or by a preposition
    /// (`argue for it`); nil if by neither.
    func showsObject(of verb: String) -> Bool? {
        guard let index = words.firstIndex(where: { $0.contains(verb) }), index + 1 < written.count else { return nil }
        let next = written[index + 1]
        if Self.prepositions.contains(next) {
            return index > 0 && Self.auxiliaries.contains(written[index - 1]) ? nil : false
        }
        guard Self.beginningsOfObjects.contains(next) else { return nil }
        return written[(index + 2)...].prefix(2).contains(where: Self.measures.contains) ? nil : true
    }

    private static let beginningsOfObjects: Set<String> = [
        "a", "an", "the", "my", "your", "his", "her", "its", "our", "their", "me", "him", "it", "us", "them",
    ]
    /// Words that follow a verb without being its object: `wait a minute`.
    private static let measures: Set<String> = [
        "second", "moment", "minute", "minutes", "hour", "hours", "day", "days", "week", "weeks", "month", "months",
        "year", "years", "night", "morning", "time", "times", "while", "mile", "miles", "bit", "lot", "little", "way",
        "few", "great", "good",
    ]
    private static let prepositions: Set<String> = [
        "to", "with", "for", "from", "upon", "of", "about", "at", "against", "into",
    ]
    /// Words before a passive participle, whose object precedes it.
    private static let auxiliaries: Set<String> = [
        "am", "is", "are", "was", "were", "be", "been", "being", "get", "got", "gets",
    ]

    private func continues(_ parts: ArraySlice<String>, after index: Int) -> Bool {
        guard let next = parts.first else { return true }
        let reach = words[(index + 1)...].prefix(Self.longestGap + 1)
        guard let found = reach.firstIndex(where: { $0.contains(next) }) else { return false }
        return continues(parts.dropFirst(), after: found)
    }

    private static func split(_ text: String) -> [String] {
        text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'") }
            .map { $0.hasPrefix("'") ? String($0.dropFirst()) : String($0) }
    }
}
