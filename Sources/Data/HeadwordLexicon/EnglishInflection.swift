internal import HeadwordModel

/// Regular English inflection in reverse: from a form to the lemmas that it may belong to.
///
/// These are the detachment rules of WordNet's `morphy` (morphy(7WN)); irregular forms are in the lexicon's tables.
package enum EnglishInflection {
    private struct Rule {
        var ending: String
        var replacement: String
        var category: LexicalCategory
        var features: [GrammaticalFeature]

        init(
            _ ending: String,
            _ replacement: String,
            _ category: LexicalCategory,
            _ features: GrammaticalFeature...
        ) {
            self.ending = ending
            self.replacement = replacement
            self.category = category
            self.features = features
        }
    }

    private static let rules = [
        Rule("s", "", .noun, .plural),
        Rule("ses", "s", .noun, .plural),
        Rule("xes", "x", .noun, .plural),
        Rule("zes", "z", .noun, .plural),
        Rule("ches", "ch", .noun, .plural),
        Rule("shes", "sh", .noun, .plural),
        Rule("men", "man", .noun, .plural),
        Rule("ies", "y", .noun, .plural),
        Rule("s", "", .verb, .third, .singular, .present),
        Rule("ies", "y", .verb, .third, .singular, .present),
        Rule("es", "e", .verb, .third, .singular, .present),
        Rule("es", "", .verb, .third, .singular, .present),
        Rule("ed", "e", .verb, .past, .pastParticiple),
        Rule("ed", "", .verb, .past, .pastParticiple),
        Rule("ing", "e", .verb, .presentParticiple),
        Rule("ing", "", .verb, .presentParticiple),
        Rule("er", "", .adjective, .comparative),
        Rule("est", "", .adjective, .superlative),
        Rule("er", "e", .adjective, .comparative),
        Rule("est", "e", .adjective, .superlative),
    ]

    /// The rules by the last letters of their endings.
    private static let rulesByLetter = Dictionary(grouping: rules) { $0.ending.utf8.last }

    /// Returns the analyses of a lowercase form that the rules allow, whether or not the lemmas exist.
    package static func regularAnalyses(of form: String) -> [Analysis] {
        guard let last = form.utf8.last, let rules = rulesByLetter[last] else { return [] }
        return rules.compactMap { rule in
            // Comparing bytes, not characters, takes a tenth of the time; all endings are in ASCII.
            guard form.utf8.suffix(rule.ending.utf8.count).elementsEqual(rule.ending.utf8),
                form.count > rule.ending.count + 1
            else { return nil }
            // `glass` is not a plural.
            if rule.ending == "s", form.hasSuffix("ss") { return nil }
            let lemma = form.dropLast(rule.ending.count) + rule.replacement
            return Analysis(lemma: String(lemma), category: rule.category, features: rule.features)
        }
    }
}
