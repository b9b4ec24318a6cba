package import HeadwordModel

/// A word in one lexical category.
package struct EnglishLemma: Hashable, Sendable {
    /// The word as it is written.
    package var word: String
    /// Its lexical category.
    package var category: LexicalCategory

    package init(_ word: String, _ category: LexicalCategory) {
        self.word = word
        self.category = category
    }
}

/// The meaning of an inflected form of an English word.
package enum EnglishInflectionKind: CaseIterable, Hashable, Sendable {
    case plural
    case thirdPerson
    case past
    case pastParticiple
    case presentParticiple
    case comparative
    case superlative

    /// The grammatical features of such forms.
    package var features: [GrammaticalFeature] {
        switch self {
        case .plural: [.plural]
        case .thirdPerson: [.third, .singular, .present]
        case .past: [.past]
        case .pastParticiple: [.pastParticiple]
        case .presentParticiple: [.presentParticiple]
        case .comparative: [.comparative]
        case .superlative: [.superlative]
        }
    }

    /// The tags that such forms have in tagged text.
    var tags: [PennTag] {
        switch self {
        case .plural: [.plural, .properPlural]
        case .thirdPerson: [.thirdPerson]
        case .past: [.past]
        case .pastParticiple: [.pastParticiple]
        case .presentParticiple: [.presentParticiple]
        case .comparative: [.comparativeAdjective, .comparativeAdverb]
        case .superlative: [.superlativeAdjective, .superlativeAdverb]
        }
    }
}

/// An inflected form that a dictionary gives together with its lemma: `imp. Took`.
package struct StatedForm: Hashable, Sendable {
    /// The meaning of the form.
    package var kind: EnglishInflectionKind
    /// The form.
    package var form: String

    package init(_ kind: EnglishInflectionKind, _ form: String) {
        self.kind = kind
        self.form = form
    }
}

/// The evidence of word lists about a spelling.
package struct SpellingEvidence: Hashable, Sendable {
    /// The size of the smallest list that contains it: 10 for the commonest words, 95 for the rarest.
    package var size: UInt8
    /// Whether it is a less usual spelling everywhere.
    package var isVariant: Bool
    /// The only region where it is usual; nil if it is not limited to one.
    package var region: Region?

    package init(size: UInt8, isVariant: Bool = false, region: Region? = nil) {
        self.size = size
        self.isVariant = isVariant
        self.region = region
    }
}

/// Everything known about English words before they are inflected.
package struct InflectionEvidence: Sendable {
    /// Irregular forms by lemma, without the features that they express.
    package private(set) var irregularForms: [EnglishLemma: [String]] = [:]
    private var irregularIndex: Set<EnglishLemma> = []
    /// The forms that dictionaries give for a lemma, the best first; obsolete ones are left out.
    package var statedForms: [EnglishLemma: [StatedForm]] = [:]
    /// Whether there are word lists at all. Without them, a missing spelling proves nothing.
    package var hasWordLists = false
    /// The evidence of word lists about a spelling; nil if no list contains it.
    package var spelling: @Sendable (String) -> SpellingEvidence? = { _ in nil }
    /// How often a form has each tag in tagged text.
    package var tagCounts: @Sendable (String) -> [PennTag: Int] = { _ in [:] }
    /// The pronunciations of a word.
    package var pronunciations: @Sendable (String) -> [CMUPronunciation] = { _ in [] }
    /// Whether a noun may be a mass noun.
    package var isMassNoun: @Sendable (String) -> Bool = { _ in false }
    /// Whether a noun is known to be a count noun.
    package var isCountNoun: @Sendable (String) -> Bool = { _ in false }
    /// Whether the lexicon has such a headword.
    package var isLemma: @Sendable (EnglishLemma) -> Bool = { _ in false }

    /// Creates empty evidence.
    package init() {}
}

extension InflectionEvidence {
    func isLemma(_ word: String, _ category: LexicalCategory) -> Bool { isLemma(EnglishLemma(word, category)) }

    /// Whether a form is listed as an irregular form of any word.
    func isIrregularForm(_ form: String, _ category: LexicalCategory) -> Bool {
        irregularIndex.contains(EnglishLemma(form, category))
    }

    /// Returns how often a form occurs with the tags of an inflection kind.
    func count(_ form: String, _ kind: EnglishInflectionKind) -> Int {
        let counts = tagCounts(form)
        return kind.tags.reduce(0) { $0 + (counts[$1] ?? 0) }
    }

    /// Whether lists up to a size contain a spelling, and not as a variant.
    func isUsual(_ form: String, upTo size: UInt8) -> Bool {
        guard let found = spelling(form) else { return false }
        return !found.isVariant && found.size <= size
    }

    /// Sorts forms of one kind: usual spellings first, then by their counts in tagged text, then common before rare.
    func ranked(_ forms: [String], as kind: EnglishInflectionKind) -> [String] {
        guard forms.count > 1 else { return forms }
        let ranks = forms.enumerated().map { index, form in
            let found = spelling(form)
            let count = count(form, kind)
            return (
                form: form, isVariant: found?.isVariant ?? true ? 1 : 0,
                // A handful of occurrences is chance.
                rarity: count < 5 ? 0 : -count, size: found?.size ?? .max, index: index
            )
        }
        return ranks.sorted {
            ($0.isVariant, $0.rarity, $0.size, $0.index) < ($1.isVariant, $1.rarity, $1.size, $1.index)
        }.map(\.form)
    }
}

extension InflectionEvidence {
    /// Sets the irregular forms by lemma. This is a method because an initializer would not trigger a property
    /// observer.
    package mutating func setIrregularForms(_ forms: [EnglishLemma: [String]]) {
        irregularForms = forms
        irregularIndex = Set(forms.flatMap { lemma, forms in forms.map { EnglishLemma($0, lemma.category) } })
    }
}

extension InflectionEvidence {
    /// Returns those regular candidates that are attested, the best first; the first candidate if none is.
    func chosen(_ candidates: [String], as kind: EnglishInflectionKind) -> [String] {
        guard candidates.count > 1 else { return candidates }
        let attested = candidates.uniqued().filter { isUsual($0, upTo: 80) || isListed($0, upTo: 70) }
        if !attested.isEmpty { return ranked(attested, as: kind) }
        let known = candidates.uniqued().filter { spelling($0) != nil || count($0, kind) > 0 }
        return known.isEmpty ? Array(candidates.prefix(1)) : ranked(known, as: kind)
    }

    /// Whether lists up to a size contain a spelling, usual or not.
    func isListed(_ form: String, upTo size: UInt8) -> Bool {
        spelling(form).map { $0.size <= size } ?? false
    }
}
