/// A closed list of the builder: lines of columns between tabs; `#` begins a comment.
struct TabSeparatedTable {
    /// The columns of each line.
    let rows: [[String]]

    /// Reads a table each line of which has as many columns.
    init(_ name: String, _ bytes: [UInt8], columns: Int) throws {
        var rows: [[String]] = []
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where !line.isEmpty && line.first != UInt8(ascii: "#") {
            let row = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            guard row.count == columns else {
                throw ImportFailure(name, line: number + 1, "\(columns) columns are needed")
            }
            rows.append(row.map { String(decoding: $0, as: UTF8.self) })
        }
        self.rows = rows
    }
}
