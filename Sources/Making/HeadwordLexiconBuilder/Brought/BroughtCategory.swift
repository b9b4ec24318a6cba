internal import HeadwordModel

/// A lexical category with the grammatical features that a part of speech implies.
struct BroughtCategory: Hashable, Sendable {
    var category: LexicalCategory
    var features: [GrammaticalFeature] = []

    /// Reads a category and features, separated by spaces.
    init?(labels: Substring) {
        let parts = labels.split(separator: " ").map(String.init)
        guard let first = parts.first, let category = LexicalCategory(label: first) else { return nil }
        self.category = category
        features = parts.dropFirst().compactMap(GrammaticalFeature.init(label:))
        guard features.count == parts.count - 1 else { return nil }
    }

    /// Creates a category without features.
    init(_ category: LexicalCategory) {
        self.category = category
    }

    /// Reads the table of the parts of speech in dictionaries that users bring.
    static func table() throws -> [String: BroughtCategory] {
        try LabelTable("parts-of-speech.tsv", PackageResources.parts_of_speech_tsv, Self.init(labels:))
            .labels
    }
}
