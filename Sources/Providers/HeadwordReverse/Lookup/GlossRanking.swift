internal import Glibc
internal import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordWork

/// Ranks the glosses of a lexicon by how well they match a definition in the caller's words.
///
/// The fewer definitions contain a word, the greater its weight. The greater part of a score is the share of the
/// request that the gloss covers, the lesser the share of the gloss that the request covers. The weights were
/// tuned on two thirds of `Tests/Fixtures/reverse.tsv`.
struct GlossRanking {
    /// A gloss that contains words of the request.
    struct Candidate: Sendable {
        /// The number of the gloss.
        var gloss: Int
        /// The score, from 0 to 1.
        var score: Float
    }

    /// The weight of a word by its place: in the definition, as the genus of the defined term, or as the headword
    /// itself.
    private static let placeWeights: [(place: Clue.Place, weight: Float)] = [
        (.definition, 1), (.kind, 0.85), (.name, 0.6),
    ]
    /// The maximum weight of a word, for the rarest.
    private static let mostWeight: Float = 7.6
    /// The minimum weight of a definition, for the shortest.
    private static let leastWeight: Float = 4
    private static let (askedExponent, givenExponent): (Float, Float) = (1.7, 0.5)
    /// The factors for a gloss of another lexical category than the request suggests, and for one not about a
    /// person if the request is.
    private static let (otherCategory, noPerson): (Float, Float) = (0.6, 0.4)

    let traits: GlossTraits
    let query: DefinitionQuery

    /// Returns the best-matching glosses, the best first.
    func candidates(
        in categories: [LexicalCategory],
        atMost limit: Int
    ) throws -> [Candidate] {
        let asked = try coverage()
        let whole = query.words.reduce(0) { $0 + weight(of: $1) }
        let wanted = Set(categories.map(\.rawValue))
        let guess = categories.isEmpty ? query.guess?.rawValue : nil
        var best: [Candidate] = []
        var least: Float = 0
        var check = StopCheck()
        for (gloss, asked) in asked.enumerated() where asked > 0 {
            if check.saysStop() { throw CallFailure.stopped }
            guard wanted.isEmpty || wanted.contains(traits.category(gloss)) else { continue }
            var score = powf(asked / whole, Self.askedExponent) * traits.prominence(gloss)
            guard score > least else { continue }
            score *= powf(min(1, asked / max(Self.leastWeight, traits.weight(gloss))), Self.givenExponent)
            if query.isAboutPerson, !traits.isPerson(gloss) { score *= Self.noPerson }
            if let guess, traits.category(gloss) != guess { score *= Self.otherCategory }
            guard score > least else { continue }
            best.append(Candidate(gloss: gloss, score: min(1, score)))
            if best.count == 8 * limit { least = Self.keepBest(of: &best, limit) }
        }
        _ = Self.keepBest(of: &best, limit)
        return best
    }

    /// - Returns: the lowest score that was kept, once the limit is reached.
    private static func keepBest(of candidates: inout [Candidate], _ limit: Int) -> Float {
        candidates.sort { ($1.score, $0.gloss) < ($0.score, $1.gloss) }
        candidates.removeLast(max(0, candidates.count - limit))
        return candidates.count < limit ? 0 : candidates.last?.score ?? 0
    }

    /// Returns the total weight of the request's words that each gloss contains.
    private func coverage() throws -> [Float] {
        var asked: [Float] = Array(repeating: 0, count: traits.count)
        // The last word of the request found in each gloss, counted from 1, so that each word counts once, where
        // its weight is greatest.
        var last: [UInt8] = Array(repeating: 0, count: traits.count)
        var check = StopCheck()
        var isStopped = false
        for (number, word) in zip(UInt8(1)..., query.words) {
            let weight = weight(of: word)
            for (factor, clue, place) in Self.ways(to: word) {
                clue.forEachGloss(in: place) { gloss in
                    guard gloss < asked.count, last[gloss] != number else { return true }
                    last[gloss] = number
                    asked[gloss] += factor * weight
                    isStopped = check.saysStop()
                    return !isStopped
                }
                if isStopped { throw CallFailure.stopped }
            }
        }
        return asked
    }

    private static func ways(to word: DefinitionQuery.Word) -> [(factor: Float, clue: Clue, place: Clue.Place)] {
        word.clues.flatMap { weighed in
            placeWeights.map { (weighed.weight * $0.weight, weighed.clue, $0.place) }
        }
        .sorted { $0.0 > $1.0 }
    }

    private func weight(of word: DefinitionQuery.Word) -> Float {
        let count = word.clues.first?.clue.count ?? 0
        return min(Self.mostWeight, GlossTraits.weight(ofStemIn: count, of: traits.count))
    }
}
