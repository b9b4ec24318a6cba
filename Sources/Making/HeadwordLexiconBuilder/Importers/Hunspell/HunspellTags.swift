internal import HeadwordModel

/// Translates the tags of a language's spelling dictionary into our vocabularies.
protocol HunspellTags: Sendable {
    /// Returns the readings of a word.
    func readings(of word: HunspellDictionary.Word) -> [HunspellReading]
    /// Returns the features of a form, one list for each thing that it can express; empty if it is a different word.
    func features(_ tags: String, of reading: HunspellReading) -> [[GrammaticalFeature]]
}

/// One way to read a line of a dictionary.
struct HunspellReading {
    /// The word that the line is about; not the line's own word if that is an irregular form.
    var lemma: String
    var category: LexicalCategory
    /// The features of the lemma, or of the form if the line has one.
    var features: [GrammaticalFeature] = []
    /// Whether the line holds a form of the lemma.
    var isForm = false
}

/// The tags of the Latvian dictionary: `po:lietv1r` for a word, `is:dpd` for a form.
struct LatvianTags: HunspellTags {
    /// The categories by the prefixes of their names; longer prefixes come first.
    private static let categories: [(prefix: String, category: LexicalCategory)] = [
        ("lietv", .noun), ("darb", .verb), ("īpv", .adjective), ("apstv", .adverb), ("saiklis", .conjunction),
        ("skv", .numeral), ("vietnv", .pronoun), ("izs", .interjection),
    ]

    func readings(of word: HunspellDictionary.Word) -> [HunspellReading] {
        // Some verbs lack their part of speech; no other words have this flag.
        if word.tags.isEmpty, word.flags.contains(UInt8(ascii: "J")) {
            return [HunspellReading(lemma: word.text, category: .verb)]
        }
        let part = word.tags.split(separator: " ").first { $0.hasPrefix("po:") }?.dropFirst("po:".count) ?? ""
        return Self.categories.filter { part.hasPrefix($0.prefix) }
            .map { HunspellReading(lemma: word.text, category: $0.category) }
    }

    func features(_ tags: String, of reading: HunspellReading) -> [[GrammaticalFeature]] {
        guard tags.hasPrefix("is:") else { return [] }
        let tag = Array(tags.utf8.dropFirst("is:".utf8.count).prefix { $0 != UInt8(ascii: " ") })
        switch reading.category {
        case .verb: return Self.verb(tag, isReflexive: reading.lemma.hasSuffix("ties")).map { [$0] } ?? []
        case .noun: return tag.count == 3 ? Self.number(tag[0]).map { [[$0]] } ?? [] : []
        default: return tag.count == 4 ? Self.number(tag[0]).map { [[$0] + Self.gender(tag[1])] } ?? [] : []
        }
    }

    /// Person, number, tense, voice (reflexive or not) and mood of a finite form: `1vpt0`.
    private static func verb(_ tag: [UInt8], isReflexive: Bool) -> [GrammaticalFeature]? {
        let persons: [UInt8: GrammaticalFeature] = [
            UInt8(ascii: "1"): .first, UInt8(ascii: "2"): .second, UInt8(ascii: "3"): .third,
        ]
        guard tag.count == 5, let person = persons[tag[0]], tag[4] == UInt8(ascii: "0"),
            tag[3] == UInt8(ascii: isReflexive ? "a" : "t")
        else {
            return nil
        }
        let tenses: [UInt8: GrammaticalFeature] = [UInt8(ascii: "t"): .present, UInt8(ascii: "p"): .past]
        // There is no label for the future.
        return [person] + (number(tag[1]).map { [$0] } ?? []) + (tenses[tag[2]].map { [$0] } ?? [])
    }

    private static func number(_ letter: UInt8) -> GrammaticalFeature? {
        switch letter {
        case UInt8(ascii: "v"): .singular
        case UInt8(ascii: "d"): .plural
        default: nil
        }
    }

    private static func gender(_ letter: UInt8) -> [GrammaticalFeature] {
        switch letter {
        case UInt8(ascii: "v"): [.masculine]
        case UInt8(ascii: "s"): [.feminine]
        default: []
        }
    }
}

/// The tags of the Portuguese dictionary: `[CAT=nc,G=f,N=s]` for a word, `+P=1,N=s,T=p` for a form, and
/// `[$haver$CAT=v,T=inf$T=g]` for an irregular form; the table is `portuguese-tags.tsv`.
struct PortugueseTags: HunspellTags {
    fileprivate struct Meaning {
        var categories: [LexicalCategory] = []
        var features: [GrammaticalFeature] = []
    }

    private let table: [String: Meaning]

    init() throws {
        table = try LabelTable("portuguese-tags.tsv", PackageResources.portuguese_tags_tsv, Meaning.init).labels
    }

    func readings(of word: HunspellDictionary.Word) -> [HunspellReading] {
        guard let open = word.tags.firstIndex(of: "["), let close = word.tags.lastIndex(of: "]"), open < close else {
            return []
        }
        let parts = word.tags[open..<close].dropFirst().split(separator: "$")
        let isForm = word.tags[open...].dropFirst().first == "$" && parts.count == 3
        let tags = (isForm ? parts[1] : parts.first ?? "").split(separator: ",")
        let features = self.features((isForm ? parts[2] : parts.first ?? "").split(separator: ","))
        return unique(tags.flatMap { categories($0) }).flatMap { category in
            (isForm ? features : features.prefix(1).map(\.self)).map {
                HunspellReading(
                    lemma: isForm ? String(parts[0]) : word.text,
                    category: category,
                    features: isForm ? $0 : $0.filter { $0 != .singular && $0 != .infinitive },
                    isForm: isForm
                )
            }
        }
    }

    func features(_ tags: String, of reading: HunspellReading) -> [[GrammaticalFeature]] {
        guard tags.hasPrefix("+"), !reading.isForm else { return [] }
        let parts = tags.dropFirst().split(separator: " ").first?.split(separator: ",") ?? []
        // Another class, a diminutive, an attached pronoun: not a form of the word.
        guard parts.allSatisfy({ table[String($0)] != nil && categories($0).isEmpty }) else { return [] }
        return features(parts)
    }

    private func categories(_ tag: Substring) -> [LexicalCategory] { table[String(tag)]?.categories ?? [] }

    /// Returns what the tags express together; `P=1_3` stands for two persons.
    private func features(_ tags: [Substring]) -> [[GrammaticalFeature]] {
        guard !tags.contains("P=1_3") else {
            return ["P=1", "P=3"].flatMap { person in features(tags.map { $0 == "P=1_3" ? person : $0 }) }
        }
        return [unique(tags.flatMap { table[String($0)]?.features ?? [] })]
    }
}

extension PortugueseTags.Meaning {
    /// Reads `noun proper`; `-` has no counterpart in our vocabularies. Nil if there is anything else.
    fileprivate init?(_ text: Substring) {
        for label in text.split(separator: " ").map(String.init) where label != "-" {
            if let category = LexicalCategory(label: label) {
                categories.append(category)
            } else if let feature = GrammaticalFeature(label: label) {
                features.append(feature)
            } else {
                return nil
            }
        }
    }
}
