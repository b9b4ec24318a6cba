internal import HeadwordModel

/// The head of a block: `Take \Take\ (t[=a]k), v. t. [imp. {Took}; ...] [Icel. taka.] (Domain)`.
package struct GCIDEHead: Sendable {
    /// One of the headwords of a block.
    package struct Word: Hashable, Sendable {
        /// The headword as printed in the head, in ASCII.
        package var key: String
        /// The headword with its accents and ligatures, taken from the syllabified form without its marks.
        package var spelling: String
        /// The pronunciation in the dictionary's respelling, as printed.
        package var respelling: String?
        /// The grammatical information for this headword alone.
        package var grammar: GCIDEGrammar?
    }

    /// The headwords; at least one.
    package private(set) var words: [Word] = []
    /// The grammatical information for all headwords.
    package private(set) var grammar = GCIDEGrammar.none
    /// The words of which the head is a form: `imp. of {Take}`.
    package private(set) var baseForms: [String] = []
    /// The inflected forms listed in the head.
    package private(set) var inflections: [GCIDEInflection] = []
    /// Whether the head has a bracketed list of inflected forms.
    package private(set) var hasInflectionBracket = false
    /// The variant spellings listed in the head.
    package private(set) var variants: [String] = []
    /// The etymology in readable form.
    package private(set) var etymology: String?
    /// The etymology as printed.
    package private(set) var writtenEtymology: String?
    /// The domain and usage labels, as printed.
    package private(set) var labels: [String] = []
    /// The rest of the line after the head: the beginning of a definition.
    package private(set) var remainder: Substring = ""

    /// Reads a head; nil if the line is not one.
    init?(_ line: Substring) {
        var cursor = TextCursor(line)
        guard let key = cursor.take(upTo: "\\") else { return nil }
        guard addWord(key.trimmed, &cursor) else { return nil }
        while takeNextWord(&cursor) {}
        if grammar.isEmpty, let grammar = words.last?.grammar { self.grammar = grammar }
        readDetails(&cursor)
        while etymology == nil, takeLateEtymology(&cursor) { readDetails(&cursor) }
        remainder = cursor.remainder.trimmed(of: " ,;:")
        if remainder == "." { remainder = "" }
    }

    /// Reads the parts after a key: its syllables, its respelling and its part of speech.
    private mutating func addWord(_ key: Substring, _ cursor: inout TextCursor) -> Bool {
        guard let syllables = cursor.take(upTo: "\\") else { return false }
        var word = Word(key: String(key), spelling: syllables.withoutHyphenation)
        takeRespelling(&cursor, into: &word)
        if cursor.starts(with: ". ") { cursor.skip(".") }
        let grammar = GCIDEGrammar(&cursor)
        if !grammar.isEmpty { word.grammar = grammar }
        if word.respelling == nil { takeRespelling(&cursor, into: &word) }
        // "ical \*ic*al\" only repeats the end of the word before it.
        let isFragment = syllables.trimmed.hasPrefix("*") && !words.isEmpty
        if !isFragment {
            words.append(word)
        } else if let grammar = word.grammar {
            words[words.count - 1].grammar = grammar
        }
        return true
    }

    private func takeRespelling(_ cursor: inout TextCursor, into word: inout Word) {
        let before = cursor
        cursor.skip(" ")
        guard let text = cursor.takeEnclosed("(", ")"), GCIDERespelling.isRespelling(text) else {
            cursor = before
            return
        }
        word.respelling = String(text)
    }

    /// Reads another headword: `, Adrenalin \Ad*ren"al*in\`.
    private mutating func takeNextWord(_ cursor: inout TextCursor) -> Bool {
        let before = cursor
        let between = cursor.take { !"\\[({".utf8.contains($0) }
        guard cursor.take("\\") else {
            cursor = before
            return false
        }
        var key = between.trimmed(of: " ,.;")
        for connective in ["or ", "and ", "Also ", "also ", "& "] where key.hasPrefix(connective) {
            key = key.dropFirst(connective.count)
        }
        guard !key.isEmpty, key.utf8.count < 60, !key.contains(")"), addWord(key, &cursor) else {
            cursor = before
            return false
        }
        return true
    }
}

