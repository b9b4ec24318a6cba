package import HeadwordModel

/// An inflected form and what it expresses.
package struct EnglishForm: Hashable, Sendable {
    /// The form.
    package var form: String
    /// The grammatical features that it expresses.
    package var features: [GrammaticalFeature]
    /// The regions where it is spelled like this; empty if it is everywhere.
    package var regions: [Region]

    package init(_ form: String, _ features: [GrammaticalFeature], regions: [Region] = []) {
        self.form = form
        self.features = features
        self.regions = regions
    }
}

/// The inflected forms of an English word in one lexical category.
package struct EnglishParadigm: Hashable, Sendable {
    /// Whether a noun has a singular and a plural.
    package enum Number: Hashable, Sendable {
        case singularAndPlural
        /// The noun has no plural in use.
        case singularOnly
        /// The noun is a plural: `trousers`.
        case pluralOnly
    }

    /// The forms, grouped by kind, the best of each kind first; empty if the word has none.
    package var forms: [EnglishForm]
    /// Whether a noun has a singular and a plural; nil for other words.
    package var number: Number?

    package init(forms: [EnglishForm] = [], number: Number? = nil) {
        self.forms = forms
        self.number = number
    }

    /// Returns the forms of one kind, the best first.
    package func forms(_ kind: EnglishInflectionKind) -> [String] {
        forms.filter { $0.features == kind.features }.map(\.form)
    }
}

/// Forms by kind, before their regions are known.
typealias FormsByKind = [(kind: EnglishInflectionKind, forms: [String])]
