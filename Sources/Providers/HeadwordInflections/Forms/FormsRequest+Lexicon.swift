public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel

extension FormsRequest: LexiconAnswerable {
    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no answer.
    public func response(from lexicon: Lexicon) throws -> FormsResponse {
        let headwords = try headwords(of: try query.matches(in: lexicon), in: lexicon)
        guard !headwords.isEmpty else { throw query.noAnswer("inflected forms", reason: .noInflections) }
        return FormsResponse(headwords: try wanted(of: headwords))
    }

    private func headwords(
        of matches: [Match],
        in lexicon: Lexicon
    ) throws -> [FormsResponse.Headword] {
        var headwords: [FormsResponse.Headword] = []
        for match in matches {
            let paradigms = try paradigms(of: match.entry, in: lexicon)
            if !paradigms.isEmpty { headwords.append(.init(match: match, paradigms: paradigms)) }
        }
        // The inflection of `Gut` says nothing about `gut`.
        return headwords.first?.match.kind == .folded && matches.first?.kind != .folded ? [] : headwords
    }

    private func paradigms(
        of entry: StoredHeadword,
        in lexicon: Lexicon
    ) throws -> [FormsResponse.Paradigm] {
        let listed = try lexicon.forms(of: entry.word, in: entry.language)
        return entry.lexicalEntries.compactMap { lexicalEntry in
            let forms = listed.filter { $0.category == lexicalEntry.lexicalCategory }
                .map { FormsResponse.Form(form: $0.form, source: $0.source) }
            return FormsResponse.Paradigm(of: entry.word, as: lexicalEntry, inflected: forms)
        }
    }

    private func wanted(of headwords: [FormsResponse.Headword]) throws -> [FormsResponse.Headword] {
        let filter = FeatureFilter(features: grammaticalFeatures)
        let wanted = headwords.compactMap { headword in
            var headword = headword
            for index in headword.paradigms.indices {
                headword.paradigms[index].forms.removeAll { !filter.passes($0.form.features) }
            }
            headword.paradigms.removeAll(where: \.forms.isEmpty)
            return headword.paradigms.isEmpty ? nil : headword
        }
        guard !wanted.isEmpty else {
            let forms = headwords.flatMap(\.paradigms).flatMap(\.forms)
            throw filter.nothingPasses(of: query.word, available: forms.map(\.form.features))
        }
        return wanted
    }
}
