internal import HeadwordModel

/// A word that is no headword, and how likely others are to be what was meant.
///
/// The likelihood of a word is the product of how common it is and of how often people make such errors. Logarithms are
/// added here, as costs: what is done often costs little.
struct Misspelling {
    /// The key of the word as it was written.
    let folded: String
    private let letters: [Unicode.Scalar]
    /// What each of the letters costs if the word does not have it.
    private let additions: [Errors]
    private let hasCapitals: Bool
    private let crudeWords: Set<String>

    /// Hundredths of a natural logarithm. All but those of capitals and crude words come from a regression that made the
    /// right words of two thirds of `Tests/Fixtures/misspellings.txt` as likely as could be among their candidates.
    fileprivate enum Cost {
        static let swap = 160
        /// A double letter is single, or a single one is doubled.
        static let doubling = 120
        static let missingVowel = 235
        static let addedVowel = 385
        static let missingConsonant = 380
        static let addedConsonant = 530
        static let silentLetter = 250
        /// An apostrophe or a full stop.
        static let mark = 150
        static let otherVowel = 360
        /// A letter that may stand for the same sound, or for one that is made in the same way.
        static let similarLetter = 240
        static let neighbouringKey = 430
        static let otherLetter = 530
        /// A first letter is seldom wrong.
        static let beginning = 270
        static let capital = 305
        static let abbreviation = 900
        /// A word that nobody wants to be offered instead of another.
        static let crudeness = 600
        /// People look for base words.
        static let form = 170
        /// A word that was never met where words were counted.
        static let rarity = 155
        /// What words that are said alike cost less.
        static let sound = 170
        /// What a word costs less that is twice as common as another.
        static let frequency = 29
        /// What a word costs at most that is likelier than nearly all with two errors.
        static let certainty = 0
        /// What a word costs at most that is named beside one that was never counted: of a hundred such words, seven.
        static let doubt = -100
        /// What a word costs at most that is named beside a name, which was written without its capital.
        static let doubtOfName = 100
    }

    /// - Parameters:
    ///   - word: the word as it was written.
    ///   - folded: its key.
    ///   - crudeWords: the headwords that are suggested last.
    init(_ word: String, folded: String, crudeWords: Set<String>) {
        self.folded = folded
        letters = Array(folded.unicodeScalars)
        additions = Self.costs(of: letters, vowel: Cost.addedVowel, consonant: Cost.addedConsonant)
        hasCapitals = word.contains(where: \.isUppercase)
        self.crudeWords = crudeWords
    }

    /// What is to be said for a word; nil if it is too far away.
    func suggestion(_ candidate: Candidate) -> Suggestion? {
        let folded = Array(Spelling.folded(candidate.word).unicodeScalars)
        // Letters say less of words that sound alike, and words that have nothing in common are not like each other.
        guard let errors = difference(to: folded, limit: max(4, letters.count / 2)), errors.count < letters.count
        else { return nil }
        let commonness = (Int64.bitWidth - max(candidate.rank, 0).leadingZeroBitCount) * Cost.frequency
        return Suggestion(
            candidate: candidate,
            distance: max(0, errors.count - (candidate.soundsAlike ? 1 : 0)),
            cost: errors.cost + reluctance(to: candidate) - (candidate.soundsAlike ? Cost.sound : 0) - commonness
        )
    }

    /// What a word costs that is seldom meant by somebody who writes like this.
    private func reluctance(to candidate: Candidate) -> Int {
        let crudeness = crudeWords.contains(candidate.word) ? Cost.crudeness : 0
        let capitals = hasCapitals ? 0 : candidate.word.unicodeScalars.count { $0.properties.isUppercase }
        let isAbbreviation = capitals > 1 && !candidate.word.contains(" ")
        return crudeness + (isAbbreviation ? Cost.abbreviation : capitals > 0 ? Cost.capital : 0)
            + (candidate.isForm ? Cost.form : 0) + (candidate.rank > 0 ? 0 : Cost.rarity)
    }

    /// The words that differ in the likeliest ways, however common they are.
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
    /// Whether it is an inflected form and no headword.
    var isForm = false
}

/// A word that may have been meant, and how well it fits.
struct Suggestion: Comparable {
    let candidate: Candidate
    /// The number of typing errors, one less for a word that is said alike.
    let distance: Int
    /// What the differences from what was written cost; the cheapest is the likeliest.
    let cost: Int

    var word: String { candidate.word }

    /// Whether words with more errors need not be looked for.
    var isCertain: Bool { cost <= Misspelling.Cost.certainty }

    /// Whether it is worth a question although what was written is a word that people use so often.
    ///
    /// - Parameter rank: how common that word is.
    func isLikelyMeant(ratherThan rank: Int64) -> Bool {
        guard rank > 0 else { return cost <= Misspelling.Cost.doubt }
        return candidate.soundsAlike && candidate.rank > rank && cost <= Misspelling.Cost.doubtOfName
    }

    static func < (first: Self, second: Self) -> Bool {
        (first.cost, first.distance, first.word) < (second.cost, second.distance, second.word)
    }
}

extension Misspelling {
    /// The typing errors that make the misspelling of a word; nil if there are more than `limit`. (Optimal string
    /// alignment, as `editDistance`, with costs.)
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

    /// What each letter of a word costs that the other word does not have.
    private static func costs(of word: [Unicode.Scalar], vowel: Int, consonant: Int) -> [Errors] {
        word.indices.map { place in
            let letter = word[place]
            if letter.isASCII, !("a"..."z").contains(letter) { return Errors(Cost.mark) }
            if place > 0, letter == word[place - 1] { return Errors(Cost.doubling) }
            if letter == "h" || place == 0 && hasSilentBeginning(word) { return Errors(Cost.silentLetter) }
            return Errors((letter.isVowel ? vowel : consonant) + (place == 0 ? Cost.beginning : 0))
        }
    }

    /// Whether the first letter is not heard: `knife`, `write`, `psalm`.
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

/// Typing errors and their cost in one number, so that the cheapest way is found by comparing numbers.
private struct Errors: Comparable {
    private var number = 0

    /// None.
    init() {}

    /// One error.
    init(_ cost: Int) { number = cost << 8 | 1 }

    var cost: Int { number >> 8 }
    /// A word has fewer letters than the byte can count.
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

    /// The sounds that English may write with the consonant, as bits: `k`, `s`, `j`, `f` and `v`, `m` and `n`, `d` and `t`.
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

    /// Whether two keys of the usual keyboard touch each other.
    fileprivate func isKey(besides other: Self) -> Bool {
        guard let (row, place) = key, let (otherRow, otherPlace) = other.key else { return false }
        return abs(row - otherRow) < 2 && abs(place - otherPlace) == 2 - abs(row - otherRow)
    }

    /// The row of a letter's key, and its place there in halves of keys, as each row begins half a key behind the last.
    private var key: (row: Int, place: Int)? {
        guard ("a"..."z").contains(self) else { return nil }
        let key = Int(Self.keys[Int(value) - 0x61])
        return (key / 10, key % 10 * 2 + key / 10)
    }

    /// By letter, ten times the row of its key, and its number in the row.
    private static let keys: [UInt8] = [
        10, 24, 22, 12, 2, 13, 14, 15, 7, 16, 17, 18, 26, 25, 8, 9, 0, 3, 11, 4, 6, 23, 1, 21, 5, 20,
    ]
}
