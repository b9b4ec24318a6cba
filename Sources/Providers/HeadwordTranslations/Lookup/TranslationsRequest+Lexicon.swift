public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel

extension TranslationsRequest: LexiconAnswerable {
    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no answer.
    public func response(from lexicon: Lexicon) throws -> TranslationsResponse {
        let translated = try translated(try query.matches(in: lexicon), in: lexicon)
        guard !translated.isEmpty else { throw try noTranslation(in: lexicon) }
        let headwords = translated.compactMap { match, groups in
            TranslationsResponse.Headword(match, groups.filter { passes($0, of: match) })
        }
        guard !headwords.isEmpty else { throw nothingPasses(translated) }
        return TranslationsResponse(headwords: headwords, fields: fields.map(Set.init))
    }

    private func translated(
        _ matches: [Match],
        in lexicon: Lexicon
    ) throws -> [(match: Match, groups: [StoredTranslationGroup])] {
        var translated: [(match: Match, groups: [StoredTranslationGroup])] = []
        for match in matches {
            let groups = try lexicon.translations(of: match.entry.word, in: query.language, to: target)
            if !groups.isEmpty { translated.append((match, Array(groups))) }
        }
        return translated
    }

    private func passes(_ group: StoredTranslationGroup, of match: Match) -> Bool {
        hasCategory(group, of: match)
            && (grammaticalFeatures.isEmpty || grammaticalFeatures.contains(where: group.features(of: match).contains))
            && (domains.isEmpty || group.domains.contains(where: domains.contains))
            && (registers.isEmpty || registers.contains(where: group.allRegisters.contains))
    }

    /// Whether a group has a requested lexical category. If none is requested, a group for an inflected form must have
    /// a category that has the form.
    private func hasCategory(_ group: StoredTranslationGroup, of match: Match) -> Bool {
        guard let category = group.lexicalCategory else { return query.lexicalCategories.isEmpty }
        guard query.lexicalCategories.isEmpty else { return query.lexicalCategories.contains(category) }
        return match.kind != .lemma || match.entry.lexicalEntries.contains { $0.lexicalCategory == category }
    }
}

// MARK: - Failures

extension TranslationsRequest {
    private func noTranslation(in lexicon: Lexicon) throws -> CallFailure {
        try lexicon.require(target, from: query.language)
        return query.noAnswer("translation into '\(target.label)'", reason: .noTranslation)
    }

    private func nothingPasses(_ translated: [(match: Match, groups: [StoredTranslationGroup])]) -> CallFailure {
        let groups = translated.flatMap(\.groups)
        let kinds: [(ParameterDescription, given: [String], available: Set<String>)] = [
            (
                WordQuery.lexicalCategory.description, query.lexicalCategories.map(\.label),
                Set(groups.compactMap { $0.lexicalCategory?.label })
            ),
            (
                Self.grammaticalFeatures.description, grammaticalFeatures.map(\.label),
                Set(translated.flatMap { match, groups in groups.flatMap { $0.features(of: match) } }.map(\.label))
            ),
            (Self.domains.description, domains.map(\.label), Set(groups.flatMap(\.domains).map(\.label))),
            (Self.registers.description, registers.map(\.label), Set(groups.flatMap(\.allRegisters).map(\.label))),
        ]
        var failure = CallFailure.notFound(
            "No translation of '\(query.word)' into '\(target.label)' passes the filters.",
            reason: .nothingPassesFilters
        )
        let given = kinds.filter { !$0.given.isEmpty }
        guard given.count == 1, let only = given.first else { return failure }
        failure.parameter = only.0.name
        failure.value = .array(only.given.map(JSONValue.string))
        failure.allowed = only.available.sorted()
        return failure
    }
}

extension StoredTranslationGroup {
    /// Returns the grammatical features of the headword in the group's lexical category, and those of its translations.
    fileprivate func features(of match: Match) -> Set<GrammaticalFeature> {
        let own = match.entry.lexicalEntries.filter { lexicalCategory == nil || $0.lexicalCategory == lexicalCategory }
        return Set(own.flatMap(\.entries).flatMap(\.grammaticalFeatures))
            .union(translations.flatMap(\.grammaticalFeatures))
    }

    /// The registers of the headword in this meaning, and of its translations.
    fileprivate var allRegisters: [Register] { Array(registers) + translations.flatMap(\.registers) }
}
