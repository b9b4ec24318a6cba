internal import HeadwordLexicon
internal import HeadwordModel

/// Reads from a lexicon what the selected sources say of each headword.
struct HeadwordSelection {
    let lexicon: Lexicon
    let language: Language
    let target: Language?
    /// The identifiers of the selected sources.
    let sources: Set<String>
    /// Whether to include how common headwords are.
    let includesFrequencies: Bool
    /// Whether to include the concepts that senses stand for.
    let includesConcepts: Bool

    /// Calls `body` with each headword that has a definition, or a translation if there is a target language.
    ///
    /// - Parameter progress: called with the number of headwords that were looked at; it may throw to stop.
    func forEach(progress: (Int) throws -> Void, _ body: (ExportedHeadword) throws -> Void) throws {
        let numbers = lexicon.numbers(of: language)
        try lexicon.forEachEntry(at: numbers) { number, zipf, entry in
            let done = number - numbers.lowerBound + 1
            if done.isMultiple(of: 1000) || done == numbers.count { try progress(done) }
            guard let headword = try headword(entry, zipf) else { return }
            try body(headword)
        }
    }

    /// Returns the identifiers of the sources that contribute to the export.
    func contributors(progress: (Int) throws -> Void) throws -> Set<String> {
        var contributors: Set<String> = []
        try forEach(progress: progress) { headword in
            contributors.formUnion(headword.sources)
            for form in try lexicon.forms(of: headword.word, in: language) where sources.contains(form.source) {
                contributors.insert(form.source)
            }
        }
        return contributors
    }

    private func headword(_ entry: StoredHeadword, _ zipf: Int?) throws -> ExportedHeadword? {
        let model = HeadwordEntry(entry)
        var headword = ExportedHeadword(word: model.word, language: language)
        headword.zipf = includesFrequencies ? zipf : nil
        headword.pronunciations = selected(model.pronunciations)
        headword.parts = model.lexicalEntries.map(part)
        if let target { headword.add(try translations(of: model.word, to: target)) }
        headword.parts.removeAll { $0.senses.isEmpty && $0.translations.isEmpty }
        let isEmpty = target == nil ? headword.parts.isEmpty : !headword.parts.contains { !$0.translations.isEmpty }
        if isEmpty { return nil }
        headword.forms = try forms(of: model.word)
        if includesConcepts { headword.concepts = try concepts(of: model.word) }
        return headword
    }

    private func part(_ lexicalEntry: LexicalEntry) -> ExportedHeadword.Part {
        let entries = lexicalEntry.entries.filter { sources.contains($0.source) }
        return ExportedHeadword.Part(
            category: lexicalEntry.lexicalCategory,
            pronunciations: selected(lexicalEntry.pronunciations + entries.flatMap(\.pronunciations)),
            senses: entries.flatMap(\.senses).filter { $0.flattened.contains { !$0.definitions.isEmpty } }
        )
    }

    private func selected(_ pronunciations: [Pronunciation]) -> [Pronunciation] {
        pronunciations.filter { $0.notation == .ipa && sources.contains($0.source) }
    }

    private func translations(of word: String, to target: Language) throws -> [TranslationGroup] {
        try lexicon.translations(of: word, in: language, to: target).map(TranslationGroup.init)
            .filter { sources.contains($0.source) }
    }

    private func concepts(of word: String) throws -> [Concept] {
        try lexicon.concepts(of: word, in: language).map { stored in
            Concept(
                number: stored.number,
                language: language,
                members: stored.members.map { Concept.Member(word: $0.word.string, sense: $0.sense.string) },
                pointers: stored.pointers.compactMap { pointer in
                    pointer.relation.map { Concept.Pointer($0, to: pointer.concept) }
                }
            )
        }
    }

    private func forms(of word: String) throws -> [ExportedHeadword.Form] {
        try lexicon.forms(of: word, in: language).filter { sources.contains($0.source) && $0.form.text != word }
            .map { ExportedHeadword.Form(category: $0.category, text: $0.form.text, features: $0.form.features) }
    }
}

extension ExportedHeadword {
    /// Adds translations to the parts of their lexical categories.
    fileprivate mutating func add(_ groups: [TranslationGroup]) {
        for group in groups {
            if let index = parts.firstIndex(where: { $0.category == group.lexicalCategory }) {
                parts[index].translations.append(group)
            } else {
                parts.append(Part(category: group.lexicalCategory, translations: [group]))
            }
        }
    }

    /// The identifiers of the sources of its senses, pronunciations and translations.
    fileprivate var sources: Set<String> {
        let senses = parts.flatMap(\.senses).map { String($0.id.prefix { $0 != ":" }) }
        return Set(senses + allPronunciations.map(\.source) + parts.flatMap(\.translations).map(\.source))
    }
}

extension TranslationGroup {
    fileprivate init(_ stored: StoredTranslationGroup) {
        self.init(
            target: stored.target,
            source: stored.source.string,
            lexicalCategory: stored.lexicalCategory,
            gloss: stored.gloss?.string,
            domains: Array(stored.domains),
            registers: Array(stored.registers),
            regions: Array(stored.regions),
            translations: stored.translations.map { Translation($0.text.string) }
        )
    }
}
