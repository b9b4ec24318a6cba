internal import HeadwordModel

/// The text of a definition, with its labels and quotations already removed.
struct GCIDEDefinition {
    private static let usageMarks: [StaticString] = ["; as, ", ", as, ", ": as, ", ". as, ", "; as: ", ". As, "]
    private static let noSentenceEnd: Set<String> = [
        "Mr", "Mrs", "Dr", "St", "Fig", "fig", "vol", "Bp", "viz", "cf", "Cf", "Sir", "No", "esp", "Esp", "lit", "Lit",
        "orig", "Prof", "Gen", "Col", "Illust", "Sp", "pp", "ch", "Gr", "Eng", "sq", "deg", "approx", "ca", "pl", "e.g",
        "i.e", "Eng", "Ger", "Lat", "obs", "Rev", "Capt", "Lieut", "spp", "var", "sp", "Jan", "Feb", "Aug", "Sept",
        "Oct", "Nov", "Dec", "U.S", "adj", "adv", "vs", "Ps", "Am", "Brit", "Mt", "Ft", "Pron", "Linn", "Op", "op",
    ]

    private let text: Substring

    init(_ text: String) {
        self.text = text.trimmed
    }

    /// Adds the content of the text to a sense.
    func add(to sense: inout GCIDESense) {
        let definition = GCIDELostSigns.removed(from: withoutUsages(&sense))
        var kept: [Substring] = []
        for sentence in Self.sentences(of: Substring(definition)) where !takeReference(sentence, into: &sense) {
            kept.append(sentence)
        }
        addRelations(kept, to: &sense)
        sense.definition = Self.finished(kept)
        sense.labels.add(Self.registers(of: sense.definition))
    }
}

// MARK: - Usage

extension GCIDEDefinition {
    /// Moves the phrases after `as,` to the usages of a sense, and returns the rest of the text.
    private func withoutUsages(_ sense: inout GCIDESense) -> String {
        var definition = ""
        var rest = text
        if rest.begins(with: "as, ") { rest = "; " + rest }
        while let mark = Self.firstUsageMark(in: rest) {
            definition += rest[..<mark.lowerBound]
            let sentences = Self.sentences(of: rest[mark.upperBound...])
            guard let usage = sentences.first else { break }
            // The quotation after "as," has been removed, and another sentence follows.
            if ["Also", "Sometimes", "See "].contains(where: usage.hasPrefix) {
                definition += ". "
                rest = rest[mark.upperBound...]
                continue
            }
            // "to intend; as, to mean well; hence, to signify; as, what it means": the remark may have usages of its
            // own.
            let remark = addUsages(usage, to: &sense)
            let stop = remark.hasSuffix(".") ? " " : ". "
            rest = remark + stop + rest[usage.endIndex...].trimmed
        }
        return definition + rest
    }

    private static func firstUsageMark(in text: Substring) -> Range<Substring.Index>? {
        usageMarks.compactMap { text.utf8.range(of: $0) }.min { $0.lowerBound < $1.lowerBound }
    }

    /// Adds phrases, which are separated by semicolons, to the usages of a sense.
    ///
    /// - Returns: The remark that follows the phrases: `; -- often with up`, `; hence, ...`.
    private func addUsages(_ text: Substring, to sense: inout GCIDESense) -> String {
        var phrases = text
        var remark: Substring = ""
        if let dash = text.utf8.range(of: "-- ") ?? text.utf8.range(of: "; hence") ?? text.utf8.range(of: "; also") {
            phrases = text[..<dash.lowerBound]
            remark = text[dash.lowerBound...].trimmed(of: " ;")
        }
        var parts = phrases.components(separatedBy: "; ").map { $0.trimmed(of: " ,;.:") }
        // as, a prudent man; evincing prudence; as, prudent behavior
        if let next = parts.indices.dropFirst().first(where: { parts[$0].hasPrefix("as, ") }) {
            remark = parts[1..<next].joined(separator: "; ") + remark
            parts[next] = parts[next].dropFirst(4)
            parts.removeSubrange(1..<next)
        }
        sense.usages += parts.filter { !$0.isEmpty && $0 != "etc" }.map { Self.readable($0) }
        return remark.isEmpty ? "" : "; \(remark)"
    }
}

// MARK: - References

extension GCIDEDefinition {
    /// Takes a sentence that only points to other words: `See {X}, under {Y}.`
    private func takeReference(_ sentence: Substring, into sense: inout GCIDESense) -> Bool {
        let words = sentence.braced
        if ["Opposite of", "Antonym", "opposite of", "Opposed to {"].contains(where: sentence.hasPrefix) {
            sense.antonyms.addNew(words)
            return !words.isEmpty
        }
        let points = ["See ", "see ", "Cf. ", "cf. ", "Also See", "Also see", "Compare {", "See: ", "See, "]
            .contains(where: sentence.hasPrefix)
        guard points else { return sentence.holds("http") || sentence.holds("href") }
        sense.crossReferences.addNew(words)
        return !words.isEmpty || sentence.utf8.count < 80
    }

