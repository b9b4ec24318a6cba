internal import HeadwordModel

/// What the words next to an English word tell about its lexical category.
///
/// A coarse estimate: it knows the words of closed classes only. Together with how often the word is used in each
/// category, it decides whether `saw` in "they saw" is a verb.
struct NeighbourEvidence {
    /// A class of words with the same effect on their neighbours.
    private enum WordClass {
        case determiner, to, subject, modal, be, have, preposition, degree, conjunction
    }

    private let before: WordClass?
    private let after: WordClass?
    /// Whether the word after is usually a noun.
    private let precedesNoun: Bool

    /// Nil if the neighbours tell nothing.
    ///
    /// - Parameters:
    ///   - before: the word before, in the same sentence; nil if there is none.
    ///   - after: the word after.
    ///   - isNoun: whether a word is usually a noun.
    init?(before: Substring?, after: Substring?, isNoun: (Substring) throws -> Bool) rethrows {
        self.before = Self.wordClass(of: before)
        self.after = Self.wordClass(of: after)
        guard self.before != nil || self.after != nil else { return nil }
        precedesNoun = try self.before == .determiner && self.after == nil && after.map(isNoun) ?? false
    }

    /// Returns how much likelier than without the neighbours a lexical category is.
    func factor(for category: LexicalCategory, _ features: [GrammaticalFeature]) -> Double {
        factorBefore(category, features) * factorAfter(category)
    }

    private func factorBefore(_ category: LexicalCategory, _ features: [GrammaticalFeature]) -> Double {
        switch (before, category) {
        case (.determiner, .noun): 6
        case (.determiner, .adjective): precedesNoun ? 12 : 0.5
        case (.determiner, .verb): isParticiple(features) ? 0.3 : 0.005
        case (.determiner, _): 0.2
        case (.to, .verb): features.contains(.past) || isParticiple(features) ? 0.1 : 8
        case (.to, .noun): 0.6
        case (.subject, .verb): 10
        case (.subject, .noun), (.subject, .adjective): 0.1
        case (.modal, .verb): isParticiple(features) || features.contains(.past) ? 0.2 : 15
        case (.modal, .noun), (.modal, .adjective): 0.1
        case (.be, .adjective): 4
        case (.be, .verb): isParticiple(features) ? 4 : 0.05
        case (.be, .noun): 0.6
        case (.have, .verb): features.contains(.pastParticiple) ? 5 : 0.1
        case (.preposition, .noun): 4
        case (.preposition, .adjective): 2
        case (.preposition, .verb): features.contains(.presentParticiple) ? 1 : 0.05
        case (.degree, .adjective): 8
        case (.degree, .adverb): 5
        case (.degree, .noun), (.degree, .verb): 0.15
        default: 1
        }
    }

    private func factorAfter(_ category: LexicalCategory) -> Double {
        switch (after, category) {
        case (.determiner, .verb): 4
        case (.determiner, .preposition): 2
        case (.determiner, .noun): 0.4
        case (.determiner, .adjective): 0.2
        case (.be, .noun), (.modal, .noun), (.have, .noun): 4
        case (.be, .adjective), (.modal, .adjective), (.modal, .verb): 0.3
        case (.preposition, .noun): 1.5
        case (.preposition, .adjective): 0.5
        default: 1
        }
    }

    private func isParticiple(_ features: [GrammaticalFeature]) -> Bool {
        features.contains(.pastParticiple) || features.contains(.presentParticiple)
    }

    private static func wordClass(of word: Substring?) -> WordClass? {
        word.flatMap { classes[$0.lowercased().replacing("\u{2019}", with: "'")] }
    }

    private static let classes: [String: WordClass] = {
        let lists: [(WordClass, String)] = [
            (
                .determiner,
                "the a an this that these those my your his her its our their some any no each every another whose"
            ),
            (.to, "to please"),
            (.subject, "i you he she it we they who i'd he'd she'd we'd they'd"),
            (
                .modal,
                "will would can could shall should may might must do does did cannot don't doesn't didn't won't wouldn't "
                    + "can't couldn't shouldn't i'll you'll he'll she'll we'll they'll let's"
            ),
            (
                .be,
                "am is are was were be been being isn't aren't wasn't weren't i'm he's she's it's you're we're they're"
            ),
            (.have, "have has had having haven't hasn't hadn't i've you've we've they've"),
            (
                .preposition,
                "of in on at by for with from into onto about after before between through during without against under "
                    + "over near within towards upon per"
            ),
            (.degree, "very so too quite rather more most less least extremely fairly pretty really as how"),
            (.conjunction, "and or but"),
        ]
        var classes: [String: WordClass] = [:]
        for (wordClass, words) in lists {
            for word in words.split(separator: " ") { classes[String(word)] = wordClass }
        }
        return classes
    }()
}
