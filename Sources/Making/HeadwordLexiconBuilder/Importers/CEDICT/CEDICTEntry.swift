internal import HeadwordModel

/// An entry of CC-CEDICT: the word in both scripts, how it sounds, and a line for each meaning.
///
///     電腦|电脑
///     [diàn nǎo]
///     computer
///     CL:臺|台[tái]
package struct CEDICTEntry: Equatable {
    /// The word in simplified and in traditional characters, or once if they are the same.
    package var words: [String]
    /// Pinyin with tone marks.
    package var sounds: [String] = []
    package var meanings: [EnglishMeaning] = []

    /// Reads a text; nil if it is empty, or if it only refers to other entries.
    package init?(_ text: Substring) {
        let lines = text.split(separator: "\n").map { Blanks.trimmed($0) }
        guard let head = lines.first else { return nil }
        words = Self.unique(head.split(separator: "|").reversed().map(String.init))
        for line in Self.unwrapped(lines.dropFirst()) {
            if line.hasPrefix("["), line.hasSuffix("]") {
                let sound = line.dropFirst().dropLast()
                if sound != "xx" { sounds.append(String(sound)) }
            } else if let meaning = EnglishMeaning(cedict: line) {
                meanings.append(meaning)
            }
        }
        guard !words.isEmpty, !meanings.isEmpty else { return nil }
    }

    private static func unique(_ words: [String]) -> [String] {
        words.enumerated().filter { words.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    }

    /// The length from which lines are broken.
    private static let width = 72

    /// Joins lines that were broken: the first word of the next one would not have fitted.
    private static func unwrapped(_ lines: ArraySlice<Substring>) -> [String] {
        var joined: [String] = []
        var last = 0
        for line in lines {
            let word = line.prefix { $0 != " " }
            if let previous = joined.last, last + 1 + word.count > width, !line.hasPrefix("[") {
                joined[joined.count - 1] = previous + " " + line
            } else {
                joined.append(String(line))
            }
            last = line.count
        }
        return joined
    }
}

extension EnglishMeaning {
    private static let references = [
        "CL:", "variant of ", "old variant of ", "see ", "see also ", "used in ", "also pr.", "Taiwan pr.",
    ]

    /// Reads a line; nil if it says nothing about the meaning in English.
    fileprivate init?(cedict line: String) {
        guard !Self.references.contains(where: line.hasPrefix) else { return nil }
        var remarks: [Substring] = []
        let text = Self.withoutParentheses(line, &remarks)
        // What has Chinese characters is about other words.
        let translations = text.split(separator: ";").map { Blanks.singleSpaced($0) }
            .filter { !$0.isEmpty && !Self.hasChinese($0) }
        guard !translations.isEmpty else { return nil }
        remarks.removeAll { Self.hasChinese($0) || $0.hasPrefix("Taiwan pr.") }
        self.init(translations: translations, remark: remarks.isEmpty ? nil : remarks.joined(separator: "; "))
        if remarks.contains("idiom") {
            category = .idiomatic
        } else if translations[0].hasPrefix("to ") {
            category = .verb
        }
    }

    private static func hasChinese(_ text: some StringProtocol) -> Bool {
        text.unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) || (0x20000...0x3FFFF).contains($0.value) }
    }

    private static func withoutParentheses(_ line: String, _ remarks: inout [Substring]) -> String {
        var text = ""
        var rest = line[...]
        while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
            text += rest[..<open]
            remarks.append(Blanks.trimmed(rest[open..<close].dropFirst()))
            rest = rest[close...].dropFirst()
        }
        return text + rest
    }
}
