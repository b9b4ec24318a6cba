/// A table of two columns: a text from a source, and its label.
struct LabelTable<Label> {
    /// The label of each text.
    let labels: [String: Label]

    /// - Throws: ``ImportFailure`` with the line that cannot be read.
    init(_ name: String, _ bytes: [UInt8], _ label: (Substring) -> Label?) throws {
        let table = try TabSeparatedTable(name, bytes, columns: 2)
        var labels: [String: Label] = [:]
        for (row, number) in zip(table.rows, table.lineNumbers) {
            guard let label = label(row[1][...]) else {
                throw ImportFailure(name, line: number, "'\(row[1])' is no label")
            }
            labels[row[0]] = label
        }
        self.labels = labels
    }

    /// The label of a text; nil if it has none.
    subscript(text: some StringProtocol) -> Label? { labels[String(text)] }
}
