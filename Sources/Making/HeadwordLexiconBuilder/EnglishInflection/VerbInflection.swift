internal import HeadwordModel

/// A verb of several words, split into the verb that is inflected and the text around it: `look up`, `spoon-feed`.
struct CompoundVerb {
    let before: String
    let head: String
    let after: String

    init(_ verb: String, _ evidence: InflectionEvidence) {
        let separator: Character = verb.contains(" ") ? " " : "-"
        let parts = verb.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1, let first = parts.first, let last = parts.last else {
            (before, head, after) = ("", verb, "")
            return
        }
        let isFirst: (String) -> Bool = { evidence.isLemma($0, .verb) }
        let isHeadFirst: Bool
        if separator == " " {
            // `look up`, `take care`; but `test drive`, which is a noun too
            isHeadFirst = !isFirst(last) || isFirst(first) && !evidence.isLemma(verb, .noun)
        } else {
            isHeadFirst = !isFirst(last) && isFirst(first)
        }
        if isHeadFirst {
            (before, head, after) = ("", first, String(verb.dropFirst(first.count)))
        } else {
            (before, head, after) = (String(verb.dropLast(last.count)), last, "")
        }
    }

    /// Returns the whole verb with another form of its head.
    func replacingHead(by form: String) -> String { before + form + after }
}

/// Inflects verbs.
struct VerbInflection {
    private let evidence: InflectionEvidence
    private let lists: EnglishLists

    init(_ evidence: InflectionEvidence, _ lists: EnglishLists) {
        self.evidence = evidence
        self.lists = lists
    }

    /// Returns the forms of a verb of one or more words.
    func forms(of compound: CompoundVerb) -> FormsByKind {
        forms(of: compound.head).map { kind, forms in (kind, forms.map(compound.replacingHead)) }
    }

    private func forms(of verb: String) -> FormsByKind {
        let spelling = RegularSpelling(verb, pronunciations: evidence.pronunciations(verb))
        let irregular = irregularForms(of: verb)
        let endings = irregular.filter { $0.hasSuffix("ing") && !verb.hasSuffix("ing") }
        let listed = irregular.filter(spelling.withED.contains)
        let pasts = pasts(of: verb, regular: attested((listed + spelling.withED).uniqued(), as: .past))
        return [
            (.thirdPerson, attested(spelling.withS, as: .thirdPerson)),
            (.past, pasts.past),
            (.pastParticiple, pasts.participle),
            (.presentParticiple, presentParticiples(of: verb, spelling.withING, irregular: endings)),
        ]
    }

    private func attested(_ candidates: [String], as kind: EnglishInflectionKind) -> [String] {
        evidence.chosen(candidates, as: kind)
    }

    private func irregularForms(of verb: String) -> [String] {
        evidence.irregularForms[EnglishLemma(verb, .verb)] ?? []
    }

    private func presentParticiples(of verb: String, _ regular: [String], irregular: [String]) -> [String] {
        // `singeing`, because `singing` belongs to another verb.
        if verb.hasSuffix("nge"), let kept = regular.last, evidence.spelling(kept) != nil,
            evidence.isLemma(String(verb.dropLast()), .verb)
        {
            return [kept]
        }
        return evidence.chosen((irregular.filter(regular.contains) + regular).uniqued(), as: .presentParticiple)
    }

    // MARK: - Past and past participle

    private typealias Pasts = (past: [String], participle: [String])

    private func pasts(of verb: String, regular: [String]) -> Pasts {
        guard let irregular = knownPasts(of: verb, regular: regular) else {
            return (regular, evidence.ranked(regular, as: .pastParticiple))
        }
        let alsoRegular = regular.filter { isUsedBesideIrregular($0, of: verb) }
        let past = irregular.past.isEmpty ? regular : irregular.past + alsoRegular
        let participle = irregular.participle.isEmpty ? regular : irregular.participle + alsoRegular
        return (ranked(past, .past, of: verb), ranked(participle, .pastParticiple, of: verb))
    }

    /// Returns the irregular forms known for the verb itself, completed by inherited ones.
    private func knownPasts(of verb: String, regular: [String]) -> Pasts? {
        guard let own = irregularPasts(of: verb, regular: regular) else {
            return inheritedPasts(of: verb, regular: regular)
        }
        let isComplete = !own.past.isEmpty && own.past != own.participle
        guard !isComplete, let inherited = inheritedPasts(of: verb, regular: regular) else { return own }
        // `browbeat` has only `browbeaten` of its own, `redraw` only `redrew`.
        if own.past.isEmpty { return (inherited.past, own.participle) }
        return inherited.past == own.past ? inherited : own
    }

