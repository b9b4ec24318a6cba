internal import HeadwordLexicon
internal import HeadwordModel

/// A row of the table of inflections.
struct InflectionRow: Hashable {
    var language: String
    /// The form as it is looked up: normalized, in lower case.
    var key: String
    var category: LexicalCategory
    var lemma: String
    var features: [UInt8]
    var form: String
    var regions: [UInt8]
    /// The place among the forms of the lemma: the best form first.
    var place: Int64
    var source: String

    /// The rows for the forms of a language, sorted as the table is and without repetitions.
    static func rows(
        of inflections: [(inflection: LexiconDraft.Inflection, source: String)],
        in language: Language
    ) -> [InflectionRow] {
        let rows = inflections.enumerated().filter { $1.inflection.language == language }.map { place, given in
            InflectionRow(given.inflection, source: given.source, place: Int64(place))
        }
        let sorted = rows.sorted { ($0.order, $0.place) < ($1.order, $1.place) }
        return sorted.indices.filter { $0 == 0 || sorted[$0].order != sorted[$0 - 1].order }.map { sorted[$0] }
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

    private struct Order: Comparable {
        var texts: (String, String, String, String)
        var category: UInt8
        var features: [UInt8]

        static func == (first: Self, second: Self) -> Bool {
            first.texts == second.texts && first.category == second.category && first.features == second.features
        }

        static func < (first: Self, second: Self) -> Bool {
            if first.texts.0 != second.texts.0 { return first.texts.0 < second.texts.0 }
            if first.texts.1 != second.texts.1 { return first.texts.1 < second.texts.1 }
            if first.category != second.category { return first.category < second.category }
            if first.texts.2 != second.texts.2 { return first.texts.2 < second.texts.2 }
            if first.features != second.features {
                return first.features.lexicographicallyPrecedes(second.features)
            }
            return first.texts.3 < second.texts.3
        }
    }

    private var order: Order {
        Order(texts: (language, key, lemma, form), category: category.rawValue, features: features)
    }
}
