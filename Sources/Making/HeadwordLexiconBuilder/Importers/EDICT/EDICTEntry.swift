package import HeadwordModel

/// A line of EDICT: a word in one spelling and one reading.
///
///     食べる [たべる] /(v1,vt) (1) to eat/(v1,vt) (2) to live on (e.g. a salary)/to subsist on/(P)/
package struct EDICTEntry: Equatable {
    package var word: String
    /// The word in kana, if it is spelled otherwise.
    package var reading: String?
    /// The remarks are the dictionary's labels, in its own abbreviations: `arch`.
    package var meanings: [EnglishMeaning] = []
    /// Whether the dictionary counts the word among the common ones.
    package var isCommon = false

    /// Reads a line; nil if it is not one of the dictionary's.
    ///
    /// - Parameter categories: the lexical categories by their abbreviations.
    package init?(_ line: Substring, _ categories: [String: LexicalCategory]) {
        guard let slash = line.firstIndex(of: "/") else { return nil }
        let head = Blanks.trimmed(line[..<slash])
        word = String(head.prefix { $0 != " " })
        guard !word.isEmpty else { return nil }
        if let open = head.firstIndex(of: "["), head.hasSuffix("]") {
            reading = String(head[open...].dropFirst().dropLast())
        }
        for gloss in line[slash...].split(separator: "/") {
            if gloss == "(P)" {
                isCommon = true
            } else {
                add(Blanks.trimmed(gloss), categories)
            }
        }
        meanings.removeAll(where: \.translations.isEmpty)
        guard !meanings.isEmpty else { return nil }
    }

    /// Adds a gloss, which may begin with labels and the number of its meaning.
    private mutating func add(_ gloss: Substring, _ categories: [String: LexicalCategory]) {
        var rest = gloss
        var labels: [String] = []
        var beginsMeaning = meanings.isEmpty
        while rest.hasPrefix("("), let close = rest.firstIndex(of: ")") {
            let label = rest[..<close].dropFirst()
            if Int(label) != nil {
                beginsMeaning = true
            } else if label.allSatisfy({ $0.isLowercase || $0.isNumber || ",-:;".contains($0) }) {
                labels += label.split { ",;".contains($0) }.map(String.init)
            } else {
                break
            }
            rest = Blanks.trimmed(rest[close...].dropFirst())
        }
        if beginsMeaning { meanings.append(EnglishMeaning()) }
        meanings[meanings.count - 1].add(rest, labels, categories)
    }
}

extension EnglishMeaning {
    fileprivate mutating func add(
        _ translation: Substring,
        _ labels: [String],
        _ categories: [String: LexicalCategory]
    ) {
        if !translation.isEmpty { translations.append(String(translation)) }
        for label in labels {
            if let category = categories[label] ?? (label.hasPrefix("v") ? .verb : nil) {
                self.category = self.category ?? category
            } else {
                remark = remark.map { "\($0), \(label)" } ?? label
            }
        }
    }
}
