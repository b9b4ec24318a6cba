internal import HeadwordModel
internal import HeadwordSQLite

extension Lexicon {
    /// Returns the English headwords that are spelled like a word and have a pronunciation: one spelled exactly like it
    /// first, then the commonest.
    package func spokenHeadwords(spelledLike word: String) throws -> [SpokenHeadword] {
        let word = Spelling.normalized(word)
        let found = try read { reader in try reader.spokenHeadwords(folded: Spelling.folded(word)) }
        guard found.count > 1 else { return found }
        return found.filter { $0.word == word } + found.filter { $0.word != word }
    }

    /// Returns the headwords with a pronunciation that a word is an inflected form of, the commonest first, each with
    /// the pronunciations of the lexical categories that have the form.
    package func spokenLemmas(of form: String) throws -> [SpokenHeadword] {
        let lemmas = try read { reader in
            try reader.spokenLemmas(of: Spelling.normalized(form).lowercased())
        }
        // The tables may list a form of a headword that has no pronunciation, or none, so that rules apply.
        return lemmas.isEmpty ? try matches(of: form, by: .lemma).compactMap(spokenHeadword) : lemmas
    }

    /// Returns a headword that was found with the pronunciations of the lexical categories that it was found in; nil if
    /// it has none.
    package func spokenHeadword(of match: Match) throws -> SpokenHeadword? {
        let word = match.entry.word
        let found = try spokenHeadwords(spelledLike: word).first { $0.word == word }
        return found?.limited(to: match.entry.lexicalEntries.map(\.lexicalCategory))
    }

    /// Returns a family of rhymes by its number.
    package func rhymeFamily(_ number: Int) throws -> RhymeFamily {
        try read { reader in try reader.rhymeFamily(number) }
    }
}

extension LexiconReader {
    fileprivate func spokenHeadwords(folded: String) throws -> [SpokenHeadword] {
        let statement = try prepared("SELECT headwords FROM spoken WHERE folded = ?")
        statement.statement.bind(folded, at: 0)
        guard let bytes = try bytes(of: statement) else { return [] }
        guard let headwords = SpokenHeadword.list(bytes) else { throw damaged("a pronunciation cannot be read") }
        return headwords
    }

    /// Returns the headwords with a pronunciation of which the tables list a lowercase form.
    fileprivate func spokenLemmas(of form: String) throws -> [SpokenHeadword] {
        let analyses = try analyses(of: form, in: .en)
        var lemmas: [SpokenHeadword] = []
        for analysis in analyses where analysis.lemma != form && !lemmas.contains(where: { $0.word == analysis.lemma })
        {
            let found = try spokenHeadwords(folded: Spelling.folded(analysis.lemma))
            guard let headword = found.first(where: { $0.word == analysis.lemma }) else { continue }
            let categories = analyses.filter { $0.lemma == analysis.lemma }.map(\.category)
            // A headword whose texts are all dated keeps its forms.
            guard headword.lexicalCategories.isEmpty || headword.lexicalCategories.contains(where: categories.contains)
            else { continue }
            lemmas.append(headword.limited(to: categories))
        }
        return lemmas.sorted { ($1.rank, $0.word) < ($0.rank, $1.word) }
    }

    fileprivate func rhymeFamily(_ number: Int) throws -> RhymeFamily {
        let statement = try prepared("SELECT family FROM rhyme WHERE id = ?")
        statement.statement.bind(Int64(number), at: 0)
        guard let bytes = try bytes(of: statement), let family = RhymeFamily(bytes) else {
            throw damaged("a list of rhymes cannot be read")
        }
        return family
    }

    /// Returns the bytes of a statement's only row; nil if there is none.
    private func bytes(of prepared: PreparedStatement) throws -> [UInt8]? {
        defer { prepared.statement.reset() }
        do {
            return try prepared.statement.step() ? prepared.statement.withBytes(0) { Array($0) } : nil
        } catch let failure as SQLiteFailure {
            throw damaged(failure.message)
        }
    }
}
