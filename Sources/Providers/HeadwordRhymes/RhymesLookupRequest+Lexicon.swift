internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordWork

extension RhymesProvider.LookupRequest: Answerable {
    typealias Source = RhymesProvider.Book
    typealias Rhyme = RhymesProvider.LookupResponse.Rhyme

    /// False, since the word is compared with all possible endings.
    var isQuick: Bool { false }

    /// Answers from the pronunciations of the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if the word has none.
    func response(from book: RhymesProvider.Book) throws -> RhymesProvider.LookupResponse {
        let said = try RhymesProvider.pronunciations(of: query, in: book.lexicon)
        var results: [RhymesProvider.LookupResponse.Result] = []
        for said in said {
            let rhymes = try rhymes(with: said, in: book.index)
            results.append(.init(said: said, rhymes: Array(page.items(of: rhymes)), total: rhymes.count))
        }
        return RhymesProvider.LookupResponse(results: results, page: page)
    }

    /// Returns all requested rhymes, the nearest and commonest first, each word once.
    private func rhymes(with said: RhymesProvider.Said, in index: RhymesProvider.Index) throws -> [Rhyme] {
        let tail = said.sounds.tail
        let onset = said.sounds.onset
        let families = try index.families(near: tail, atMost: kinds.contains(.near) ? RhymesProvider.furthest : 0)
        var rhymes: [Rhyme] = []
        var check = StopCheck()
        for (distance, members) in families {
            guard distance > 0 || kinds != [.near] else { continue }
            for member in members {
                if check.saysStop() { throw CallFailure.stopped }
                guard let sounds = RhymesProvider.Sounds(member.transcription), isWanted(sounds) else { continue }
                let kind: RhymesProvider.Kind =
                    distance > 0 ? .near : sounds.onset == onset ? .identical : .perfect
                guard kinds.contains(kind) else { continue }
                rhymes.append(Rhyme(member: member, sounds: sounds, kind: kind, distance: distance))
            }
        }
        try rhymes.sort(checking: &check, by: Rhyme.isBefore)
        return try distinct(rhymes, from: said.word)
    }

    /// Returns the rhymes without the word itself, keeping only one of those that differ in case, without capitals if
    /// possible.
    private func distinct(_ rhymes: [Rhyme], from word: String) throws -> [Rhyme] {
        var distinct: [Rhyme] = []
        var places: [String: Int] = [:]
        var check = StopCheck()
        for rhyme in rhymes {
            if check.saysStop() { throw CallFailure.stopped }
            let folded = rhyme.member.word.lowercased()
            if folded == word.lowercased() { continue }
            guard let place = places[folded] else {
                places[folded] = distinct.count
                distinct.append(rhyme)
                continue
            }
            if rhyme.member.word == folded { distinct[place].member.word = folded }
        }
        return distinct
    }

    private func isWanted(_ sounds: RhymesProvider.Sounds) -> Bool {
        syllables?.range.contains(sounds.syllables) ?? true && stress?.matches(sounds.stress) ?? true
    }
}
