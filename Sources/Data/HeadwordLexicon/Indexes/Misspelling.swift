internal import HeadwordModel

/// A word that may be misspelled, and how likely other words are to be what was meant.
///
/// The likelihood of a word is the product of how common it is and how often people make such errors. Here, logarithms
/// are added as costs: frequent errors cost little.
struct Misspelling {
    /// The characters of the folded key of the word as written.
    let letters: [UInt32]
    /// The cost of each letter if the intended word does not have it.
    private let additions: [Errors]
    private let hasCapitals: Bool
    /// ``LetterTraits/replacements``, so that they are not looked for again.
    private let replacements = LetterTraits.replacements

    /// The costs in hundredths of a natural logarithm. All but those of capitals and crude words come from a regression
    /// that made the right words of two thirds of `Tests/Fixtures/misspellings.txt` as likely as possible among their
    /// candidates.
    fileprivate enum Cost {
        static let swap = 160
        /// A double letter written as a single one, or a single one doubled.
        static let doubling = 120
        /// The smallest cost of a letter that one of two words does not have.
        static let least = doubling
        static let missingVowel = 235
        static let addedVowel = 385
        static let missingConsonant = 380
        static let addedConsonant = 530
        static let silentLetter = 250
        /// A missing or superfluous apostrophe or full stop.
        static let mark = 150
        static let otherVowel = 360
        /// A letter that may stand for the same sound, or for one that is articulated similarly.
        static let similarLetter = 240
        static let neighbouringKey = 430
        static let otherLetter = 530
        /// The extra cost of an error in the first letter, which is seldom wrong.
        static let beginning = 270
        static let capital = 305
        static let abbreviation = 900
        /// A crude word, which nobody wants to have suggested.
        static let crudeness = 600
        /// An inflected form; people usually look for base words.
        static let form = 170
        /// A word that does not occur in the corpus.
        static let rarity = 155
        /// The discount for words that sound alike.
        static let sound = 170
        /// The discount for each doubling of a word's frequency.
        static let frequency = 29
        /// The highest cost of a word that is likelier than nearly all words with two errors.
        static let certainty = 0
        /// The highest cost at which a word is suggested for one that was never counted: seven in a hundred such words.
        static let doubt = -100
        /// The highest cost at which a word is suggested for a name that was written without its capital.
        static let doubtOfName = 100
    }

    /// - Parameters:
    ///   - word: the word as it was written.
    ///   - letters: the characters of its folded key.
    init(_ word: String, letters: [UInt32]) {
        self.letters = letters
        additions = [Errors](unsafeUninitializedCapacity: letters.count) { additions, count in
            letters.withUnsafeBufferPointer { letters in
                Self.setCosts(&additions, of: letters, vowel: Cost.addedVowel, consonant: Cost.addedConsonant)
            }
            count = letters.count
        }
        hasCapitals = word.utf8.contains { $0 &- 0x61 >= 26 } && word.contains(where: \.isUppercase)
    }

    /// Returns the cost of a word apart from that of its errors: crude words, names and abbreviations typed without
    /// capitals, inflected forms and uncounted words are seldom meant, common words and those that sound alike often.
    @inline(__always)
    func reluctance(to word: NearIndex.Word, soundsAlike: Bool) -> Int {
        var cost = soundsAlike ? -Cost.sound : 0
        if word.isCrude { cost += Cost.crudeness }
        if !hasCapitals {
            switch word.capitals {
            case .none: break
            case .some: cost += Cost.capital
            case .abbreviation: cost += Cost.abbreviation
            }
        }
        if word.isForm { cost += Cost.form }
        return cost + (word.commonness > 0 ? -word.commonness * Cost.frequency : Cost.rarity)
    }

    /// Returns the cost of a headword that is one typing error away.
    func cost(of listed: ListedWord) -> Int {
        let letters = Spelling.folded(listed.word).unicodeScalars.map(\.value)
        let errors = letters.withUnsafeBufferPointer { letters in
            self.errors(from: letters, prefix: commonPrefix(with: letters), atMost: Self.highestCost)
        }
        let isCapitalized = !hasCapitals && listed.word.contains(where: \.isUppercase)
        return (errors?.cost ?? Cost.otherLetter) + (isCapitalized ? Cost.capital : 0)
            + (listed.zipf.map { -Int($0 * Self.doublings * Double(Cost.frequency)) } ?? Cost.rarity)
    }

    /// The number of doublings in a power of ten.
    private static let doublings = 3.32

