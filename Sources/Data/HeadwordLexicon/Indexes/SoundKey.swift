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
            ("tch", "c"), ("sch", "sk"), ("ough", ""), ("augh", ""), ("igh", ""), ("tion", "xn"), ("sion", "xn"),
            ("cian", "xn"), ("cia", "x"), ("tia", "x"), ("sh", "x"), ("ch", "c"), ("ph", "f"), ("th", "0"), ("ck", "k"),
            ("gh", ""), ("sc", "s"), ("dge", "j"), ("cq", "k"), ("qu", "k"), ("wr", "r"), ("mb", "m"),
        ]

        mutating func run() {
            while place < letters.count { step() }
        }

        private mutating func step() {
            let letter = letters[place]
            if place > 0, letter == letters[place - 1], letter != UInt8(ascii: "c") {
                place += 1
            } else if let (written, said) = Self.groups.first(where: { applies($0.0) }) {
                if written == "ough", !isVowel(place - 1), place + 4 == letters.count { key += "f".utf8 }
                for sound in said.utf8 { append(sound) }
                place += written.utf8.count
            } else {
                if let sound = sound(of: letter) { append(sound) }
                place += 1
            }
        }

        private func applies(_ group: String) -> Bool {
            guard letters[place...].starts(with: group.utf8) else { return false }
            switch group {
            case "sc", "dge": return group == "dge" || isSoft(place + 2)
            case "mb": return place + 2 == letters.count
            default: return true
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
