internal import HeadwordCore
internal import HeadwordJSON
package import HeadwordLexicon
internal import HeadwordModel

extension RhymesRequest: LexiconAnswerable {
    /// Answers from the pronunciations of the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if the word has none.
    package func response(from lexicon: Lexicon) throws -> RhymesResponse {
        let results = try spokenWords(in: lexicon).map { spoken in
            RhymesResponse.Result(spoken: spoken, list: try rhymes(with: spoken, in: lexicon))
        }
        return RhymesResponse(results: results, page: page)
    }

    /// Returns the pronunciations of the headwords that are spelled like the word.
    private func spokenWords(in lexicon: Lexicon) throws -> [SpokenWord] {
        try lexicon.requirePronunciations(in: query.language)
        if query.lexicalCategories.isEmpty, let alone = try headwordAlone(in: lexicon) {
            return SpokenWord.list(of: [alone])
        }
        let matches = try query.matches(in: lexicon)
        let spoken = try lexicon.spokenWords(of: matches.filter { $0.kind == .exact || $0.kind == .folded })
        guard spoken.isEmpty else { return spoken }
        throw try noPronunciation(among: matches, in: lexicon)
    }

    /// Returns the headword that is written exactly like the word, if there is no need to look at others.
    private func headwordAlone(in lexicon: Lexicon) throws -> SpokenHeadword? {
        guard let first = try lexicon.spokenHeadwords(spelledLike: query.word).first, first.isAlone,
            first.word == Spelling.normalized(query.word)
        else { return nil }
        return first
    }

    /// Returns the failure for a word without a pronunciation in the lexicon, or one that is only an inflected form of
    /// headwords.
    private func noPronunciation(among matches: [Match], in lexicon: Lexicon) throws -> CallFailure {
        var failure = query.noAnswer("pronunciation", reason: .noPronunciation)
        let others = try matches.filter { match in
            try match.entry.word != query.word && !lexicon.spokenWords(of: [match]).isEmpty
        }
        failure.suggestions = others.map(\.entry.word)
        if let lemma = others.first(where: { $0.kind == .lemma }) {
            failure.message = "'\(query.word)' is a form of '\(lemma.entry.word)' and has no pronunciation of its own."
        }
        return failure
    }

    /// Returns all requested rhymes, the nearest and commonest first, each word once.
    private func rhymes(with spoken: SpokenWord, in lexicon: Lexicon) throws -> RhymeList {
        var list = RhymeList(of: spoken.place, page: page)
        let family = try lexicon.rhymeFamily(spoken.rhyme.family)
        if kinds.contains(.perfect) {
            for member in family.members where member.onset != spoken.rhyme.onset && isWanted(member) {
                list.add(member, as: .perfect)
            }
        }
        if kinds.contains(.near) {
            for member in try nearMembers(of: family, in: lexicon) { list.add(member, as: .near) }
        }
        if kinds.contains(.identical) {
            for member in family.members where member.onset == spoken.rhyme.onset && isWanted(member) {
                list.add(member, as: .identical)
            }
        }
        return list
    }

    /// Returns the near rhymes of a family: those at the smallest distance first, and the commonest of them.
    private func nearMembers(of family: RhymeFamily, in lexicon: Lexicon) throws -> [RhymeFamily.Member] {
        var found: [(distance: Int, member: RhymeFamily.Member)] = []
        for neighbour in family.neighbours {
            for member in try lexicon.rhymeFamily(neighbour.family).members where isWanted(member) {
                found.append((neighbour.distance, member))
            }
        }
        return found.enumerated().sorted { first, second in
            (first.element.distance, first.element.member.place.number, first.offset)
                < (second.element.distance, second.element.member.place.number, second.offset)
        }.map(\.element.member)
    }

    private func isWanted(_ member: RhymeFamily.Member) -> Bool {
        syllables?.range.contains(member.syllables) ?? true && stress?.matches(member.stress.utf8) ?? true
    }
}

extension RhymeFamily.Member {
    /// The number of syllables.
    var syllables: Int { stress.utf8.count }
}
