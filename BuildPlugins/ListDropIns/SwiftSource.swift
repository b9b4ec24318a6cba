/// The text of a Swift file, parsed just enough to find the types and the namespace that it declares.
struct SwiftSource {
    /// The text without comments.
    private var text: [UInt8] = []
    /// The text without comments and the contents of literals.
    private var code: [UInt8] = []
    /// The part of the code outside all braces.
    private var topLevel: [UInt8] = []

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var position = 0
        var depth = 0
        while position < bytes.count {
            let endOfLiteral = Self.endOfLiteral(bytes, position)
            if let end = Self.endOfComment(bytes, position) ?? endOfLiteral {
                append(UInt8(ascii: " "), depth)
                self.text += endOfLiteral == nil ? [UInt8(ascii: " ")] : bytes[position..<end]
                position = end
                continue
            }
            let byte = bytes[position]
            self.text.append(byte)
            if byte == UInt8(ascii: "}") { depth = max(0, depth - 1) }
            append(byte, depth)
            if byte == UInt8(ascii: "{") { depth += 1 }
            position += 1
        }
    }

    private mutating func append(_ byte: UInt8, _ depth: Int) {
        code.append(byte)
        if depth == 0 { topLevel.append(byte) }
    }

    /// Returns whether a type with a name is declared.
    func declares(type: String) -> Bool { Self.types(in: code).contains { $0.name == type } }

    /// The namespace that a provider declares; nil if it is not a literal.
    var namespace: String? {
        let declaration = /\bstatic\s+(?:let|var)\s+namespace\b[^="{]*[={]\s*(?:return\s+)?"([^"\\]+)"/
        return String(decoding: text, as: UTF8.self).firstMatch(of: declaration).map { String($0.1) }
    }

    /// The names of the types that other files can use without qualification.
    var sharedTypes: Set<String> { Set(Self.types(in: topLevel).filter { !$0.isPrivate }.map(\.name)) }

    private static func types(in code: [UInt8]) -> [(name: String, isPrivate: Bool)] {
        let declaration =
            /\b((?:(?:public|package|internal|private|fileprivate|final|indirect)\s+)*)(?:struct|enum|class|actor|protocol|typealias)\s+([\p{L}_][\p{L}\p{N}_]*)/
        return String(decoding: code, as: UTF8.self).matches(of: declaration)
            .map { (String($0.2), $0.1.contains("private")) }
    }

    /// Returns the end of the comment that begins here, nested ones included; nil if there is no comment.
    private static func endOfComment(_ bytes: [UInt8], _ start: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "/"), start + 1 < bytes.count else { return nil }
        if bytes[start + 1] == UInt8(ascii: "/") {
            return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        }
        guard bytes[start + 1] == UInt8(ascii: "*") else { return nil }
        var position = start
        var depth = 0
        while position + 1 < bytes.count {
            switch (bytes[position], bytes[position + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, position) = (depth + 1, position + 2)
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, position) = (depth - 1, position + 2)
            default: position += 1
            }
            if depth == 0 { return position }
        }
        return bytes.count
    }

    /// Returns the end of the string literal that begins here; nil if there is no literal. Interpolations count as
    /// text, since their quotation marks come in pairs.
    private static func endOfLiteral(_ bytes: [UInt8], _ start: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "#") else { return nil }
        let hashes = bytes[start...].prefix { $0 == UInt8(ascii: "#") }
        let marks = bytes[hashes.endIndex...].prefix { $0 == UInt8(ascii: "\"") }
        guard !marks.isEmpty else { return nil }
        // Two quotation marks are an empty string.
        let isLong = marks.count >= 3
        let closing = Array(marks.prefix(isLong ? 3 : 1)) + hashes
        let escape = [UInt8(ascii: "\\")] + hashes
        var position = hashes.endIndex + (isLong ? 3 : 1)
        while position < bytes.count, isLong || bytes[position] != UInt8(ascii: "\n") {
            let rest = bytes[position...]
            if rest.starts(with: closing) { return position + closing.count }
            position += rest.starts(with: escape) ? escape.count + 1 : 1
        }
        return min(position, bytes.count)
    }
}
