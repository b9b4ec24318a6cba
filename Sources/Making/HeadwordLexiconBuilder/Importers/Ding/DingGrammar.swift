internal import HeadwordModel

/// The part of speech and the grammatical features given in braces after a term.
struct DingGrammar: Equatable {
    var category: LexicalCategory?
    var features: [GrammaticalFeature] = []

    /// Reads the marks in braces after a German term: `{m,f}`, `{prp; +Dat.}`.
    init(german marks: [String]) {
        self.init(marks) { mark in
            switch mark {
            case "f": (.noun, .feminine)
            case "m": (.noun, .masculine)
            case "n": (.noun, .neuter)
            default: Self.meaning(of: mark)
            }
        }
    }

    /// Reads the marks in braces after an English term; principal parts of verbs, also given there, are ignored.
    init(english marks: [String]) {
        self.init(marks) { $0 == "n" ? (.noun, nil) : Self.meaning(of: $0) }
    }

    private init(_ marks: [String], _ meaning: (Substring) -> (LexicalCategory, GrammaticalFeature?)?) {
        for mark in marks {
            for part in mark.split(whereSeparator: { $0 == "," || $0 == ";" || $0 == " " }) {
                guard let (category, feature) = meaning(part) else { continue }
                self.category = self.category ?? category
                if let feature, !features.contains(feature) { features.append(feature) }
            }
        }
    }

    private static func meaning(of mark: Substring) -> (LexicalCategory, GrammaticalFeature?)? {
        switch mark {
        case "pl": (.noun, .plural)
        case "sing": (.noun, .singular)
        case "vt": (.verb, .transitive)
        case "vi": (.verb, .intransitive)
        case "vr": (.verb, .pronominal)
        case "v": (.verb, nil)
        case "adj": (.adjective, nil)
        case "adv": (.adverb, nil)
        case "prp": (.preposition, nil)
        case "conj": (.conjunction, nil)
        case "interj": (.interjection, nil)
        case "pron", "ppron": (.pronoun, nil)
        case "relativ.pron": (.pronoun, .relative)
        case "num": (.numeral, nil)
        case "art", "Quantifikator": (.determiner, nil)
        case "Partikel": (.particle, nil)
        default: nil
        }
    }
}
