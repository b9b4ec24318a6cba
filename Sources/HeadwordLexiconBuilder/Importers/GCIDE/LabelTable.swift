/// A table of two columns: a text, a tab, and what it stands for; `#` begins a comment.
struct LabelTable<Label> {
    /// What each text stands for.
    let labels: [String: Label]

    /// - Throws: ``ImportFailure`` with the line that cannot be read.
    init(_ name: String, _ bytes: [UInt8], _ label: (Substring) -> Label?) throws {
        var labels: [String: Label] = [:]
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where !line.isEmpty && line.first != UInt8(ascii: "#") {
            let columns = String(decoding: line, as: UTF8.self).split(separator: "\t")
            guard columns.count == 2 else { throw ImportFailure(name, line: number + 1, "two columns are needed") }
            guard let label = label(columns[1]) else {
                throw ImportFailure(name, line: number + 1, "'\(columns[1])' is no label")
            }
            labels[String(columns[0])] = label
        }
        self.labels = labels
    }

    /// What a text stands for.
    subscript(text: some StringProtocol) -> Label? { labels[String(text)] }
}
