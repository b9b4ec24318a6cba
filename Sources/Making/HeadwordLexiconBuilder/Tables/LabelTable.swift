/// A table of two columns: a text from a source, and its label.
struct LabelTable<Label> {
    /// The label of each text.
    let labels: [String: Label]

    /// - Throws: ``ImportFailure`` with the line that cannot be read.
    init(_ name: String, _ bytes: [UInt8], _ label: (Substring) -> Label?) throws {
        var labels: [String: Label] = [:]
        for row in try TabSeparatedTable(name, bytes, columns: 2).rows {
            guard let label = label(row[1][...]) else { throw row.failure("'\(row[1])' is not a label") }
            labels[row[0]] = label
        }
        self.labels = labels
    }

    /// Reads a table whose second column has labels separated by spaces; `-` stands for none.
    ///
    /// - Throws: ``ImportFailure`` with the line that cannot be read.
    init<Member>(_ name: String, _ bytes: [UInt8], each label: (String) -> Member?) throws where Label == [Member] {
        try self.init(name, bytes) { text in
            let written = text == "-" ? [] : text.split(separator: " ")
            let labels = written.compactMap { label(String($0)) }
            return labels.count == written.count ? labels : nil
        }
    }
}
