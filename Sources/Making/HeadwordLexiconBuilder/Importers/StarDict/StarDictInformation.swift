/// The `.ifo` of a dictionary of StarDict 2.4.2 or 3.0.0: lines of the form `name=value`.
struct StarDictInformation {
    /// The first line.
    static let mark = Array("StarDict's dict ifo file".utf8)
    /// The maximum length of the file in bytes.
    static let longest = 1 << 20

    /// The number of words in the index.
    let wordCount: Int
    /// The length of the index in bytes, uncompressed.
    let indexLength: Int
    /// The number of bytes of an offset in the index: 4 or 8.
    let offsetLength: Int
    /// The types of the fields of every article; nil if each field begins with its type.
    let fieldTypes: [UInt8]?

    private let path: String
    private let lines: [String: (value: String, number: Int)]

    /// Reads the file.
    ///
    /// - Throws: ``ImportFailure`` with the line that is missing or has another value than it may.
    init(_ bytes: [UInt8], path: String) throws {
        lines = try Self.lines(bytes, path)
        self.path = path
        let lines = Lines(path: path, lines: lines)
        _ = try lines.value("version", expected: "2.4.2 or 3.0.0") { ["2.4.2", "3.0.0"].contains($0) ? $0 : nil }
        _ = try lines.value("bookname", expected: "a title") { $0 }
        wordCount = try lines.value("wordcount", expected: "a number", Self.count)
        indexLength = try lines.value("idxfilesize", expected: "a number of bytes", Self.count)
        offsetLength = try lines.value("idxoffsetbits", default: "32", expected: "32 or 64") { ["32": 4, "64": 8][$0] }
        let types = try lines.value("sametypesequence", default: "", expected: "letters", Self.types)
        fieldTypes = types.isEmpty ? nil : types
    }

    /// The title.
    var title: String? { text("bookname") }

    /// The licence, which some dictionaries state.
    var licence: String? { text("licence") ?? text("license") ?? text("copyright") }

    /// Returns the error that a value is another than it should be.
    func failure(_ name: String, expected: String) -> ImportFailure {
        Lines(path: path, lines: lines).failure(name, expected: expected)
    }

    private func text(_ name: String) -> String? { lines[name].flatMap { BroughtText.clean($0.value) } }

    private static func count(_ text: String) -> Int? {
        Int(text).flatMap { (0...Int(Int32.max)).contains($0) ? $0 : nil }
    }

    private static func types(_ text: String) -> [UInt8]? {
        text.utf8.allSatisfy { $0.isASCIILetterOrDigit && !$0.isASCIIDigit } ? Array(text.utf8) : nil
    }

    private static func lines(_ bytes: [UInt8], _ path: String) throws -> [String: (value: String, number: Int)] {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let lines = text.split(separator: .lineFeed, omittingEmptySubsequences: false)
            .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
        guard let first = lines.first, first.elementsEqual(mark) else {
            throw ImportFailure(path, line: 1, "expected 'StarDict's dict ifo file'")
        }
        var values: [String: (value: String, number: Int)] = [:]
        for (index, line) in lines.enumerated().dropFirst() {
            let text = String(decodingUTF8OrLatin1: line)
            guard let separator = text.firstIndex(of: "=") else { continue }
            values[String(text[..<separator])] = (String(text[text.index(after: separator)...]), index + 1)
        }
        return values
    }

    /// Reads values with errors that name their lines.
    private struct Lines {
        let path: String
        let lines: [String: (value: String, number: Int)]

        func value<Value>(
            _ name: String,
            default absent: String? = nil,
            expected: String,
            _ read: (String) -> Value?
        ) throws -> Value {
            guard let text = lines[name]?.value ?? absent, let value = read(text) else {
                throw failure(name, expected: expected)
            }
            return value
        }

        func failure(_ name: String, expected: String) -> ImportFailure {
            guard let line = lines[name] else { return ImportFailure(path, "expected a line '\(name)=': \(expected)") }
            return ImportFailure(path, line: line.number, "\(name) is '\(line.value.excerpt)'; expected \(expected)")
        }
    }
}
