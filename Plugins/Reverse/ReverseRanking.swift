internal import Glibc
internal import HeadwordCore
internal import HeadwordModel
internal import HeadwordWork

extension ReverseProvider.Index {
    /// A definition that has words of a question.
    struct Candidate: Sendable {
        /// The definition.
        var definition: Definition
        /// How well it fits, from 0 to 1.
        var score: Float
    }

    /// The definitions that fit a question best, the best first.
    ///
    /// Words weigh the more, the fewer definitions have them. The greater part of a score is which part of the question
    /// a definition has, the lesser which part of the definition was asked for; common headwords, first senses and what
    /// the question seems to be about go before.
    func candidates(
        for question: ReverseProvider.Question,
        in categories: [LexicalCategory],
        atMost limit: Int
    ) throws(CallFailure) -> [Candidate] {
        let found = try coverage(of: question)
        let whole = question.words.reduce(0) { $0 + weight(of: $1) }
        let wanted = Set(categories.map(\.rawValue))
        let guess = categories.isEmpty ? question.guess?.rawValue : nil
        var best: [Candidate] = []
        var least: Float = 0
        var check = StopCheck()
        for (index, coverage) in found.enumerated() where coverage.asked > 0 {
            if check.saysStop() { throw .stopped }
            let recall = coverage.asked / whole
            let most = recall * recall * recall
            guard most > least else { continue }
            let definition = definitions[index]
            guard wanted.isEmpty || wanted.contains(definition.category) else { continue }
            var score = most * powf(min(1, coverage.given / definition.weight), 0.3) * definition.prominence
            if let guess, definition.category != guess { score *= 0.4 }
            guard score > least else { continue }
            best.append(Candidate(definition: definition, score: min(1, score)))
            if best.count == 8 * limit { least = Self.keepBest(of: &best, limit) }
        }
        _ = Self.keepBest(of: &best, limit)
        return best
    }

    /// - Returns: the least score of those that are kept, if there are as many as may be.
    private static func keepBest(of candidates: inout [Candidate], _ limit: Int) -> Float {
        candidates.sort {
            ($0.score, $1.definition.headword, $1.definition.place)
                > ($1.score, $0.definition.headword, $0.definition.place)
        }
        candidates.removeLast(max(0, candidates.count - limit))
        return candidates.count < limit ? 0 : candidates.last?.score ?? 0
    }

    /// What a definition has of a question, and what that weighs in the definition.
    private typealias Coverage = (asked: Float, given: Float)

    private func coverage(of question: ReverseProvider.Question) throws(CallFailure) -> [Coverage] {
        var found: [Coverage] = Array(repeating: (0, 0), count: definitions.count)
        // The last word of the question that a definition has, counted from 1: with its synonyms, a word counts once.
        var last: [UInt8] = Array(repeating: 0, count: definitions.count)
        var check = StopCheck()
        for (number, word) in zip(UInt8(1)..., question.words) {
            let weight = weight(of: word)
            for stem in word.stems {
                let factor = stem == word.stem ? 1 : ReverseProvider.Question.synonymWeight
                let list = definitions(with: stem)
                let given = factor * min(weight, self.weight(ofWordIn: list.count))
                for definition in list.lazy.map(Int.init) where last[definition] != number {
                    if check.saysStop() { throw .stopped }
                    last[definition] = number
                    found[definition].asked += factor * weight
                    found[definition].given += given
                }
            }
        }
        return found
    }

    private func weight(of word: ReverseProvider.Question.Word) -> Float {
        weight(ofWordIn: definitions(with: word.stem).count)
    }
}

extension ReverseProvider.Index.Definition {
    /// From 0 to 1: greater for common headwords, and for their first senses.
    fileprivate var prominence: Float {
        (0.7 + 0.3 * min(Float(zipf), 400) / 400) * powf(0.9, Float(min(rank, 5)))
    }
}
