package import HeadwordModel

/// Inflects English words by rule, corrected by what dictionaries and word lists attest.
package struct EnglishInflector {
    /// Further facts about a noun.
    package struct Traits: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The noun is the name of one thing: `Paris`.
        package static let proper = Self(rawValue: 1 << 0)
        /// The noun is a plural: `trousers`.
        package static let pluralOnly = Self(rawValue: 1 << 1)
    }

    let evidence: InflectionEvidence
    let lists: EnglishLists

    /// Creates an inflector.
    ///
    /// - Throws: ``ImportFailure`` if a closed list is malformed.
    package init(_ evidence: InflectionEvidence) throws {
        self.evidence = evidence
        lists = try EnglishLists()
    }

    /// Returns the inflected forms of a headword; none unless it is a noun, verb, adjective or adverb.
    package func paradigm(
        of word: String,
        _ category: LexicalCategory,
        traits: Traits = []
    ) -> EnglishParadigm {
        switch category {
        case .noun: NounInflection(evidence, lists).paradigm(of: word, traits)
        case .verb: verbParadigm(of: word)
        case .adjective, .adverb:
            EnglishParadigm(forms: forms(AdjectiveInflection(evidence, lists).forms(of: EnglishLemma(word, category))))
        default: EnglishParadigm()
        }
    }

    private func verbParadigm(of verb: String) -> EnglishParadigm {
        if let forms = lists.auxiliaries[verb] { return EnglishParadigm(forms: forms) }
        let compound = CompoundVerb(verb, evidence)
        // `have left`, `be born`
        if let forms = lists.auxiliaries[compound.head] {
            let whole = forms.map { EnglishForm(compound.replacingHead(by: $0.form), $0.features) }
            return EnglishParadigm(forms: whole)
        }
        return EnglishParadigm(forms: forms(VerbInflection(evidence, lists).forms(of: compound)))
    }

    private func forms(_ forms: FormsByKind) -> [EnglishForm] { evidence.withRegions(forms) }
}

extension InflectionEvidence {
    /// Adds the region to which the spelling of a form is limited, if any.
    func withRegions(_ forms: FormsByKind, part: (String) -> String = { $0 }) -> [EnglishForm] {
        forms.flatMap { kind, forms in
            forms.map { form in
                EnglishForm(form, kind.features, regions: spelling(part(form))?.region.map { [$0] } ?? [])
            }
        }
    }
}

extension Array where Element: Hashable {
    /// Returns the elements without duplicates, in their order.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
