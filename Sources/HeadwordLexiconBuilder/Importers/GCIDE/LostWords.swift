/// Words of an etymology of which letters were lost when the dictionary was typed.
enum LostWords {
    /// Stands for a lost word until the whole etymology is read.
    static let mark = "\u{FFFD}"

    /// What clauses begin with that go on with the one before them.
    private static let continuations = ["and ", "or ", "but ", "being ", "whence "]
    /// What an item begins with that says how those behind it are related.
    private static let relations = ["akin to ", "from "]

    /// The text without the lost words, and without what hangs on them.
    ///
    /// - Parameter isLanguage: whether a word is the name of a language, or begins one.
    static func removed(from text: String, isLanguage: (Substring) -> Bool) -> String {
        var isBroken = false
        return EtymologyClauses(text).joined { clause in
            if isBroken, continuations.contains(where: clause.hasPrefix) { return "" }
            isBroken = clause.contains(mark)
            return isBroken ? mended(clause, isLanguage) : clause
        }
    }

    /// The items of a clause that are whole. After one that is not, the next that counts begins with a language or a
    /// relation; what comes before that says what the lost word meant.
    private static func mended(_ clause: Substring, _ isLanguage: (Substring) -> Bool) -> Substring {
        var kept: [String] = []
        var relation: String?
        var isLost = false
        for item in clause.split(separator: ",").map(\.trimmed) {
            if item.contains(mark) {
                if !isLost { relation = relations.first(where: item.hasPrefix) }
                isLost = true
                continue
            }
            let startsAnew = item.split(separator: " ").first.map(isLanguage) == true
            if isLost, !startsAnew, !relations.contains(where: item.hasPrefix) { continue }
            kept.append((isLost && startsAnew ? relation ?? "" : "") + item)
            isLost = false
        }
        let text = kept.joined(separator: ", ")
        // A parenthesis that was torn goes with all behind it.
        guard text.count(where: { $0 == "(" }) != text.count(where: { $0 == ")" }) else { return text[...] }
        let end = text.firstIndex { $0 == "(" || $0 == ")" } ?? text.endIndex
        return text[..<end].trimmed(of: " ,")
    }
}

/// The parts of an etymology that end with a semicolon or a full stop, with these.
struct EtymologyClauses {
    private var clauses: [Substring] = []

    init(_ text: String) {
        var start = text.startIndex
        for index in text.indices where text[index] == "." || text[index] == ";" {
            let end = text.index(after: index)
            guard end == text.endIndex || text[end] == " " else { continue }
            clauses.append(text[start..<end])
            start = end
        }
        if start != text.endIndex { clauses.append(text[start...]) }
    }

    /// The clauses in one text, each as `body` changes it; those that become empty are left out.
    func joined(_ body: (Substring) -> Substring) -> String {
        var text = ""
        for clause in clauses {
            let changed = body(clause.trimmed).trimmed
            guard !changed.isEmpty else { continue }
            if !text.isEmpty { text += text.hasSuffix(".") || text.hasSuffix(";") ? " " : "; " }
            text += changed
        }
        return String(text.trimmed(of: " ,;"))
    }
}
