internal import HeadwordModel

/// A word of English that is written together with a short form of another: `dog's`, `they'll`.
///
/// For those only that are no headwords, as `don't` is.
struct EnglishClitic {
    private static let endings = ["'s", "n't", "'ll", "'re", "'ve", "'d", "'m"]

    private let form: String
    private let ending: String

    /// The word without its ending.
    var host: String { String(form.dropLast(ending.count)) }

    /// Takes a form apart; nil if it has no such ending.
    init?(_ form: String) {
        guard let ending = Self.endings.first(where: { form.hasSuffix($0) && form.count > $0.count }) else {
            return nil
        }
        self.form = form
        self.ending = ending
    }

    /// What the form is used as, if that is what its host is used as: possessives of nouns, and contractions.
    func usages(ofHost usages: [WordUsage]) -> [WordUsage] {
        guard let commonest = usages.first else { return [] }
        guard ending == "'s", commonest.lexicalCategory == .noun else {
            // Only what is written with a capital anywhere keeps it: `I'd`, but `he'll`.
            let lemma = commonest.lemma == host ? form : form.lowercased()
            return [WordUsage(lemma: lemma, lexicalCategory: .contraction)]
        }
        let nouns = usages.filter { $0.lexicalCategory == .noun }
        return nouns.scaled(by: 1 / nouns.total).map { noun in
            var noun = noun
            noun.grammaticalFeatures.append(.possessive)
            return noun
        }
    }
}
