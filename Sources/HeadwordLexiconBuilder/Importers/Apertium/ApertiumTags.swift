internal import HeadwordModel

/// What Apertium's tags mean in our vocabularies; the table is `apertium-tags.tsv` beside this.
struct ApertiumTags {
    /// A word with what its tags say.
    struct Analysis {
        var category: LexicalCategory
        /// What the word is in all its forms.
        var inherent: [GrammaticalFeature]
        /// What the form expresses.
        var features: [GrammaticalFeature]
        /// Whether the form is another word.
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

    /// What a word is in all its forms, by what it is in each; a noun of two genders (`perro`, `perra`) is of none.
    static func common(_ inherent: [GrammaticalFeature]) -> [GrammaticalFeature] {
        let features = unique(inherent)
        return features.filter(genders.contains).count > 1 ? features.filter { !genders.contains($0) } : features
    }

    /// What the tags of a word say; nil if the first is no kind of word.
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
    /// Nil if there is something else than labels of ours.
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
