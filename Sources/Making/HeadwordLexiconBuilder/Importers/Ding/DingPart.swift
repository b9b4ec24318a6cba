internal import HeadwordModel

/// A part of a line of Ding, with its terms interpreted.
struct DingPart {
    /// A term, with its wording for lookup and its grammar.
    struct Term {
        var term: DingTerm
        var wording: DingWording
        var grammar: DingGrammar
    }

    var german: [Term]
    var english: [Term]

    /// Interprets the terms of a part.
    ///
    /// - Parameter categories: Returns the lexical categories of an English headword; empty if it is not listed.
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

    /// Gives a term without a category that of the next term with one, or else of the term before: `pure; rein {adj}`.
    /// Genders are not shared.
    private static func share(_ terms: inout [Term]) {
        for index in terms.indices where terms[index].grammar.category == nil {
            let giver = terms[index...].first { $0.grammar.category != nil } ?? terms[..<index].last
            guard let giver, let category = giver.grammar.category else { continue }
            terms[index].grammar.category = category
            if category == .verb { terms[index].grammar.features += giver.grammar.features }
        }
    }

    /// Infers the categories of German terms if none has one: noun for capitalised words, otherwise the category of the
    /// English terms.
    private mutating func inferGerman(_ categories: (String) -> Set<LexicalCategory>) {
        guard german.allSatisfy({ $0.grammar.category == nil }) else { return }
        let isVerb = !english.isEmpty && english.allSatisfy(\.wording.isInfinitive)
        let shared = isVerb ? .verb : english.lazy.compactMap(\.grammar.category).first ?? onlyCategory(categories)
        for index in german.indices {
            let isName = german[index].wording.isWord && german[index].wording.headword.first?.isUppercase == true
            german[index].grammar.category = isName ? .noun : shared
        }
    }

    /// Returns the category of the English headwords if they have only one between them and every German term is a
    /// single word.
    private func onlyCategory(_ categories: (String) -> Set<LexicalCategory>) -> LexicalCategory? {
        guard german.allSatisfy(\.wording.isWord) else { return nil }
        let all = english.reduce(into: Set()) { $0.formUnion(categories($1.wording.headword)) }
        return all.count == 1 ? all.first : nil
    }

    /// Gives English terms without marks the category of the German ones, unless that is verb and the English term is
    /// not an infinitive.
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

/// Comparison of the spellings of a word and its possible forms.
enum GermanSpelling {
    /// Whether a word and its possible form begin alike: `Haus`, `Häuser`.
    static func areAkin(_ word: String, _ form: String) -> Bool { kinship(word, form) > 0 }

    /// Returns the number of bytes that two words have in common at their beginnings, ignoring umlauts and case; 0 if
    /// that is less than half of the first word.
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
