public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel

extension EntriesRequest: LexiconAnswerable {
    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is nothing to answer with.
    public func response(from lexicon: Lexicon) throws(CallFailure) -> EntriesResponse {
        guard lexicon.manifest.languages.contains(language) else {
            throw languageNotAvailable(lexicon.manifest.languages)
        }
        let matches = try lexicon.asked { lexicon throws(LexiconFailure) in
            try lexicon.matches(of: word, in: language, by: match)
        }
        guard !matches.isEmpty else { throw try noEntry(in: lexicon) }
        return EntriesResponse(matches: try filtered(matches), fields: fields.map(Set.init))
    }

    /// The matches with only the lexical categories that are wanted.
    private func filtered(_ matches: [Match]) throws(CallFailure) -> [Match] {
        guard !lexicalCategories.isEmpty else { return matches }
        let wanted = matches.compactMap { match in
            var match = match
            match.entry.lexicalEntries.removeAll { !lexicalCategories.contains($0.lexicalCategory) }
            match.analyses.removeAll { !lexicalCategories.contains($0.category) }
            return match.entry.lexicalEntries.isEmpty ? nil : match
        }
        guard !wanted.isEmpty else { throw nothingPasses(matches) }
        return wanted
    }
}

// MARK: - Failures

extension EntriesRequest {
    private func languageNotAvailable(_ languages: [Language]) -> CallFailure {
        var failure = CallFailure.notFound(
            "The lexicon has no headwords in the language '\(language.label)'.",
            reason: "languageNotAvailable"
        )
        failure.parameter = "language"
        failure.value = .string(language.label)
        failure.allowed = languages.map(\.label)
        return failure
    }

    private func noEntry(in lexicon: Lexicon) throws(CallFailure) -> CallFailure {
        let manner =
            switch match {
            case nil: ""
            case .exact: " in exactly this spelling"
            case .folded: " in a similar spelling"
            case .lemma: " as an inflected form"
            case .variant: " as another name of a headword"
            }
        var failure = CallFailure.notFound("There is no entry for '\(word)'\(manner).")
        failure.parameter = "word"
        failure.value = .string(word)
        failure.suggestions = try lexicon.asked { lexicon throws(LexiconFailure) in
            try lexicon.suggestions(for: word)
        }
        return failure
    }

    private func nothingPasses(_ matches: [Match]) -> CallFailure {
        var available: [String] = []
        for entry in matches.flatMap(\.entry.lexicalEntries) where !available.contains(entry.lexicalCategory.label) {
            available.append(entry.lexicalCategory.label)
        }
        var failure = CallFailure.notFound(
            "'\(word)' has no entry as \(lexicalCategories.map(\.label).joined(separator: " or ")).",
            reason: "nothingPassesFilters"
        )
        failure.parameter = "lexicalCategory"
        failure.value = .array(lexicalCategories.map { .string($0.label) })
        failure.allowed = available
        return failure
    }
}
