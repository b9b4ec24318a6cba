internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordWork

extension RhymesRequest: Answerable {
    package typealias Source = RhymeIndex
    private typealias Rhyme = RhymesResponse.Rhyme

    /// False, since the word is compared with all possible endings.
    package var isQuick: Bool { false }

    /// Answers from the pronunciations of the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if the word has none.
    package func response(from index: RhymeIndex) throws -> RhymesResponse {
        var results: [RhymesResponse.Result] = []
        for spoken in try spokenWords(in: index.lexicon) {
            let rhymes = try rhymes(with: spoken, in: index)
            results.append(.init(spoken: spoken, rhymes: Array(page.items(of: rhymes)), total: rhymes.count))
        }
        return RhymesResponse(results: results, page: page)
    }

    /// Returns the pronunciations of the headwords that are spelled like the word.
    private func spokenWords(in lexicon: Lexicon) throws -> [SpokenWord] {
        try lexicon.requirePronunciations(in: query.language)
        let matches = try query.matches(in: lexicon)
        let spelled = matches.filter { $0.kind == .exact || $0.kind == .folded }
        let spoken = SpokenWord.list(of: spelled.map(\.entry))
        guard spoken.isEmpty else { return spoken }
        throw noPronunciation(among: matches)
    }

    /// Returns the failure for a word without a pronunciation in the lexicon, or one that is only an inflected form of
    /// headwords.
    private func noPronunciation(among matches: [Match]) -> CallFailure {
        var failure = query.noAnswer("pronunciation", reason: .noPronunciation)
        let others = matches.filter { $0.entry.word != query.word && !SpokenWord.list(of: [$0.entry]).isEmpty }
        failure.suggestions = others.map(\.entry.word)
        if let lemma = others.first(where: { $0.kind == .lemma }) {
            failure.message = "'\(query.word)' is a form of '\(lemma.entry.word)' and has no pronunciation of its own."
        }
        return failure
    }

    /// Returns all requested rhymes, the nearest and commonest first, each word once.
    private func rhymes(with spoken: SpokenWord, in index: RhymeIndex) throws -> [Rhyme] {
        let tail = spoken.sounds.tail
        let onset = spoken.sounds.onset
        let families = try index.families(near: tail, atMost: kinds.contains(.near) ? Phone.furthest : 0)
        var rhymes: [Rhyme] = []
        var check = StopCheck()
        for (distance, members) in families {
            guard distance > 0 || kinds != [.near] else { continue }
            for member in members {
                if check.saysStop() { throw CallFailure.stopped }
                guard let sounds = Sounds(member.transcription), isWanted(sounds) else { continue }
                let kind: RhymeKind = distance > 0 ? .near : sounds.onset == onset ? .identical : .perfect
                guard kinds.contains(kind) else { continue }
                rhymes.append(Rhyme(member: member, sounds: sounds, kind: kind, distance: distance))
            }
        }
        try rhymes.sort(checking: &check, by: Rhyme.isBefore)
        return try distinct(rhymes, from: spoken.word)
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

    private func isWanted(_ sounds: Sounds) -> Bool {
        syllables?.range.contains(sounds.syllables) ?? true && stress?.matches(sounds.stress) ?? true
    }
}
