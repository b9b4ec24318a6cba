/// Words of another language inside a text.
enum ForeignText {
    /// How many words before and after a word tell whether it is in a foreign sentence.
    private static let reach = 4
    /// The minimum number of strange words there, and their minimum share.
    private static let least = (count: 3, share: 0.5)

    /// Returns the places of unknown words among others that are unlike words of the text's languages.
    static func places(among verdicts: [(word: Word, verdict: Verdict)]) -> Set<Int> {
        let strange = verdicts.indices.filter { verdicts[$0].verdict == .strange }
        guard strange.count >= least.count else { return [] }
        // Short words are in all languages alike.
        let telling = verdicts.indices.filter { verdicts[$0].word.letters > 2 || !verdicts[$0].word.isLatin }
        var places: Set<Int> = []
        for (number, place) in telling.enumerated() where verdicts[place].verdict.isUnknown {
            let near = telling[max(number - reach, 0)..<min(number + reach + 1, telling.count)]
            let count = near.count { verdicts[$0].verdict == .strange }
            if count >= least.count, Double(count) >= least.share * Double(near.count) { places.insert(place) }
        }
        return places
    }
}
