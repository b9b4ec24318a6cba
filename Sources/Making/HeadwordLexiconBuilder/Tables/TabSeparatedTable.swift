/// One of the builder's own tables: lines of tab-separated columns. `#` begins a comment.
struct TabSeparatedTable {
    /// A line of a table.
    struct Row {
        /// The name of the table, for errors.
        fileprivate var table: String
        /// The number of the line, from 1.
        fileprivate var line: Int
        fileprivate var columns: [String]

        /// The text of a column, from 0; a table ensures that each row has all its columns.
        subscript(column: Int) -> String { columns[column] }

        /// Creates the error for a row that cannot be read.
        func failure(_ reason: String) -> ImportFailure { ImportFailure(table, line: line, reason) }
    }

    /// The rows, in the order of the lines.
    private(set) var rows: [Row] = []

    /// Reads a table in which every line must have the given number of columns.
    ///
    /// - Throws: ``ImportFailure`` with the first line that does not.
    init(_ name: String, _ bytes: [UInt8], columns: Int) throws {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where !line.isEmpty && line.first != UInt8(ascii: "#") {
            let texts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            let row = Row(table: name, line: number + 1, columns: texts.map { String(decoding: $0, as: UTF8.self) })
            guard texts.count == columns else { throw row.failure("\(columns) columns are needed") }
            rows.append(row)
        }
    }
}
