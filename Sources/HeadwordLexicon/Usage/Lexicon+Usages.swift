public import HeadwordModel

extension Lexicon {
    /// What a word is used as, the commonest first, by how often each of it was met in tagged text. The shares sum
    /// to 1.
    ///
    /// Tagged text is of newspapers and knows no sentences here: the shares are estimates.
    ///
    /// - Parameter form: the word in its usual capitals: `may` is a verb and `May` a month.
    /// - Returns: empty if the lexicon does not know the word.
    public func usages(of form: String, in language: Language = .en) throws -> [WordUsage] {
        let form = Spelling.normalized(form)
        return try read { reader in
            let usages = try reader.usages(of: form, in: language)
            guard usages.isEmpty, language == .en, let clitic = EnglishClitic(form) else { return usages }
            return clitic.usages(ofHost: try reader.usages(of: clitic.host, in: language))
        }
    }
}

extension LexiconReader {
    /// What a word is used as, without those that are written together with a short form of another.
    func usages(of form: String, in language: Language) throws -> [WordUsage] {
        let evidence = try evidence(of: form, in: language)
        let lowercased = form.lowercased()
        if form != lowercased, let usages = evidence.usages(ofCapitalised: form) { return usages }
        // A capital may just begin a sentence.
        let usages = evidence.usages(ofLowercased: lowercased, as: evidence.exact(lowercased))
        if !usages.isEmpty { return usages }
        var others = try regularReadings(of: lowercased, in: language)
        if others.isEmpty { others = evidence.readings }
        if others.isEmpty, evidence.tags.isEmpty { others = try otherReadings(of: lowercased, in: language) }
        return UsageEstimate.usages(of: lowercased, as: others, evidence.tags.filter { !$0.isProper })
    }
}

extension FormEvidence {
    /// Less than one name in so many occurrences of a word means that capitals begin sentences: `He` is not helium.
    private static let leastNames = 100.0
    /// Less than one common word in so many occurrences means that capitals were not typed: `i` is no letter.
    private static let leastWords = 20.0

    /// The usages of a form that is a name or has its capitals from one; nil if only the form in lower case is a word.
    fileprivate func usages(ofCapitalised form: String) -> [WordUsage]? {
        let readings = exact(form)
        let names = tags.filter(\.isProper)
        if readings.isEmpty {
            return !names.isEmpty && names.total * 2 >= tags.total
                ? UsageEstimate.usages(of: form, as: [], names) : nil
        }
        // The taggers knew names from other nouns, and nothing else.
        let fitting = tags.filter { tag in
            tag.category == .noun ? tag.isProper : readings.contains { tag.mayBe($0.category) }
        }
        guard fitting.total * Self.leastNames >= tags.total else { return nil }
        return UsageEstimate.usages(of: form, as: readings, fitting)
    }

    /// The usages of a form in lower case, which is no name: what was tagged as an adjective may be `Polish` with a
    /// capital, and is divided between the two.
    fileprivate func usages(ofLowercased form: String, as own: [FormReading]) -> [WordUsage] {
        guard !own.isEmpty else { return [] }
        let capitalised = readings.filter { $0.form != form && $0.category != .noun }
        let usages = UsageEstimate.usages(of: form, as: own + capitalised, tags.filter { !$0.isProper })
        let words = usages.filter { usage in !capitalised.contains { $0.lemma == usage.lemma } }
        return words.total * Self.leastWords < 1 ? usages : words.scaled(by: 1 / words.total)
    }
}
