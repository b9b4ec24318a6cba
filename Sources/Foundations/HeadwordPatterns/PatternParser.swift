/// Reads a regular expression.
struct PatternParser {
    /// The maximum length of a pattern in code points.
    static let lengthLimit = 1_000
    /// The maximum nesting depth of groups.
    static let depthLimit = 50
    /// The maximum number of repetitions in `{m,n}`.
    static let repetitionLimit = 1_000

    var rest: Substring.UnicodeScalarView
    private var depth = 0

    private init(_ source: String) { rest = source[...].unicodeScalars }

    /// Returns the syntax tree of a pattern.
    static func tree(of source: String) throws(PatternFailure) -> PatternTree {
        guard source.unicodeScalars.count <= lengthLimit else {
            throw PatternFailure("a pattern may have at most \(lengthLimit) characters")
        }
        var parser = PatternParser(source)
        let tree = try parser.choice()
        guard parser.rest.isEmpty else { throw PatternFailure("')' closes nothing in the pattern") }
        return tree
    }

    private mutating func choice() throws(PatternFailure) -> PatternTree {
        var choices = [try sequence()]
        while take("|") { choices.append(try sequence()) }
        return choices.count == 1 ? choices[0] : .choice(choices)
    }

    private mutating func sequence() throws(PatternFailure) -> PatternTree {
        var parts: [PatternTree] = []
        while let next = rest.first, next != "|", next != ")" { parts.append(try term()) }
        return .sequence(parts)
    }

    private mutating func term() throws(PatternFailure) -> PatternTree {
        guard let next = rest.popFirst() else { return .sequence([]) }
        let part: PatternTree
        switch next {
        case "^": return .assertion(.start)
        case "$": return .assertion(.end)
        case "(": part = try group()
        case "[": part = .scalar(try bracket())
        case ".": part = .scalar(.inverted(.lineEnd))
        case "\\":
            if take("b") { return .assertion(.wordEdge) }
            if take("B") { return .assertion(.noWordEdge) }
            part = .scalar(try escape())
        case "*", "+", "?", "{", "}", "]": throw PatternFailure("'\(next)' has to be escaped here in the pattern")
        default: part = .scalar(.scalar(next))
        }
        return try quantified(part)
    }

    private mutating func group() throws(PatternFailure) -> PatternTree {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            throw PatternFailure("groups of a pattern may be nested at most \(Self.depthLimit) deep")
        }
        if take("?"), !take(":") {
            guard take("<"), let first = rest.first, first != "=", first != "!" else {
                throw PatternFailure("look-around and flags in patterns are not supported")
            }
            guard let end = rest.firstIndex(of: ">") else { throw PatternFailure("the name of a group does not end") }
            rest = rest[rest.index(after: end)...]
        }
        let tree = try choice()
        guard take(")") else { throw PatternFailure("'(' is not closed in the pattern") }
        return tree
    }

    private mutating func quantified(_ part: PatternTree) throws(PatternFailure) -> PatternTree {
        let tree: PatternTree
        switch rest.first {
        case "*": tree = .repeated(part, least: 0, most: nil)
        case "+": tree = .repeated(part, least: 1, most: nil)
        case "?": tree = .repeated(part, least: 0, most: 1)
        case "{":
            rest.removeFirst()
            tree = try counted(part)
            guard rest.first == "}" else { throw PatternFailure("'{' is not closed in the pattern") }
        default: return part
        }
        rest.removeFirst()
        // Whether a quantifier is greedy or lazy does not change whether there is a match.
        _ = take("?")
        if let next = rest.first, "*+?{".unicodeScalars.contains(next) {
            throw PatternFailure("'\(next)' repeats nothing in the pattern")
        }
        return tree
    }

    private mutating func counted(_ part: PatternTree) throws(PatternFailure) -> PatternTree {
        let least = try integer()
        guard take(",") else { return .repeated(part, least: least, most: least) }
        if rest.first == "}" { return .repeated(part, least: least, most: nil) }
        let most = try integer()
        guard least <= most else { throw PatternFailure("{\(least),\(most)} in the pattern is not a range") }
        return .repeated(part, least: least, most: most)
    }

    private mutating func integer() throws(PatternFailure) -> Int {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        rest = rest[digits.endIndex...]
        guard let count = Int(String(digits)), count <= Self.repetitionLimit else {
            throw PatternFailure("a pattern repeats something up to \(Self.repetitionLimit) times")
        }
        return count
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }
}
