internal import HeadwordModel

/// A rough key of how an English word sounds: words that are likely misspellings of each other share a key.
///
/// The key consists of the consonants as pronounced and an initial vowel, after the rules of Lawrence Philips'
/// Metaphone ("Hanging on the Metaphone", Computer Language 7/12, 1990), which leave out all other vowels.
package enum SoundKey {
    /// Returns the key of a word or phrase; nil if it has no letters from a to z.
    package static func key(of word: String) -> String? {
        var scanner = Scanner(word)
        scanner.run()
        return scanner.key.isEmpty ? nil : String(decoding: scanner.key, as: UTF8.self)
    }

    /// Up to four letters that have one sound.
    private struct Group {
        /// When the letters have this sound.
        enum Condition {
            case none
            /// Before `e`, `i` or `y`.
            case soft
            /// At the end of the word.
            case end
        }

        /// The letters, the first in the lowest byte.
        let letters: UInt32
        /// The bits that the letters take.
        let mask: UInt32
        let length: Int
        let said: String
        let condition: Condition
        let isOugh: Bool

        init(_ written: String, _ said: String) {
            letters = written.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
            length = written.utf8.count
            mask = UInt32(truncatingIfNeeded: (UInt64(1) << (8 * UInt64(length))) - 1)
            self.said = said
            condition = written == "sc" ? .soft : written == "mb" ? .end : .none
            isOugh = written == "ough"
        }
    }

    private struct Scanner {
        private(set) var key: [UInt8] = []
        private let letters: [UInt8]
        private var place = 0

        init(_ word: String) {
            var letters = Spelling.folded(word).utf8.filter { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
            for (written, said) in Self.beginnings where letters.starts(with: written.utf8) {
                letters.replaceSubrange(..<written.utf8.count, with: said.utf8)
                break
            }
            self.letters = letters
        }

        private static let beginnings = [
            ("kn", "n"), ("gn", "n"), ("pn", "n"), ("wr", "r"), ("ps", "s"), ("mn", "n"), ("wh", "w"), ("ae", "e"),
            ("x", "s"),
        ]

        /// Groups of letters that have one sound, each before any shorter group that it begins with.
        private static let groups = [
            Group("tch", "c"), Group("sch", "sk"), Group("ough", ""), Group("augh", ""), Group("igh", ""),
            Group("tion", "xn"), Group("sion", "xn"), Group("cian", "xn"), Group("cia", "x"), Group("tia", "x"),
            Group("sh", "x"), Group("ch", "c"), Group("ph", "f"), Group("th", "0"), Group("ck", "k"), Group("gh", ""),
            Group("sc", "s"), Group("dge", "j"), Group("cq", "k"), Group("qu", "k"), Group("wr", "r"), Group("mb", "m"),
        ]

        mutating func run() {
            let groups = Self.groups
            while place < letters.count { step(groups) }
        }

        private mutating func step(_ groups: [Group]) {
            let letter = letters[place]
            if place > 0, letter == letters[place - 1], letter != UInt8(ascii: "c") {
                place += 1
            } else if let group = group(among: groups) {
                if group.isOugh, !isVowel(place - 1), place + 4 == letters.count { key += "f".utf8 }
                for sound in group.said.utf8 { append(sound) }
                place += group.length
            } else {
                if let sound = sound(of: letter) { append(sound) }
                place += 1
            }
        }

        private func group(among groups: [Group]) -> Group? {
            var next: UInt32 = 0
            for offset in 0..<min(4, letters.count - place) {
                next |= UInt32(letters[place + offset]) << (8 * UInt32(offset))
            }
            for group in groups where next & group.mask == group.letters && applies(group) { return group }
            return nil
        }

        private func applies(_ group: Group) -> Bool {
            switch group.condition {
            case .none: true
            case .soft: isSoft(place + 2)
            case .end: place + 2 == letters.count
            }
        }

        private func sound(of letter: UInt8) -> UInt8? {
            switch Character(Unicode.Scalar(letter)) {
            case "a", "e", "i", "o", "u": place == 0 ? letter : nil
            case "c": isSoft(place + 1) ? UInt8(ascii: "s") : UInt8(ascii: "k")
            case "g": isSoft(place + 1) ? UInt8(ascii: "j") : UInt8(ascii: "k")
            case "d": UInt8(ascii: "t")
            case "b": UInt8(ascii: "p")
            case "v": UInt8(ascii: "f")
            case "z": UInt8(ascii: "s")
            case "q": UInt8(ascii: "k")
            case "x": UInt8(ascii: "k")
            case "h": place == 0 && isVowel(1) ? letter : nil
            case "w", "y": isVowel(place + 1) ? letter : nil
            default: letter
            }
        }

        private mutating func append(_ sound: UInt8) {
            if key.last != sound { key.append(sound) }
        }

        private func isVowel(_ place: Int) -> Bool {
            letters.indices.contains(place) && "aeiou".utf8.contains(letters[place])
        }

        private func isSoft(_ place: Int) -> Bool {
            letters.indices.contains(place) && "eiy".utf8.contains(letters[place])
        }
    }
}
