internal import HeadwordModel

/// A compound noun, split into the noun that is inflected and the text around it: `mother-in-law`, `ice cream`.
struct CompoundNoun {
    let before: String
    let head: String
    let after: String

    init(_ noun: String, _ evidence: InflectionEvidence, _ lists: EnglishLists) {
        let separator: Character = noun.contains(" ") ? " " : "-"
        let parts = noun.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1 else {
            (before, head, after) = ("", noun, "")
            return
        }
        let index = Self.indexOfHead(parts, separator, evidence, lists)
        let glue = String(separator)
        before = parts[..<index].map { $0 + glue }.joined()
        head = parts[index]
        after = parts[(index + 1)...].map { glue + $0 }.joined()
    }

    /// Returns the whole noun with another form of its head.
    func replacingHead(by form: String) -> String { before + form + after }

    private static func indexOfHead(
        _ parts: [String],
        _ separator: Character,
        _ evidence: InflectionEvidence,
        _ lists: EnglishLists
    ) -> Int {
        let last = parts.count - 1
        if let link = parts.dropFirst().dropLast().firstIndex(where: lists.links.contains) {
            // `coat of arms`; but `merry-go-round`, `jack-in-the-box`
            let isLinked = separator == " " || !parts.contains("the")
            return isLinked && evidence.isLemma(parts[link - 1], .noun) ? link - 1 : last
        }
        // `passer-by`, `hanger-on`; but `sit-in`
        if parts.count == 2, particles.contains(parts[1]) {
            return parts[0].hasSuffix("er") || parts[0].hasSuffix("ing") ? 0 : 1
        }
        if let exceptions = lists.postpositives[parts[last]], parts.count > 1 {
            let noun = parts[last - 1].lowercased()
            return exceptions.contains(noun) || !evidence.isLemma(noun, .noun) ? last : last - 1
        }
        return last
    }

    private static let particles: Set<String> = [
        "about", "around", "away", "by", "down", "in", "off", "on", "out", "over", "through", "to", "under", "up",
    ]
}

/// Inflects nouns.
struct NounInflection {
    private let evidence: InflectionEvidence
    private let lists: EnglishLists

    init(_ evidence: InflectionEvidence, _ lists: EnglishLists) {
        self.evidence = evidence
        self.lists = lists
    }

    /// Returns the plurals of a noun of one or more words.
    func paradigm(of noun: String, _ traits: EnglishInflector.Traits) -> EnglishParadigm {
        let compound = CompoundNoun(noun, evidence, lists)
        let isCompound = compound.head != noun
        let whole = statedPlurals(of: noun)
        if !whole.isEmpty, isCompound { return paradigm([(.plural, evidence.ranked(whole, as: .plural))]) }
        if isPluralOnly(compound.head, traits) {
            return EnglishParadigm(forms: [EnglishForm(noun, [.plural])], number: .pluralOnly)
        }
        guard !isSpecies(noun), !isName(compound, isCompound: isCompound, traits) else {
            return EnglishParadigm(number: .singularOnly)
        }
        let plurals = plurals(of: compound.head, isCompound: isCompound)
        guard !plurals.isEmpty else { return EnglishParadigm(number: .singularOnly) }
        let forms = evidence.withRegions([(.plural, plurals)])
        return EnglishParadigm(
            forms: forms.map { EnglishForm(compound.replacingHead(by: $0.form), $0.features, regions: $0.regions) },
            number: .singularAndPlural
        )
    }

    private func paradigm(_ forms: FormsByKind) -> EnglishParadigm {
        EnglishParadigm(forms: evidence.withRegions(forms), number: .singularAndPlural)
    }

    // MARK: - Nouns without a singular or a plural

