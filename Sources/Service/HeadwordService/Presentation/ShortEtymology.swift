/// Shortens etymologies to what matters most to people: without cognates in other languages, older forms, and
/// references to other entries, with which Webster's dictionary is generous.
package enum ShortEtymology {
    /// The words that begin an aside, after which the rest of the part is left out.
    private static let asides = [
        "akin to", "Akin to", "allied to", "cognate with", "compare ", "Compare ", "See ", "— ",
    ]
    /// The words that begin a parenthesis that is left out.
    private static let forms = [
        "accus", "compare", "dat", "genitive", "imperfect", "nominative", "past participle", "plural", "sc.", "superl",
    ]
    /// Words that mean nothing at the end, once the text they led to is gone.
    private static let connectives: Set<Substring> = [
        "also", "and", "as", "being", "but", "from", "is", "or", "perhaps", "probably", "rather", "ultimately", "which",
        "words",
    ]

    /// Returns the shortened etymology; nil if nothing is left.
    package static func of(_ etymology: String) -> String? {
        var text = withoutForms(etymology)[...]
        if let end = asides.compactMap({ start(of: $0, in: text) }).min() { text = text[..<end] }
        if text == etymology { return etymology.isEmpty ? nil : etymology }
        if text.count(where: { $0 == "(" }) != text.count(where: { $0 == ")" }) {
            text = text[..<(text.lastIndex(of: "(") ?? text.endIndex)]
        }
        repeat {
            text = text[..<(text.lastIndex { !" ;,:.—&".contains($0) }.map(text.index(after:)) ?? text.startIndex)]
        } while dropConnective(from: &text)
        return text.isEmpty ? nil : String(text)
    }

    private static func withoutForms(_ etymology: String) -> String {
        var text = etymology
        var searched = text.startIndex
        while let start = text[searched...].firstIndex(of: "("), let end = text[start...].firstIndex(of: ")") {
            let inside = text[text.index(after: start)..<end]
            guard forms.contains(where: inside.hasPrefix), !inside.contains("(") else {
                searched = end
                continue
            }
            text.removeSubrange(start...end)
            searched = start
        }
        return text.replacing("  ", with: " ").replacing(" ,", with: ",").replacing(" .", with: ".")
    }

    /// Returns the start of an aside that is not part of a longer word.
    private static func start(of aside: String, in text: Substring) -> String.Index? {
        text.ranges(of: aside).map(\.lowerBound).first { start in
            start == text.startIndex || !text[text.index(before: start)].isLetter
        }
    }

    private static func dropConnective(from text: inout Substring) -> Bool {
        let last = text.split(separator: " ").last ?? ""
        guard connectives.contains(last) else { return false }
        text.removeLast(last.count)
        return true
    }
}
