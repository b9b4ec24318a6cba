/// A word at the head of a text: ` [Chile] chicha /tʃˈitʃa/ <n, m>`.
struct FreeDictHead: Equatable {
    /// A pronunciation of a word.
    struct Sound: Equatable {
        /// The transcription, without the slashes.
        var text: Substring
        /// Whether it is certain that a person wrote it.
        var isHuman: Bool
    }

    var word: Substring
    /// The labels in square brackets before or after the word.
    var labels: [String] = []
    var sounds: [Sound] = []
    /// The contents of the angle brackets.
    var grammar: [String] = []
    /// The plural, which is given for Swahili words.
    var plural: Substring?
    /// The feminine, which is given for Spanish adjectives: `absurdo, absurda`.
    var feminine: Substring?

    /// Reads the words of a first line.
    static func heads(of line: Substring) -> [FreeDictHead] {
        var heads: [FreeDictHead] = []
        var rest = Blanks.trimmed(line)
        while !rest.isEmpty {
            guard let head = FreeDictHead(&rest) else { break }
            heads.append(head)
        }
        return heads
    }

    /// Takes a word and its properties off a line.
    private init?(_ line: inout Substring) {
        word = ""
        while line.utf8.first == UInt8(ascii: "["), let label = Self.take("]", from: &line) { labels.append(label) }
        let end = Self.endOfWord(in: line)
        word = Blanks.trimmed(line[..<end])
        line = Blanks.trimmed(line[end...])
        guard !word.isEmpty else { return nil }
        while takeProperty(from: &line) {}
        splitGenders()
    }

    private mutating func splitGenders() {
        let forms = word.split(separator: ",")
        guard forms.count == 2, forms[1].utf8.first == UInt8(ascii: " "), forms[1].hasSuffix("a"),
            !forms[0].hasSuffix("a"), !forms[0].utf8.contains(UInt8(ascii: " ")),
            forms[1].dropFirst().hasPrefix(forms[0].dropLast(2))
        else { return }
        word = forms[0]
        feminine = forms[1].dropFirst()
    }

    /// Returns where a word ends: at an opening bracket or slash that follows a space.
    private static func endOfWord(in line: Substring) -> Substring.Index {
        var isAfterSpace = false
        for index in line.utf8.indices {
            if isAfterSpace, "/<[(".utf8.contains(line.utf8[index]) { return index }
            isAfterSpace = line.utf8[index] == UInt8(ascii: " ")
        }
        return line.endIndex
    }

    /// Takes one pair of brackets or slashes; false if there is none, or if another word follows.
    private mutating func takeProperty(from line: inout Substring) -> Bool {
        switch line.utf8.first {
        case UInt8(ascii: "<"): Self.take(">", from: &line).map { grammar.append($0) } != nil
        case UInt8(ascii: "["): Self.take("]", from: &line).map { labels.append($0) } != nil
        case UInt8(ascii: "("): takeNote(from: &line)
        case UInt8(ascii: "/"): takeSound(from: &line)
        case UInt8(ascii: ","): Self.dropComma(from: &line)
        default: false
        }
    }

    /// Skips a comma, which ends the properties of a word.
    private static func dropComma(from line: inout Substring) -> Bool {
        line = Blanks.trimmed(line.dropFirst())
        return false
    }

    private mutating func takeNote(from line: inout Substring) -> Bool {
        guard let note = Self.take(")", from: &line) else { return false }
        if note.hasPrefix("pl: {") { plural = Substring(note.dropFirst("pl: {".count).prefix { $0 != "}" }) }
        return true
    }

    /// Takes a pronunciation: between double slashes if people wrote it, between single ones if a program may have
    /// generated it.
    private mutating func takeSound(from line: inout Substring) -> Bool {
        let isDouble = line.hasPrefix("//")
        let start = line.dropFirst(isDouble ? 2 : 1)
        guard let end = start.utf8.firstIndex(of: UInt8(ascii: "/")) else { return false }
        sounds.append(Sound(text: Blanks.trimmed(start[..<end]), isHuman: isDouble))
        line = Blanks.trimmed(start[end...].dropFirst(isDouble ? 2 : 1))
        return true
    }

    private static func take(_ end: Character, from line: inout Substring) -> String? {
        guard let close = line.firstIndex(of: end) else { return nil }
        let content = line[..<close].dropFirst()
        line = Blanks.trimmed(line[close...].dropFirst())
        return String(content)
    }
}
