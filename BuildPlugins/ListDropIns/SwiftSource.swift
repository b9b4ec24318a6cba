/// The text of a Swift file, as far as it takes to find a declaration in it.
struct SwiftSource {
    /// The text without comments and the contents of literals.
    private let code: String

    init(_ text: String) {
        code = Self.code(of: text)
    }

    /// Whether a type of a name is declared.
    func declares(type: String) -> Bool {
        code.matches(of: /\b(?:struct|enum|class|actor)\s+([\p{L}_][\p{L}\p{N}_]*)/).contains { $0.1 == type }
    }

    private static func code(of text: String) -> String {
        var code = ""
        var rest = text[...]
        while let character = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = afterComment(rest)
                code.append(" ")
            } else if let literal = rest.prefixMatch(of: /#*(?:"""|")/) {
                rest = afterLiteral(rest.dropFirst(literal.0.count), opening: String(literal.0))
                code.append("\"\"")
            } else {
                code.append(character)
                rest = rest.dropFirst()
            }
        }
        return code
    }

    /// What stands after a comment, in which there may be others.
    private static func afterComment(_ text: Substring) -> Substring {
        var rest = text
        var depth = 0
        repeat {
            if rest.hasPrefix("/*") {
                depth += 1
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        } while depth > 0 && !rest.isEmpty
        return rest
    }

    /// What stands after a literal; a character after a backslash does not end it.
    private static func afterLiteral(_ text: Substring, opening: String) -> Substring {
        let hashes = opening.prefix { $0 == "#" }
        let closing = opening.dropFirst(hashes.count) + hashes
        let escape = "\\" + hashes
        var rest = text
        while !rest.isEmpty {
            if rest.hasPrefix(closing) { return rest.dropFirst(closing.count) }
            rest = rest.hasPrefix(escape) ? rest.dropFirst(escape.count + 1) : rest.dropFirst()
        }
        return rest
    }
}
