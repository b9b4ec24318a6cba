package import HeadwordLexicon
internal import HeadwordModel

/// Returns the forms of a lexicon that do not lead back to their headwords with the same grammatical features, and the
/// number of those that do.
package func strayForms(of lexicon: Lexicon) throws -> (stray: [String], found: Int) {
    var (stray, found): ([String], Int) = ([], 0)
    for number in 1...max(1, lexicon.manifest.headwords) {
        guard let entry = try lexicon.entry(number: number) else { continue }
        let forms = try lexicon.forms(of: entry.word, in: entry.language)
        for lexicalEntry in entry.lexicalEntries {
            let inflected = forms.filter { $0.category == lexicalEntry.lexicalCategory }.map(\.form)
            guard !inflected.isEmpty else { continue }
            let base = InflectedForm(text: entry.word, features: Array(lexicalEntry.baseFeatures))
            for form in [base] + inflected {
                if try lexicon.leads(from: form, to: entry, as: lexicalEntry.lexicalCategory) {
                    found += 1
                } else {
                    stray.append("\(entry.language.label) \(entry.word): \(form.text)")
                }
            }
        }
    }
    return (stray, found)
}

extension Lexicon {
    /// Returns whether one of a form's readings is this form of a headword.
    fileprivate func leads(
        from form: InflectedForm,
        to entry: StoredHeadword,
        as category: LexicalCategory
    ) throws -> Bool {
        try readings(of: form.text, in: entry.language).contains { match in
            match.entry.word == entry.word
                && match.analyses.contains { $0.category == category && $0.features == form.features }
        }
    }
}
