internal import HeadwordModel

/// Adds what records of wiktextract say to a draft.
struct WiktextractAddition {
    private let source: String
    /// Each etymology of a word is a record of its own.
    private var identifiers: SenseIdentifiers

    init(source: String) {
        self.source = source
        identifiers = SenseIdentifiers(source: source)
    }

    /// Adds the content of a line, or reports why it cannot be added.
    mutating func add(
        _ line: WiktextractConversion.Line,
        at path: String,
        _ number: Int,
        to draft: inout LexiconDraft,
        _ report: inout ImportReport
    ) {
        switch line {
        case .unreadable(let reason): report.skip(path, line: number, reason)
        case .otherLanguage: report.leaveOut("records in other languages")
        case .redirect(let name, let words, let language):
            for word in words { draft.add(alias: name, of: .init(language: language, word: word)) }
        case .content(let content):
            for (what, count) in content.leftOut { report.leaveOut(what, count: count) }
            add(content, to: &draft)
        }
    }

    private mutating func add(_ content: WiktextractContent, to draft: inout LexiconDraft) {
        let headword = content.headword
        for lemma in content.lemmas { add(lemma.form, of: lemma.word, content, to: &draft) }
        for standard in content.standards {
            draft.add(alias: headword.word, of: .init(language: headword.language, word: standard))
        }
        guard !content.isOnlyAForm else { return }
        draft.add(identified(content), to: headword, as: content.category, derivatives: content.derivatives)
        for form in content.forms { add(form, of: headword.word, content, to: &draft) }
        for alias in content.aliases { draft.add(alias: alias, of: headword) }
        for set in content.thesaurus { draft.add(set, to: [headword]) }
        for group in content.translations { draft.add(group, to: headword) }
        for sentence in content.sentences { draft.add(sentence, to: headword) }
    }

    /// Returns the entry with identifiers for its senses.
    private mutating func identified(_ content: WiktextractContent) -> Entry {
        var entry = content.entry
        identifiers.identify(&entry.senses, of: content.headword, as: content.category)
        return entry
    }

    /// Adds a form; today's English forms are evidence for the rules of English inflection.
    private func add(
        _ form: WiktextractContent.Form,
        of lemma: String,
        _ content: WiktextractContent,
        to draft: inout LexiconDraft
    ) {
        let language = content.headword.language
        guard language == .en, form.isCurrent else {
            let inflected = InflectedForm(text: form.text, features: form.features, regions: form.regions)
            return draft.add(.init(language: language, lemma: lemma, category: content.category, form: inflected))
        }
        draft.evidence.update(GivenForms.self) { given in
            given.forms.append(
                .init(
                    lemma: lemma,
                    category: content.category,
                    form: form.text,
                    features: form.features,
                    source: source
                )
            )
        }
    }
}
