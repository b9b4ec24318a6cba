internal import HeadwordModel

/// The wording under which a term of Ding is looked up, and its wording as a translation of another term.
///
/// Terms include the complement of a verb: `auf etw. warten`, `to wait for sth.`. Users look up `warten` and `wait`.
struct DingWording: Equatable {
    /// The word or phrase to look up: `warten`.
    var headword: String
    /// The complement of the headword: `auf etw.`; nil if there is none, or only an object.
    var complement: String?
    /// The text shown in a list of translations: `auf etw. warten`.
    var translation: String
    /// The features that the wording shows: the gender of a noun, or that a verb is reflexive.
    var features: [GrammaticalFeature] = []
    /// Whether it is an English infinitive.
    var isInfinitive = false

    private static let mostWords = 3

    /// Whether the text is usable as a headword: at most three words, without signs that stand for words or join them.
    var isHeadword: Bool {
        !headword.isEmpty && wordCount <= Self.mostWords && !headword.utf8.contains(where: Self.isSign)
            && headword.utf8.last != UInt8(ascii: ",")
    }

    /// Whether the headword is one word.
    var isWord: Bool { isHeadword && wordCount == 1 && headword.utf8.first != UInt8(ascii: "-") }

    /// Whether a byte is an ASCII sign, or the first UTF-8 byte of a dash, quotation mark, ellipsis or trade mark sign.
    private static func isSign(_ byte: UInt8) -> Bool {
        "/()[]<>;:!?\"=".utf8.contains(byte) || byte == 0xE2 || byte == 0xC2
    }

    private var wordCount: Int { headword.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: " ") ? 1 : 0) } }
}

// MARK: - German

extension DingWording {
    private static let genders: [Substring: GrammaticalFeature] = [
        "der": .masculine, "die": .feminine, "das": .neuter,
    ]

    private static let germanPlaceholders: Set<Substring> = [
        "etw.", "jdn.", "jdm.", "jds.", "jd.", "jdn./etw.", "jdm./etw.", "etw./jdn.", "etw./jdm.", "jd./etw.",
        "jds./etw.", "jdn./jdm.",
    ]

    private static let germanPrepositions: Set<Substring> = [
        "mit", "von", "auf", "für", "an", "in", "zu", "über", "bei", "gegen", "um", "aus", "nach", "vor", "als",
        "durch", "wegen", "hinter", "zwischen", "unter", "neben", "ohne", "für/gegen",
    ]

    /// Reads a German term.
    init(german text: String) {
        let words = text.split(separator: " ")
        let afterPlaceholders = words.drop(while: Self.germanPlaceholders.contains)
        translation = afterPlaceholders.isEmpty ? text : afterPlaceholders.joined(separator: " ")
        headword = translation
        if words.count == 2, let gender = Self.genders[words[0]], words[1].first?.isUppercase == true {
            headword = String(words[1])
            features = [gender]
        } else {
            takeFrame(of: words)
        }
    }

    /// Removes the complement of a verb if the verb is a single word.
    private mutating func takeFrame(of words: [Substring]) {
        let frame = words.indices.prefix { index in
            let next = index + 1 < words.count ? words[index + 1] : ""
            return words[index] == "sich" || Self.germanPlaceholders.contains(words[index])
                || (Self.germanPrepositions.contains(words[index]) && Self.germanPlaceholders.contains(next))
        }
        guard !frame.isEmpty, frame.count == words.count - 1 else { return }
        headword = String(words[frame.count])
        guard words[..<frame.count].contains(where: { !Self.germanPlaceholders.contains($0) }) else { return }
        complement = words[..<frame.count].joined(separator: " ")
        if words[..<frame.count].contains("sich") { features = [.pronominal] }
    }
}

// MARK: - English

extension DingWording {
    private static let articles: Set<Substring> = ["the", "a", "an"]

    private static let englishPlaceholders: Set<Substring> = [
        "sth.", "sb.", "sb./sth.", "sth./sb.", "sb.'s", "sb./sth.'s",
    ]

    private static let englishPrepositions: Set<Substring> = [
        "to", "for", "with", "of", "on", "in", "at", "from", "into", "about", "by", "against", "as", "upon", "onto",
        "over", "after", "towards", "through", "among", "between",
    ]

    /// Reads an English term.
    ///
    /// - Parameter isListed: Whether the lexicon has a headword; `for` is removed from `wait for` only if the lexicon
    ///   lacks it.
    init(english text: String, isListed: (String) -> Bool) {
        var words = text.split(separator: " ")
        isInfinitive = words.count > 1 && words[0] == "to"
        if isInfinitive { words.removeFirst() }
        let ending = words.reversed().prefix(while: Self.englishPlaceholders.contains).count
        translation = (ending == words.count ? words[...] : words.dropLast(ending)).joined(separator: " ")
        if words.count > 1, Self.articles.contains(words[0]) { words.removeFirst() }
        var core = words.filter { !Self.englishPlaceholders.contains($0) }
        headword = core.joined(separator: " ")
        guard core.count < words.count else { return }
        var complement: [Substring] = []
        while core.count > 1, let last = core.last, Self.englishPrepositions.contains(last), !isListed(headword) {
            complement.insert(core.removeLast(), at: 0)
            headword = core.joined(separator: " ")
        }
        if !complement.isEmpty { self.complement = Self.tail(of: words, from: complement[0]) }
    }

    private static func tail(of words: [Substring], from word: Substring) -> String {
        words[(words.lastIndex { $0.startIndex == word.startIndex } ?? 0)...].joined(separator: " ")
    }
}
