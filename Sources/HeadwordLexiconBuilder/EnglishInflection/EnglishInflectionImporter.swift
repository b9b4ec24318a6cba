internal import HeadwordModel

/// Adds the inflected forms of the English headwords, by what all other sources told.
package struct EnglishInflectionImporter: Importer {
    package let source = Source(
        id: "english-inflection",
        title: "English inflection",
        packages: [],
        licence: "that of the sources it was derived from"
    )

    private static let inflected: [LexicalCategory] = [.noun, .verb, .adjective, .adverb]

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let inflector = try EnglishInflector(InflectionEvidence(draft))
        let traits = try Self.traits(of: draft)
        let words = draft.listed.filter { $0.language == .en }.map(\.word).sorted()
        var inflections: [LexiconDraft.Inflection] = []
        try progress.forEach("inflecting English", of: words) { word in
            let categories = draft.categories(of: .init(language: .en, word: word))
            for category in Self.inflected where categories.contains(category) {
                let paradigm = inflector.paradigm(of: word, category, traits: traits[word] ?? [])
                inflections += paradigm.forms.map { form in
                    let form = InflectedForm(text: form.form, features: form.features, regions: form.regions)
                    return .init(language: .en, lemma: word, category: category, form: form)
                }
            }
        }
        for inflection in inflections { draft.add(inflection) }
    }

    /// What the entries say of nouns: names and plurals are those of which every sense is one.
    private static func traits(of draft: LexiconDraft) throws -> [String: EnglishInflector.Traits] {
        var traits: [String: EnglishInflector.Traits] = [:]
        for record in draft.records where record.kind == .entry && record.category == .noun {
            let headword = draft.headword(record.headword)
            guard headword.language == .en else { continue }
            let entry: Entry = try draft.value(at: record.location)
            let found = self.traits(of: headword.word, entry)
            traits[headword.word] = traits[headword.word].map { $0.intersection(found) } ?? found
        }
        return traits.filter { !$0.value.isEmpty }
    }

    private static func traits(of noun: String, _ entry: Entry) -> EnglishInflector.Traits {
        let features = entry.senses.map { Set($0.grammaticalFeatures) }
        // What is said of the whole entry, rather than of some of its senses.
        let own = Set(entry.grammaticalFeatures).subtracting(features.joined())
        let shared = features.dropFirst().reduce(features.first ?? []) { $0.intersection($1) }
        var traits: EnglishInflector.Traits = []
        if own.union(shared).contains(.proper) { traits.insert(.proper) }
        // A sense in which `firework` is mostly plural does not make it one.
        if own.contains(.plural) || shared.contains(.plural) && noun.hasSuffix("s") { traits.insert(.pluralOnly) }
        return traits
    }
}
