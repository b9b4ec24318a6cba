package import HeadwordModel

/// What the abbreviations behind a head say: `v. t. & i.`, `prop. n. pl.`, `imp. & p. p. of`.
package struct GCIDEGrammar: Hashable {
    /// The lexical categories, in the order of the abbreviations.
    package private(set) var categories: [LexicalCategory] = []
    /// Transitive, plural, proper, ...
    package private(set) var features: [GrammaticalFeature] = []
    /// The features of the form that the head is, for `imp. & p. p. of {Take}`.
    package private(set) var formFeatures: [GrammaticalFeature] = []
    /// Whether the word behind it is the one that the head is a form of: `3d sing. of {Chide}`.
    package private(set) var pointsToBase = false
    /// Whether it says `obs.`
    package private(set) var isObsolete = false

    /// Whether the singular follows the plural: `n. pl.; sing. {Basuto}`.
    package private(set) var isSingularGiven = false

    /// Whether nothing was said.
    package var isEmpty: Bool { categories.isEmpty && features.isEmpty && formFeatures.isEmpty && !isObsolete }

    private static let categories: [String: LexicalCategory] = [
        "n.": .noun, "N.": .noun, "v.": .verb, "V.": .verb, "a.": .adjective, "adj.": .adjective, "A.": .adjective,
        "adv.": .adverb, "Adv.": .adverb, "prep.": .preposition, "conj.": .conjunction, "interj.": .interjection,
        "pron.": .pronoun, "pref.": .prefix, "suff.": .suffix, "suffix.": .suffix, "prefix.": .prefix,
        "suffix": .suffix, "prefix": .prefix, "art.": .determiner, "Interj.": .interjection, "interrog.": .pronoun,
    ]
    private static let features: [String: GrammaticalFeature] = [
        "t.": .transitive, "i.": .intransitive, "pl.": .plural, "prop.": .proper, "auxiliary": .auxiliary,
        "auxiliary.": .auxiliary, "aux.": .auxiliary, "possessive": .possessive, "poss.": .possessive,
        "rel.": .relative, "prenom.": .attributive, "fem.": .feminine, "masc.": .masculine,
    ]
    private static let formFeatures: [String: GrammaticalFeature] = [
        "imp.": .past, "pret.": .past, "compar.": .comparative, "comp.": .comparative, "superl.": .superlative,
    ]
    private static let others: Set<String> = [
        "&", "and", "or", "sing.", "p.", "pr.", "vb.", "obs.", "Obs.", "inf.", "pres.", "of", "def.", "indef.",
        "collect.", "postnominal", "etc.", "m.", "f.", "impers.", "indic.", "postpos.", "predicate", "pers.", "3d",
        "dem.",
        "formerly", "nom.", "obj.",
    ]

    /// Reads the abbreviations that come next, and the commas and semicolons between them.
    init(_ cursor: inout TextCursor) {
        var isParticiple = false
        var before = cursor
        while let word = Self.next(&cursor) {
            switch word {
            case "p.":
                if isParticiple { formFeatures.append(.pastParticiple) }
                isParticiple = true
            case "pr.": formFeatures.append(.presentParticiple)
            case "vb.": formFeatures.append(.presentParticiple)
            case "obs.", "Obs.": isObsolete = true
            case "of": pointsToBase = true
            case "sing.": isSingularGiven = features.contains(.plural)
            default: add(word)
            }
            if word != "p." { isParticiple = false }
            before = cursor
        }
        cursor = before
        if !features.contains(.transitive), !features.contains(.intransitive) { return }
        if categories.isEmpty { categories = [.verb] }
    }

    private mutating func add(_ word: String) {
        if let category = Self.categories[word], !categories.contains(category) { categories.append(category) }
        if let feature = Self.features[word], !features.contains(feature) { features.append(feature) }
        if let feature = Self.formFeatures[word] { formFeatures.append(feature) }
    }

    /// Reads one abbreviation; nil, if none comes next.
    private static func next(_ cursor: inout TextCursor) -> String? {
        cursor.skip(" ,;:")
        let start = cursor
        let isWordByte: (UInt8) -> Bool = { ($0 | 0x20).isASCIILetter || $0 == UInt8(ascii: "3") }
        var word = String(cursor.take(while: isWordByte))
        if word.isEmpty, cursor.take("&") { word = "&" }
        if word == "a" || word == "n", cursor.starts(with: " &") || cursor.starts(with: "; pl.") { word += "." }
        if cursor.next == UInt8(ascii: ".") {
            cursor.advance()
            word += "."
        }
        let isKnown =
            categories[word] != nil || features[word] != nil || formFeatures[word] != nil || others.contains(word)
        if isKnown { return word }
        cursor = start
        return nil
    }
}

extension UInt8 {
    /// Whether the byte is a letter of lower case.
    var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