    /// Whether a noun is used only in the plural: `trousers`, for which nobody writes `trouserses`; `data`.
    private func isPluralOnly(_ head: String, _ traits: EnglishInflector.Traits) -> Bool {
        if traits.contains(.pluralOnly) { return true }
        guard head.count > 3, !traits.contains(.proper), head.first?.isLowercase == true,
            lists.unchangedPlurals(of: head, regular: "") == nil, statedPlurals(of: head).isEmpty
        else { return false }
        let regular = RegularSpelling(head).withS
        guard !regular.contains(where: { evidence.isUsual($0, upTo: 80) }) else { return false }
        return isMetAsPlural(head) || looksPlural(head)
    }

    /// Whether tagged text has the noun mostly as a plural: `scissors`, `data`.
    private func isMetAsPlural(_ noun: String) -> Bool {
        let counts = evidence.tagCounts(noun)
        return (counts[.plural] ?? 0) > (counts[.noun] ?? 0)
    }

    private func looksPlural(_ noun: String) -> Bool {
        guard noun.hasSuffix("s"), !["ss", "us", "is", "os"].contains(where: noun.hasSuffix) else { return false }
        return isPlural(noun)
    }

    /// Whether the word looks like a regular plural of a noun.
    private func isPlural(_ word: String) -> Bool {
        // `genetics`, although some treat it as a singular
        if word.hasSuffix("ics") { return true }
        let stem = String(word.dropLast())
        if evidence.isLemma(stem, .noun) || evidence.isLemma(stem, .verb) { return true }
        if word.hasSuffix("ies") { return evidence.isLemma(word.dropLast(3) + "y", .noun) }
        if word.hasSuffix("pants") || word.hasSuffix("trousers") { return true }
        return word.hasSuffix("es") && evidence.isLemma(String(word.dropLast(2)), .noun)
    }

    /// Whether a noun is a name without a plural. Names of one thing have a plural only if one is in use: `Smiths`,
    /// `Americans`.
    private func isName(_ compound: CompoundNoun, isCompound: Bool, _ traits: EnglishInflector.Traits) -> Bool {
        if traits.contains(.proper), isCompound { return true }
        guard traits.contains(.proper) || compound.head.first?.isUppercase == true else { return false }
        if !traits.contains(.proper), lists.unchangedPlurals(of: compound.head, regular: "") != nil { return false }
        if Self.ranks.contains(where: compound.before.hasPrefix) { return true }
        // `Academy Award`
        if isCompound, evidence.isLemma(compound.head.lowercased(), .noun) { return false }
        let plurals = RegularSpelling(compound.head).withS + statedPlurals(of: compound.head)
        return !plurals.contains { evidence.spelling($0) != nil }
    }

    /// Whether a noun is the name of a species: a known genus and a word that is not an English noun. `Grevillea
    /// robusta` is one, `Dahlia garden` is not.
    private func isSpecies(_ noun: String) -> Bool {
        let words = noun.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, words[0].first?.isUppercase == true, words[1].first?.isLowercase == true,
            let epithet = noun.split(separator: " ").last
        else { return false }
        return evidence.isLemma("genus " + words[0], .noun) && !evidence.isLemma(String(epithet), .noun)
    }

    /// The words with which names of taxonomic groups begin.
    private static let ranks = ["genus ", "family ", "order ", "class ", "phylum ", "division ", "tribe "].flatMap {
        [$0, "sub" + $0, "super" + $0]
    }

    // MARK: - Plurals

    private func plurals(of noun: String, isCompound: Bool) -> [String] {
        let spelling = RegularSpelling(noun, pronunciations: evidence.pronunciations(noun))
        let regular = evidence.chosen(spelling.withS, as: .plural)
        if let unchanged = lists.unchangedPlurals(of: noun, regular: regular.first ?? noun) { return unchanged }
        let irregular = attested(
            (statedPlurals(of: noun) + foldedPlurals(of: noun) + learnedPlurals(of: noun)).uniqued()
        )
        guard irregular.isEmpty else {
            return evidence.ranked(
                (irregular + regular.filter { isUsedBesideIrregular($0, of: noun) }).uniqued(),
                as: .plural
            )
        }
        return isMass(noun, plurals: regular, isCompound: isCompound) ? [] : regular
    }

