internal import HeadwordModel

/// A part of a line of Ding with each term understood.
struct DingPart {
    /// A term, how it is looked up, and what kind of word it is.
    struct Term {
        var term: DingTerm
        var wording: DingWording
        var grammar: DingGrammar
    }

    var german: [Term]
    var english: [Term]

    /// Understands the terms of a part.
    ///
    /// - Parameter categories: the lexical categories of an English headword, none if it is not listed.
    init(_ part: DingLine.Part, categories: (String) -> Set<LexicalCategory>) {
        german = part.german.map {
            Term(term: $0, wording: DingWording(german: $0.text), grammar: DingGrammar(german: $0.grammar))
        }
        english = part.english.map {
            let wording = DingWording(english: $0.text) { !categories($0).isEmpty }
            return Term(term: $0, wording: wording, grammar: DingGrammar(english: $0.grammar))
        }
        for index in german.indices { Self.addWording(to: &german[index]) }
        Self.share(&german)
        inferGerman(categories)
        inferEnglish()
    }

    private static func addWording(to term: inout Term) {
        for feature in term.wording.features where !term.grammar.features.contains(feature) {
            term.grammar.features.append(feature)
            term.grammar.category = term.grammar.category ?? (feature == .pronominal ? .verb : .noun)
        }
    }

    /// What stands in braces after one of several terms is said of those before it, too: `pure; rein {adj}`. Genders
    /// are not shared.
    private static func share(_ terms: inout [Term]) {
        for index in terms.indices where terms[index].grammar.category == nil {
            let giver = terms[index...].first { $0.grammar.category != nil } ?? terms[..<index].last
            guard let giver, let category = giver.grammar.category else { continue }
            terms[index].grammar.category = category
            if category == .verb { terms[index].grammar.features += giver.grammar.features }
        }
    }

    /// German without marks: English tells verbs, capitals tell names.
    private mutating func inferGerman(_ categories: (String) -> Set<LexicalCategory>) {
        guard german.allSatisfy({ $0.grammar.category == nil }) else { return }
        let isVerb = !english.isEmpty && english.allSatisfy(\.wording.isInfinitive)
        let shared = isVerb ? .verb : english.lazy.compactMap(\.grammar.category).first ?? onlyCategory(categories)
        for index in german.indices {
            let isName = german[index].wording.isWord && german[index].wording.headword.first?.isUppercase == true
            german[index].grammar.category = isName ? .noun : shared
        }
    }

    /// The category of the English words if they have but one and a single German word renders them.
    private func onlyCategory(_ categories: (String) -> Set<LexicalCategory>) -> LexicalCategory? {
        guard german.allSatisfy(\.wording.isWord) else { return nil }
        let all = english.reduce(into: Set()) { $0.formUnion(categories($1.wording.headword)) }
        return all.count == 1 ? all.first : nil
    }

    /// English without marks is what the German is, unless that is a verb and this no infinitive.
    private mutating func inferEnglish() {
        let category = german.lazy.compactMap(\.grammar.category).first
        for index in english.indices where english[index].grammar.category == nil {
            if english[index].wording.isInfinitive {
                english[index].grammar.category = .verb
            } else if category != .verb {
                english[index].grammar.category = category
            }
        }
    }
}

/// Comparing the spelling of a word and of what may be its form.
enum GermanSpelling {
    /// Whether a word and what may be its form begin alike: `Haus`, `Häuser`.
    static func areAkin(_ word: String, _ form: String) -> Bool { kinship(word, form) > 0 }

    /// How many bytes two words have in common at their beginnings, umlauts and capitals apart; 0 if that is less than
    /// half of the first one.
    static func kinship(_ word: String, _ form: String) -> Int {
        let first = folded(word)
        let common = zip(first, folded(form)).prefix { $0 == $1 }.count
        return common * 2 >= first.count ? common : 0
    }

    private static func folded(_ word: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(word.utf8.count)
        for byte in word.utf8 {
            switch byte {
            case 0xC3: continue
            case 0xA4, 0x84: bytes.append(UInt8(ascii: "a"))
            case 0xB6, 0x96: bytes.append(UInt8(ascii: "o"))
            case 0xBC, 0x9C: bytes.append(UInt8(ascii: "u"))
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
            default: bytes.append(byte)
            }
        }
        return bytes
    }
}