    /// Finds synonyms and cross-references: `Called also {X}, {Y}`, `Same as {X}`.
    private func addRelations(_ sentences: [Substring], to sense: inout GCIDESense) {
        for sentence in sentences {
            for mark in ["alled also ", "lso called ", "ften called "] as [StaticString] {
                guard let range = sentence.utf8.range(of: mark) else { continue }
                sense.synonyms.addNew(Self.leadingBraced(sentence[range.upperBound...]))
            }
            if ["Same as", "same as", "The same as", "the same as"].contains(where: sentence.hasPrefix) {
                sense.crossReferences.addNew(sentence.braced)
            }
        }
    }

    /// Returns the braced words at the beginning of a text: `{X}, {Y}, and {Z}`.
    private static func leadingBraced(_ text: Substring) -> [String] {
        var cursor = TextCursor(text)
        var words: [String] = []
        while true {
            cursor.skip(" ,;")
            for article in ["and ", "or ", "the ", "a "] as [StaticString] { _ = cursor.take(article) }
            guard let word = cursor.takeEnclosed("{", "}") else { return words }
            words.append(String(word.withoutHyphenation.trimmed(of: " .,;")))
        }
    }
}

// MARK: - Sentences

extension GCIDEDefinition {
    /// Returns the sentences of a text; the full stop of an abbreviation does not end one.
    static func sentences(of text: Substring) -> [Substring] {
        var sentences: [Substring] = []
        var start = text.startIndex
        var cursor = TextCursor(text)
        while let part = cursor.take(upTo: ". ") {
            guard endsSentence(part, before: cursor) else { continue }
            let end = text.utf8.index(before: cursor.rest.startIndex)
            sentences.append(text[start..<end].trimmed)
            start = cursor.rest.startIndex
        }
        let rest = text[start...].trimmed
        return rest.isEmpty ? sentences : sentences + [rest]
    }

    private static func endsSentence(_ part: Substring, before cursor: TextCursor) -> Bool {
        guard let next = cursor.remainder.first(where: { $0 != " " }), next.isUppercase || "{\"(".contains(next) else {
            return false
        }
        let word = part[(part.lastIndex { " ({".contains($0) }.map(part.index(after:)) ?? part.startIndex)...]
        return word.utf8.count > 1 && !noSentenceEnd.contains(String(word)) && !word.hasSuffix("U. S")
    }

    /// Returns the sentences as a definition; a single sentence has no full stop.
    private static func finished(_ sentences: [Substring]) -> String {
        let whole = sentences.map { readable(withRemark($0)) }.filter { !$0.isEmpty }
        let joined = whole.joined(separator: " ")
        let spelledOut = GCIDEParenthesisedLabels.spelledOut(withoutLetter(joined))
        let isOne = whole.count == 1 || spelledOut != joined && Self.sentences(of: spelledOut[...]).count == 1
        var text = GCIDEParentheses.mended(spelledOut == joined ? joined : readable(spelledOut[...]))
            .trimmed(of: " ,;:")
        if isOne, text.hasSuffix("."), !text.hasSuffix("etc."), !text.hasSuffix("..") { text = text.dropLast() }
        text = text.trimmed(of: " ,;:")
        // The usages that followed the definition have been removed.
        for ending in ["; as", ", as", ": as", "; thus", " \u{2014}"] where text.hasSuffix(ending) {
            text = text.dropLast(ending.count)
        }
        return String(text)
    }

    /// Returns the text without a letter at its end that belongs to the next sense: `conveyed. (b).`
    private static func withoutLetter(_ text: String) -> String {
        let end = text.trimmed(of: " .;").suffix(3)
        guard end.first == "(", end.last == ")", end.dropFirst().first.map({ ("a"..."i").contains($0) }) == true else {
            return text
        }
        let rest = text.trimmed(of: " .;").dropLast(3).trimmed
        return rest.hasSuffix(".") || rest.hasSuffix(";") ? String(rest) : text
    }

    /// Puts a remark after dashes at the end of a sense into parentheses: `to hunch (often with up)`.
    private static func withRemark(_ sentence: Substring) -> Substring {
        guard let range = sentence.utf8.range(of: "-- ") else { return sentence }
        let before = sentence[..<range.lowerBound].trimmed(of: " ;,:")
        let remark = sentence[range.upperBound...].trimmed(of: " .;,").trimmed(of: ".")
        if before.isEmpty { return remark }
        if remark.utf8.count > 90 || remark.contains("(") || remark.holds("-- ") || remark.contains(";")
            || remark.isEmpty
        {
            return "\(before.trimmed(of: " .")); \(remark.components(separatedBy: "-- ").joined())."
        }
        return "\(before) (\(remark))."
    }

