/// A WordNet gloss, split into its parts: `definition; definition; "an example"- its author`.
package struct Gloss {
    /// The only texts allowed between the last semicolon or example and the quotation mark that begins an example.
    /// After any other text, the mark quotes a word of the definition.
    private static let lead: Set<String> = ["", "or", "and", "e.g.", "as in", ":", ",", ".", "or,", "and,", "e.g.,"]

    /// The definitions.
    package private(set) var definitions: [String] = []
    /// The examples with their authors.
    package private(set) var examples: [(text: String, author: String?)] = []

    /// Splits a gloss.
    package init(_ gloss: String) {
        var text = ""
        var depth = 0
        var rest = Substring(Self.typeset(Self.withoutAsides(gloss)))
        while let character = rest.first {
            rest = rest.dropFirst()
            switch character {
            case "\"":
                // A quotation that is not closed runs to the end.
                let quotation = rest.prefix { $0 != "\"" }
                if depth == 0, text.last(where: { $0 != " " }) == ":" {
                    // a definition:"an example"
                    addDefinition(text)
                    text = ""
                }
                if Self.lead.contains(Self.trimmed(text)) {
                    text = ""
                    rest = rest.dropFirst(quotation.count + 1)
                    addExample(Self.trimmed(quotation), before: &rest)
                } else if quotation.allSatisfy({ " ;,".contains($0) }) {
                    // an example that lacks its opening mark"; "another", or a definition with a mark too many
                    if definitions.isEmpty { addDefinition(text) } else { examples.append((Self.trimmed(text), nil)) }
                    text = ""
                } else {
                    rest = rest.dropFirst(quotation.count + 1)
                    text += "\"\(quotation)\""
                }
            case ";" where depth == 0:
                addDefinition(text)
                text = ""
            case "(":
                depth += 1
                text.append(character)
            case ")":
                depth = max(0, depth - 1)
                text.append(character)
            default: text.append(character)
            }
        }
        addDefinition(text)
        var texts: Set<String> = []
        examples.removeAll { !texts.insert($0.text).inserted }
    }

    /// Removes remarks on one of the words that share a gloss: ``(`comfy' is informal)``.
    private static func withoutAsides(_ gloss: String) -> String {
        var text = gloss
        while let start = text[...].utf8.range(of: "(`")?.lowerBound, let end = text[start...].firstIndex(of: ")"),
            text[start..<end].contains("' is ")
        {
            text.removeSubrange(start...end)
        }
        return text
    }

    /// Replaces the grave accents that WordNet uses as opening quotation marks, and the `_` left over from its
    /// identifiers.
    private static func typeset(_ gloss: String) -> String {
        guard gloss.utf8.contains(where: { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "_") }) else { return gloss }
        // a mark (`) placed above a vowel
        guard !gloss.contains("(`)") else { return gloss }
        return String(gloss.map { $0 == "`" ? "'" : $0 == "_" ? " " : $0 })
    }

    private mutating func addDefinition(_ text: String) {
        var definition = Self.trimmed(text)
        if definition.last == ":" { definition = Self.trimmed(definition.dropLast()) }
        guard !definition.isEmpty, !Self.lead.contains(definition) else { return }
        definitions.append(definition)
    }

    /// Adds an example with the text after it, up to the next semicolon.
    private mutating func addExample(_ quotation: String, before rest: inout Substring) {
        let tail = rest.drop { $0 == " " || $0 == "." || $0 == "," || $0 == ":" }
        let remark = Self.trimmed(tail.prefix { $0 != ";" && $0 != "\"" })
        guard !quotation.isEmpty, let first = remark.first, !Self.lead.contains(remark) else {
            if !quotation.isEmpty { examples.append((quotation, nil)) }
            return
        }
        switch first {
        case "-":
            // "to be or not" - Shakespeare
            let author = Self.trimmed(remark.drop { $0 == "-" })
            examples.append((quotation, author.isEmpty ? nil : Self.spaced(author)))
        case "(":
            // "an ex-directory number" (British usage)
            examples.append(("\(quotation) \(remark)", nil))
        case _ where first.isUppercase:
            // "a god-fearing people" H.L.Mencken
            examples.append((quotation, Self.spaced(remark)))
        case _ where tail.dropFirst(remark.count).first == "\"" && quotation.last != ",":
            // "an example" another that lacks its opening mark"
            examples.append((quotation, nil))
            examples.append((remark, nil))
            rest = tail.dropFirst(remark.count + 1)
            return
        default:
            // "I know it's hard," he continued, "but there is no choice"
            let sentence = rest.prefix { $0 != ";" }
            examples.append(("\"\(quotation)\"" + sentence, nil))
            rest = rest[sentence.endIndex...]
            return
        }
        rest = tail.drop { $0 != ";" && $0 != "\"" }
    }

    /// Returns a name with a space after each initial.
    private static func spaced(_ name: String) -> String {
        name.replacing(/\.(?=\p{Lu})/, with: ". ")
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        let start = text.drop { $0 == " " }
        guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
        return String(start[...last])
    }
}
