/// Makes Wiktionary's glosses readable outside the page that they come from.
enum FreeDictGloss {
    /// Remarks of Wiktionary's editors that appear in place of glosses.
    private static let remarks: Set<String> = [
        "Used other than figuratively or idiomatically: see the constituent words.",
        "translation", "translations to be checked", "which sense??",
        "multi-word, compound-word or otherwise sum-of-parts translations",
    ]

    /// Returns the gloss as a definition; nil if it defines nothing, or if it still contains markup.
    static func definition(_ gloss: Substring, of headword: String) -> String? {
        // A comma may be left over from the labels.
        let gloss = gloss.drop { ", ".contains($0) }
        let text = balanced(
            resolvingNumbers(
                in: withoutQuotes(Blanks.singleSpaced(FreeDictText.straight(gloss))),
                of: headword
            )
        )
        guard !text.isEmpty, !text.contains("TemplateParserError"),
            !text.utf8.contains(where: { "{}\\<>".utf8.contains($0) }), !remarks.contains(text),
            text.lowercased() != headword.lowercased()
        else { return nil }
        return withoutAnchors(text)
    }

    /// Removes the names of sections from what remains of links: `malevolent#Adjective reasons`.
    private static func withoutAnchors(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
        return text.replacing(/([a-z])#[A-Z][A-Za-z_0-9]*/) { $0.output.1 }
    }

    /// Repairs the brackets of truncated links and remarks, which lack their other half: `to sell for a lower]] price`.
    private static func balanced(_ text: String) -> String {
        let text = text.contains("[") ? text : text.filter { $0 != "]" }
        return text.contains("(") && !text.contains(")") ? text + ")" : text
    }

    /// Removes the quotation marks from a gloss that is a quotation as a whole.
    private static func withoutQuotes(_ text: String) -> String {
        let inner = text.dropFirst().dropLast()
        guard text.hasPrefix("„"), text.hasSuffix("“"), !inner.contains("„") else { return text }
        return String(inner)
    }

    /// Resolves sense numbers in brackets. A number by itself refers to a sense of the headword, which replaces it:
    /// `Frucht von [1]`. After a noun, it says which sense of the noun is meant, and is removed: `ein Stück Kreide[1]`.
    private static func resolvingNumbers(in text: String, of headword: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "[")) else { return text }
        var resolved = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
            resolved += rest[..<open]
            let content = rest[open...close]
            rest = rest[close...].dropFirst()
            if content.hasPrefix("[[") {
                // A link to another page.
                resolved += content.dropFirst(2).dropLast()
                rest = rest.drop { $0 == "]" }
            } else if !isNumber(content.dropFirst().dropLast()) {
                resolved += content
            } else if isAfterNoun(resolved) {
                resolved = String(resolved.reversed().drop { $0 == " " }.reversed())
            } else {
                resolved += headword
            }
        }
        return resolved + rest
    }

    private static func isNumber(_ text: Substring) -> Bool {
        text.first?.isNumber == true && text.utf8.count < 12
    }

    /// Whether a text ends in a capitalised word, or in a word that the bracket touches.
    private static func isAfterNoun(_ text: String) -> Bool {
        guard let last = text.last, last != " " else {
            return text.split(separator: " ").last?.first?.isUppercase == true
        }
        return last.isLetter
    }
}
