internal import HeadwordModel
internal import HeadwordWork

/// Adds the inflected forms of the English headwords, derived from the data of all other sources.
package struct EnglishInflectionImporter: Importer {
    package let source = Source(
        id: "english-inflection",
        title: "English inflection",
        packages: [],
        licence: "that of the sources it was derived from",
        needs: [
            .init("wordnet", "gcide", loss: "irregular forms are missing"),
            .init(
                "scowl",
                "festlex-cmu",
                "festlex-poslex",
                "link-grammar",
                "onboard-en",
                loss: "more forms are guessed by rule"
            ),
        ]
    )

    private static let inflected: [LexicalCategory] = [.noun, .verb, .adjective, .adverb]

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let (evidence, entries) = try Self.evidence(in: draft, threads: progress.threads)
        let inflector = try EnglishInflector(evidence)
        let use = FormUse(draft.frequencies[.en], evidence)
        let words = draft.listed.filter { $0.language == .en }.map(\.word).sorted()
        var inflections: [LexiconDraft.Inflection] = []
        try progress.forEach("inflecting English", of: words) { [draft] word in
            let categories = draft.categories(of: .init(language: .en, word: word))
            return Self.inflected.filter {
                categories.contains($0) && !entries.isLeftover(word, $0, categories, evidence)
                    && !(use.isCommon(word) && entries.isOfOldBooks(word, $0, categories))
            }.flatMap { category in
                let paradigm = inflector.paradigm(of: word, category, traits: entries.traits[word] ?? [])
                return use.used(paradigm.forms, of: word).map { form in
                    let form = InflectedForm(text: form.form, features: form.features, regions: form.regions)
                    return LexiconDraft.Inflection(language: .en, lemma: word, category: category, form: form)
                }
            }
        } _: {
            inflections += $0
        }
        for inflection in inflections { draft.add(inflection) }
    }

    private static func evidence(
        in draft: LexiconDraft,
        threads: Int
    ) throws -> (InflectionEvidence, EntryFindings) {
        let entries = Ahead(threads: threads) { try EntryFindings(draft) }
        return (InflectionEvidence(draft), try entries.value())
    }
}

/// What the entries of English headwords say about their inflection.
private struct EntryFindings {
    /// The traits that all entries of a noun share. A noun is a name or a plural only if every sense is one.
    private(set) var traits: [String: EnglishInflector.Traits] = [:]
    /// The words that dictionaries of modern English contain.
    private var modern: Set<EnglishLemma> = []

    /// The sources that do not prove modern use: a dictionary of old books, and word lists, whose categories are
    /// inferred.
    private static let other: Set<String> = ["gcide", "scowl-headwords"]

    /// Categories whose words are not inflected in modern English.
    private static let closed: Set<LexicalCategory> = [.determiner, .pronoun, .preposition, .conjunction]

    init(_ draft: LexiconDraft) throws {
        for record in draft.records where record.kind == .entry {
            let headword = draft.headword(record.headword)
            guard headword.language == .en, let category = record.category else { continue }
            let entry: Entry = try draft.value(at: record.location)
            if !Self.other.contains(entry.source) { modern.insert(EnglishLemma(headword.word, category)) }
            guard category == .noun else { continue }
            let found = Self.traits(of: headword.word, entry)
            traits[headword.word] = traits[headword.word].map { $0.intersection(found) } ?? found
        }
        traits = traits.filter { !$0.value.isEmpty }
    }

    /// Whether a word belongs to a category only in old books, and today is a form of another word (`went`) or not
    /// inflected (`the`).
    func isLeftover(
        _ word: String,
        _ category: LexicalCategory,
        _ categories: Set<LexicalCategory>,
        _ evidence: InflectionEvidence
    ) -> Bool {
        !modern.contains(EnglishLemma(word, category))
            && (evidence.isIrregularForm(word, category) || !categories.isDisjoint(with: Self.closed))
    }

    /// Whether a word that has another category today has this one only in old books: the verb `good`.
    func isOfOldBooks(_ word: String, _ category: LexicalCategory, _ categories: Set<LexicalCategory>) -> Bool {
        !modern.contains(EnglishLemma(word, category))
            && categories.contains { modern.contains(EnglishLemma(word, $0)) }
    }

    private static func traits(of noun: String, _ entry: Entry) -> EnglishInflector.Traits {
        let features = entry.senses.map { Set($0.grammaticalFeatures) }
        // The features of the whole entry, rather than of some of its senses.
        let own = Set(entry.grammaticalFeatures).subtracting(features.joined())
        let shared = features.dropFirst().reduce(features.first ?? []) { $0.intersection($1) }
        var traits: EnglishInflector.Traits = []
        if own.union(shared).contains(.proper) { traits.insert(.proper) }
        // One sense in which `firework` is mostly plural does not make the noun a plural.
        if own.contains(.plural) || shared.contains(.plural) && noun.hasSuffix("s") { traits.insert(.pluralOnly) }
        return traits
    }
}
