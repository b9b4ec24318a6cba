internal import HeadwordModel

/// The lexical categories in which words are used most, reviewed one by one.
struct FirstCategories {
    private let categories: [String: LexicalCategory]

    /// Reads the table.
    init() throws {
        let name = "first-categories.tsv"
        categories = try LabelTable(name, PackageResources.first_categories_tsv) { LexicalCategory(label: String($0)) }
            .labels
    }

    /// The category of a word if it differs from the one that the counts suggest; nil for most words.
    subscript(word: String) -> LexicalCategory? { categories[word] }
}
