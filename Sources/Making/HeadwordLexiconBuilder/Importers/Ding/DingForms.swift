internal import HeadwordModel

/// The inflected German forms among the parts of a line: `Aal {m} | Aale {pl}`, `dichten {vt} | dichtend | gedichtet`.
struct DingForms {
    /// A form of a single word.
    struct Form: Equatable {
        var lemma: String
        var category: LexicalCategory
        var text: String
        var features: [GrammaticalFeature]
    }

    /// The forms, in the order of the line.
    private(set) var forms: [Form] = []
    /// The indices of the parts that hold nothing but forms of an earlier part.
    private(set) var parts: Set<Int> = []

    /// Reads the parts of a line.
    init(_ line: [DingPart]) {
        var index = 1
        var lemma = 0
        while index < line.count {
            let next =
                verbForms(of: line, at: index, lemma: lemma) ?? degrees(of: line, at: index, lemma: lemma)
                ?? plurals(of: line, at: index, lemma: lemma) ?? index
            if next == index {
                lemma = index
                index += 1
            } else {
                parts.formUnion(index..<next)
                index = next
            }
        }
    }

    private mutating func add(_ text: String, of lemma: DingPart.Term, _ features: [GrammaticalFeature]) {
        guard lemma.wording.isWord, let category = lemma.grammar.category, !text.isEmpty,
            !text.utf8.contains(where: { "/….!?(".utf8.contains($0) })
        else { return }
        forms.append(Form(lemma: lemma.wording.headword, category: category, text: text, features: features))
    }
}

// MARK: - Nouns

extension DingForms {
    /// Takes a part that holds plurals, of which at least one belongs to a noun of the lemma's part.
    private mutating func plurals(of line: [DingPart], at index: Int, lemma: Int) -> Int? {
        let plurals = line[index].german
        guard plurals.contains(where: { $0.grammar.features.contains(.plural) }),
            plurals.allSatisfy({ $0.grammar.category == .noun && $0.term.grammar.allSatisfy { $0 == "pl" } })
        else { return nil }
        let singulars = line[lemma].german.filter { !$0.grammar.features.contains(.plural) }
        let pairs = plurals.indices.compactMap { Self.singular(of: plurals, $0, among: singulars) }
        guard !pairs.isEmpty else { return nil }
        for (singular, plural) in pairs { add(plural, of: singular, [.plural]) }
        return index + 1
    }

    /// Returns the noun whose beginning is most like the plural's; on a tie, the one in the same position.
    private static func singular(
        of plurals: [DingPart.Term],
        _ index: Int,
        among singulars: [DingPart.Term]
    ) -> (DingPart.Term, String)? {
        let plural = plurals[index].wording.headword
        let atSamePlace = plurals.count == singulars.count ? [singulars[index]] : []
        var best: (noun: DingPart.Term, kinship: Int)?
        for noun in atSamePlace + singulars {
            let kinship = GermanSpelling.kinship(noun.wording.headword, plural)
            if kinship > best?.kinship ?? 0 { best = (noun, kinship) }
        }
        return best.map { ($0.noun, plural) }
    }
}

// MARK: - Adjectives

extension DingForms {
    /// Takes a comparative and the superlative that follows it: `rückständiger | am rückständigsten`.
    private mutating func degrees(of line: [DingPart], at index: Int, lemma: Int) -> Int? {
        let adjectives = line[lemma].german.filter {
            $0.grammar.category == .adjective || $0.grammar.category == .adverb
        }
        let comparatives = line[index].german
        guard adjectives.count == comparatives.count, !adjectives.isEmpty, index + 1 < line.count,
            zip(adjectives, comparatives).allSatisfy({ Self.isComparative($1.term.text, of: $0.wording.headword) })
        else { return nil }
        let superlatives = line[index + 1].german
        guard superlatives.count == adjectives.count, superlatives.allSatisfy({ $0.term.text.hasPrefix("am ") })
        else { return nil }
        for place in adjectives.indices {
            add(comparatives[place].term.text, of: adjectives[place], [.comparative])
            add(superlatives[place].term.text, of: adjectives[place], [.superlative])
        }
        return index + 2
    }

    private static func isComparative(_ text: String, of adjective: String) -> Bool {
        text.hasSuffix("er") && GermanSpelling.areAkin(adjective, text)
    }
}

// MARK: - Verbs

extension DingForms {
    /// Takes the participles and the finite forms that follow a verb.
    private mutating func verbForms(of line: [DingPart], at index: Int, lemma: Int) -> Int? {
        let verbs = line[lemma].german
        guard index == lemma + 1, verbs.contains(where: { $0.grammar.category == .verb }),
            line[index].german.contains(where: { Self.isPresentParticiple($0.term.text) })
        else { return nil }
        take(line[index], of: verbs, [.presentParticiple])
        guard index + 1 < line.count, !Self.isSentence(line[index + 1]) else { return index + 1 }
        take(line[index + 1], of: verbs, [.pastParticiple])
        return finiteForms(of: line, at: index + 2, verbs)
    }

