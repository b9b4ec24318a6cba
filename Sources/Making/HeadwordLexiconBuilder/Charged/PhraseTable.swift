/// Searches a text for many phrases at once: wherever a word begins, its first four bytes select the candidates.
struct PhraseTable<Value: Sendable>: Sendable {
    private struct Phrase: Sendable {
        var bytes: [UInt8]
        var value: Value
    }

    private var byBeginning: [UInt32: [Phrase]] = [:]
    /// Whether a phrase begins with two given bytes.
    private var pairs = Array(repeating: false, count: 1 << 16)

    /// - Parameter phrases: the phrases in lower case, each at least four bytes long.
    init(_ phrases: [(phrase: String, value: Value)]) {
        for (phrase, value) in phrases {
            let bytes = Array(phrase.utf8)
            guard let beginning = Self.beginning(of: bytes[...]) else { continue }
            byBeginning[beginning, default: []].append(Phrase(bytes: bytes, value: value))
            pairs[Self.pair(bytes, at: 0)] = true
        }
    }

    /// Returns the values of the phrases that a text contains at the beginning of a word, in upper or lower case.
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
        for place in bytes.indices.dropLast(3) where place == 0 || !Self.isLetter(bytes[place - 1]) {
            guard pairs[Self.pair(bytes, at: place)] else { continue }
            let rest = bytes[place...]
            guard let beginning = Self.beginning(of: rest) else { return }
            for phrase in byBeginning[beginning] ?? [] where rest.starts(with: phrase.bytes) { body(phrase.value) }
        }
    }

    private static func pair(_ bytes: [UInt8], at place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }

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
