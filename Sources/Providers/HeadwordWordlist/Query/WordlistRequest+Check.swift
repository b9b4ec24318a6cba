internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel

// The constraints between parameters.

extension WordlistRequest {
    /// Throws if parameters contradict each other.
    public func check() throws {
        try checkSpelling()
        try checkContradictions()
        try checkUnknownLabels()
        try checkCount()
        if cursor != nil, isValidation, query.isExact {
            throw CallFailure.invalidParameter(
                "cursor",
                value: nil,
                expected: "absent where 'exact' and 'valid' check a single word"
            )
        }
        if cursor != nil, page.offset > 0 {
            throw CallFailure.invalidParameter(
                "offset",
                value: .integer(Int64(page.offset)),
                expected: "absent together with 'cursor'"
            )
        }
        if query.targets.contains(query.language) {
            throw CallFailure.sameLanguage(query.language, parameter: Self.translations.description.name)
        }
    }

    private func checkSpelling() throws {
        guard let prefix = query.prefix else {
            guard query.isExact else { return }
            throw CallFailure.invalidParameter(
                "exact",
                value: true,
                expected: "false or absent without 'prefix'"
            )
        }
        guard prefix.contains(where: { !" _-".contains($0) }) else {
            throw CallFailure.invalidParameter(
                "prefix",
                value: .string(prefix),
                expected: "more than spaces and hyphens"
            )
        }
        let least = Spelling.folded(prefix).unicodeScalars.count
        guard let length = query.length, least > length.upperBound else { return }
        throw CallFailure.invalidParameter(
            Self.wordLength.description.name,
            value: .integer(Int64(length.upperBound)),
            expected: "at least the length of 'prefix', which is \(least)"
        )
    }

    private func checkContradictions() throws {
        for (name, excluded) in [("exclude", query.exclude), ("excludeSenses", query.excludeSenses)] {
            for (wanted, unwanted) in zip(query.filter.labels, excluded.labels) {
                guard let both = wanted.labels.first(where: unwanted.labels.contains) else { continue }
                throw CallFailure.invalidParameter(
                    name,
                    value: .string(both),
                    expected: "without the labels that '\(wanted.kind.label)' requires"
                )
            }
        }
    }

    private func checkUnknownLabels() throws {
        // Known labels were counted when they were parsed.
        guard !unknownLabels.isEmpty else { return }
        for (kind, labels) in query.filter.labels {
            guard let unknown = unknownLabels[kind.label] else { continue }
            guard labels.count + unknown.count > SenseFilter.valuesPerFilter else { continue }
            throw CallFailure.invalidParameter(
                kind.label,
                value: nil,
                expected: "a list of 1 to \(SenseFilter.valuesPerFilter) labels"
            )
        }
    }

    private func checkCount() throws {
        let filters = [query.filter, query.exclude, query.excludeSenses, query.excludePrimeSenses]
        let unknown = unknownLabels.values.reduce(0) { $0 + $1.count }
        let count = filters.reduce(query.targets.count + unknown) { $0 + $1.count }
        guard count > SenseFilter.valuesPerCall else { return }
        let largest = query.filter.labels.max { $0.labels.count < $1.labels.count }
        throw CallFailure.invalidParameter(
            largest?.kind.label ?? "exclude",
            value: nil,
            expected: "shorter: all filters together may have \(SenseFilter.valuesPerCall) labels, not \(count)"
        )
    }
}
