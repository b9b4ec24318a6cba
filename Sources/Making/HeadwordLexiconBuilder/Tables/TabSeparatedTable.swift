/// One of the builder's own tables: lines of tab-separated columns. `#` begins a comment.
struct TabSeparatedTable {
    /// The columns of each line.
    private(set) var rows: [[String]] = []
    /// The line number of each row, from 1.
    private(set) var lineNumbers: [Int] = []

    /// Reads a table in which every line must have the given number of columns.
    ///
    /// - Throws: ``ImportFailure`` with the first line that does not.
    init(_ name: String, _ bytes: [UInt8], columns: Int) throws {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where !line.isEmpty && line.first != UInt8(ascii: "#") {
            let row = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            guard row.count == columns else {
                throw ImportFailure(name, line: number + 1, "\(columns) columns are needed")
            }
            rows.append(row.map { String(decoding: $0, as: UTF8.self) })
            lineNumbers.append(number + 1)
        }
    }
}
