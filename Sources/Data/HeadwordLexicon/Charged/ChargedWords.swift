package import HeadwordModel

/// Words that are vulgar, offensive or dated, from this project's own table (`charged-words.tsv`).
package struct ChargedWords: Sendable {
    /// One row of the table.
    package struct Row: Sendable {
        /// The word; if it has a capital, the row applies to that spelling only.
        package var word: String
        /// Phrases in lower case, one of which must occur in the definitions; empty if the row applies to all senses.
        package var senses: [String]
        /// Phrases in lower case, none of which may occur in the definitions.
        package var exceptions: [String]
        /// The registers that matching senses receive.
        package var registers: [Register]
        /// The reason for the row.
        package var reason: String

        /// Whether the word is unfit for families, whatever it means.
        var isAlwaysUnfit: Bool {
            senses.isEmpty
                && (registers.contains(.vulgarSlang)
                    || registers.contains(.offensive) && registers.contains(.derogatory))
        }
    }

    /// All rows.
    package let rows: [Row]
    private let byWord: [String: [Row]]

    /// The table.
    package static let table = ChargedWords(PackageResources.charged_words_tsv)

    /// Parses a table and ignores invalid lines; a test makes sure that there are none.
    init(_ bytes: [UInt8]) {
        rows = bytes.split(separator: UInt8(ascii: "\n")).compactMap(Row.init)
        byWord = Dictionary(grouping: rows, by: \.word)
    }

    /// Returns the registers that the table gives to a sense.
    package func registers(of word: String, definitions: [String]) -> [Register] {
        let lowercased = word.lowercased()
        var found = byWord[word] ?? []
        if lowercased != word { found += byWord[lowercased] ?? [] }
        guard !found.isEmpty else { return [] }
        let text = definitions.joined(separator: " ").lowercased()
        return found.filter { row in
            (row.senses.isEmpty || row.senses.contains(where: text.contains))
                && !row.exceptions.contains(where: text.contains)
        }
        .flatMap(\.registers)
    }

    /// Whether a word is vulgar in any of its senses.
    package func isVulgar(_ word: String) -> Bool {
        [word, word.lowercased()].contains { byWord[$0]?.contains { $0.registers.contains(.vulgarSlang) } ?? false }
    }

    /// Whether a word offends people whatever it means.
    package func isOffensive(_ word: String) -> Bool {
        [word, word.lowercased()].contains { spelling in
            byWord[spelling]?.contains { $0.senses.isEmpty && $0.registers.contains(.offensive) } ?? false
        }
    }
}

extension ChargedWords.Row {
    /// Reads a line of the table; nil if it is a comment.
    fileprivate init?(_ line: ArraySlice<UInt8>) {
        let columns = line.split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
        guard columns.count == 4, !columns[0].hasPrefix("#") else { return nil }
        word = columns[0]
        let parts = columns[1].split(separator: " but not ", maxSplits: 1)
        senses = parts[0] == "*" ? [] : Self.phrases(parts[0])
        exceptions = parts.count > 1 ? Self.phrases(parts[1]) : []
        registers = columns[2].split(separator: " ").compactMap { Register(label: String($0)) }
        reason = columns[3]
    }

    private static func phrases(_ text: Substring) -> [String] { text.split(separator: " | ").map { $0.lowercased() } }
}
