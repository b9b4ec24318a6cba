public import HeadwordModel

extension Lexicon {
    /// Returns the usages of a word, the commonest first, by how often each occurs in tagged text. The shares sum to 1.
    ///
    /// The shares are estimates: the tagged text is newspaper text, and the sentence around the word is not considered.
    ///
    /// - Parameter form: the word with its usual capitals: `may` is a verb and `May` a month.
    /// - Returns: the usages; empty if the lexicon does not know the word.
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
    /// Returns the usages of a word without splitting off short forms of others, as in `they'll`.
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
    /// If fewer than one in this many occurrences of a word is a name, capitals just begin sentences: `He` is not
    /// helium.
    private static let leastNames = 100.0
    /// If fewer than one in this many occurrences is a common word, capitals were just not typed: `i` is not a letter.
    private static let leastWords = 20.0

    /// Returns the usages of a form that is a name or has its capitals from one; nil if only the lowercase form is a
    /// word.
    fileprivate func usages(ofCapitalised form: String) -> [WordUsage]? {
        let readings = exact(form)
        let names = tags.filter(\.isProper)
        if readings.isEmpty {
            return !names.isEmpty && names.total * 2 >= tags.total
                ? UsageEstimate.usages(of: form, as: [], names) : nil
        }
        // The tags distinguish names only from other nouns.
        let fitting = tags.filter { tag in
            tag.category == .noun ? tag.isProper : readings.contains { tag.mayBe($0.category) }
        }
        guard fitting.total * Self.leastNames >= tags.total else { return nil }
        return UsageEstimate.usages(of: form, as: readings, fitting)
    }

    /// Returns the usages of a lowercase form, which is not a name. What was tagged as an adjective may be the
    /// capitalised `Polish`, so its occurrences are divided between the two.
    fileprivate func usages(ofLowercased form: String, as own: [FormReading]) -> [WordUsage] {
        guard !own.isEmpty else { return [] }
        let capitalised = readings.filter { $0.form != form && $0.category != .noun }
        let usages = UsageEstimate.usages(of: form, as: own + capitalised, tags.filter { !$0.isProper })
        let words = usages.filter { usage in !capitalised.contains { $0.lemma == usage.lemma } }
        return words.total * Self.leastWords < 1 ? usages : words.scaled(by: 1 / words.total)
    }
}
