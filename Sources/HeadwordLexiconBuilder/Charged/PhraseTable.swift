/// Phrases that are looked for in many texts at once: a text is looked at where words begin, by four letters.
struct PhraseTable<Value: Sendable>: Sendable {
    private struct Phrase: Sendable {
        var bytes: [UInt8]
        var value: Value
    }

    private var byBeginning: [UInt32: [Phrase]] = [:]

    /// - Parameter phrases: in lower case, each of four bytes at least.
    init(_ phrases: [(phrase: String, value: Value)]) {
        for (phrase, value) in phrases {
            let bytes = Array(phrase.utf8)
            guard let beginning = Self.beginning(of: bytes[...]) else { continue }
            byBeginning[beginning, default: []].append(Phrase(bytes: bytes, value: value))
        }
    }

    /// What the phrases stand for that a text has at the beginning of a word, whatever their capitals.
    func values(in text: String) -> [Value] {
        var values: [Value] = []
        find(in: text) { values.append($0) }
        return values
    }

    /// Whether a text has any of the phrases.
    func finds(in text: String) -> Bool {
        var isFound = false
        find(in: text) { _ in isFound = true }
        return isFound
    }

    private func find(in text: String, _ body: (Value) -> Void) {
        let bytes = text.utf8.map(Self.lowercased)
        for place in bytes.indices where place == 0 || !Self.isLetter(bytes[place - 1]) {
            let rest = bytes[place...]
            guard let beginning = Self.beginning(of: rest) else { return }
            for phrase in byBeginning[beginning] ?? [] where rest.starts(with: phrase.bytes) { body(phrase.value) }
        }
    }

    private static func beginning(of bytes: ArraySlice<UInt8>) -> UInt32? {
        guard bytes.count >= 4 else { return nil }
        return bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte >= 0x80
    }
}