    /// Takes finite forms and returns the index at which they end.
    private mutating func finiteForms(of line: [DingPart], at start: Int, _ verbs: [DingPart.Term]) -> Int {
        var index = start
        var persons = FinitePersons()
        while index < line.count, let features = persons.features(of: line[index]) {
            if !features.isEmpty { take(line[index], of: verbs, features) }
            index += 1
        }
        return index
    }

    private mutating func take(_ part: DingPart, of verbs: [DingPart.Term], _ features: [GrammaticalFeature]) {
        let forms = part.german
        guard forms.count == verbs.count else { return }
        for (form, verb) in zip(forms, verbs) {
            let text = Self.withoutPronouns(form.term.text)
            if Self.isPlausible(text, of: verb.wording.headword, features) { add(text, of: verb, features) }
        }
    }

    private static func withoutPronouns(_ text: String) -> String {
        let words = text.split(separator: " ").drop { $0 == "ich" || $0 == "du" || $0.hasSuffix("er/sie") }
        return words.filter { $0 != "sich" && $0 != "mich" && $0 != "dich" }.joined(separator: " ")
    }

    /// Whether a text may be a form of the verb. Forms are not always listed in the order of their verbs.
    private static func isPlausible(_ text: String, of verb: String, _ features: [GrammaticalFeature]) -> Bool {
        let words = text.split(separator: " ")
        switch features {
        case [.presentParticiple]:
            return text == verb + "d" || (text.hasSuffix("nd") && GermanSpelling.areAkin(verb, text))
        case [.pastParticiple]: return words.count == 1
        default: return words.count <= 2 && (verb == "sein" || isFinite(words, of: verb))
        }
    }

    /// Whether the words may be a finite form of the verb, whose separable prefix comes last: `näht zu`.
    private static func isFinite(_ words: [Substring], of verb: String) -> Bool {
        guard let form = words.first else { return false }
        let prefix = words.dropFirst().first ?? ""
        return verb.hasPrefix(prefix) && verb.dropFirst(prefix.count).first == form.first
    }

    private static func isPresentParticiple(_ text: String) -> Bool {
        text.hasSuffix("nd") && text.utf8.first.map { $0 >= UInt8(ascii: "a") } == true
    }

    private static func isSentence(_ part: DingPart) -> Bool {
        part.german.contains { ".!?".utf8.contains($0.term.text.utf8.last ?? 0) }
            || part.english.contains { $0.wording.isInfinitive }
    }
}

/// A recogniser of finite forms, by their pronouns or, where there are none, by their position.
private struct FinitePersons {
    private var isPastTaken = false
    private var isPresentTaken = false

    /// Returns the features that the forms of a part express: none for compound tenses, nil if they are not finite
    /// forms.
    mutating func features(of part: DingPart) -> [GrammaticalFeature]? {
        guard let german = part.german.first?.term.text, let english = part.english.first?.term.text else { return nil }
        if german.hasPrefix("er/sie ") { return thirdPerson(german) }
        if german.hasPrefix("ich/er/sie ") { return past() }
        if german.hasPrefix("ich "), english.hasPrefix("I "), wordCount(of: german) <= 3 {
            return [.first, .singular, .present]
        }
        if german.hasPrefix("du "), english.hasPrefix("you "), wordCount(of: german) <= 3 {
            return [.second, .singular, .present]
        }
        return bareForm(german, english)
    }

    private mutating func thirdPerson(_ german: String) -> [GrammaticalFeature] {
        let isCompound = ["hat/hatte", "ist/war", "hat", "ist", "wird"].contains { german.hasPrefix("er/sie \($0) ") }
        isPresentTaken = true
        return isCompound ? [] : [.third, .singular, .present]
    }

    /// The past comes before the subjunctive: `ich/er/sie sah | ich/er/sie sähe`.
    private mutating func past() -> [GrammaticalFeature] {
        defer { isPastTaken = true }
        return isPastTaken ? [.subjunctive] : [.past]
    }

    /// Returns the features of forms without pronouns: `nimmt wahr | nahm wahr :: descries | descried`.
    private mutating func bareForm(_ german: String, _ english: String) -> [GrammaticalFeature]? {
        let isForm = wordCount(of: german) <= 2 && german.utf8.first.map { $0 >= UInt8(ascii: "a") } == true
        guard isForm, german == german.lowercased() else { return nil }
        if !isPresentTaken, !isPastTaken {
            guard german.hasSuffix("t") || wordCount(of: german) == 2, isThirdPerson(english) else { return nil }
            isPresentTaken = true
            return [.third, .singular, .present]
        }
        guard isPresentTaken, !isPastTaken, !english.hasPrefix("to ") else { return nil }
        isPastTaken = true
        return [.past]
    }

    private func isThirdPerson(_ english: String) -> Bool {
        english.split(separator: " ").first?.utf8.last == UInt8(ascii: "s")
    }

    private func wordCount(of text: String) -> Int { text.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: " ") ? 1 : 0) } }
}
