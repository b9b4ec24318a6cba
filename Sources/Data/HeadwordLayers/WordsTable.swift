internal import HeadwordLexicon
internal import HeadwordModel

/// The format of `words.tsv`: cells between tabs, whose columns the first line names in any order.
struct WordsTable {
    /// The columns, in the order of the first line.
    let columns: [WordsColumn]
    /// The identifier of the layer as a source.
    private let source: String

    /// Reads a file.
    ///
    /// - Throws: ``LayerFailure`` if the file as a whole cannot be used.
    static func read(_ bytes: [UInt8], path: String, source: String) throws(LayerFailure) -> Layer.File {
        let lines = try LayerLines(bytes)
        guard !bytes.isEmpty else { return Layer.File(path: path, words: []) }
        let table = try WordsTable(header: lines.first, source: source)
        return lines.read(after: 1, of: path) { line, number throws(LayerFailure) in
            try table.word(line, number)
        }
    }

    /// Reads the first line.
    init(header: ArraySlice<UInt8>, source: String) throws(LayerFailure) {
        var columns: [WordsColumn] = []
        for cell in Self.cells(header) {
            let column = try WordsColumn(String(layerBytes: cell, "a column's name"))
            guard !columns.contains(column) else { throw LayerFailure("a column occurs twice in the first line") }
            columns.append(column)
        }
        guard columns.contains(.word) else { throw LayerFailure("the first line has no column 'word'") }
        self.columns = columns
        self.source = source
    }

    private static func cells(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    }

    /// Returns what a line says.
    func word(_ line: ArraySlice<UInt8>, _ number: Int) throws(LayerFailure) -> LayerWord {
        let cells = Self.cells(line)
        guard cells.count <= columns.count else {
            throw LayerFailure("it has \(cells.count) cells, but the first line has \(columns.count) columns")
        }
        var record = WordsRecord(source: source, line: number)
        for (column, cell) in zip(columns, cells) where !cell.isEmpty {
            try record.set(column, to: String(layerBytes: cell, "a cell").unescapedCell())
        }
        return try record.word()
    }
}

extension String {
    /// The text as a cell: with `\t`, `\n` and `\\` in place of what they stand for.
    var escapedCell: String {
        replacing(#"\"#, with: #"\\"#).replacing("\t", with: #"\t"#).replacing("\n", with: #"\n"#)
    }

    /// Replaces `\t`, `\n` and `\\` by what they stand for.
    fileprivate func unescapedCell() throws(LayerFailure) -> String {
        guard utf8.contains(UInt8(ascii: "\\")) else { return self }
        var text = ""
        var rest = makeIterator()
        while let character = rest.next() {
            guard character == "\\" else {
                text.append(character)
                continue
            }
            switch rest.next() {
            case "t": text.append("\t")
            case "n": text.append("\n")
            case "\\": text.append("\\")
            default: throw LayerFailure(#"a backslash must be followed by t, n or another backslash"#)
            }
        }
        return text
    }
}
