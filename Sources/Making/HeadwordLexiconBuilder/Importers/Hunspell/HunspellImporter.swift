internal import HeadwordLexicon
internal import HeadwordModel

/// Reads a spelling dictionary (`usr/share/hunspell`) that describes the grammar of its words and forms.
package struct HunspellImporter: Importer {
    private let language: Language
    private let package: String
    private let licence: String
    private let file: String
    private let tags: @Sendable () throws -> any HunspellTags

    /// Latvian.
    package static let latvian = Self(.lv, package: "hunspell-lv", licence: "LGPL-2.1+", file: "lv_LV") {
        LatvianTags()
    }
    /// Portuguese of Portugal.
    package static let portuguese = Self(
        .pt,
        package: "hunspell-pt-pt",
        licence: "GPL-2 or LGPL-2.1 or MPL-1.1",
        file: "pt_PT"
    ) { try PortugueseTags() }

    private init(
        _ language: Language,
        package: String,
        licence: String,
        file: String,
        tags: @escaping @Sendable () throws -> any HunspellTags
    ) {
        self.language = language
        self.package = package
        self.licence = licence
        self.file = file
        self.tags = tags
    }

    package var source: Source {
        Source(
            id: package,
            title: "Hunspell dictionary \(file)",
            packages: [package],
            licence: licence,
            languages: [language]
        )
    }

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let path = "usr/share/hunspell/\(file)"
        let tags = try tags()
        let dictionary = try HunspellDictionary(
            affixes: (path + ".aff", try root.file(path + ".aff")),
            words: (path + ".dic", try root.file(path + ".dic"))
        )
        try progress.forEach("importing \(source.title)", of: dictionary.words) { word in
            let forms = dictionary.forms(of: word)
            for reading in tags.readings(of: word) {
                if reading.isForm {
                    add(word.text, reading.features, of: reading, to: &draft)
                    continue
                }
                list(reading, in: &draft)
                // A hyphen that only the form has marks an attached pronoun: amá-lo-ei.
                for form in forms where word.text.contains("-") || !form.text.contains("-") {
                    for features in tags.features(form.tags, of: reading) {
                        add(form.text, features, of: reading, to: &draft)
                    }
                }
            }
        }
    }

    private func list(_ reading: HunspellReading, in draft: inout LexiconDraft) {
        draft.add(
            Entry(source: package, grammaticalFeatures: reading.features),
            to: .init(language: language, word: reading.lemma),
            as: reading.category
        )
    }

    private func add(
        _ form: String,
        _ features: [GrammaticalFeature],
        of reading: HunspellReading,
        to draft: inout LexiconDraft
    ) {
        draft.add(
            .init(
                language: language,
                lemma: reading.lemma,
                category: reading.category,
                form: InflectedForm(text: form, features: features)
            )
        )
    }
}
