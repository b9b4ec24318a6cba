internal import HeadwordLexicon
internal import HeadwordModel

/// Reads the dictionaries of a language pair of Apertium (`usr/share/apertium`), the machine translator.
package struct ApertiumImporter: Importer {
    /// A dictionary of forms.
    private struct Forms {
        var language: Language
        var file: String
    }

    /// A dictionary of translations.
    private struct Pairs {
        var from: Language
        var to: Language
        var file: String
        /// Whether the file has the two languages in the opposite order.
        var isInverted = false
    }

    /// The name of the part of a dictionary that holds words, rather than numbers and addresses.
    private static let words = "main@standard"

    private let package: String
    private let licence: String
    private let forms: [Forms]
    private let pairs: [Pairs]

    package var source: Source {
        Source(
            id: package,
            title: "Apertium \(package.dropFirst("apertium-".count))",
            packages: [package],
            licence: licence,
            languages: Set(forms.map(\.language) + pairs.flatMap { [$0.from, $0.to] })
        )
    }

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let tags = try ApertiumTags()
        try progress.forEach("importing forms of \(package)", of: forms) { forms in
            try read(forms, try transducer(forms.file, &root), tags, into: &draft)
        }
        try progress.forEach("importing translations of \(package)", of: pairs) { pairs in
            try read(pairs, try transducer(pairs.file, &root), tags, into: &draft)
        }
    }

    private func transducer(_ file: String, _ root: inout DataRoot) throws -> Transducer {
        let path = "usr/share/apertium/\(package)/\(file).bin"
        return try Transducer(named: Self.words, in: try root.file(path), path)
    }

    /// A headword in one lexical category.
    private struct Lemma: Hashable {
        var word: String
        var category: LexicalCategory
    }
}

// MARK: - The sources

extension ApertiumImporter {
    /// Spanish, Portuguese, Romanian, Hindi, Urdu, Indonesian and Malay, with translations between some of them.
    package static let all = [
        Self(
            package: "apertium-eng-spa",
            licence: "GPL-2",
            forms: [Forms(language: .es, file: "spa-eng.automorf")],
            // The file for the opposite direction is broken in the package.
            pairs: [
                Pairs(from: .en, to: .es, file: "eng-spa.autobil"),
                Pairs(from: .es, to: .en, file: "eng-spa.autobil", isInverted: true),
            ]
        ),
        Self(
            package: "apertium-es-pt",
            licence: "GPL-2",
            forms: [Forms(language: .pt, file: "pt-es.automorf")],
            pairs: [
                Pairs(from: .es, to: .pt, file: "es-pt.autobil"), Pairs(from: .pt, to: .es, file: "pt-es.autobil"),
            ]
        ),
        Self(
            package: "apertium-es-ro",
            licence: "GPL-2",
            forms: [Forms(language: .ro, file: "ro-es.automorf")],
            pairs: [
                Pairs(from: .es, to: .ro, file: "es-ro.autobil"), Pairs(from: .ro, to: .es, file: "ro-es.autobil"),
            ]
        ),
        Self(
            package: "apertium-hin",
            licence: "GPL-3+",
            forms: [Forms(language: .hi, file: "hin.automorf")],
            pairs: []
        ),
        Self(
            package: "apertium-urd",
            licence: "GPL-3+",
            forms: [Forms(language: .ur, file: "urd.automorf")],
            pairs: []
        ),
        Self(
            package: "apertium-urd-hin",
            licence: "GPL-3+",
            forms: [],
            pairs: [
                Pairs(from: .ur, to: .hi, file: "urd-hin.autobil"), Pairs(from: .hi, to: .ur, file: "hin-urd.autobil"),
            ]
        ),
        Self(
            package: "apertium-ind-zlm",
            licence: "GPL-2+ and GPL-3+",
            forms: [
                Forms(language: .id, file: "ind-zlm.automorf"), Forms(language: .ms, file: "zlm-ind.automorf"),
            ],
            pairs: [
                Pairs(from: .id, to: .ms, file: "ind-zlm.autobil"), Pairs(from: .ms, to: .id, file: "zlm-ind.autobil"),
            ]
        ),
    ]
}

// MARK: - Forms

extension ApertiumImporter {
    private func read(
        _ forms: Forms,
        _ transducer: Transducer,
        _ tags: ApertiumTags,
        into draft: inout LexiconDraft
    ) throws {
        var order: [Lemma] = []
        var inherent: [Lemma: [GrammaticalFeature]] = [:]
        transducer.forEachPath { form, written in
            guard Self.isWord(written.text), let analysis = tags.analysis(written.tags) else { return }
            let lemma = Lemma(word: written.text, category: analysis.category)
            if inherent[lemma] == nil { order.append(lemma) }
            inherent[lemma, default: []] += analysis.inherent
            guard !analysis.isDerived, form.text != lemma.word else { return }
            draft.add(
                .init(
                    language: forms.language,
                    lemma: lemma.word,
                    category: lemma.category,
                    form: InflectedForm(text: form.text, features: analysis.features)
                )
            )
        }
        for lemma in order {
            draft.add(
                Entry(source: package, grammaticalFeatures: ApertiumTags.common(inherent[lemma] ?? [])),
                to: .init(language: forms.language, word: lemma.word),
                as: lemma.category
            )
        }
    }

    /// Whether a text is worth listing. The Spanish dictionary counts the centuries, up to the hundred thousandth.
    private static func isWord(_ text: String) -> Bool {
        !text.isEmpty && !text.hasPrefix("siglo ") && !text.hasPrefix("siglos ")
    }
}

// MARK: - Translations

extension ApertiumImporter {
    private func read(
        _ pairs: Pairs,
        _ transducer: Transducer,
        _ tags: ApertiumTags,
        into draft: inout LexiconDraft
    ) throws {
        var order: [Lemma] = []
        var translations: [Lemma: [Translation]] = [:]
        transducer.forEachPath { read, written in
            let (original, rendering) = pairs.isInverted ? (written, read) : (read, written)
            guard let analysis = tags.analysis(original.tags), let other = tags.analysis(rendering.tags),
                !analysis.isDerived, !other.isDerived, Self.isWord(original.text), Self.isWord(rendering.text)
            else {
                return
            }
            let lemma = Lemma(word: original.text, category: analysis.category)
            if translations[lemma] == nil { order.append(lemma) }
            translations[lemma, default: []].append(
                Translation(rendering.text, grammaticalFeatures: other.inherent.filter { $0 != .proper })
            )
        }
        for lemma in order {
            draft.add(
                TranslationGroup(
                    target: pairs.to,
                    source: package,
                    lexicalCategory: lemma.category,
                    translations: unique(translations[lemma] ?? [])
                ),
                to: .init(language: pairs.from, word: lemma.word)
            )
        }
    }
}