    /// Sorts forms, the best first. Verbs in the closed list keep its order.
    private func ranked(_ forms: [String], _ kind: EnglishInflectionKind, of verb: String) -> [String] {
        guard lists.unchangedPasts[verb] == nil else { return forms.uniqued() }
        // Dictionaries give the better past first: `gilded`, `gilt`.
        let stated = (evidence.statedForms[EnglishLemma(verb, .verb)] ?? []).filter { $0.kind == kind && kind == .past }
        let ranked = evidence.ranked((stated.map(\.form).filter(forms.contains) + forms).uniqued(), as: kind)
        guard let first = ranked.first, evidence.count(first, kind) < 5 else { return ranked }
        let better = ranked.filter { form in
            // `sank` rather than `sunk`
            kind == .past
                ? !hasShapeOfParticiple(form, among: forms) : isBetterParticiple(form, than: first, among: forms)
        }
        return (better + ranked).uniqued()
    }

    /// Whether a form is a better participle than the first one: `mown` rather than `mowed`, `trodden` rather than
    /// `trod`; but `beheld` rather than `beholden`.
    private func isBetterParticiple(_ form: String, than first: String, among forms: [String]) -> Bool {
        guard hasShapeOfParticiple(form, among: forms), let size = evidence.spelling(form)?.size else { return false }
        if first.hasSuffix("ed") { return size <= 60 }
        return evidence.count(first, .pastParticiple) == 0 && size <= evidence.spelling(first)?.size ?? .max
    }

    /// Whether a regular form is used alongside an irregular one: `dreamed` and `dreamt`; but `seed` is not a form of
    /// `see`.
    private func isUsedBesideIrregular(_ form: String, of verb: String) -> Bool {
        // `singed` is a form of `singe`.
        if !verb.hasSuffix("e"), evidence.isLemma(String(form.dropLast()), .verb) { return false }
        if evidence.count(form, .past) + evidence.count(form, .pastParticiple) > 0 { return true }
        let stated = evidence.statedForms[EnglishLemma(verb, .verb)] ?? []
        if stated.contains(where: { $0.form == form }) { return true }
        return evidence.isListed(form, upTo: 60) && !evidence.isLemma(form, .noun) && !evidence.isLemma(form, .verb)
    }

    private func irregularPasts(of verb: String, regular: [String]) -> Pasts? {
        if let listed = lists.unchangedPasts[verb] {
            let isRegular = listed.past + listed.participle
            return isRegular.isEmpty ? nil : (listed.past, listed.participle)
        }
        let stated = (evidence.statedForms[EnglishLemma(verb, .verb)] ?? []).filter { isCredible($0, of: verb) }
        let listed = irregularForms(of: verb).filter {
            !$0.hasSuffix("ing") && !($0.hasSuffix("s") && $0.hasPrefix(verb))
        }
        let forms = (listed + stated.map(\.form)).uniqued().filter {
            !isRegularPast($0, of: verb) && !regular.contains($0)
        }
        guard !forms.isEmpty else { return nil }
        return split(forms, stated: stated)
    }

    private func isCredible(_ stated: StatedForm, of verb: String) -> Bool {
        guard stated.kind == .past || stated.kind == .pastParticiple, stated.form.first == verb.first,
            !["ing", "er", "es"].contains(where: stated.form.hasSuffix)
        else { return false }
        // Misprints: `appealed` as a form of `appease`.
        if stated.form.hasSuffix("ed"), !RegularSpelling(verb).withED.contains(stated.form) { return false }
        if irregularForms(of: verb).contains(stated.form) { return true }
        // Old forms that are now other words: `sod`, once a form of `seethe`.
        let isOtherWord = evidence.isLemma(stated.form, .verb) || evidence.isIrregularForm(stated.form, .verb)
        return stated.form != verb && !isOtherWord && evidence.isListed(stated.form, upTo: 60)
    }

    /// Whether a form is regular. Lists of irregular forms also contain regular ones: `abetted`.
    private func isRegularPast(_ form: String, of verb: String) -> Bool {
        guard form.hasSuffix("ed"), let first = verb.first, form.first == first else { return false }
        return RegularSpelling(verb).withED.contains(form)
    }

    /// Separates pasts from participles. Either list may be empty, in which case those forms are regular.
    private func split(_ forms: [String], stated: [StatedForm]) -> Pasts {
        var past: [String] = []
        var participle: [String] = []
        for form in forms {
            let isParticipleToo = isParticiple(form, among: forms, stated: stated)
            if isPast(form, among: forms, stated: stated) || !isParticipleToo { past.append(form) }
            if isParticipleToo { participle.append(form) }
        }
        return (past, participle.isEmpty ? past : participle)
    }

