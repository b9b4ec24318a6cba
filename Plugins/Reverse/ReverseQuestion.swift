internal import HeadwordLexicon
internal import HeadwordModel

extension ReverseProvider {
    /// The words of a question, as definitions are searched for them.
    struct Question: Sendable {
        /// A word that is asked for.
        struct Word: Sendable {
            /// The word in lower case.
            var text: String
            /// The stem of the word, and of the words that mean the same; these count ``synonymWeight``.
            var stems: [UInt64]

            var stem: UInt64 { stems[0] }
        }

        /// What a word weighs that means the same as one that was asked for.
        static let synonymWeight: Float = 0.5
        /// How many words of a question count; later ones are left out.
        private static let mostWords = 32
        /// How many senses of each lexical category give synonyms, and how many of these are taken of each word.
        private static let (senses, synonyms) = (2, 16)

        private(set) var words: [Word] = []
        /// The lexical category that the question seems to be about.
        private(set) var guess: LexicalCategory?

        /// Takes a question apart.
        init(_ text: String) {
            guess = text.split(separator: " ").first.flatMap { Self.guesses[$0.lowercased()] }
            Self.forEachWord(of: text) { word, stem in
                guard let stem, words.count < Self.mostWords, !words.contains(where: { $0.stem == stem }) else {
                    return
                }
                words.append(Word(text: word, stems: [stem]))
            }
        }

        /// What questions about things and about actions begin with.
        private static let guesses: [String: LexicalCategory] = [
            "to": .verb, "a": .noun, "an": .noun, "the": .noun, "someone": .noun, "somebody": .noun, "person": .noun,
            "place": .noun,
        ]

        /// Adds the synonyms that the lexicon has in the first senses of each word.
        mutating func addSynonyms(from lexicon: Lexicon) throws {
            let own = Set(words.map(\.stem))
            for index in words.indices {
                for synonym in try Self.synonyms(of: words[index].text, in: lexicon).prefix(Self.synonyms) {
                    guard let stem = Self.stem(of: synonym), !own.contains(stem) else { continue }
                    if !words[index].stems.contains(stem) { words[index].stems.append(stem) }
                }
            }
        }

        private static func synonyms(of word: String, in lexicon: Lexicon) throws -> [String] {
            try lexicon.matches(of: word).flatMap { match in
                match.entry.lexicalEntries.flatMap { part in
                    part.entries.flatMap(\.senses).filter { !$0.synonyms.isEmpty }.prefix(senses).flatMap(\.synonyms)
                } + (match.kind == .lemma ? [match.entry.word] : [])
            }
        }

        /// The stem of a text that is one word; nil if it is none, or several.
        private static func stem(of text: String) -> UInt64? {
            var stems: [UInt64?] = []
            forEachWord(of: text) { stems.append($1) }
            return stems.count == 1 ? stems[0] : nil
        }

        /// Calls `body` with each word and its stem, nil for a word that does not count.
        static func forEachWord(of text: String, _ body: (String, UInt64?) -> Void) {
            var scanner = WordScanner()
            var text = text
            text.withUTF8 { bytes in
                scanner.forEachWord(of: UnsafeRawBufferPointer(bytes)) { word, hash, _ in
                    body(String(decoding: word, as: UTF8.self), Stem.stemHash(of: word, hash))
                }
            }
        }

        /// The words of the question that a text has, or synonyms of them.
        func words(in text: String) -> [String] {
            var stems: Set<UInt64> = []
            Self.forEachWord(of: text) { if let stem = $1 { stems.insert(stem) } }
            return words.filter { !stems.isDisjoint(with: $0.stems) }.map(\.text)
        }

        /// Which part of the words of a headword the question has: 1 for `spider`, 1/2 for `spider monkey` if it asks
        /// for spiders.
        func share(of headword: String) -> Double {
            var (count, asked) = (0, 0)
            Self.forEachWord(of: headword) { _, stem in
                guard let stem else { return }
                count += 1
                if words.contains(where: { $0.stem == stem }) { asked += 1 }
            }
            return count == 0 ? 0 : Double(asked) / Double(count)
        }
    }
}
