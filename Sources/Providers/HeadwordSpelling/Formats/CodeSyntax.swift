/// How comments and strings are written in a family of languages.
package struct CodeSyntax: Hashable, Sendable {
    /// What encloses a comment.
    struct Pair: Hashable, Sendable {
        var open: String
        var close: String
    }

    /// What begins a comment that ends with the line.
    let lineMarks: [String]
    /// What encloses other comments.
    let pairs: [Pair]
    /// Whether comments are nested.
    let nests: Bool
    /// What encloses a string in a line, where a backslash escapes the next character.
    let quotes: ByteSet
    /// What encloses strings over several lines.
    let longQuotes: [String]
    /// Whether a mark begins a comment only after whitespace, as the `#` of shells.
    let needsSpace: Bool
    /// The first characters of all these.
    let starts: ByteSet

    init(
        _ lineMarks: [String],
        _ pairs: [(String, String)] = [],
        nests: Bool = false,
        quotes: String = "\"'",
        longQuotes: [String] = [],
        needsSpace: Bool = false
    ) {
        self.lineMarks = lineMarks
        self.pairs = pairs.map { Pair(open: $0.0, close: $0.1) }
        self.nests = nests
        self.quotes = ByteSet(quotes.utf8)
        self.longQuotes = longQuotes
        self.needsSpace = needsSpace
        let firsts = (lineMarks + pairs.map(\.0) + longQuotes).compactMap(\.utf8.first)
        starts = ByteSet(firsts + Array(quotes.utf8))
    }
}

// MARK: - Families

extension CodeSyntax {
    static let c = CodeSyntax(["//"], [("/*", "*/")])
    static let rust = CodeSyntax(["//"], [("/*", "*/")], nests: true, quotes: "\"")
    static let swift = CodeSyntax(["//"], [("/*", "*/")], nests: true, quotes: "\"", longQuotes: ["\"\"\""])
    static let java = CodeSyntax(["//"], [("/*", "*/")], longQuotes: ["\"\"\""])
    static let script = CodeSyntax(["//"], [("/*", "*/")], longQuotes: ["`"])
    static let php = CodeSyntax(["//", "#"], [("/*", "*/")])
    static let css = CodeSyntax([], [("/*", "*/")])
    static let hash = CodeSyntax(["#"], needsSpace: true)
    static let python = CodeSyntax(["#"], longQuotes: ["\"\"\"", "'''"])
    static let julia = CodeSyntax(["#"], [("#=", "=#")], quotes: "\"", longQuotes: ["\"\"\""])
    static let ruby = CodeSyntax(["#"], [("=begin", "=end")], needsSpace: true)
    static let perl = CodeSyntax(["#"], needsSpace: true)
    static let powerShell = CodeSyntax(["#"], [("<#", "#>")], needsSpace: true)
    static let lua = CodeSyntax(["--"], [("--[[", "]]")], longQuotes: [])
    static let sql = CodeSyntax(["--"], [("/*", "*/")])
    static let haskell = CodeSyntax(["--"], [("{-", "-}")], nests: true, quotes: "\"")
    static let ada = CodeSyntax(["--"], quotes: "\"")
    static let lisp = CodeSyntax([";"], [("#|", "|#")], nests: true, quotes: "\"")
    static let assembly = CodeSyntax([";", "#"], [("/*", "*/")], quotes: "\"")
    static let percent = CodeSyntax(["%"], [("%{", "%}")], quotes: "\"")
    static let ml = CodeSyntax([], [("(*", "*)")], nests: true, quotes: "\"")
    static let fsharp = CodeSyntax(["//"], [("(*", "*)")], nests: true, quotes: "\"")
    static let pascal = CodeSyntax(["//"], [("{", "}"), ("(*", "*)")], quotes: "'")
    static let fortran = CodeSyntax(["!"])
    static let basic = CodeSyntax(["'"], quotes: "\"")
    static let vim = CodeSyntax(["\""], quotes: "'", needsSpace: true)
    static let batch = CodeSyntax(["REM ", "rem ", "::"], quotes: "\"")
    static let ini = CodeSyntax(["#", ";"], quotes: "", needsSpace: true)
    static let roff = CodeSyntax([".\\\"", "'\\\""], quotes: "")
}
