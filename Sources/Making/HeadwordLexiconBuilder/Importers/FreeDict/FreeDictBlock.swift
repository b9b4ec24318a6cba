/// The text of an entry in one of FreeDict's dictionaries: one or more words, and their senses.
///
/// The dictionaries come in two layouts. Classic ones have numbered lists of translations, with examples indented
/// below. Those derived from Wiktionary have glosses below the translations; if a sense has several glosses, the
/// numbering continues with each gloss, on a line of its own or at the end of the line before:
///
///     curse //kɜːs// <n>
///     1. kirous 2.
///     prayer that harm may befall someone
///      3.
///     supernatural detriment
package struct FreeDictBlock {
    /// A sense.
    struct Sense: Equatable {
        /// The line of translations.
        var translations: Substring?
        /// The definitions, in the language of the headword.
        var glosses: [Substring] = []
        /// Whether the next line begins a gloss.
        fileprivate var awaitsGloss = true

        /// Adds a line of a gloss. Nearly all have one line. The labels may have a line of their own, and so may what
        /// stood beside a picture on Wiktionary's page, which is shorter than the definition and left out.
        fileprivate mutating func addGloss(_ line: Substring) {
            guard let gloss = glosses.last, !awaitsGloss else {
                glosses.append(line)
                awaitsGloss = false
                return
            }
            if gloss.hasSuffix(":") || gloss.contains("(") && !gloss.contains(")") {
                let isContinued = line.first?.isPunctuation == true && !line.hasPrefix("(")
                glosses[glosses.count - 1] = Substring(gloss + (isContinued ? "" : " ") + line)
            } else if line.utf8.count > gloss.utf8.count {
                glosses[glosses.count - 1] = line
            }
        }
        /// Example sentences for the headword.
        var examples: [Substring] = []
    }

    /// The words.
    var heads: [FreeDictHead]
    /// The senses that the words share.
    var senses: [Sense] = []
    /// The singular, if the text says nothing else about the word than that it is its plural.
    var singular: Substring?

    /// Reads a text; nil if it is empty.
    package init?(_ text: Substring) {
        var lines = text.split(separator: "\n").map { $0.utf8.last == 0x0D ? $0.dropLast() : $0 }
        guard !lines.isEmpty else { return nil }
        heads = FreeDictHead.heads(of: lines.removeFirst())
        guard !heads.isEmpty else { return nil }
        for line in lines { read(line) }
    }

    private mutating func read(_ line: Substring) {
        let text = Blanks.trimmed(line)
        let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        if text.isEmpty { return }
        if indent > 1 {
            readIndented(text)
        } else if let rest = Self.afterNumber(text) {
            // A number on an indented line of its own introduces another gloss of the same sense.
            if indent == 0 || !rest.isEmpty {
                senses.append(Sense(translations: Self.translations(rest)))
            } else if !senses.isEmpty {
                senses[senses.count - 1].awaitsGloss = true
            }
        } else if text.hasPrefix("Plural of {") {
            singular = text.dropFirst("Plural of {".count).prefix { $0 != "}" }
        } else if !text.hasPrefix("Inflection of") {
            readWords(text)
        }
    }

    /// Reads an indented line below a sense: an example in quotation marks, or a reference, which is left out.
    private mutating func readIndented(_ text: Substring) {
        guard !senses.isEmpty, text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return }
        senses[senses.count - 1].examples.append(text.dropFirst().dropLast())
    }

    private mutating func readWords(_ text: Substring) {
        if senses.isEmpty { senses.append(Sense()) }
        if senses[senses.count - 1].translations == nil {
            senses[senses.count - 1].translations = Self.translations(text)
        } else {
            senses[senses.count - 1].addGloss(text)
        }
    }

    /// Returns the text after a number and a full stop; nil if the text does not begin with them.
    private static func afterNumber(_ text: Substring) -> Substring? {
        let digits = text.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard (1...2).contains(digits.count) else { return nil }
        let rest = text[digits.endIndex...]
        guard rest == "." || rest.hasPrefix(". ") || rest.hasPrefix(".\t") else { return nil }
        return Blanks.trimmed(rest.dropFirst())
    }

    /// Returns the translations without the number of the first of several glosses; nil if nothing is left.
    private static func translations(_ text: Substring) -> Substring? {
        guard let space = text.utf8.lastIndex(of: UInt8(ascii: " ")),
            afterNumber(text[text.utf8.index(after: space)...])?.isEmpty == true
        else { return text.isEmpty ? nil : text }
        return text[..<space]
    }
}