    /// Returns the smallest ``reluctance(to:soundsAlike:)`` to words that sound alike and are no commoner than this.
    func leastReluctance(commonness: Int) -> Int { -Cost.sound - commonness * Cost.frequency }

    /// Returns a cost that typing errors cannot be below, given the letters that both words contain
    /// (``NearIndex/Word/letters``).
    ///
    /// - Parameter count: the smallest number of errors.
    @inline(__always)
    static func leastCost(ofErrors count: Int, written: UInt32, meant: UInt32) -> Int {
        let superfluous = written & ~meant
        let missing = meant & ~written
        // One error adds a letter at most and takes one away, but two if `f` stands for `ph`.
        let mayBeF = missing & Self.ph == Self.ph
        let letters = max(superfluous.nonzeroBitCount, missing.nonzeroBitCount - (mayBeF ? 1 : 0))
        let isMark = (superfluous | missing) & NearIndex.markBit != 0
        let others = mayBeF ? 0 : max(0, count - letters)
        return letters * (isMark ? Cost.mark : Cost.missingVowel) + others * Cost.least
    }

    /// The bits of `p` and `h`.
    private static let ph: UInt32 = 1 << 15 | 1 << 7

    /// Returns the number of letters with which both the misspelling and a word begin.
    func commonPrefix(with word: UnsafeBufferPointer<UInt32>) -> Int {
        letters.withUnsafeBufferPointer { letters in
            var count = 0
            while count < min(letters.count, word.count), letters[count] == word[count] { count += 1 }
            return count
        }
    }

    /// Returns the number and the cost of the likeliest errors that turn a word into the misspelling; nil if the two
    /// are too different or the errors cost more than `most`.
    ///
    /// - Parameter prefix: the number of letters with which both begin.
    func errors(
        from word: UnsafeBufferPointer<UInt32>,
        prefix: Int,
        atMost most: Int
    ) -> (count: Int, cost: Int)? {
        // Words that sound alike may differ in more letters, but words without a common letter are not similar.
        let limit = min(max(4, letters.count / 2), letters.count - 1)
        guard most >= 0, let errors = difference(from: word, prefix, atMost: min(most, Self.highestCost)),
            errors.count <= limit
        else { return nil }
        return (errors.count, errors.cost)
    }
}

/// A word that may have been meant, and how well it fits.
struct Suggestion {
    /// The word as written, once it is known; until then its folded spelling.
    var word: String
    /// Its folded spelling.
    let folded: String
    /// Its place among the headwords with the same folded spelling.
    let place: Int
    let kind: NearIndex.Word
    let soundsAlike: Bool
    /// The number of typing errors, less one for a word that sounds the same.
    let distance: Int
    /// The cost of the differences from the word as written; the cheapest suggestion is the likeliest.
    let cost: Int

    /// Whether there is no need to look for words with more errors.
    var isCertain: Bool { cost <= Misspelling.Cost.certainty }

    /// The highest cost at which a word is probably meant although the one written exists.
    ///
    /// - Parameter rank: how common the written word is.
    static func highestCost(insteadOf rank: Int64) -> Int {
        rank > 0 ? Misspelling.Cost.doubtOfName : Misspelling.Cost.doubt
    }

    /// Whether it is likelier than another.
    func precedes(_ other: Self) -> Bool {
        (cost, distance, folded, place) < (other.cost, other.distance, other.folded, other.place)
    }
}

extension Misspelling {
    /// Returns the typing errors that turn a word into the misspelling; nil if they cost more than `most`. (Optimal
    /// string alignment, like `editDistance`, with costs.)
    private func difference(from word: UnsafeBufferPointer<UInt32>, _ prefix: Int, atMost most: Int) -> Errors? {
        // The alignment leaves the diagonal by as many letters as are missing or superfluous, and has to come back. More
        // than two letters beyond what the lengths demand are never the likeliest errors.
        let excess = letters.count - word.count
        let spare = min(4, most / Cost.least - abs(excess))
        guard spare >= 0 else { return nil }
        let band = (below: spare / 2 + max(0, excess), above: spare / 2 + max(0, -excess))
        // Three rows, and the costs of the word's letters.
        return withUnsafeTemporaryAllocation(of: Errors.self, capacity: 4 * (word.count + 1)) { table in
            var omissions = UnsafeMutableBufferPointer(rebasing: table[(3 * (word.count + 1))...])
            Self.setCosts(&omissions, of: word, vowel: Cost.missingVowel, consonant: Cost.missingConsonant)
            return additions.withUnsafeBufferPointer { additions in
                letters.withUnsafeBufferPointer { letters in
                    replacements.withUnsafeBufferPointer { replacements in
                        // The last common letter may still be swapped or doubled.
                        let words = Words(letters, additions, word, omissions, replacements, from: max(0, prefix - 1))
                        return Self.alignment(of: words, in: table, band, atMost: most)
                    }
                }
            }
        }
    }

