internal import HeadwordModel

/// A text that shows a word in use.
package struct GCIDEQuotation: Hashable, Sendable {
    /// The quoted text.
    package var text: String
    /// The author, if known.
    package var author: String?

    /// Creates a quotation.
    package init(text: String, author: String? = nil) {
        self.text = text
        self.author = author
    }
}

/// A sense, split into its parts.
package struct GCIDESense: Sendable {
    /// The number or letter before it; nil if it has none.
    package var mark: String?
    /// Its own part of speech, if it is not that of the head: `-- n. A native of Acadia.`
    package var grammar: GCIDEGrammar?
    /// The definition; empty if the sense only refers to another word or groups its subsenses.
    package var definition = ""
    /// The labels, such as domains, registers and regions.
    package var labels = GCIDELabels()
    /// Whether the sense belongs to the plural.
    package var isPlural = false
    /// Example phrases introduced by `as,`.
    package var usages: [String] = []
    /// Quotations within the sense.
    package var inlineQuotations: [GCIDEQuotation] = []
    /// Quotations in paragraphs of their own.
    package var blockQuotations: [GCIDEQuotation] = []
    /// The words to which the sense refers.
    package var crossReferences: [String] = []
    /// Synonyms, from `called also {...}`.
    package var synonyms: [String] = []
    /// Words that mean the opposite.
    package var antonyms: [String] = []
    /// Variant spellings in this sense.
    package var variants: [String] = []
    /// Words derived from the headword.
    package var derivatives: [GCIDEDerivative] = []
    /// Remarks.
    package var notes: [String] = []
    /// The senses into which this one is divided.
    package var subsenses: [GCIDESense] = []

    /// Whether the sense has no definition, reference, subsense or example phrase.
    package var isEmpty: Bool {
        definition.isEmpty && crossReferences.isEmpty && subsenses.isEmpty && usages.isEmpty
    }
}

/// A word derived from a headword: `-- {Deriv"a*tive*ly}, adv.`
package struct GCIDEDerivative: Hashable, Sendable {
    /// The word.
    package var word: String
    /// Its part of speech.
    package var grammar: GCIDEGrammar
}

/// A reader that splits the text of a sense into labels, definition, usage, quotations and references.
struct GCIDESenseReader {
    private(set) var sense = GCIDESense()
    private var cursor: TextCursor
    private var text = ""
    /// Whether a quotation was just read, so that an author named next wrote it.
    private var isAfterQuotation = false

    private init(_ text: Substring) {
        cursor = TextCursor(text)
    }

    /// Returns the sense that a text describes.
    static func sense(_ text: some StringProtocol) -> GCIDESense {
        var reader = Self(Substring(text))
        reader.readGrammar()
        reader.readLeadingLabels()
        reader.readText()
        GCIDEDefinition(reader.text).add(to: &reader.sense)
        return reader.sense
    }

    // MARK: - Labels at the beginning

    /// Reads a part of speech given for this sense alone: `1. v. i. To succeed`, `pred. a. Crazy`.
    private mutating func readGrammar() {
        let before = cursor
        guard cursor.next?.isASCIILetter == true, cursor.rest.prefix(12).contains(UInt8(ascii: ".")) else { return }
        let grammar = GCIDEGrammar(&cursor)
        cursor.skip(" ")
        let isFollowed = cursor.remainder.first?.isUppercase == true || "([".utf8.contains(cursor.next ?? 0)
        guard isFollowed, !grammar.categories.isEmpty else {
            cursor = before
            return
        }
        sense.grammar = grammar
    }

    private mutating func readLeadingLabels() {
        while true {
            cursor.skip(" ,;:")
            let before = cursor
            if cursor.take("pl. ") || cursor.take("Pl. ") || (cursor.remainder == "pl." && cursor.take("pl.")) {
                sense.isPlural = true
            } else if cursor.take("sing. ") {
                continue
            } else if let label = cursor.takeEnclosed("(", ")"), Self.isLeadingLabel(label) {
                sense.labels.add(label)
            } else if cursor.next == UInt8(ascii: "["), let bracket = cursor.takeEnclosed("[", "]") {
                add(bracket: bracket, atStart: true)
            } else {
                cursor = before
                return
            }
            if cursor.next == UInt8(ascii: ".") { cursor.advance() }
        }
    }

    private static func isLeadingLabel(_ text: Substring) -> Bool {
        guard text.utf8.count > 2, text.utf8.count < 60 else { return false }
        if text.contains("\""), GCIDERespelling.isRespelling(text) { return true }
        return GCIDELabels.isDomain(text) || GCIDELabels.isLabel(text)
    }

    // MARK: - The text

    private mutating func readText() {
        while let byte = cursor.next {
            switch byte {
            case UInt8(ascii: "\""): readQuotation()
            case UInt8(ascii: "["): readBracket()
            case UInt8(ascii: "-") where cursor.starts(with: "--"): readDashes()
            case UInt8(ascii: "-") where cursor.starts(with: "- {") || cursor.starts(with: "-{"): readDash()
            default: readPlain()
            }
        }
    }

    private mutating func readPlain() {
        let plain = cursor.take { !"\"[-".utf8.contains($0) }
        if !plain.trimmed(of: " .").isEmpty { isAfterQuotation = false }
        text += plain
        if plain.isEmpty, cursor.next == UInt8(ascii: "-") {
            text += "-"
            cursor.advance()
        }
    }

