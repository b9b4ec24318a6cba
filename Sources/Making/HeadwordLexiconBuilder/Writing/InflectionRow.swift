internal import HeadwordLexicon
internal import HeadwordModel

/// A row of the table of inflections.
struct InflectionRow: Hashable, Sendable {
    var language: String
    /// The form as a lookup key: normalized, in lower case.
    var key: String
    var category: LexicalCategory
    var lemma: String
    var features: [UInt8]
    var form: String
    var regions: [UInt8]
    /// The rank among the forms of the lemma, the best form first.
    var place: Int64
    var source: String

    /// Returns the rows for the forms of a language, in the order of the table and without duplicates.
    static func rows(
        of inflections: [(inflection: LexiconDraft.Inflection, source: String)],
        in language: Language
    ) -> [InflectionRow] {
        let rows = inflections.enumerated().filter { $1.inflection.language == language }.map { place, given in
            InflectionRow(given.inflection, source: given.source, place: Int64(place))
        }
        let sorted = rows.sorted { $0.comes(before: $1) }
        return sorted.indices.filter { $0 == 0 || !sorted[$0].says(sameAs: sorted[$0 - 1]) }.map { sorted[$0] }
    }

    private init(_ inflection: LexiconDraft.Inflection, source: String, place: Int64) {
        language = inflection.language.label
        key = Spelling.normalized(inflection.form.text).lowercased()
        category = inflection.category
        lemma = inflection.lemma
        features = inflection.form.features.map(\.rawValue)
        form = inflection.form.text
        regions = inflection.form.regions.map(\.rawValue)
        self.place = place
        self.source = source
    }

    /// Defines the order of the table within one language. Of rows that say the same, the best form comes first.
    private func comes(before other: Self) -> Bool {
        if key != other.key { return key < other.key }
        if category != other.category { return category.rawValue < other.category.rawValue }
        if lemma != other.lemma { return lemma < other.lemma }
        if features != other.features { return features.lexicographicallyPrecedes(other.features) }
        if form != other.form { return form < other.form }
        return place < other.place
    }

    private func says(sameAs other: Self) -> Bool {
        key == other.key && category == other.category && lemma == other.lemma && features == other.features
            && form == other.form
    }
}