extension GCIDEHead {
    /// Reads forms, brackets and labels in any order.
    private mutating func readDetails(_ cursor: inout TextCursor) {
        while true {
            cursor.skip(" ,;>]")
            let before = cursor
            if cursor.take("\\ \\") {
                continue
            } else if cursor.next == UInt8(ascii: "."),
                cursor.remainder.dropFirst().first.map({ " ([,".contains($0) }) ?? true
            {
                cursor.advance()
            } else if cursor.next == UInt8(ascii: "{"), takeForms(&cursor) {
                continue
            } else if let text = cursor.takeEnclosed("[", "]") {
                add(bracket: text)
            } else if let text = cursor.takeEnclosed("(", ")"), isLabel(text, before: cursor) {
                if !GCIDERespelling.isRespelling(text) { labels.append(String(text)) }
            } else {
                cursor = before
                if takeWordsBeforeForm(&cursor) { continue }
                let more = GCIDEGrammar(&cursor)
                guard !more.isEmpty else {
                    cursor = before
                    return
                }
                if grammar.isEmpty { grammar = more }
            }
        }
    }

    /// Skips remarks on forms that could not be read, and reads the etymology after them.
    private mutating func takeLateEtymology(_ cursor: inout TextCursor) -> Bool {
        let before = cursor
        guard cursor.take(while: { $0 != UInt8(ascii: "[") }).utf8.count < 90,
            let text = cursor.takeEnclosed("[", "]"), GCIDEEtymology.isEtymology(text)
        else {
            cursor = before
            return false
        }
        add(bracket: text)
        return etymology != nil
    }

    /// Whether a parenthesis belongs to the head: a respelling, or a text short enough to be a label.
    private func isLabel(_ text: Substring, before cursor: TextCursor) -> Bool {
        GCIDERespelling.isRespelling(text) || text.utf8.count < 40
    }

    private static let wordsBeforeForms: Set<String> = [
        "or", "and", "sometimes", "also", "rarely", "usually", "formerly", "collectively", "old", "in", "commonly",
        "pl.",
        "less", "more", "often", "obs.", "the", "E.", "L.", "F.", "G.", "Ger.", "Eng.", "It.", "Gr.", "Sp.", "NL.",
        "Heb.",
        "Lat.", "OE.", "&",
    ]

    /// Reads the words between plurals and the plural that follows: `pl. E. {Genuses}, rarely {Genera}`.
    private mutating func takeWordsBeforeForm(_ cursor: inout TextCursor) -> Bool {
        let before = cursor
        let words = cursor.take { $0 != UInt8(ascii: "{") }.split { $0 == " " || $0 == "," }.map(String.init)
        let isPlural = isPlural || words.contains("pl.")
        guard isPlural, words.allSatisfy(Self.wordsBeforeForms.contains), let form = cursor.takeEnclosed("{", "}")
        else {
            cursor = before
            return false
        }
        let isObsolete = words.contains { ["formerly", "old", "obs."].contains($0) }
        let word = form.withoutHyphenation
        if !word.isEmpty { inflections.append(.init(form: word, features: [.plural], isObsolete: isObsolete)) }
        return true
    }

    private var isPlural: Bool {
        grammar.features.contains(.plural) || (words.last?.grammar?.features.contains(.plural) ?? false)
    }

    /// Reads a form after `pl.`, or the base word after `imp. of`.
    private mutating func takeForms(_ cursor: inout TextCursor) -> Bool {
        let isFeminine = grammar.features.contains(.feminine)
        guard isPlural || isFeminine || !grammar.formFeatures.isEmpty || grammar.pointsToBase || grammar.isObsolete,
            let form = cursor.takeEnclosed("{", "}")
        else { return false }
        let word = form.withoutHyphenation
        if isPlural, grammar.formFeatures.isEmpty, !grammar.pointsToBase, !grammar.isSingularGiven, !word.isEmpty {
            inflections.append(GCIDEInflection(form: word, features: [.plural], isObsolete: false))
        } else if !isFeminine {
            baseForms.append(word)
        }
        return true
    }

