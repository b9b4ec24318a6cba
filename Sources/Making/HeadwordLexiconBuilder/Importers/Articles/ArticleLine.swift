internal import HeadwordModel

/// Takes what stands at the beginning of a line of an article off it: pronunciations, a part of speech, the number of a
/// sense, labels.
struct ArticleLine {
    private static let longestLabel = 40
    private static let longestSound = 200
    private static let brackets: [Character: Character] = ["(": ")", "[": "]", "{": "}", "<": ">"]

    /// What has not been taken off.
    private(set) var text: Substring

    init(_ text: String) {
        self.text = text[...]
    }

    /// Whether nothing is left.
    var isEmpty: Bool { text.isEmpty }

    private mutating func keep(_ rest: Substring) { text = rest.drop { $0 == " " } }
}

// MARK: - Parts of speech

extension ArticleLine {
    /// Takes a part of speech off: `(n)`, `adj.`, or a whole line, or one before the number of a sense, `noun 1.`.
    mutating func takeCategory(_ categories: [String: BroughtCategory]) -> BroughtCategory? {
        if let (label, rest) = bracketed() {
            let first = label.split(separator: ",").first ?? label
            guard let category = Self.category(first, categories) else { return nil }
            keep(rest)
            return category
        }
        if let category = Self.category(text, categories) {
            text = ""
            return category
        }
        let word = text.prefix { $0 != " " }
        let rest = text[word.endIndex...]
        guard let category = Self.category(word, categories), Self.isLabel(word, before: rest, categories) else {
            return nil
        }
        keep(rest)
        return category
    }

    private static func category(_ label: Substring, _ categories: [String: BroughtCategory]) -> BroughtCategory? {
        guard label.utf8.count <= longestLabel else { return nil }
        let plain = label.lowercased().filter { $0 != "." && $0 != ":" && $0 != "," }
        return categories[plain] ?? LexicalCategory(label: plain).map(BroughtCategory.init)
    }

    /// Whether a word that names a part of speech is meant to, and is not the first one of a sentence.
    private static func isLabel(
        _ word: Substring,
        before rest: Substring,
        _ categories: [String: BroughtCategory]
    ) -> Bool {
        if word.last == "." || word.last == ":" { return true }
        if categories["\(word)."] != nil { return true }
        var next = ArticleLine(String(rest.drop { $0 == " " }))
        return next.takeNumber(after: 0) || next.takeSounds(of: "").isEmpty == false && next.isEmpty
    }

    /// The label in brackets with which the line begins, and what follows it.
    private func bracketed() -> (label: Substring, rest: Substring)? {
        guard let open = text.first, let close = Self.brackets[open],
            let end = text.prefix(Self.longestLabel).firstIndex(of: close)
        else { return nil }
        return (text[..<end].dropFirst(), text[end...].dropFirst())
    }
}

// MARK: - Labels and numbers

extension ArticleLine {
    /// Takes labels in square brackets off, if all of them are labels of ours: `[computing, informal]`.
    mutating func takeLabels() -> ArticleLabels {
        var labels = ArticleLabels()
        guard text.first == "[", let end = text.prefix(Self.longestSound).firstIndex(of: "]") else { return labels }
        for label in text[..<end].dropFirst().split(separator: ",") {
            guard labels.add(String(label.drop { $0 == " " })) else { return ArticleLabels() }
        }
        keep(text[end...].dropFirst())
        return labels
    }

    /// Takes the number of a sense off; false unless there is one that begins or continues the numbering.
    mutating func takeNumber(after number: Int) -> Bool {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard (1...3).contains(digits.utf8.count), let found = Int(digits), found == 1 || found == number + 1 else {
            return false
        }
        let mark = text[digits.endIndex...].first
        let rest = text[digits.endIndex...].dropFirst()
        guard mark == "." || mark == ")" || mark == ":", rest.isEmpty || rest.first == " " else { return false }
        keep(rest)
        return true
    }
}

// MARK: - Pronunciations

extension ArticleLine {
    /// Takes transcriptions between slashes off, each with its region or without one: `us /maʊs/, british /maʊs/`.
    mutating func takeSounds(of source: String) -> [Pronunciation] {
        var sounds: [Pronunciation] = []
        var line = self
        while let sound = line.takeSound(of: source) { sounds.append(sound) }
        // Paths are between slashes too.
        guard line.isEmpty || sounds.contains(where: { !$0.text.utf8.allSatisfy { $0 < 0x80 } }) else { return [] }
        self = line
        return sounds
    }

    private mutating func takeSound(of source: String) -> Pronunciation? {
        guard let (region, rest) = region(), rest.first == "/" else { return nil }
        let transcription = rest.dropFirst()
        guard let end = transcription.prefix(Self.longestSound).firstIndex(of: "/"), end > transcription.startIndex
        else {
            return nil
        }
        let after = transcription[end...].dropFirst()
        guard after.first.map({ " ,;".contains($0) }) ?? true else { return nil }
        text = after.drop { " ,;".contains($0) }
        return Pronunciation(text: String(transcription[..<end]), region: region, source: source)
    }

    /// The region with which the line begins, or none, and what follows it.
    private func region() -> (Region?, rest: Substring)? {
        guard text.first != "/" else { return (nil, text) }
        guard let slash = text.prefix(Self.longestLabel).firstIndex(of: "/"),
            let region = Region(label: String(text[..<slash]))
        else { return nil }
        return (region, text[slash...])
    }
}
