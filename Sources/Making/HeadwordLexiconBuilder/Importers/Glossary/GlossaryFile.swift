internal import HeadwordModel

/// The beginning of a glossary, and the reading of its rows.
struct GlossaryFile {
    /// A row, or why it cannot be read.
    enum Row {
        case cells([String], line: Int)
        case unreadable(String, line: Int)
    }

    /// What the comments before the first row say about the glossary: `# licence: CC0`, `##name<tab>My Words`.
    private(set) var statements: [String: String] = [:]
    private(set) var columns: [GlossaryColumn] = [.word, .definition]
    private var separator = UInt8(ascii: "\t")
    /// The first row of a file without a header.
    private var firstRow: Row?

    /// Reads the beginning.
    ///
    /// - Throws: ``ImportFailure`` if the file is not a glossary.
    init(_ lines: inout BroughtLines) throws {
        var line = try lines.next()
        while let comment = line, Self.isSkipped(comment) {
            note(comment)
            line = try lines.next()
        }
        guard let line, let bytes = line.bytes, !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil
        else {
            throw ImportFailure(lines.path, line: line?.number, "there is no row of text")
        }
        separator = Self.separator(of: bytes)
        try readHeader(line, &lines)
    }

    private mutating func readHeader(_ line: BroughtLines.Line, _ lines: inout BroughtLines) throws {
        let row = try self.row(from: line, &lines)
        guard case .cells(let cells, _) = row else {
            throw ImportFailure(lines.path, line: line.number, "this is not a row of a glossary")
        }
        let headings = cells.map { GlossaryColumn(heading: BroughtText.clean($0) ?? "") }
        if headings.contains(.word) {
            columns = headings
        } else if separator == UInt8(ascii: "\t"), cells.count == 2 {
            firstRow = row
        } else {
            let expected = "expected a header with the column 'word', or two columns separated by a tab"
            throw ImportFailure(lines.path, line: line.number, "\(expected); found '\(cells[0].excerpt)'")
        }
    }

    /// Returns the next row; nil after the last one.
    mutating func next(_ lines: inout BroughtLines) throws -> Row? {
        if let row = firstRow {
            firstRow = nil
            return row
        }
        while let line = try lines.next() {
            if !Self.isSkipped(line) { return try row(from: line, &lines) }
        }
        return nil
    }

    private func row(from first: BroughtLines.Line, _ lines: inout BroughtLines) throws -> Row {
        var cells = GlossaryCells(separator: separator)
        var line = first
        while true {
            guard let bytes = line.bytes else { return .unreadable("the line is too long", line: first.number) }
            guard String(validating: bytes, as: UTF8.self) != nil else {
                return .unreadable("the line is not UTF-8", line: line.number)
            }
            guard cells.add(bytes) else {
                return .unreadable("expected a separator after the closing quotation mark", line: line.number)
            }
            if cells.isTooLong {
                return .unreadable("the row is longer than \(GlossaryCells.longestRow >> 20) MiB", line: first.number)
            }
            guard cells.isOpen else { return .cells(cells.cells, line: first.number) }
            guard let next = try lines.next() else {
                return .unreadable("the quotation mark is never closed", line: first.number)
            }
            line = next
        }
    }

    /// Whether a line is empty or a comment: `# ...` or `##...`, since `#` alone may begin a word.
    private static func isSkipped(_ line: BroughtLines.Line) -> Bool {
        guard let bytes = line.bytes else { return false }
        if bytes.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { return true }
        let second = bytes.dropFirst().first
        return bytes.first == UInt8(ascii: "#")
            && (second == nil || second == UInt8(ascii: " ") || second == bytes.first)
    }

    private static func separator(of line: ArraySlice<UInt8>) -> UInt8 {
        if line.contains(UInt8(ascii: "\t")) { return UInt8(ascii: "\t") }
        let semicolons = line.count { $0 == UInt8(ascii: ";") }
        let commas = line.count { $0 == UInt8(ascii: ",") }
        return semicolons > commas ? UInt8(ascii: ";") : UInt8(ascii: ",")
    }

    private mutating func note(_ comment: BroughtLines.Line) {
        guard let bytes = comment.bytes, let text = String(validating: bytes, as: UTF8.self) else { return }
        let statement = text.drop { $0 == "#" || $0 == " " }
            .split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == ":" || $0 == "\t" }
        guard statement.count == 2, let name = BroughtText.clean(statement[0]) else { return }
        statements[name.lowercased()] = BroughtText.clean(statement[1])
    }
}

extension GlossaryFile {
    /// The title that the glossary states.
    var title: String? { statement("title", "name", "bookname") }

    /// The licence that the glossary states.
    var licence: String? { statement("licence", "license", "copyright") }

    /// The language of the headwords that the glossary states.
    var language: Language? { statement("language", "sourcelang").flatMap(Language.init(label:)) }

    private func statement(_ names: String...) -> String? { names.compactMap { statements[$0] }.first }
}