    private mutating func add(bracket text: Substring) {
        let text = text.trimmed
        if GCIDEInflections.isList(text) {
            hasInflectionBracket = true
            inflections += GCIDEInflections.forms(text)
        } else if GCIDEVariants.isList(text) {
            variants += text.braced
        } else if GCIDELabels.isLabel(text) {
            labels.append(String(text))
        } else if let readable = GCIDEEtymology.readable(text) {
            etymology = etymology.map { "\($0) \(readable)" } ?? readable
            writtenEtymology = String(text)
        } else {
            writtenEtymology = String(text)
        }
    }
}

extension GCIDEGrammar {
    /// Empty grammatical information.
    static var none: Self {
        var cursor = TextCursor("")
        return Self(&cursor)
    }
}

/// Pronunciations in the dictionary's respelling.
package enum GCIDERespelling {
    /// Whether a parenthesis is a respelling rather than a label.
    static func isRespelling(_ text: Substring) -> Bool {
        let bytes = text.utf8
        guard let first = bytes.first else { return true }
        if first == UInt8(ascii: "?") || first == UInt8(ascii: "#") || first == UInt8(ascii: "-") { return true }
        if bytes.allSatisfy({ ($0 >= 0x30 && $0 <= 0x39) || " ,;".utf8.contains($0) }) { return true }
        let isMarked = bytes.contains { "\"*`?".utf8.contains($0) }
        return isMarked || !first.isASCIICapital && bytes.contains { $0 > 0x7F }
    }

    /// Returns a readable respelling for each pronunciation, except those that lost letters.
    package static func readable(_ text: Substring) -> [String] {
        text.split(separator: ";").prefix(1).flatMap { part in
            part.split(separator: ",").flatMap { $0.components(separatedBy: " or ") }
        }
        .compactMap { way in
            let way = way.trimmed
            guard let first = way.utf8.first, first != UInt8(ascii: "-"), !way.contains("?"), !way.contains("#"),
                !way.allSatisfy({ $0.isNumber }), !way.holds("."), way.last != "-"
            else { return nil }
            return String(way.map { marks[$0] ?? $0 })
        }
    }

    private static let marks: [Character: Character] = ["\"": "′", "`": "″", "*": "·"]
}

extension UInt8 {
    /// Whether the byte is a capital letter.
    var isASCIICapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}

extension Substring {
    /// Returns the parts between the occurrences of a separator.
    func components(separatedBy separator: StaticString) -> [Substring] {
        var cursor = TextCursor(self)
        var parts: [Substring] = []
        while let part = cursor.take(upTo: separator) { parts.append(part) }
        return parts + [cursor.remainder]
    }
}

/// Remarks on other spellings: `Written also {disenthral}`.
enum GCIDEVariants {
    /// Whether a bracket is such a remark.
    static func isList(_ text: Substring) -> Bool {
        text.holds("{") && (text.holds("ritten") || text.holds("pelled") || text.holds("pelt")) && text.holds("lso")
    }

    /// Returns the variants that resemble the word or, for a phrase, are phrases too. The others are the subject of the
    /// remark or different words.
    static func resembling(_ word: String, among variants: [String]) -> [String] {
        variants.filter { variant in
            if word.contains(" "), variant.contains(" ") { return true }
            let length = max(word.count, variant.count)
            return !isLengthened(word, variant) && !isLengthened(variant, word)
                && editDistance(word, variant, limit: max(1, length * 3 / 10)) != nil
        }
    }

    /// Whether the words differ like `economic` and `economical`, which have come to mean different things.
    private static func isLengthened(_ word: String, _ other: String) -> Bool {
        word.hasSuffix("ic") && other.hasPrefix(word) && other.hasSuffix("ical")
    }
}
