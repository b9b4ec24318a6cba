/// Reads an extended regular expression of POSIX (IEEE 1003.1, section 9.4) without back references, which would need
/// backtracking, and with the escapes of GNU for words: `\<`, `\>`, `\b`, `\B`, `\w`, `\W`.
package struct ExpressionParser {
    /// The maximum nesting depth of groups.
    static let depthLimit = 50
    /// The maximum number of repetitions in `{m,n}` (`RE_DUP_MAX`).
    static let repetitionLimit = 255

    var rest: Substring.UnicodeScalarView
    /// Returns the characters that stand for one in the text.
    let fold: (Unicode.Scalar) -> [Unicode.Scalar]
    private var depth = 0

    private init(_ source: String, _ fold: @escaping (Unicode.Scalar) -> [Unicode.Scalar]) {
        rest = source[...].unicodeScalars
        self.fold = fold
    }

    /// Returns the syntax tree of an expression.
    ///
    /// - Parameter fold: returns the characters that stand for one in the text, such as small letters for capitals.
    package static func tree(
        of source: String,
        folding fold: @escaping (Unicode.Scalar) -> [Unicode.Scalar] = { [$0] }
    ) throws(PatternFailure) -> PatternTree {
        var parser = ExpressionParser(source, fold)
        let tree = try parser.choice()
        guard parser.rest.isEmpty else { throw PatternFailure("')' closes nothing in it") }
        return tree
    }

    private mutating func choice() throws(PatternFailure) -> PatternTree {
        var choices = [try sequence()]
        while take("|") { choices.append(try sequence()) }
        return choices.count == 1 ? choices[0] : .choice(choices)
    }

    private mutating func sequence() throws(PatternFailure) -> PatternTree {
        var parts: [PatternTree] = []
        while let next = rest.first, next != "|", next != ")" { parts.append(try quantified(try term())) }
        return .sequence(parts)
    }

    private mutating func term() throws(PatternFailure) -> PatternTree {
        guard let next = rest.popFirst() else { return .sequence([]) }
        switch next {
        case "^": return .assertion(.start)
        case "$": return .assertion(.end)
        case ".": return .scalar(.range(0...0x10FFFF))
        case "(": return try group()
        case "[": return .scalar(try bracket())
        case "\\": return try escape()
        case "*", "+", "?", "{": throw PatternFailure("'\(next)' repeats nothing in it")
        default: return literal(next)
        }
    }

    private mutating func group() throws(PatternFailure) -> PatternTree {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            throw PatternFailure("its groups are nested more than \(Self.depthLimit) deep")
        }
        let tree = try choice()
        guard take(")") else { throw PatternFailure("'(' is not closed in it") }
        return tree
    }

    private mutating func escape() throws(PatternFailure) -> PatternTree {
        guard let next = rest.popFirst() else { throw PatternFailure("it ends with '\\'") }
        switch next {
        case "<": return .assertion(.wordStart)
        case ">": return .assertion(.wordEnd)
        case "b": return .assertion(.wordEdge)
        case "B": return .assertion(.noWordEdge)
        case "w": return .scalar(.letterOrDigit)
        case "W": return .scalar(.inverted(.letterOrDigit))
        case "0"..."9": throw PatternFailure("it has a back reference, which is not supported")
        case "a"..."z", "A"..."Z": throw PatternFailure("'\\\(next)' has no meaning in it")
        default: return literal(next)
        }
    }

    private func literal(_ scalar: Unicode.Scalar) -> PatternTree {
        let folded = fold(scalar)
        return folded.count == 1 ? .scalar(.scalar(folded[0])) : .sequence(folded.map { .scalar(.scalar($0)) })
    }

    /// Reads the quantifiers after a part, of which there may be several.
    private mutating func quantified(_ part: PatternTree) throws(PatternFailure) -> PatternTree {
        var tree = part
        while let next = rest.first, "*+?{".unicodeScalars.contains(next) {
            if case .assertion = part { throw PatternFailure("'\(next)' repeats nothing in it") }
            rest.removeFirst()
            switch next {
            case "*": tree = .repeated(tree, least: 0, most: nil)
            case "+": tree = .repeated(tree, least: 1, most: nil)
            case "?": tree = .repeated(tree, least: 0, most: 1)
            default: tree = try counted(tree)
            }
        }
        return tree
    }

    /// Reads a number of repetitions, from after `{` through `}`.
    private mutating func counted(_ part: PatternTree) throws(PatternFailure) -> PatternTree {
        let least = rest.first == "," ? 0 : try integer()
        var most: Int? = least
        if take(",") { most = rest.first == "}" ? nil : try integer() }
        guard take("}") else { throw PatternFailure("'{' is not closed in it") }
        if let most, most < least { throw PatternFailure("{\(least),\(most)} in it is not a range") }
        return .repeated(part, least: least, most: most)
    }

    private mutating func integer() throws(PatternFailure) -> Int {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        rest = rest[digits.endIndex...]
        guard let count = Int(String(digits)), count <= Self.repetitionLimit else {
            throw PatternFailure("'{' is not followed by a number up to \(Self.repetitionLimit) in it")
        }
        return count
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }
}
