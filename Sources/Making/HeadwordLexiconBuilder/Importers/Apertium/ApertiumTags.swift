internal import HeadwordModel

/// The meanings of Apertium's tags in our vocabularies. The table is `apertium-tags.tsv` in this folder.
struct ApertiumTags {
    /// The meaning of a word's tags.
    struct Analysis {
        var category: LexicalCategory
        /// The features that the word has in all its forms.
        var inherent: [GrammaticalFeature]
        /// The features that the form expresses.
        var features: [GrammaticalFeature]
        /// Whether the form is a word of its own.
        var isDerived: Bool
    }

    fileprivate struct Meaning {
        var category: LexicalCategory?
        var features: [GrammaticalFeature] = []
        var isDerived = false
    }

    private static let genders: Set<GrammaticalFeature> = [.masculine, .feminine, .neuter]
    private static let properties: Set<GrammaticalFeature> = [
        .proper, .auxiliary, .modal, .transitive, .intransitive, .ordinal, .relative, .interrogative,
    ]

    private let table: [String: Meaning]

    init() throws {
        table = try LabelTable("apertium-tags.tsv", PackageResources.apertium_tags_tsv, Meaning.init).labels
    }

    /// Returns the features that a word has in all its forms, from those of each form. A noun of two genders (`perro`,
    /// `perra`) has none of its own.
    static func common(_ inherent: [GrammaticalFeature]) -> [GrammaticalFeature] {
        let features = unique(inherent)
        return features.filter(genders.contains).count > 1 ? features.filter { !genders.contains($0) } : features
    }

    /// Returns the meaning of a word's tags; nil if the first is not a lexical category.
    func analysis(_ tags: [String]) -> Analysis? {
        guard let first = tags.first, let category = table[first]?.category else { return nil }
        let meanings = tags.compactMap { table[$0] }
        let features = unique(meanings.flatMap(\.features))
        // The gender of a noun is the noun's; that of an adjective is the form's.
        let properties = category == .noun ? Self.properties.union(Self.genders) : Self.properties
        let inherent = features.filter(properties.contains)
        return Analysis(
            category: category,
            inherent: inherent,
            features: features.filter { !Self.properties.contains($0) },
            isDerived: meanings.contains(where: \.isDerived)
        )
    }
}

extension ApertiumTags.Meaning {
    /// Nil if the text contains anything but labels of ours.
    fileprivate init?(_ text: Substring) {
        for label in text.split(separator: " ").map(String.init) {
            if label == "derived" {
                isDerived = true
            } else if let category = LexicalCategory(label: label) {
                self.category = category
            } else if let feature = GrammaticalFeature(label: label) {
                features.append(feature)
            } else {
                return nil
            }
        }
    }
}
