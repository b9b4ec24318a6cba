/// The form of a word that usually follows another one in English.
enum ExpectedForm: Sendable {
    /// The infinitive: after `to` and modal verbs.
    case base
    /// The present participle, or else the past participle: after forms of `be`.
    case participle
    /// The past participle: after forms of `have`.
    case pastParticiple
    /// The plural: after `these` and numbers.
    case plural
    /// The singular: after `a` and `this`.
    case singular

    private static let byWord: [String: ExpectedForm] = {
        var forms: [String: ExpectedForm] = [:]
        let words: [(ExpectedForm, String)] = [
            (
                .base,
                "to will would can could shall should may might must cannot let lets don't doesn't didn't won't can't"
            ),
            (.participle, "am is are was were be been being isn't aren't wasn't weren't"),
            (.pastParticiple, "have has had having hasn't haven't hadn't"),
            (.plural, "these those many several few both two three four five six seven eight nine ten various"),
            (.singular, "a an this each every another"),
        ]
        for (form, list) in words {
            for word in list.split(separator: " ") { forms[String(word)] = form }
        }
        return forms
    }()

    /// Nil if any form may follow.
    init?(after word: String?) {
        guard let word, let form = Self.byWord[word.replacing("’", with: "'")] else { return nil }
        self = form
    }

    /// Whether a form of a headword is probably what is expected, as far as its ending tells.
    func fits(_ form: String, of headword: String) -> Bool {
        switch self {
        case .base: form == headword && !form.hasSuffix("ed") && !form.hasSuffix("ing")
        case .singular: form == headword
        case .participle: form.hasSuffix("ing") && form != headword
        case .pastParticiple: form != headword && !form.hasSuffix("ing") && !form.hasSuffix("s")
        case .plural: form != headword && form.hasSuffix("s")
        }
    }
}