    /// Returns those irregular plurals that are attested; all if none is.
    private func attested(_ plurals: [String]) -> [String] {
        let attested = plurals.filter { evidence.spelling($0) != nil }
        return attested.isEmpty ? plurals : attested
    }

    /// Whether a regular plural is used alongside an irregular one: `indexes` and `indices`. But `mans` is a form of a
    /// verb.
    private func isUsedBesideIrregular(_ plural: String, of noun: String) -> Bool {
        if evidence.count(plural, .plural) > 0 { return true }
        return evidence.isListed(plural, upTo: 70) && !Self.endings.contains { noun.hasSuffix($0.0) }
    }

    /// Returns the plurals that dictionaries give.
    private func statedPlurals(of noun: String) -> [String] {
        let lemma = EnglishLemma(noun, .noun)
        let stated = (evidence.statedForms[lemma] ?? []).filter { $0.kind == .plural && isCredible($0.form, of: noun) }
        // `crying` is not a plural of `cry`, though it is listed as an irregular form.
        let listed = (evidence.irregularForms[lemma] ?? []).filter { !$0.hasSuffix("ing") && !$0.hasSuffix("ings") }
        return listed + stated.map(\.form)
    }

    private func isCredible(_ plural: String, of noun: String) -> Bool {
        // Misprints give `diocese` as the plural of `diocese`, and `e` as that of `medium`.
        plural != noun && plural.first == noun.first && !plural.hasSuffix("ing") && evidence.isUsual(plural, upTo: 70)
    }

    /// Returns the plurals of the hyphenated spelling without their hyphens: `passersby`, because there is
    /// `passers-by`.
    private func foldedPlurals(of noun: String) -> [String] {
        guard noun.hasSuffix("by") else { return [] }
        let hyphenated = noun.dropLast(2) + "-by"
        return (evidence.irregularForms[EnglishLemma(String(hyphenated), .noun)] ?? []).map { plural in
            String(plural.filter { $0 != "-" })
        }
    }

    /// Returns the plural formed like that of the noun's last part: `schoolchildren`, `crises`, `postmen`.
    private func learnedPlurals(of noun: String) -> [String] {
        for (ending, plural) in Self.endings where noun.hasSuffix(ending) && noun.count > ending.count {
            let candidate = String(noun.dropLast(ending.count)) + plural
            let regular = RegularSpelling(noun).withS[0]
            if evidence.isUsual(candidate, upTo: 95) || evidence.spelling(regular) == nil { return [candidate] }
        }
        return []
    }

    private static let endings = [
        ("man", "men"), ("child", "children"), ("tooth", "teeth"), ("foot", "feet"), ("mouse", "mice"),
        ("louse", "lice"), ("goose", "geese"), ("person", "people"), ("wife", "wives"), ("life", "lives"),
        ("knife", "knives"),
        ("shelf", "shelves"), ("wolf", "wolves"), ("leaf", "leaves"), ("loaf", "loaves"), ("thief", "thieves"),
        ("sis", "ses"),
    ]

    /// Whether a noun is a mass noun with no plural in use: `rice`.
    private func isMass(_ noun: String, plurals: [String], isCompound: Bool) -> Bool {
        if plurals.contains(where: { evidence.count($0, .plural) > 0 }) { return false }
        if evidence.isMassNoun(noun), !evidence.isCountNoun(noun) {
            // `newses`
            let isLikePlural = noun.hasSuffix("s") && !noun.hasSuffix("ss")
            return !plurals.contains { evidence.isUsual($0, upTo: isLikePlural ? 50 : 80) }
        }
        // An abstract noun whose plural is not even in the largest list.
        return !isCompound && evidence.isUsual(noun, upTo: 70) && Self.abstractEndings.contains(where: noun.hasSuffix)
            && !plurals.contains { evidence.spelling($0) != nil }
    }

    private static let abstractEndings = ["ness", "ism", "ics", "ity", "hood", "ship", "ance", "ence", "cy", "ing"]
}
