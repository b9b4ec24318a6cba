internal import HeadwordModel

/// A word that is no headword, and how likely others are to be what was meant.
///
/// What people do often costs less than a typing error: neighbours change places, a letter is doubled or a double one is
/// single, one vowel stands for another. Common words cost less than rare ones, as those who write them are many.
struct Misspelling {
    private let letters: [Unicode.Scalar]
    private let hasCapitals: Bool
    private let crudeWords: Set<String>

    /// What the differences between a misspelling and a word cost, in hundredths of a typing error.
    private enum Cost {
        static let error = 100
        static let swap = 70
        static let doubling = 60
        static let similarLetter = 80
        static let silentLetter = 60
        /// A first letter is seldom wrong, unless it sounds right.
        static let beginning = 40
        static let abbreviation = 150
        static let capital = 20
        /// A word that nobody wants to be offered instead of another.
        static let crudeness = 150
        /// What words that are said alike cost less.
        static let sound = 80
        /// What a word costs less that is twice as common as another.
        static let frequency = 12
    }

    /// - Parameters:
    ///   - word: the word as it was written.
    ///   - folded: its key.
    ///   - crudeWords: the headwords that are suggested last.
    init(_ word: String, folded: String, crudeWords: Set<String>) {
        letters = Array(folded.unicodeScalars)
        hasCapitals = word.contains(where: \.isUppercase)
        self.crudeWords = crudeWords
    }

    /// What is to be said for a headword; nil if it is too far away.
    ///
    /// - Parameter rank: how common it is.
    func suggestion(_ word: String, rank: Int64, soundsAlike: Bool) -> Suggestion? {
        // Letters say less of words that sound alike.
        let limit = max(3, letters.count / 2)
        let folded = Array(Spelling.folded(word).unicodeScalars)
        guard let (distance, cost) = difference(to: folded, limit: limit, soundsAlike),
            // Words that have nothing in common are not like each other.
            distance < letters.count
        else { return nil }
        let commonness = (Int64.bitWidth - max(rank, 0).leadingZeroBitCount) * Cost.frequency
        return Suggestion(
            word: word,
            distance: max(0, distance - (soundsAlike ? 1 : 0)),
            cost: cost + reluctance(to: word) - (soundsAlike ? Cost.sound : 0) - commonness
        )
    }

    /// What a word costs that is seldom meant by somebody who writes like this.
    private func reluctance(to word: String) -> Int {
        let crudeness = crudeWords.contains(word) ? Cost.crudeness : 0
        let capitals = hasCapitals ? 0 : word.unicodeScalars.count { $0.properties.isUppercase }
        return crudeness + (capitals > 1 && !word.contains(" ") ? Cost.abbreviation : capitals > 0 ? Cost.capital : 0)
    }
}

/// A headword that may have been meant.
struct Suggestion: Comparable {
    let word: String
    /// The number of typing errors, one less for a word that is said alike.
    let distance: Int
    /// What the differences from what was written cost; the cheapest is the likeliest.
    let cost: Int

    static func < (first: Self, second: Self) -> Bool {
        (first.cost, first.distance, first.word) < (second.cost, second.distance, second.word)
    }
}

extension Misspelling {
    /// The number of typing errors that make the misspelling of a word, and what they cost; nil if there are more than
    /// `limit`. (Optimal string alignment, as `editDistance`, with costs.)
    private func difference(
        to word: [Unicode.Scalar],
        limit: Int,
        _ soundsAlike: Bool
    ) -> (errors: Int, cost: Int)? {
        guard abs(letters.count - word.count) <= limit else { return nil }
        var beforeLast = [Errors](repeating: Errors(), count: word.count + 1)
        var (last, row) = (beforeLast, beforeLast)
        let beginning = soundsAlike ? 0 : Cost.beginning
        for j in word.indices { last[j + 1] = last[j] + omission(of: word, at: j, beginning) }
        for i in letters.indices {
            row[0] = last[0] + omission(of: letters, at: i, beginning)
            for j in word.indices {
                var best = min(
                    last[j + 1] + omission(of: letters, at: i, beginning),
                    row[j] + omission(of: word, at: j, beginning)
                )
                best = min(best, last[j] + replacement(at: i, by: word, at: j, beginning))
                if i > 0, j > 0, letters[i] == word[j - 1], letters[i - 1] == word[j] {
                    best = min(best, beforeLast[j - 1] + Errors(Cost.swap))
                }
                row[j + 1] = best
            }
            (beforeLast, last, row) = (last, row, beforeLast)
        }
        let errors = last[word.count]
        return errors.count <= limit ? (errors.count, errors.cost) : nil
    }

    /// That a letter stands in one of the words and not in the other.
    private func omission(of word: [Unicode.Scalar], at place: Int, _ beginning: Int) -> Errors {
        guard place > 0 else { return Errors(Cost.error + beginning) }
        if word[place] == word[place - 1] { return Errors(Cost.doubling) }
        return Errors(word[place] == "h" ? Cost.silentLetter : Cost.error)
    }

    private func replacement(at place: Int, by word: [Unicode.Scalar], at other: Int, _ beginning: Int) -> Errors {
        guard letters[place] != word[other] else { return Errors() }
        let areSimilar = letters[place].sounds & word[other].sounds != 0
        return Errors((areSimilar ? Cost.similarLetter : Cost.error) + (place == 0 && other == 0 ? beginning : 0))
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
    /// The sounds that English may write with the letter, as bits: those of vowels, of `k`, of `s`, of `j` and of `f`.
    fileprivate var sounds: UInt8 {
        switch self {
        case "a", "e", "i", "o", "u", "y": 1
        case "k", "q": 2
        case "c": 2 | 4
        case "s", "z": 4
        case "g", "j": 8
        case "f", "v": 16
        default: 0
        }
    }
}