    /// Returns a text without braces, repeated spaces and spaces before punctuation marks.
    static func readable(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in withDashes(withGreek(withoutBraces(text))).utf8 {
            let isBlank = byte == UInt8(ascii: " ")
            if isBlank, bytes.isEmpty || bytes.last == UInt8(ascii: " ") || bytes.last == UInt8(ascii: "(") { continue }
            // One mark is enough: "also,, the shaft", "maturity;; completeness".
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";"), let last = bytes.last, last.isAny(of: ",;") {
                continue
            }
            if byte.isAny(of: ",;:.)?!"), bytes.last == UInt8(ascii: " "), !bytes.suffix(2).starts(with: ". ".utf8) {
                bytes.removeLast()
            }
            if byte == UInt8(ascii: "."), let last = bytes.last, last.isAny(of: ";,:.") { bytes.removeLast() }
            if byte.isASCIILetter, isJoined(bytes) { bytes.append(UInt8(ascii: " ")) }
            bytes.append(byte)
        }
        return String(String(decoding: bytes, as: UTF8.self).trimmed)
    }

    /// Whether a text ends with a word and a comma, so that a letter after it needs a space: `Freemasons,etc.`
    private static func isJoined(_ text: [UInt8]) -> Bool {
        text.last == UInt8(ascii: ",") && text.suffix(3).dropLast().allSatisfy { $0.isASCIILetter }
            && text.count > 2
    }

    /// Whether a text is free of markup and of text from neighbouring entries, which get in where brackets or the order
    /// of lines are damaged.
    static func isSound(_ text: String) -> Bool {
        let isClean = text.utf8.allSatisfy { !$0.isAny(of: "\\[]{}`*<>|") }
        let hasTag = text.holds("WordNet ") || text.holds("1913 Webster") || text.holds("Suppl. ")
        let start = text.unicodeScalars.first
        let startsWell =
            start.map { $0.properties.isAlphabetic || "0123456789\"'($£+½".unicodeScalars.contains($0) } ?? true
        return text.utf8.count < 1_500 && isClean && !hasTag && startsWell && !GCIDEQuotations.hasLostLetter(text)
            && !text.hasSuffix("(") && !GCIDELostSigns.hasRemains(text)
    }

    /// Writes Greek words in Greek letters, and turns quotation marks that look like Greek accents into apostrophes.
    private static func withGreek(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "^") }) else { return text }
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
            let core = word.trimmed(of: ".,;:()]")
            let isGreek = core.first != "`" && !core.hasPrefix("M`") && GreekLetters.isGreek(core, afterGreek: false)
            guard isGreek else { return String(word.map { $0 == "`" ? "'" : $0 }) }
            return word[..<core.startIndex] + GreekLetters.converted(core) + word[core.endIndex...]
        }
        return words.joined(separator: " ")
    }

    private static func withDashes(_ text: String) -> String {
        var text = text
        for dots in [". . .", "..."] as [StaticString] where text.holds(dots) {
            text = text[...].components(separatedBy: dots).joined(separator: "\u{2026}")
        }
        guard text.holds("--") else { return text }
        return text[...].components(separatedBy: "--").map(\.trimmed).joined(separator: " \u{2014} ")
    }

    /// Removes braces, and the syllable divisions of the words between them.
    private static func withoutBraces(_ text: Substring) -> String {
        guard text.utf8.contains(UInt8(ascii: "{")) || text.utf8.contains(UInt8(ascii: "}")) else {
            return String(text)
        }
        var cursor = TextCursor(text)
        var result = ""
        while let before = cursor.take(upTo: "{") {
            result += before
            let word = cursor.take { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }
            result += word.utf8.contains(UInt8(ascii: "*")) ? word.withoutHyphenation[...] : word
        }
        return (result + cursor.remainder).filter { $0 != "}" }
    }
}

// MARK: - Registers

extension GCIDEDefinition {
    private static let openings: [(StaticString, Register)] = [
        ("Fig.", .figurative), ("Figuratively", .figurative), ("Hence, figuratively", .figurative),
        ("Hence, fig", .figurative), ("Esp.", .especially), ("Especially", .especially), ("Lit.", .literal),
        ("Literally", .literal), ("In general", .generally), ("Ironically", .ironic), ("Proverbially", .proverb),
    ]
    private static let wordings: [(StaticString, Register)] = [
        ("by extension", .transferred), ("By extension", .transferred), ("hyperbol", .hyperbolical),
        ("personif", .personified), ("ironical", .ironic), ("proverbial", .proverb), ("emphatic", .emphatically),
    ]

    /// Returns the registers that the wording of a definition indicates.
    private static func registers(of definition: String) -> [Register] {
        openings.filter { definition.begins(with: $0.0) }.map(\.1)
            + wordings.filter { definition.holds($0.0) }.map(\.1)
    }
}
