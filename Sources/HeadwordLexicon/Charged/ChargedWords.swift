package import HeadwordModel

/// Words that are vulgar, that offend people or that belong to the past, by a table of our own (`charged-words.tsv`).
package struct ChargedWords: Sendable {
    /// What the table says of a word.
    package struct Row: Sendable {
        /// The word; one with a capital means that spelling only.
        package var word: String
        /// Parts of definitions in lower case, of which one must occur; empty for all senses.
        package var senses: [String]
        /// Parts of definitions in lower case, of which none may occur.
        package var exceptions: [String]
        /// The registers of these senses.
        package var registers: [Register]
        /// Why.
        package var reason: String

        /// Whether the word is never fit for families, whatever it means.
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

    /// Reads a table; lines that are none are left out, which a test forbids.
    init(_ bytes: [UInt8]) {
        rows = bytes.split(separator: UInt8(ascii: "\n")).compactMap(Row.init)
        byWord = Dictionary(grouping: rows, by: \.word)
    }

    /// The registers of a sense.
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