    private mutating func readBracket() {
        guard let bracket = cursor.takeEnclosed("[", "]") else {
            cursor.advance()
            return
        }
        add(bracket: bracket, atStart: false)
    }

    private mutating func add(bracket: Substring, atStart isAtStart: Bool) {
        let bracket = bracket.trimmed
        if GCIDELabels.isLabel(bracket) {
            sense.labels.add(bracket)
        } else if GCIDEVariants.isList(bracket) {
            sense.variants.addNew(bracket.braced)
        } else if bracket.holds("terms:") || bracket.holds("href") || bracket.holds("http") {
            return
        } else if bracket.holds("{"), ["See", "Cf.", "Same"].contains(where: bracket.hasPrefix) {
            sense.crossReferences.addNew(bracket.braced)
        } else if bracket.hasPrefix("Obs") {
            sense.labels.add([.obsolete])
        } else if !isAtStart, !GCIDEEtymology.isEtymology(bracket) {
            text += "(\(bracket))"
        }
    }

    /// Skips a second author or the head of the next block: `Proof. [Obs.] --Spenser. Lydgate.`
    private mutating func skipLastWord() {
        let rest = cursor.remainder.trimmed
        let isWord = rest.utf8.dropLast().allSatisfy { ($0 | 0x20).isASCIILetter }
        if isWord, rest.utf8.count > 3, rest.first?.isUppercase == true { _ = cursor.take { _ in true } }
    }

    /// Reads a text in quotation marks: a quotation, or else words of the definition.
    private mutating func readQuotation() {
        let before = cursor
        cursor.advance()
        guard let quotation = cursor.take(upTo: "\"") else {
            text += "\""
            return
        }
        if isQuotation(quotation) {
            let tail = cursor.take { ".,;".utf8.contains($0) }
            sense.inlineQuotations.append(GCIDEQuotation(text: GCIDEQuotations.readable(quotation + tail.prefix(1))))
            isAfterQuotation = true
        } else {
            cursor = before
            cursor.advance()
            text += "\"" + (cursor.take(upTo: "\"") ?? "") + "\""
            isAfterQuotation = false
        }
    }

    private func isQuotation(_ quotation: Substring) -> Bool {
        var after = cursor
        after.skip(" .,;")
        while let bracket = after.takeEnclosed("[", "]"), GCIDELabels.isLabel(bracket) { after.skip(" .,;") }
        if after.starts(with: "--"), !after.starts(with: "-- ") { return quotation.contains(" ") }
        guard quotation.split(separator: " ").count > 2, let last = text.trimmed.utf8.last else { return false }
        return ".;:!?".utf8.contains(last)
            && (after.isAtEnd || "\"[".utf8.contains(after.next ?? 0))
    }

    /// Reads `- {Derivative}, n.`, with a short dash, or a hyphen.
    private mutating func readDash() {
        var next = cursor
        next.skip("- ")
        let derivatives = GCIDEDerivative.list(&next)
        guard derivatives.isEmpty else {
            cursor = next
            return sense.derivatives += derivatives
        }
        text += "-"
        cursor.advance()
    }

    /// Reads `--Author`, `-- {Derivative}, n.` or a dash.
    private mutating func readDashes() {
        let before = cursor
        _ = cursor.take("--")
        if cursor.next == UInt8(ascii: " ") {
            cursor.skip(" ")
            let derivatives = GCIDEDerivative.list(&cursor)
            if !derivatives.isEmpty { return sense.derivatives += derivatives }
            cursor = before
            _ = cursor.take("--")
            text += "--"
            return
        }
        // A source in the text: "the parable of the talents (--Matt. xxv. 14-30)".
        if text.hasSuffix("("), cursor.remainder.contains(")") {
            let place = cursor.take { $0 != UInt8(ascii: ")") }
            if text.dropLast().trimmed.hasSuffix(".") {
                text.removeLast()
                cursor.advance()
            } else {
                text += place
            }
            return
        }
        let author = GCIDEQuotations.takeAuthor(&cursor)
        skipLastWord()
        if isAfterQuotation, let last = sense.inlineQuotations.indices.last, sense.inlineQuotations[last].author == nil
        {
            sense.inlineQuotations[last].author = author
        }
        isAfterQuotation = false
    }
}

extension GCIDEDerivative {
    /// Reads a list such as `{Ex*act"ly}, adv., {Ex*act"ness}, n.`; reads nothing if none comes next.
    static func list(_ cursor: inout TextCursor) -> [GCIDEDerivative] {
        var derivatives: [GCIDEDerivative] = []
        var names: [String] = []
        var end = cursor
        while true {
            cursor.skip(" ,;.")
            if !names.isEmpty { _ = cursor.take("or ") || cursor.take("and ") }
            guard let name = cursor.takeEnclosed("{", "}") else { break }
            names.append(name.withoutHyphenation)
            _ = cursor.skipRespelling()
            let grammar = GCIDEGrammar(&cursor)
            let isDivided = name.contains("*")
            if grammar.isEmpty, !isDivided || cursor.next != UInt8(ascii: ".") { continue }
            derivatives += names.filter { !$0.isEmpty }.map { GCIDEDerivative(word: $0, grammar: grammar) }
            (names, end) = ([], cursor)
        }
        cursor = end
        return derivatives
    }
}

extension TextCursor {
    /// Skips a respelling that comes next, and returns whether there was one.
    mutating func skipRespelling() -> Bool {
        let before = self
        skip(" ")
        if let text = takeEnclosed("(", ")"), GCIDERespelling.isRespelling(text) { return true }
        self = before
        return false
    }
}
