/// The American pronunciation of a word, from CMU's dictionary.
package struct CMUPronunciation: Hashable, Sendable {
    /// Phones around one vowel.
    package struct Syllable: Hashable, Sendable {
        /// The phones, as the dictionary names them: `k`, `ae`, `t`.
        package var phones: [String]
        /// Whether it bears primary or secondary stress; the dictionary does not distinguish the two.
        package var isStressed: Bool

        package init(_ phones: [String], isStressed: Bool) {
            self.phones = phones
            self.isStressed = isStressed
        }
    }

    /// The part of speech that the pronunciation is limited to: `n`, `v` or `j` (adjective); nil for any.
    package var partOfSpeech: String?
    /// The syllables.
    package var syllables: [Syllable]

    package init(partOfSpeech: String?, syllables: [Syllable]) {
        self.partOfSpeech = partOfSpeech
        self.syllables = syllables
    }

    /// The last phone.
    package var finalPhone: String? { syllables.last?.phones.last }

    /// Reads a line: `("record" n (((r eh) 1) ((k er d) 0)))`.
    static func parse(_ line: ArraySlice<UInt8>) -> (word: String, pronunciation: CMUPronunciation)? {
        let quote = UInt8(ascii: "\"")
        guard let opening = line.firstIndex(of: quote),
            let closing = line[(opening + 1)...].firstIndex(of: quote)
        else { return nil }
        let rest = line[(closing + 1)...].drop { $0 == UInt8(ascii: " ") }
        guard let bracket = rest.firstIndex(of: UInt8(ascii: "(")) else { return nil }
        let syllables = rest[bracket...].split(separator: UInt8(ascii: ")")).compactMap(Token.init)
        let pronunciation = CMUPronunciation(
            partOfSpeech: partOfSpeech(rest[..<bracket]),
            syllables: Self.syllables(of: syllables)
        )
        guard !pronunciation.syllables.isEmpty else { return nil }
        return (String(decoding: line[(opening + 1)..<closing], as: UTF8.self), pronunciation)
    }

    /// The few other parts of speech (`v_p`, `b`) are mistakes in the dictionary.
    private static func partOfSpeech(_ field: ArraySlice<UInt8>) -> String? {
        switch field.first {
        case UInt8(ascii: "v"): "v"
        case UInt8(ascii: "j"): "j"
        case UInt8(ascii: "n") where !field.starts(with: "nil".utf8): "n"
        default: nil
        }
    }

    /// The text before a closing bracket: the phones of a syllable, or its stress.
    private enum Token {
        case phones([String])
        case stress(Bool)

        init?(_ text: ArraySlice<UInt8>) {
            let words = text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") }
            guard let first = words.first?.first else { return nil }
            switch first {
            case UInt8(ascii: "0"): self = .stress(false)
            case UInt8(ascii: "1"): self = .stress(true)
            default: self = .phones(words.map { String(decoding: $0, as: UTF8.self) })
            }
        }
    }

    private static func syllables(of tokens: [Token]) -> [Syllable] {
        var syllables: [Syllable] = []
        for token in tokens {
            switch token {
            case .phones(let phones): syllables.append(Syllable(phones, isStressed: false))
            case .stress(let isStressed):
                guard !syllables.isEmpty else { continue }
                syllables[syllables.count - 1].isStressed = isStressed
            }
        }
        return syllables
    }
}

/// The CMU Pronouncing Dictionary in Festival's edition (`usr/share/festival/dicts/cmu/cmudict-0.4.out`).
package struct CMUDictionary: Evidence {
    private static let path = "usr/share/festival/dicts/cmu/cmudict-0.4.out"

    /// The pronunciations of each word; most words are in lower case.
    package private(set) var pronunciations: [String: [CMUPronunciation]] = [:]

    /// Creates an empty dictionary.
    package init() {}

    /// Reads the dictionary below a root.
    package init(_ root: inout DataRoot) throws {
        try self.init(reading: try root.file(Self.path), path: Self.path)
    }

    /// Reads a dictionary; its first line is `MNCL`.
    package init(reading bytes: [UInt8], path: String) throws {
        pronunciations.reserveCapacity(110_000)
        for (number, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated()
        where line.first != UInt8(ascii: "M") {
            guard let (word, pronunciation) = CMUPronunciation.parse(line) else {
                throw ImportFailure(path, line: number + 1, "this is not a pronunciation")
            }
            pronunciations[word, default: []].append(pronunciation)
        }
    }
}
