internal import HeadwordModel

/// A row of a glossary by its columns.
struct GlossaryRecord {
    private static let listSeparator = "|"

    private var texts: [GlossaryColumn: [String]] = [:]
    /// The columns that the lexicon does not take and in which the row has something.
    private(set) var unknown: [String] = []

    /// Creates a record; nil if the row has more cells than there are columns, or one that is too long.
    init?(_ cells: [String], _ columns: [GlossaryColumn]) {
        guard cells.count <= columns.count else { return nil }
        for (cell, column) in zip(cells, columns) {
            guard cell.utf8.count <= BroughtText.longest else { return nil }
            let values = Self.values(of: cell, column)
            if case .unknown(let name) = column, !values.isEmpty { unknown.append(name) }
            texts[column, default: []] += values
        }
    }

    /// The values in a column; cells other than the headword may be lists.
    subscript(column: GlossaryColumn) -> [String] { texts[column] ?? [] }

    /// The first value in a column.
    func first(_ column: GlossaryColumn) -> String? { texts[column]?.first }

    /// The translations with their languages, in the order of the languages.
    var translations: [(target: Language, words: [String])] {
        Language.allCases.compactMap { language in
            texts[.translation(language)].flatMap { $0.isEmpty ? nil : (language, $0) }
        }
    }

    private static func values(of cell: String, _ column: GlossaryColumn) -> [String] {
        switch column {
        case .word, .definition, .etymology, .note: [BroughtText.clean(cell)].compactMap(\.self)
        default: cell.split(separator: listSeparator).compactMap { BroughtText.clean($0) }
        }
    }
}
