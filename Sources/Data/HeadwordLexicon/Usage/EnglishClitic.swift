internal import HeadwordModel

/// An English word joined to the short form of another, as in `dog's` and `they'll`.
///
/// Only for words that are not headwords themselves, as `don't` is.
struct EnglishClitic {
    private static let endings = ["'s", "n't", "'ll", "'re", "'ve", "'d", "'m"]

    private let form: String
    private let ending: String

    /// The word without its ending.
    var host: String { String(form.dropLast(ending.count)) }

    /// Splits a form; nil if it has no such ending.
    init?(_ form: String) {
        guard let ending = Self.endings.first(where: { form.hasSuffix($0) && form.count > $0.count }) else {
            return nil
        }
        self.form = form
        self.ending = ending
    }

    /// Returns the usages of the form, given those of its host: possessives of nouns, or a contraction.
    func usages(ofHost usages: [WordUsage]) -> [WordUsage] {
        guard let commonest = usages.first else { return [] }
        guard ending == "'s", commonest.lexicalCategory == .noun else {
            // A form keeps its capitals only if the lemma of its host has them: `I'd`, but `he'll`.
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
