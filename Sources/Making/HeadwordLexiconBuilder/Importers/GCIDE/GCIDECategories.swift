internal import HeadwordModel

/// Infers the lexical category of a head from its definitions, where the abbreviation after it is missing or wrong.
enum GCIDECategories {
    private static let endingsOfAdjectives = ["ic", "ical", "al", "ous", "ar", "ed", "ing", "ent", "ant", "ive", "y"]
    private static let adjectiveBeginnings = [
        "Of or pertaining to", "Pertaining to", "Relating to", "Of, pertaining", "Of or relating to",
    ]
    /// Beginnings that look like those of a noun's definition, although an adjective's may begin with them, too.
    private static let remarks = [
        "A variant", "A term", "A word", "A contraction", "A form", "A modern", "An ep", "An unexplained", "The same",
        "The form", "An initialism", "The comparative", "The superlative", "An abbreviation", "A corrupt",
    ]

    /// Returns the category that the definitions indicate; nil if they agree with the head, or indicate none.
    static func corrected(_ grammar: GCIDEGrammar, word: String, senses: [GCIDESense]) -> LexicalCategory? {
        let definitions = senses.flatMap { [$0] + $0.subsenses }.filter { $0.grammar == nil }
            .map(\.definition).filter { !$0.isEmpty }
        guard let first = definitions.first else { return nil }
        switch grammar.categories {
        case []: return guess(definitions, isForm: !grammar.formFeatures.isEmpty)
        case [.noun] where word.contains("'") && isOfContraction(first): return .contraction
        case [.noun] where !grammar.features.contains(.plural):
            if definitions.allSatisfy(isOfVerb) { return .verb }
            let isAdjective = endingsOfAdjectives.contains(where: word.hasSuffix) && isOfAdjective(first)
            return isAdjective ? .adjective : nil
        case [.adjective], [.verb]:
            let canBeNoun = !endingsOfAdjectives.contains(where: word.hasSuffix) || word.hasSuffix("logy")
            return canBeNoun && definitions.allSatisfy(isOfNoun) ? .noun : nil
        default: return nil
        }
    }

    /// Returns the part of speech that a definition names: `As a conjunction, that retains much of its force`.
    static func grammar(namedBy definition: String) -> GCIDEGrammar? {
        let names: [(beginning: StaticString, abbreviation: String)] = [
            ("As a conjunction, ", "conj."), ("As an adverb, ", "adv."), ("As a preposition, ", "prep."),
        ]
        guard let name = names.first(where: { definition.begins(with: $0.beginning) }) else { return nil }
        var cursor = TextCursor(name.abbreviation)
        return GCIDEGrammar(&cursor)
    }

    private static func guess(_ definitions: [String], isForm: Bool) -> LexicalCategory? {
        if definitions.allSatisfy(isOfVerb) { return .verb }
        if isOfContraction(definitions[0]) { return .contraction }
        if definitions[0].holds("indefinite article") || definitions[0].holds("definite article") {
            return .determiner
        }
        if isOfAdjective(definitions[0]) || definitions[0].hasPrefix("Having ") { return .adjective }
        return isForm ? .verb : nil
    }

    private static func isOfVerb(_ definition: String) -> Bool {
        definition.hasPrefix("To ") && definition.dropFirst(3).first?.isLowercase == true
    }

    private static func isOfContraction(_ definition: String) -> Bool {
        ["contraction", "contrac.", "contr.", "shortening"].contains { definition.prefix(40).lowercased().holds($0) }
    }

    private static func isOfAdjective(_ definition: String) -> Bool {
        adjectiveBeginnings.contains(where: definition.hasPrefix)
    }

    private static func isOfNoun(_ definition: String) -> Bool {
        (definition.hasPrefix("A ") || definition.hasPrefix("An ") || definition.hasPrefix("The "))
            && !remarks.contains(where: definition.hasPrefix) && definition.split(separator: " ").count > 3
            && !definition.holds("; to ")
    }
}

extension GCIDEHead {
    /// Whether the head names forms that only verbs have.
    var isInflectedLikeAVerb: Bool {
        inflections.contains { $0.features.contains(.past) || $0.features.contains(.presentParticiple) }
    }
}

extension GCIDECollocation {
    /// Returns the collocation with its head put before definitions that are only a relative clause:
    /// `{Attraction of gravitation}, which acts at all distances` defines an attraction which acts at all distances.
    func completed(by head: String) -> GCIDECollocation {
        guard phrases.contains(where: { $0.lowercased().contains(head.lowercased()) }) else { return self }
        var collocation = self
        for index in senses.indices {
            let definition = senses[index].definition
            guard ["which ", "whose "].contains(where: definition.hasPrefix) else { continue }
            collocation.senses[index].definition = "\(head) \(definition)"
        }
        return collocation
    }
}
