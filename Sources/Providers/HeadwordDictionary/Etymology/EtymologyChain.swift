/// The stages of a word's history, as an etymology tells them in words: `Middle English mous, mus, Old English mūs;
/// akin to ...`.
///
/// Only the first clause is read, up to related words of other languages, which are not stages.
struct EtymologyChain {
    /// A stage of a word's history.
    struct Stage: Hashable {
        /// The language.
        var language: EtymologyLanguage
        /// The word in that language, in all forms that are given; empty if it is spelled as in the stage before.
        var forms: [String] = []
        /// What it meant there, if it is given.
        var gloss: String?
        /// Whether the etymology says that this is not certain.
        var isUncertain = false
    }

    /// The stages, the nearest first.
    private(set) var stages: [Stage] = []

    /// Reads an etymology.
    init(_ etymology: String) {
        let words = Self.firstClause(of: etymology).split(separator: " ")
        var place = 0
        var pending: [Substring] = []
        while place < words.count {
            guard let (language, count) = Self.language(at: place, in: words) else {
                pending.append(words[place])
                place += 1
                continue
            }
            let isUncertain = !Self.doubts.isDisjoint(with: pending.map { $0.trimmingCommas })
            finish(pending)
            stages.append(Stage(language: language, isUncertain: isUncertain))
            // A comma after the name ends the stage: `Middle English, from Icelandic egg`.
            pending = words[place + count - 1].hasSuffix(",") ? [","] : []
            place += count
        }
        finish(pending)
    }

    private static let doubts: Set<Substring> = ["perhaps", "probably", "possibly", "Perhaps", "Probably", "Possibly"]

    /// Words that lead to the next stage, or say how it was reached.
    private static let connectives: Set<Substring> = [
        "from", "From", "the", "and", "or", "through", "via", "by", "of", "a", "an", "ultimately", "originally",
        "directly", "also", "borrowed",
    ]

    /// Words after the name of a language that is no stage: `of German origin`.
    private static let nouns: Set<Substring> = ["origin", "word", "words", "root", "name", "article", "source"]

    /// Words that begin an explanation of the form before them.
    private static let explanations: Set<Substring> = [
        "properly", "originally", "literally", "plural", "diminutive", "also",
    ]

    /// The maximum length of a gloss; of a longer one, the part up to the first comma is taken.
    private static let longestGloss = 40

    private static func firstClause(of etymology: String) -> Substring {
        var text = ""
        var depth = 0
        for character in etymology {
            if character == "(" { depth += 1 }
            if depth == 0 { text.append(character) }
            if character == ")", depth > 0 { depth -= 1 }
        }
        text.replace(" ,", with: ",")
        let ends = [
            ";", ": ", ". ", "akin to", "Akin to", "allied to", "cognate ", "ompare ", "See ", "influenced ", "+",
        ]
        let end = ends.compactMap { text.firstRange(of: $0)?.lowerBound }.min() ?? text.endIndex
        return text[..<end].last == "." ? text[..<end].dropLast() : text[..<end]
    }

    /// Returns the language whose name stands at a place, and the number of its words.
    private static func language(
        at place: Int,
        in words: [Substring]
    ) -> (language: EtymologyLanguage, count: Int)? {
        for count in stride(from: EtymologyLanguage.longestName, through: 1, by: -1) where place + count <= words.count
        {
            let name = words[place..<(place + count)].joined(separator: " ")
            guard let language = EtymologyLanguage.named[name[...].trimmingCommas] else { continue }
            let next = place + count < words.count ? words[place + count].trimmingCommas : ""
            let isMentioned = place > 0 && ["in", "into", "with"].contains(words[place - 1])
            return isMentioned || nouns.contains(next) ? nil : (language, count)
        }
        return nil
    }

    /// Adds the words before the next stage to the last one: forms, and a gloss.
    private mutating func finish(_ words: [Substring]) {
        guard !stages.isEmpty else { return }
        var words = words
        while let last = words.last?.trimmingCommas, Self.connectives.contains(last) || Self.doubts.contains(last) {
            words.removeLast()
        }
        guard let first = words.first, first != ",", !Self.connectives.contains(first) else { return }
        if let end = words.firstIndex(where: { Self.explanations.contains($0.trimmingCommas) }) {
            words.removeSubrange(end...)
        }
        var forms = words.prefix { $0.hasSuffix(",") }
        if forms.count < words.count, forms.isEmpty || forms.count == words.count - 1 {
            forms = words.prefix(forms.count + 1)
        }
        stages[stages.count - 1].forms = forms.map { String($0.trimmingCommas) }
        let isGlossed = forms.count == 1 && words.count > 1 && !first.hasSuffix(",")
        guard isGlossed else { return }
        let gloss = words.dropFirst().joined(separator: " ")[...].trimmingCommas
        let isLong = gloss.count > Self.longestGloss
        stages[stages.count - 1].gloss = String(isLong ? gloss.prefix { $0 != "," } : gloss)
    }
}

extension Substring {
    /// The text without commas at its end.
    fileprivate var trimmingCommas: Substring {
        var text = self
        while text.last == "," { text.removeLast() }
        return text
    }
}
