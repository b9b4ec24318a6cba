internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel

extension RhymesProvider.LookupRequest: Answerable {
    typealias Source = RhymesProvider.Book
    typealias Rhyme = RhymesProvider.LookupResponse.Rhyme

    /// All ways in which words end are compared.
    var isQuick: Bool { false }

    /// Answers from the pronunciations of the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if the word has none.
    func response(from book: RhymesProvider.Book) throws(CallFailure) -> RhymesProvider.LookupResponse {
        let said = try RhymesProvider.pronunciations(of: query, in: book.lexicon)
        let results = said.map { said in
            let rhymes = rhymes(with: said, in: book.index)
            return RhymesProvider.LookupResponse.Result(
                said: said,
                rhymes: Array(page.items(of: rhymes)),
                total: rhymes.count
            )
        }
        return RhymesProvider.LookupResponse(results: results, page: page)
    }

    /// All rhymes that are wanted, the nearest and commonest first, each word once.
    private func rhymes(with said: RhymesProvider.Said, in index: RhymesProvider.Index) -> [Rhyme] {
        let tail = said.sounds.tail
        let onset = said.sounds.onset
        let families = index.families(near: tail, atMost: kinds.contains(.near) ? RhymesProvider.furthest : 0)
        var rhymes: [Rhyme] = []
        for (distance, members) in families {
            guard distance > 0 || kinds != [.near] else { continue }
            for member in members {
                guard let sounds = RhymesProvider.Sounds(member.transcription), isWanted(sounds) else { continue }
                let kind: RhymesProvider.Kind =
                    distance > 0 ? .near : sounds.onset == onset ? .identical : .perfect
                guard kinds.contains(kind) else { continue }
                rhymes.append(Rhyme(member: member, sounds: sounds, kind: kind, distance: distance))
            }
        }
        return distinct(rhymes.sorted(by: Rhyme.isBefore), from: said.word)
    }

    /// Of words that differ in case only one, without capitals if there is such; a word itself is no rhyme.
    private func distinct(_ rhymes: [Rhyme], from word: String) -> [Rhyme] {
        var distinct: [Rhyme] = []
        var places: [String: Int] = [:]
        for rhyme in rhymes {
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
