package import HeadwordModel

/// The lists of irregular forms (`*.exc`), and what each form expresses.
///
/// The lists give no features; they are told from the shapes of a lemma's forms.
package struct IrregularForms {
    /// The forms.
    package private(set) var forms: [(form: String, lemma: String, features: [GrammaticalFeature])] = []

    /// - Parameter lines: `form lemma [lemma...]`.
    package init(_ lines: [[String]], of part: WordNetPart) {
        let pairs = lines.flatMap { line in line.dropFirst().map { (form: line[0], lemma: $0) } }
        let siblings = Dictionary(grouping: pairs, by: \.lemma).mapValues { $0.map(\.form) }
        for (form, lemma) in pairs where form != lemma {
            let features: [GrammaticalFeature] =
                switch part {
                case .noun: [.plural]
                case .verb: Self.verbFeatures(form, of: lemma, among: siblings[lemma] ?? [])
                case .adjective, .adverb: [form.hasSuffix("st") ? .superlative : .comparative]
                }
            forms.append((form, lemma, features))
        }
    }

    private static let formsOfBe: [String: [GrammaticalFeature]] = [
        "am": [.first, .singular, .present], "are": [.present], "is": [.third, .singular, .present],
        "was": [.past, .singular], "were": [.past], "been": [.pastParticiple], "being": [.presentParticiple],
    ]

    private static func verbFeatures(
        _ form: String,
        of lemma: String,
        among siblings: [String]
    ) -> [GrammaticalFeature] {
        if lemma == "be", let features = formsOfBe[form] { return features }
        if form.hasSuffix("ing") { return [.presentParticiple] }
        if form.hasSuffix("s"), !lemma.hasSuffix("s") { return [.third, .singular, .present] }
        // The participle of these is the lemma itself, which the lists leave out.
        if lemma.hasSuffix("come") || lemma.hasSuffix("run") { return [.past] }
        // swam, swum
        if siblings.contains(replacingVowel("a", by: "u", in: form)) { return [.past] }
        if siblings.contains(replacingVowel("u", by: "a", in: form)) { return [.pastParticiple] }
        // took, taken
        if isParticiple(form), !siblings.allSatisfy(isParticiple) { return [.pastParticiple] }
        if !form.hasSuffix("ed"), siblings.contains(where: isParticiple) { return [.past] }
        return [.past, .pastParticiple]
    }

    private static func isParticiple(_ form: String) -> Bool {
        form.hasSuffix("n") || form.hasSuffix("ne")
    }

    /// The form with its last `vowel` replaced; empty if it has none.
    private static func replacingVowel(_ vowel: Character, by other: Character, in form: String) -> String {
        guard let index = form.lastIndex(of: vowel) else { return "" }
        return form[..<index] + String(other) + form[form.index(after: index)...]
    }
}
