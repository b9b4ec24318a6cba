internal import Glibc
internal import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel

extension ReverseProvider {
    /// Which definitions have a word.
    ///
    /// Some 20 MB for 440,000 definitions.
    struct Index: Sendable {
        /// Where a definition stands, and what is known of it.
        struct Definition: Sendable {
            /// The number of the headword.
            var headword: UInt32
            /// Which of the headword's definitions it is.
            var place: UInt16
            /// How many definitions the headword has before it in its lexical category.
            var rank: UInt8
            /// The lexical category, as a raw value.
            var category: UInt8
            /// How common the headword is, in hundredths of the Zipf value.
            var zipf: UInt16
            /// What all its words weigh.
            var weight: Float = 0
        }

        private(set) var definitions: [Definition] = []
        /// The numbers of words by the hashes of their stems.
        private var numbers: HashTable
        /// Where the definitions of each word begin in ``postings``; those of the last end at its end.
        private var starts: [UInt32]
        /// The definitions that have a word, word after word.
        private var postings: [UInt32]

        /// The definitions that have a word, in order; none for words that no definition has.
        func definitions(with stemHash: UInt64) -> ArraySlice<UInt32> {
            guard let number = numbers[stemHash] else { return [] }
            return postings[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])]
        }

        /// What a word weighs that so many definitions have: the rarer, the more.
        func weight(ofWordIn count: Int) -> Float { logf(1 + Float(definitions.count) / Float(max(1, count))) }

        fileprivate init(_ draft: consuming Draft) {
            numbers = draft.numbers
            starts = Array(repeating: 0, count: draft.numbers.count + 1)
            for number in draft.words { starts[Int(number) + 1] += 1 }
            for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
            postings = Array(repeating: 0, count: draft.words.count)
            definitions = draft.definitions
            var free = starts
            let weights = zip(starts, starts.dropFirst()).map { weight(ofWordIn: Int($1 - $0)) }
            var position = 0
            for (index, end) in draft.ends.enumerated() {
                while position < end {
                    let number = Int(draft.words[position])
                    postings[Int(free[number])] = UInt32(truncatingIfNeeded: index)
                    free[number] += 1
                    definitions[index].weight += weights[number]
                    position += 1
                }
            }
        }
    }
}

// MARK: - Building

extension ReverseProvider.Index {
    /// Reads the definitions of a lexicon.
    init(of lexicon: Lexicon) throws {
        var draft = Draft()
        try lexicon.forEachGlance(at: lexicon.numbers(of: .en)) { glance throws(ByteReader.Failure) in
            try draft.add(glance)
        }
        self.init(draft)
    }

    /// The words of all definitions, definition after definition.
    fileprivate struct Draft {
        /// The numbers of words by the hashes of their stems.
        var numbers = ReverseProvider.HashTable()
        /// The words of each definition, each once.
        var words: [UInt32] = []
        /// Where the words of each definition end.
        var ends: [Int] = []
        var definitions: [Definition] = []
        /// The numbers of word forms, so that each loses its endings once.
        private var forms = ReverseProvider.HashTable()
        private var scanner = ReverseProvider.WordScanner()
        /// In the place of a number: a word that does not count.
        private static let none = UInt32.max

        mutating func add(_ glance: EntryGlance) throws(ByteReader.Failure) {
            var place = 0
            var rank = 0
            try glance.forEachDefinition { definition in
                let category = definition.lexicalCategory.rawValue
                rank = definitions.last?.category == category && place > 0 ? rank + 1 : 0
                addWords(of: definition.text)
                definitions.append(
                    Definition(
                        headword: UInt32(clamping: glance.number),
                        place: UInt16(clamping: place),
                        rank: UInt8(clamping: rank),
                        category: category,
                        zipf: UInt16(clamping: glance.zipf ?? 0)
                    )
                )
                place += 1
            }
        }

        private mutating func addWords(of text: UnsafeRawBufferPointer) {
            var scanner = ReverseProvider.WordScanner()
            swap(&scanner, &self.scanner)
            let start = words.count
            scanner.forEachWord(of: text) { word, hash, _ in
                let number = number(of: word, hash)
                if number != Self.none, !words[start...].contains(number) { words.append(number) }
            }
            ends.append(words.count)
            swap(&scanner, &self.scanner)
        }

        private mutating func number(of word: [UInt8], _ hash: UInt64) -> UInt32 {
            if let number = forms[hash] { return number }
            let number = ReverseProvider.Stem.stemHash(of: word, hash).map { newNumber(ofStem: $0) } ?? Self.none
            forms.insert(number, for: hash)
            return number
        }

        private mutating func newNumber(ofStem hash: UInt64) -> UInt32 {
            if let number = numbers[hash] { return number }
            let number = UInt32(truncatingIfNeeded: numbers.count)
            numbers.insert(number, for: hash)
            return number
        }
    }
}