    private func isPast(_ form: String, among forms: [String], stated: [StatedForm]) -> Bool {
        if isSurelyParticiple(form) { return false }
        if evidence.count(form, .past) > 0 || stated.contains(StatedForm(.past, form)) { return true }
        return !hasShapeOfParticiple(form, among: forms)
    }

    private func isParticiple(_ form: String, among forms: [String], stated: [StatedForm]) -> Bool {
        if hasShapeOfParticiple(form, among: forms) || stated.contains(StatedForm(.pastParticiple, form)) {
            return true
        }
        // A few tags are wrong.
        let (pasts, participles) = (evidence.count(form, .past), evidence.count(form, .pastParticiple))
        if participles * 20 > pasts { return true }
        return !forms.contains { hasShapeOfParticiple($0, among: forms) }
    }

    /// Whether a form can only be a participle: `taken`, `born`. No past has these endings.
    private func isSurelyParticiple(_ form: String) -> Bool {
        ["en", "wn", "rn", "lain"].contains(where: form.hasSuffix)
    }

    /// Whether a form looks like a participle: `taken`, `done`; `swum` if there is also `swam`.
    private func hasShapeOfParticiple(_ form: String, among forms: [String]) -> Bool {
        if isSurelyParticiple(form) || ["rne", "gone", "done"].contains(where: form.hasSuffix) { return true }
        guard let vowel = form.lastIndex(of: "u") else { return false }
        return forms.contains(form[..<vowel] + "a" + form[form.index(after: vowel)...])
    }

    // MARK: - Verbs derived from verbs

    /// Returns the pasts of the verb that this one is derived from: `rewrite` is inflected like `write`; `babysit` like
    /// `sit`, if that is attested.
    private func inheritedPasts(of verb: String, regular: [String]) -> Pasts? {
        guard evidence.hasWordLists, let regularForm = regular.first else { return nil }
        for prefix in lists.verbPrefixes where verb.hasPrefix(prefix) && verb.count > prefix.count + 1 {
            let base = String(verb.dropFirst(prefix.count)).trimmingHyphen
            guard let pasts = simplePasts(of: base) else { continue }
            let inherited = prefixed(String(verb.dropLast(base.count)), base, pasts, insteadOf: regularForm)
            if isLikelier(inherited.past, than: regularForm, of: verb) { return inherited }
        }
        for length in stride(from: verb.count - 3, to: 1, by: -1) {
            let base = String(verb.suffix(length))
            guard let pasts = simplePasts(of: base) else { continue }
            let inherited = prefixed(String(verb.dropLast(base.count)), base, pasts, insteadOf: regularForm)
            let isAttested = inherited.past.contains { evidence.spelling($0) != nil }
            if isAttested, isLikelier(inherited.past, than: regularForm, of: verb) { return inherited }
        }
        return nil
    }

    /// Whether inherited forms are more widely used than the regular one, as `rewrote` is; but not for `behaved`,
    /// `breaded`.
    private func isLikelier(_ inherited: [String], than regular: String, of verb: String) -> Bool {
        guard let rarity = evidence.spelling(regular)?.size else { return true }
        return inherited.contains { form in
            let size = evidence.spelling(form)?.size ?? .max
            // A verb's being common says little about a past that is spelled the same.
            return form == verb ? rarity >= 80 && size <= 60 : size <= rarity
        }
    }

    private func simplePasts(of verb: String) -> Pasts? {
        guard evidence.isLemma(verb, .verb) else { return nil }
        let regular = attested(RegularSpelling(verb, pronunciations: evidence.pronunciations(verb)).withED, as: .past)
        guard var pasts = irregularPasts(of: verb, regular: regular) else { return nil }
        if pasts.participle.isEmpty { pasts.participle = regular }
        if pasts.past.isEmpty { pasts.past = regular }
        return (evidence.ranked(pasts.past, as: .past), evidence.ranked(pasts.participle, as: .pastParticiple))
    }

    /// Returns the pasts of a base verb with a prefix. Forms that equal the verb are left out if a regular one is in
    /// use: `benefit`.
    private func prefixed(_ prefix: String, _ base: String, _ pasts: Pasts, insteadOf regular: String) -> Pasts {
        let keepsUnchanged = !evidence.isListed(regular, upTo: 70)
        let forms = { (bases: [String]) in
            attestedOnly(bases.filter { keepsUnchanged || $0 != base }.map { prefix + $0 })
        }
        return (forms(pasts.past), forms(pasts.participle))
    }

    /// Returns those inherited forms that are attested; the first if none is.
    private func attestedOnly(_ forms: [String]) -> [String] {
        let attested = forms.filter { evidence.spelling($0) != nil }
        return attested.isEmpty ? Array(forms.prefix(1)) : attested
    }
}

extension String {
    fileprivate var trimmingHyphen: String { hasPrefix("-") ? String(dropFirst()) : self }
}
