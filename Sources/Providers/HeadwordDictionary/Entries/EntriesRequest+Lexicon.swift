public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel

extension EntriesRequest: LexiconAnswerable {
    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no answer.
    public func response(from lexicon: Lexicon) throws -> EntriesResponse {
        // A filter by domain also admits terms with other capitals: `AT`, the computer bus.
        try response(of: try query.matches(in: lexicon, inAnyCapitals: !filter.domains.isEmpty), in: lexicon)
    }

    /// Answers with the matches that pass the filters.
    func response(of matches: [Match], in lexicon: Lexicon) throws -> EntriesResponse {
        let wanted = matches.compactMap(filter.filtered)
        guard !wanted.isEmpty else { throw nothingPasses(matches) }
        return EntriesResponse(
            matches: wanted,
            fields: fields.map(Set.init),
            translations: try translations(of: wanted, in: lexicon)
        )
    }

    /// Returns the translations of each headword into all languages, if requested.
    private func translations(
        of matches: [Match],
        in lexicon: Lexicon
    ) throws -> [String: [StoredTranslationGroup]] {
        guard fields?.contains(.translations) == true else { return [:] }
        var translations: [String: [StoredTranslationGroup]] = [:]
        for entry in matches.lazy.map(\.entry) {
            translations[entry.word] = try lexicon.translations(of: entry.word, in: entry.language)
        }
        return translations
    }

    private func nothingPasses(_ matches: [Match]) -> CallFailure {
        if let region = filter.region, !matches.contains(where: { region.has(Array($0.entry.regions)) }) {
            return foreignSpelling(matches, in: region)
        }
        let given = filter.given(available: matches)
        let labels = given.map { $0.labels.joined(separator: " or ") }
        var failure = CallFailure.notFound(
            "'\(query.word)' has no sense labelled \(labels.joined(separator: " and ")).",
            reason: .nothingPassesFilters
        )
        guard given.count == 1, let only = given.first else { return failure }
        failure.parameter = only.parameter
        failure.value = .array(only.labels.map(JSONValue.string))
        failure.allowed = only.available
        return failure
    }

    /// Returns the failure for a word that is spelled like this only in other varieties.
    private func foreignSpelling(_ matches: [Match], in variety: Variety) -> CallFailure {
        let regions = Set(matches.flatMap(\.entry.regions).map(\.label)).sorted().joined(separator: " and ")
        var failure = CallFailure.notFound("'\(query.word)' is a \(regions) spelling.", reason: .otherVariety)
        failure.parameter = "region"
        failure.value = .string(variety.label)
        for variant in matches.flatMap(\.entry.lexicalEntries).flatMap(\.entries).flatMap(\.variantForms)
        where !variant.regions.isEmpty && variety.has(Array(variant.regions)) {
            let spelling = variant.text.string
            if !failure.suggestions.contains(spelling) { failure.suggestions.append(spelling) }
        }
        return failure
    }
}
