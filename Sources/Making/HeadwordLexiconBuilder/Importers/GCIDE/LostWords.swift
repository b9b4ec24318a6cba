/// Words of an etymology that lost letters when the dictionary was typed.
enum LostWords {
    /// The placeholder for a lost word until the whole etymology is read.
    static let mark = "\u{FFFD}"

    /// The beginnings of clauses that continue the previous clause.
    private static let continuations = ["and ", "or ", "but ", "being ", "whence "]
    /// The beginnings of items that say how the words after them are related.
    private static let relations = ["akin to ", "from "]

    /// Returns the text without the lost words and everything that depends on them.
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

    /// Returns the intact items of a clause. After a damaged item, skips those that give the meaning of the lost word,
    /// up to the next that begins with a language or a relation.
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
        // A broken parenthesis is removed with everything after it.
        guard text.count(where: { $0 == "(" }) != text.count(where: { $0 == ")" }) else { return text[...] }
        let end = text.firstIndex { $0 == "(" || $0 == ")" } ?? text.endIndex
        return text[..<end].trimmed(of: " ,")
    }
}

/// The clauses of an etymology, each with the semicolon or full stop that ends it.
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

    /// Joins the clauses after `body` has transformed each of them; leaves out those that become empty.
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