    /// The misspelling and the word with their costs, from a place on.
    private struct Words {
        let letters: UnsafeBufferPointer<UInt32>
        let additions: UnsafeBufferPointer<Errors>
        let word: UnsafeBufferPointer<UInt32>
        let omissions: UnsafeMutableBufferPointer<Errors>
        let replacements: UnsafeBufferPointer<UInt16>
        let isWhole: Bool

        init(
            _ letters: UnsafeBufferPointer<UInt32>,
            _ additions: UnsafeBufferPointer<Errors>,
            _ word: UnsafeBufferPointer<UInt32>,
            _ omissions: UnsafeMutableBufferPointer<Errors>,
            _ replacements: UnsafeBufferPointer<UInt16>,
            from start: Int
        ) {
            self.letters = UnsafeBufferPointer(rebasing: letters[start...])
            self.additions = UnsafeBufferPointer(rebasing: additions[start...])
            self.word = UnsafeBufferPointer(rebasing: word[start...])
            self.omissions = UnsafeMutableBufferPointer(rebasing: omissions[start...])
            self.replacements = replacements
            isWhole = start == 0
        }

        @inline(__always)
        func replacement(of right: UInt32, by wrong: UInt32, isFirst: Bool) -> Errors {
            guard wrong != right else { return Errors() }
            let (first, second) = (wrong &- 0x61, right &- 0x61)
            let cost = first < 26 && second < 26 ? Int(replacements[Int(first &* 26 &+ second)]) : Cost.otherLetter
            return Errors(isFirst ? cost &+ Cost.beginning : cost)
        }
    }

    /// - Parameters:
    ///   - table: room for three rows.
    ///   - band: how far the alignment may leave the diagonal.
    private static func alignment(
        of words: Words,
        in table: UnsafeMutableBufferPointer<Errors>,
        _ band: (below: Int, above: Int),
        atMost most: Int
    ) -> Errors? {
        let (letters, word) = (words.letters, words.word)
        let columns = word.count
        let width = columns + 1
        let isWorse = Errors(highestCost)
        var (beforeLast, last, row) = (0, width, 2 * width)
        table[last] = Errors()
        for j in 0..<columns { table[last + j + 1] = j < band.above ? table[last + j] + words.omissions[j] : isWorse }
        var least = Errors()
        for i in letters.indices {
            let first = max(0, i - band.below)
            let end = max(first, min(columns, i + 1 + band.above))
            let (letter, addition) = (letters[i], words.additions[i])
            var left = first == 0 ? table[last] + addition : isWorse
            table[row + first] = left
            var leastOfRow = left
            for j in first..<end {
                let other = word[j]
                var best = min(table[last + j + 1] + addition, left + words.omissions[j])
                let isFirst = words.isWhole && i &+ j == 0
                best = min(best, table[last + j] + words.replacement(of: other, by: letter, isFirst: isFirst))
                if j > 0 {
                    if letter == word[j - 1], i > 0, letters[i - 1] == other {
                        best = min(best, table[beforeLast + j - 1] + Errors(Cost.swap))
                    }
                    if other == h, letter == f, word[j - 1] == p {
                        best = min(best, table[last + j - 1] + Errors(Cost.similarLetter))
                    }
                }
                table[row + j + 1] = best
                left = best
                leastOfRow = min(leastOfRow, best)
            }
            if end < columns { table[row + end + 1] = isWorse }
            // A swap goes on from the row before the last.
            guard min(leastOfRow, least).cost <= most else { return nil }
            least = leastOfRow
            (beforeLast, last, row) = (last, row, beforeLast)
        }
        return table[last + columns].cost <= most ? table[last + columns] : nil
    }

    /// More than any errors cost that are not too many, and small enough for sums.
    static let highestCost = 1 << 20

    private static let f: UInt32 = 0x66
    private static let h: UInt32 = 0x68
    private static let p: UInt32 = 0x70

