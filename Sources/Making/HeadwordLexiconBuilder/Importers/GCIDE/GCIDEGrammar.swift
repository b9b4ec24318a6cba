package import HeadwordModel

/// The grammatical information in the abbreviations after a head: `v. t. & i.`, `prop. n. pl.`, `imp. & p. p. of`.
package struct GCIDEGrammar: Hashable, Sendable {
    /// The lexical categories, in the order of the abbreviations.
    package private(set) var categories: [LexicalCategory] = []
    /// Features such as transitive, plural and proper.
    package private(set) var features: [GrammaticalFeature] = []
    /// The features that the head expresses if it is an inflected form: `imp. & p. p. of {Take}`.
    package private(set) var formFeatures: [GrammaticalFeature] = []
    /// Whether the next word is the lemma of the head: `3d sing. of {Chide}`.
    package private(set) var pointsToBase = false
    /// Whether the head is marked as obsolete or archaic.
    package private(set) var isObsolete = false

    /// Whether the singular follows the plural: `n. pl.; sing. {Basuto}`.
    package private(set) var isSingularGiven = false

    /// Whether there is no category, no feature and no mark of obsolescence.
    package var isEmpty: Bool { categories.isEmpty && features.isEmpty && formFeatures.isEmpty && !isObsolete }

    private static let categories: [String: LexicalCategory] = [
        "n.": .noun, "N.": .noun, "v.": .verb, "V.": .verb, "a.": .adjective, "adj.": .adjective, "A.": .adjective,
        "adv.": .adverb, "Adv.": .adverb, "ads.": .adverb, "prep.": .preposition, "conj.": .conjunction,
        "interj.": .interjection, "Interj.": .interjection, "pron.": .pronoun, "pref.": .prefix, "prefix.": .prefix,
        "prefix": .prefix, "suff.": .suffix, "suffix.": .suffix, "suffix": .suffix, "art.": .determiner,
        "article": .determiner, "article.": .determiner, "phr.": .idiomatic, "phrase": .idiomatic,
    ]
    private static let features: [String: GrammaticalFeature] = [
        "t.": .transitive, "i.": .intransitive, "pl.": .plural, "prop.": .proper, "peop.": .proper,
        "auxiliary": .auxiliary, "auxiliary.": .auxiliary, "aux.": .auxiliary, "possessive": .possessive,
        "possess.": .possessive, "poss.": .possessive, "rel.": .relative, "interrog.": .interrogative,
        "prenom.": .attributive, "pred.": .predicative, "predicate": .predicative, "fem.": .feminine,
        "masc.": .masculine, "abbr.": .abbreviation,
    ]
    private static let formFeatures: [String: GrammaticalFeature] = [
        "imp.": .past, "pret.": .past, "compar.": .comparative, "comp.": .comparative, "superl.": .superlative,
    ]
    private static let others: Set<String> = [
        "&", "and", "or", "sing.", "p.", "pr.", "vb.", "obs.", "Obs.", "inf.", "pres.", "of", "def.", "indef.",
        "collect.", "postnominal", "etc.", "m.", "f.", "impers.", "indic.", "postpos.", "pers.", "3d", "2d", "1st",
        "dem.", "formerly", "nom.", "obj.", "definite", "indefinite", "demonstrative", "strong", "weak", "archaic",
        "Archaic", "rare", "imperative", "old", "poet.",
    ]
    /// Abbreviations that introduce the lemma of a form if it follows in braces: `a. & n. from {Simper}`.
    private static let pointers: Set<String> = ["from", "fr."]
    /// Abbreviations whose period is sometimes missing.
    private static let bare: Set<String> = ["a", "n", "adv", "adj", "v"]

    /// Reads the abbreviations that come next, and the commas and semicolons between them.
    init(_ cursor: inout TextCursor) {
        var previous = ""
        var before = cursor
        while let word = Self.next(&cursor) {
            switch word {
            case "p.":
                if previous == "p." { formFeatures.append(.pastParticiple) }
            case "pr." where cursor.starts(with: " n."): features.append(.proper)
            case "pr.", "vb.": formFeatures.append(.presentParticiple)
            case "obs.", "Obs.", "archaic", "Archaic": isObsolete = true
            case "of", "from", "fr.": pointsToBase = true
            case "sing.": isSingularGiven = features.contains(.plural)
            // `v. n.`, a verb neuter, is an intransitive verb.
            case "n." where previous == "v.": features.append(.intransitive)
            default: add(word)
            }
            previous = word
            before = cursor
        }
        cursor = before
        if categories.isEmpty { categories = categoriesByFeatures }
    }

    /// The category implied by the features: `t.` without its `v.` is a verb, `interrog.` or `poss.` alone a pronoun.
    private var categoriesByFeatures: [LexicalCategory] {
        if features.contains(.transitive) || features.contains(.intransitive) { return [.verb] }
        return features == [.interrogative] || features == [.possessive] ? [.pronoun] : []
    }

    private mutating func add(_ word: String) {
        if let category = Self.categories[word], !categories.contains(category) { categories.append(category) }
        if let feature = Self.features[word], !features.contains(feature) { features.append(feature) }
        if let feature = Self.formFeatures[word] { formFeatures.append(feature) }
    }

    /// Reads the next abbreviation; nil if there is none.
    private static func next(_ cursor: inout TextCursor) -> String? {
        cursor.skip(" ,;:")
        let start = cursor
        let isWordByte: (UInt8) -> Bool = { ($0 | 0x20).isASCIILetter || (0x31...0x33).contains($0) }
        var word = String(cursor.take(while: isWordByte))
        if word.isEmpty, cursor.take("&") { word = "&" }
        if bare.contains(word), [" &", "; pl.", " ["].contains(where: cursor.remainder.hasPrefix) { word += "." }
        if cursor.next == UInt8(ascii: ".") {
            cursor.advance()
            word += "."
        }
        if pointers.contains(word), cursor.starts(with: " {") { return word }
        let isKnown =
            categories[word] != nil || features[word] != nil || formFeatures[word] != nil || others.contains(word)
        if isKnown { return word }
        cursor = start
        return nil
    }
}

extension UInt8 {
    /// Whether the byte is a lowercase ASCII letter.
    var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }

    /// Whether the byte is one of these.
    @inline(__always)
    func isAny(of bytes: StaticString) -> Bool { bytes.withUTF8Buffer { $0.contains(self) } }
}
