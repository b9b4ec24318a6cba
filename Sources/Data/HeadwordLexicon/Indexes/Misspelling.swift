internal import HeadwordModel

/// A word that may be misspelled, and how likely other words are to be what was meant.
///
/// The likelihood of a word is the product of how common it is and how often people make such errors. Here, logarithms
/// are added as costs: frequent errors cost little.
struct Misspelling {
    /// The folded key of the word as written.
    let folded: String
    private let letters: [Unicode.Scalar]
    /// The cost of each letter if the intended word does not have it.
    private let additions: [Errors]
    private let hasCapitals: Bool
    private let crudeWords: Set<String>

    /// The costs in hundredths of a natural logarithm. All but those of capitals and crude words come from a regression
    /// that made the right words of two thirds of `Tests/Fixtures/misspellings.txt` as likely as possible among their
    /// candidates.
    fileprivate enum Cost {
        static let swap = 160
        /// A double letter written as a single one, or a single one doubled.
        static let doubling = 120
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
    ///   - folded: its folded key.
    ///   - crudeWords: the headwords to suggest last.
    init(_ word: String, folded: String, crudeWords: Set<String>) {
        self.folded = folded
        letters = Array(folded.unicodeScalars)
        additions = Self.costs(of: letters, vowel: Cost.addedVowel, consonant: Cost.addedConsonant)
        hasCapitals = word.contains(where: \.isUppercase)
        self.crudeWords = crudeWords
    }

    /// Returns the suggestion for a candidate; nil if it differs too much.
    func suggestion(_ candidate: Candidate) -> Suggestion? {
        let folded = Array(Spelling.folded(candidate.word).unicodeScalars)
        // Words that sound alike may differ in more letters, but words without a common letter are not similar.
        guard let errors = difference(to: folded, limit: max(4, letters.count / 2)), errors.count < letters.count
        else { return nil }
        let commonness = (Int64.bitWidth - max(candidate.rank, 0).leadingZeroBitCount) * Cost.frequency
        return Suggestion(
            candidate: candidate,
            distance: max(0, errors.count - (candidate.soundsAlike ? 1 : 0)),
            cost: errors.cost + reluctance(to: candidate) - (candidate.soundsAlike ? Cost.sound : 0) - commonness
        )
    }

    /// Returns the extra cost of candidates that are seldom meant: crude words, names and abbreviations typed without
    /// capitals, inflected forms and uncounted words.
    private func reluctance(to candidate: Candidate) -> Int {
        let crudeness = crudeWords.contains(candidate.word) ? Cost.crudeness : 0
        let capitals = hasCapitals ? 0 : candidate.word.unicodeScalars.count { $0.properties.isUppercase }
        let isAbbreviation = capitals > 1 && !candidate.word.contains(" ")
        return crudeness + (isAbbreviation ? Cost.abbreviation : capitals > 0 ? Cost.capital : 0)
            + (candidate.isForm ? Cost.form : 0) + (candidate.rank > 0 ? 0 : Cost.rarity)
    }

    /// Returns the words that differ by the likeliest errors, regardless of how common they are.
    func nearest(of words: [String], atMost count: Int) -> [String] {
        guard words.count > count else { return words }
        return words.compactMap { word in
            difference(to: Array(word.unicodeScalars), limit: letters.count).map { (cost: $0.cost, word: word) }
        }
        .sorted { ($0.cost, $0.word) < ($1.cost, $1.word) }.prefix(count).map(\.word)
    }
}

/// A word that may have been meant.
struct Candidate: Equatable {
    var word: String
    /// How common it is.
    var rank: Int64
    var soundsAlike = false
    /// Whether it is an inflected form and not a headword.
    var isForm = false
}

/// A word that may have been meant, and how well it fits.
struct Suggestion: Comparable {
    let candidate: Candidate
    /// The number of typing errors, less one for a word that sounds the same.
    let distance: Int
    /// The cost of the differences from the word as written; the cheapest suggestion is the likeliest.
    let cost: Int

    var word: String { candidate.word }

    /// Whether there is no need to look for words with more errors.
    var isCertain: Bool { cost <= Misspelling.Cost.certainty }

