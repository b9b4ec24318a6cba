internal import HeadwordLexicon
internal import HeadwordModel

/// A regular English ending, which determines the pronunciation of a form from that of its lemma.
enum RegularEnding {
    case s
    case ed
    case ing

    /// Finds the ending that makes a form of a lemma; nil if the form is not regular, or if its ending does not
    /// determine the pronunciation.
    init?(of form: String, lemma: String) {
        let (form, lemma) = (form.lowercased(), lemma.lowercased())
        // A final e is dropped, a y becomes an i; the f of wives has become a v.
        let stem = form.hasSuffix("ves") && lemma.hasSuffix("fe") ? lemma.dropLast(2) : lemma.dropLast()
        guard form.count > lemma.count, form.hasPrefix(stem) else { return nil }
        if form.hasSuffix("ing") {
            self = .ing
        } else if form.hasSuffix("ed") {
            self = .ed
        } else if form.hasSuffix("s") {
            self = .s
        } else {
            return nil
        }
    }

    /// Returns the transcription of the ending after a phone.
    func transcription(after phone: Phone) -> String {
        switch (self, phone) {
        case (.ing, _): "ɪŋ"
        case (.s, .s), (.s, .z), (.s, .sh), (.s, .zh), (.s, .ch), (.s, .jh): "ɪz"
        case (.s, .p), (.s, .t), (.s, .k), (.s, .f), (.s, .th): "s"
        case (.s, _): "z"
        case (.ed, .t), (.ed, .d): "ɪd"
        case (.ed, .p), (.ed, .k), (.ed, .f), (.ed, .th), (.ed, .s), (.ed, .sh), (.ed, .ch): "t"
        case (.ed, _): "d"
        }
    }
}

extension SpokenWord {
    /// Returns the pronunciations of a regular form that has none of its own, derived from those of its lemma.
    static func list(derivedFor form: String, in lexicon: Lexicon) throws -> [SpokenWord] {
        let form = form.replacing("\u{2019}", with: "'")
        if form.hasSuffix("'s") {
            let owner = String(form.dropLast(2))
            let spoken = list(of: try lexicon.spokenHeadwords(spelledLike: owner))
            return spoken.compactMap { $0.adding(.s, asIn: form) }
        }
        let word = form.hasSuffix("s'") ? String(form.dropLast()) : form
        return try lexicon.spokenLemmas(of: word).flatMap { headword in
            list(of: [headword]).compactMap { spoken in
                RegularEnding(of: word, lemma: spoken.word).flatMap { spoken.adding($0, asIn: word) }
            }
        }
    }

    /// Returns the pronunciation of the word with an ending.
    private func adding(_ ending: RegularEnding, asIn spelling: String) -> Self? {
        var base = transcription.string
        // One wife, two wives.
        if base.hasSuffix("f"), spelling.hasSuffix("ves") { base = base.dropLast() + "v" }
        guard let last = Sounds(base)?.last else { return nil }
        var whole = base + ending.transcription(after: last)
        guard let syllables = Sounds(whole)?.syllables else { return nil }
        // A word of one syllable has no stress mark, but the form has two syllables.
        if sounds.syllables == 1, syllables == 2 { whole = "ˈ" + whole }
        guard let sounds = Sounds(whole) else { return nil }
        var form = self
        form.transcription = SharedText(whole)
        form.sounds = sounds
        form.isDerived = true
        return form
    }
}
