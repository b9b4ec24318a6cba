/// Words of another language inside a text.
enum ForeignText {
    /// The minimum number of unknown words of a foreign sentence, of which one must be unlike any word of the text's
    /// languages.
    private static let leastUnknown = 3
    /// The longest word that two languages may have in common by chance, in letters.
    private static let longestShared = 4

    /// Returns the places of unknown words among others that are in foreign sentences: unknown words with at most one
    /// known word between two of them, apart from short ones.
    static func places(among verdicts: [(word: Word, verdict: Verdict)]) -> Set<Int> {
        var places: Set<Int> = []
        var (run, known): ([Int], Int) = ([], 0)
        for (place, found) in verdicts.enumerated() {
            if found.verdict.isUnknown {
                run.append(place)
                known = 0
            } else if found.word.letters > 2, !(found.word.isSkipped && !found.word.isLatin) {
                known += found.word.letters > longestShared ? 2 : 1
                guard known > 2 else { continue }
                if isForeign(run, verdicts) { places.formUnion(run) }
                (run, known) = ([], 0)
            }
        }
        if isForeign(run, verdicts) { places.formUnion(run) }
        return places
    }

    private static func isForeign(_ run: [Int], _ verdicts: [(word: Word, verdict: Verdict)]) -> Bool {
        guard let first = run.first, let last = run.last, run.count >= leastUnknown else { return false }
        let words = (first...last).count { verdicts[$0].word.letters > 2 }
        return run.contains { verdicts[$0].verdict == .unknown(meant: nil) } && run.count * 5 >= words * 3
    }
}
