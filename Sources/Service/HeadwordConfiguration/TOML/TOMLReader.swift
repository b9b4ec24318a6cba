/// Reads TOML 1.0 (toml.io), and continues after an error, so that all errors of a text are found at once.
///
/// It is our own rather than TOMLKit, which does not know the lines of values, crashes on a key of some 100,000 parts,
/// silently drops whatever follows a NUL, and pulls in Foundation and the C++ runtime.
struct TOMLReader {
    /// The maximum number of errors to look for.
    static let problemLimit = 100

    /// The maximum depth of arrays and inline tables, and the maximum number of parts of a key.
    static let depthLimit = 16

    private(set) var document = TOMLDocument()
    private(set) var failures: [TOMLFailure] = []

    private var scanner: TOMLScanner
    private var table = TOMLDocument.root

    /// Reads a text.
    init(_ bytes: [UInt8]) {
        do throws(TOMLFailure) {
            scanner = try TOMLScanner(bytes)
        } catch {
            scanner = TOMLScanner()
            failures = [error]
        }
        while scanner.skipBlankLines(), failures.count < Self.problemLimit, !document.isOverfull { readStatement() }
    }

    private mutating func readStatement() {
        let line = scanner.line
        let isHeader = scanner.peek == UInt8(ascii: "[")
        do throws(TOMLFailure) {
            try isHeader ? readHeader() : readPair(into: table)
            try scanner.expectLineEnd()
        } catch {
            failures.append(error)
            // Whatever follows an unreadable header belongs to no table, and the lines after an unreadable line of a
            // value are part of that value.
            if isHeader || scanner.line > line { scanner.skipToHeader() } else { scanner.skipLine() }
        }
    }

    private mutating func readHeader() throws(TOMLFailure) {
        scanner.advance()
        let isElement = scanner.skip("[")
        let path = try readPath()
        try scanner.expect("]", "after the name of a table")
        // The second bracket must directly follow the first.
        if isElement, !scanner.skip("]") { throw scanner.failure("']]' was expected after the name of a list") }
        table = try isElement ? document.appendTable(path) : document.openTable(path)
    }

    private mutating func readPair(into table: TOMLDocument.ID, depth: Int = 0) throws(TOMLFailure) {
        let path = try readPath()
        try scanner.expect("=", "after the key \(quoted(path.name))")
        scanner.skipBlanks()
        _ = try readValue(depth) { document, content throws(TOMLFailure) in
            try document.define(path, as: content, in: table)
        }
    }

    private mutating func readPath() throws(TOMLFailure) -> TOMLDocument.Path {
        scanner.skipBlanks()
        let line = scanner.line
        var parts = [try scanner.readKey()]
        scanner.skipBlanks()
        while scanner.skip(".") {
            guard parts.count < Self.depthLimit else {
                throw scanner.failure("the key has more than \(Self.depthLimit) parts")
            }
            scanner.skipBlanks()
            parts.append(try scanner.readKey())
            scanner.skipBlanks()
        }
        return TOMLDocument.Path(parts: parts, line: line)
    }
}

extension TOMLReader {
    /// Puts a value where it belongs.
    private typealias Placement = (inout TOMLDocument, TOMLDocument.Content) throws(TOMLFailure) -> TOMLDocument.ID

    private mutating func readValue(_ depth: Int, _ place: Placement) throws(TOMLFailure) -> TOMLDocument.ID {
        guard depth < Self.depthLimit else {
            throw scanner.failure("the value has more than \(Self.depthLimit) levels")
        }
        switch scanner.peek {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return try place(&document, .string(try scanner.readString()))
        case UInt8(ascii: "["): return try readArray(depth, place)
        case UInt8(ascii: "{"): return try readInlineTable(depth, place)
        default: return try place(&document, try scanner.readScalar())
        }
    }

    private mutating func readArray(_ depth: Int, _ place: Placement) throws(TOMLFailure) -> TOMLDocument.ID {
        let array = try place(&document, .array)
        scanner.advance()
        scanner.skipBlankLines()
        while !scanner.skip("]") {
            let line = scanner.line
            _ = try readValue(depth + 1) { document, content throws(TOMLFailure) in
                try document.append(content, to: array, line: line)
            }
            scanner.skipBlankLines()
            guard scanner.skip(",") || scanner.peek == UInt8(ascii: "]") else {
                throw scanner.expectation("',' or ']' was expected in the array")
            }
            scanner.skipBlankLines()
        }
        return array
    }

    private mutating func readInlineTable(_ depth: Int, _ place: Placement) throws(TOMLFailure) -> TOMLDocument.ID {
        let table = try place(&document, .table(.inline))
        scanner.advance()
        scanner.skipBlanks()
        guard !scanner.skip("}") else { return table }
        repeat {
            try readPair(into: table, depth: depth + 1)
            scanner.skipBlanks()
        } while scanner.skip(",")
        try scanner.expect("}", "at the end of the table in braces")
        return table
    }
}