    /// Whether the word is probably meant although the one written exists.
    ///
    /// - Parameter rank: how common the written word is.
    func isLikelyMeant(ratherThan rank: Int64) -> Bool {
        guard rank > 0 else { return cost <= Misspelling.Cost.doubt }
        return candidate.soundsAlike && candidate.rank > rank && cost <= Misspelling.Cost.doubtOfName
    }

    static func < (first: Self, second: Self) -> Bool {
        (first.cost, first.distance, first.word) < (second.cost, second.distance, second.word)
    }
}

extension Misspelling {
    /// Returns the typing errors that turn a word into the misspelling; nil if there are more than `limit`. (Optimal
    /// string alignment, like `editDistance`, with costs.)
    private func difference(to word: [Unicode.Scalar], limit: Int) -> Errors? {
        guard abs(letters.count - word.count) <= limit else { return nil }
        let omissions = Self.costs(of: word, vowel: Cost.missingVowel, consonant: Cost.missingConsonant)
        var beforeLast = [Errors](repeating: Errors(), count: word.count + 1)
        var (last, row) = (beforeLast, beforeLast)
        for j in word.indices { last[j + 1] = last[j] + omissions[j] }
        for i in letters.indices {
            row[0] = last[0] + additions[i]
            for j in word.indices {
                var best = min(last[j + 1] + additions[i], row[j] + omissions[j])
                best = min(best, last[j] + replacement(at: i, by: word, at: j))
                if i > 0, j > 0, letters[i] == word[j - 1], letters[i - 1] == word[j] {
                    best = min(best, beforeLast[j - 1] + Errors(Cost.swap))
                }
                if j > 0, letters[i] == "f", word[j] == "h", word[j - 1] == "p" {
                    best = min(best, last[j - 1] + Errors(Cost.similarLetter))
                }
                row[j + 1] = best
            }
            (beforeLast, last, row) = (last, row, beforeLast)
        }
        return last[word.count].count <= limit ? last[word.count] : nil
    }

    /// Returns the cost of each letter of a word that the other word does not have.
    private static func costs(of word: [Unicode.Scalar], vowel: Int, consonant: Int) -> [Errors] {
        word.indices.map { place in
            let letter = word[place]
            if letter.isASCII, !("a"..."z").contains(letter) { return Errors(Cost.mark) }
            if place > 0, letter == word[place - 1] { return Errors(Cost.doubling) }
            if letter == "h" || place == 0 && hasSilentBeginning(word) { return Errors(Cost.silentLetter) }
            return Errors((letter.isVowel ? vowel : consonant) + (place == 0 ? Cost.beginning : 0))
        }
    }

    /// Whether the first letter is silent: `knife`, `write`, `psalm`.
    private static func hasSilentBeginning(_ word: [Unicode.Scalar]) -> Bool {
        guard word.count > 2 else { return false }
        return switch (word[0], word[1]) {
        case ("k", "n"), ("g", "n"), ("p", "n"), ("p", "s"), ("p", "t"), ("w", "r"), ("w", "h"): true
        default: false
        }
    }

    private func replacement(at place: Int, by word: [Unicode.Scalar], at other: Int) -> Errors {
        let (wrong, right) = (letters[place], word[other])
        guard wrong != right else { return Errors() }
        let cost =
            wrong.isVowel && right.isVowel
            ? Cost.otherVowel
            : wrong.sounds & right.sounds != 0
                ? Cost.similarLetter : wrong.isKey(besides: right) ? Cost.neighbouringKey : Cost.otherLetter
        return Errors(cost + (place == 0 && other == 0 ? Cost.beginning : 0))
    }
}

/// The number and the cost of typing errors in one integer, so that comparing integers finds the cheapest alignment.
private struct Errors: Comparable {
    private var number = 0

    /// No errors.
    init() {}

    /// One error.
    init(_ cost: Int) { number = cost << 8 | 1 }

    var cost: Int { number >> 8 }
    /// The number of errors, which fits in a byte because words are shorter.
    var count: Int { number & 0xFF }

    static func + (first: Self, second: Self) -> Self {
        var sum = first
        sum.number += second.number
        return sum
    }

    static func < (first: Self, second: Self) -> Bool { first.number < second.number }
}

extension Unicode.Scalar {
    fileprivate var isVowel: Bool {
        switch self {
        case "a", "e", "i", "o", "u", "y": true
        default: false
        }
    }

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