    /// Sets the cost of each letter of a word that the other word does not have.
    private static func setCosts(
        _ costs: inout UnsafeMutableBufferPointer<Errors>,
        of word: UnsafeBufferPointer<UInt32>,
        vowel: Int,
        consonant: Int
    ) {
        let silentPlaces = word.count > 2 && hasSilentBeginning(word) ? 1 : 0
        for (place, letter) in word.enumerated() {
            let cost: Int =
                if letter < 0x80, letter &- 0x61 >= 26 {
                    Cost.mark
                } else if place > 0, letter == word[place - 1] {
                    Cost.doubling
                } else if letter == h || place < silentPlaces {
                    Cost.silentLetter
                } else {
                    (LetterTraits.isVowel(letter) ? vowel : consonant) + (place == 0 ? Cost.beginning : 0)
                }
            costs.initializeElement(at: place, to: Errors(cost))
        }
    }

    /// Whether the first letter is silent: `knife`, `write`, `psalm`.
    private static func hasSilentBeginning(_ word: UnsafeBufferPointer<UInt32>) -> Bool {
        guard let first = Unicode.Scalar(word[0]), let second = Unicode.Scalar(word[1]) else { return false }
        return switch (first, second) {
        case ("k", "n"), ("g", "n"), ("p", "n"), ("p", "s"), ("p", "t"), ("w", "r"), ("w", "h"): true
        default: false
        }
    }
}

/// The number and the cost of typing errors in one integer, so that comparing integers finds the cheapest alignment.
private struct Errors: Comparable {
    private var number: Int32 = 0

    /// No errors.
    @inline(__always)
    init() {}

    /// One error.
    @inline(__always)
    init(_ cost: Int) { number = Int32(truncatingIfNeeded: cost) << 8 | 1 }

    var cost: Int { Int(number >> 8) }
    /// The number of errors, which fits in a byte because words are shorter.
    var count: Int { Int(number & 0xFF) }

    @inline(__always)
    static func + (first: Self, second: Self) -> Self {
        var sum = first
        sum.number &+= second.number
        return sum
    }

    @inline(__always)
    static func < (first: Self, second: Self) -> Bool { first.number < second.number }
}

/// The properties of letters that decide how likely one is written for another.
private enum LetterTraits {
    /// The bits of a, e, i, o, u and y.
    private static let vowels: UInt32 = 0x0110_4111

    @inline(__always)
    static func isVowel(_ letter: UInt32) -> Bool {
        let place = letter &- 0x61
        return place < 26 && vowels >> place & 1 == 1
    }

    /// The costs of writing each letter from a to z in place of each of them.
    static let replacements: [UInt16] = {
        let letters = ("a" as Unicode.Scalar).value...("z" as Unicode.Scalar).value
        return letters.flatMap { wrong in letters.map { right in UInt16(cost(of: wrong, for: right)) } }
    }()

    private static func cost(of wrong: UInt32, for right: UInt32) -> Int {
        if isVowel(wrong), isVowel(right) { return Misspelling.Cost.otherVowel }
        guard let wrong = Unicode.Scalar(wrong), let right = Unicode.Scalar(right) else { return 0 }
        return wrong.sounds & right.sounds != 0
            ? Misspelling.Cost.similarLetter
            : wrong.isKey(besides: right) ? Misspelling.Cost.neighbouringKey : Misspelling.Cost.otherLetter
    }
}

extension Unicode.Scalar {
    /// The sounds that the consonant may stand for in English, as bits: `k`, `s`, `j`, `f` and `v`, `m` and `n`, `d`
    /// and `t`.
    fileprivate var sounds: UInt8 {
        switch self {
        case "k", "q": 1
        case "c", "x": 1 | 2
        case "s", "z": 2
        case "g", "j": 4
        case "f", "v": 8
        case "m", "n": 16
        case "d", "t": 32
        default: 0
        }
    }

    /// Whether two keys are adjacent on a QWERTY keyboard.
    fileprivate func isKey(besides other: Self) -> Bool {
        guard let (row, place) = key, let (otherRow, otherPlace) = other.key else { return false }
        return abs(row - otherRow) < 2 && abs(place - otherPlace) == 2 - abs(row - otherRow)
    }

    /// The row of a letter's key and its position there in half keys; each row begins half a key further right than the
    /// one above.
    private var key: (row: Int, place: Int)? {
        guard ("a"..."z").contains(self) else { return nil }
        let key = Int(Self.keys[Int(value) - 0x61])
        return (key / 10, key % 10 * 2 + key / 10)
    }

    /// For each letter, ten times the row of its key plus its index in the row.
    private static let keys: [UInt8] = [
        10, 24, 22, 12, 2, 13, 14, 15, 7, 16, 17, 18, 26, 25, 8, 9, 0, 3, 11, 4, 6, 23, 1, 21, 5, 20,
    ]
}
