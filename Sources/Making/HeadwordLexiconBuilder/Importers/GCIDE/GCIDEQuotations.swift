/// Reads quotations and the names of their authors.
enum GCIDEQuotations {
    private static var authors: [String: String] { GCIDETables.shared.authors }
    /// Abbreviations that do not end a name.
    private static let nameAbbreviations: Set<String> = [
        "Beau.", "Chron.", "Prof.", "Encyc.", "Hist.", "Miss.", "Capt.", "Lond.", "Eccl.", "Judg.", "Matt.", "Prov.",
        "Deut.", "Mass.", "Lady.", "Earl.", "Archd.", "Abp.", "Bp.", "Sir.", "Mrs.", "Rev.", "Hon.", "Gen.", "Col.",
        "Exod.", "Josh.", "Thess.", "Phil.", "Tim.", "Heb.", "Isa.", "Jer.", "Dict.", "Mag.", "Quart.", "Cyc.",
        "Trans.", "Parl.", "Edin.", "Test.", "Tracts.", "Esdr.", "Macc.", "Brit.", "Eccles.", "Ecclus.", "Numb.",
    ]

    /// Reads a quotation from a paragraph of its own; lines of verse are separated by slashes.
    ///
    /// - Returns: the quotation; nil if it lost letters or is far too long.
    static func quotation(_ lines: [String]) -> GCIDEQuotation? {
        var text = ""
        for line in lines {
            let isVerse = !text.isEmpty && line.drop { "\"'([".contains($0) }.first?.isUppercase == true
            text += (text.isEmpty ? "" : isVerse ? " / " : " ") + line
        }
        let (words, author) = split(Substring(text))
        let quotation = GCIDEQuotation(text: readable(words), author: author.flatMap(name))
        return isSound(quotation) ? quotation : nil
    }

    /// Whether a quotation is worth showing.
    static func isSound(_ quotation: GCIDEQuotation) -> Bool {
        let text = quotation.text
        guard !text.isEmpty, text.utf8.count <= 600, !text.holds("http"), !text.holds("|") else { return false }
        return !hasLostLetter(text)
    }

    /// Whether a question mark stands for a lost letter within a word: `Do?a Ximena`.
    static func hasLostLetter(_ text: String) -> Bool {
        var before: UInt8 = 0
        var isDue = false
        for byte in text.utf8 {
            let isLetter = (byte | 0x20).isASCIILetter
            if isDue, byte.isASCIILetter { return true }
            isDue = byte == UInt8(ascii: "?") && (before | 0x20).isASCIILetter
            before = isLetter || byte == UInt8(ascii: "?") ? byte : 0
        }
        return false
    }

    /// Separates the words from `--Author` at the end.
    private static func split(_ text: Substring) -> (words: Substring, author: Substring?) {
        var cursor = TextCursor(text)
        var found: (words: Substring, author: Substring)?
        while cursor.take(upTo: "--") != nil {
            let author = cursor.remainder
            let isName =
                author.first.map { $0.isUppercase || $0.isNumber || "([?".contains($0) } ?? false
                || (author.first?.isLetter == true && author.utf8.count < 20)
            let isSpacedName =
                author.first == " " && author.trimmed.utf8.count < 30 && author.trimmed.last == "."
                && author.trimmed.first.map { $0.isUppercase || $0.isNumber || $0 == "?" } == true
            if (isName && author.utf8.count < 90) || isSpacedName {
                let words = text[..<text.utf8.index(author.startIndex, offsetBy: -2)]
                found = (words, author.trimmed)
                if isName { break }
            }
        }
        return found ?? (text, nil)
    }

    /// Returns a quotation without markup.
    static func readable(_ text: some StringProtocol) -> String {
        GCIDEDefinition.readable(Substring(text).trimmed(of: " /;"))
    }

    /// Reads the name of an author in running text, up to the end of its sentence.
    static func takeAuthor(_ cursor: inout TextCursor) -> String? {
        var tokens: [Substring] = []
        while let next = cursor.next, next != UInt8(ascii: "\""), !cursor.starts(with: "--") {
            if next == UInt8(ascii: "["), !tokens.isEmpty { break }
            let token = cursor.take { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\"") }
            cursor.skip(" ")
            tokens.append(token)
            let following = cursor.remainder.first
            let endsHere = following.map { $0.isUppercase || "{(".contains($0) } ?? true
            let isOpen = tokens.contains { $0.contains("(") } && !tokens.contains { $0.contains(")") }
            if isOpen { continue }
            let isVerse = token.hasSuffix(".") && tokens.count > 1 && token.dropLast().allSatisfy(\.isNumber)
            if isVerse, endsHere { break }
            if token.hasSuffix("."), token.utf8.count > 4, !nameAbbreviations.contains(String(token)), endsHere {
                break
            }
        }
        return name(tokens.joined(separator: " ")[...])
    }

    /// Returns the full name of an author without its final period; nil if the name is unusable.
    static func name(_ text: Substring) -> String? {
        let collapsed = text.split(separator: " ").joined(separator: " ")
        let written = Substring(collapsed).trimmed(of: " []/")
        if let name = authors[String(written)] { return name }
        let name = written.hasSuffix(".") && !written.hasSuffix("..") ? written.dropLast() : written
        let words = GCIDEDefinition.readable(name).split(separator: " ").map { word in
            authors[String(word)] ?? String(word)
        }
        if words.isEmpty || name.contains("?") || name.holds(" /") || name.holds("] ") { return nil }
        let full = words.joined(separator: " ") + (name.contains("[") && !name.contains("]") ? "]" : "")
        return capitalized(full)
    }

    private static let particles = ["de ", "d'", "von ", "van ", "la ", "le ", "quoted ", "attrib"]

    /// Returns a name with a capital, which a few lack; nil for a chapter number without its book.
    private static func capitalized(_ name: String) -> String? {
        guard name.first?.isLowercase == true, !particles.contains(where: name.hasPrefix) else { return name }
        let isNumber = name.prefix { $0 != "." && $0 != " " }.allSatisfy { "ivxlc".contains($0) }
        return isNumber ? nil : name.prefix(1).uppercased() + name.dropFirst()
    }
}
