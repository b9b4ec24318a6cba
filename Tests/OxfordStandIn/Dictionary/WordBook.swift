internal import HeadwordModel

/// Finds headwords.
struct WordBook: Sendable {
    static let shared = WordBook(headwords: EnglishWords.all + ForeignWords.all)

    let headwords: [Headword]

    /// Returns the headwords of a dictionary: `en`, `en-gb`, `en-us`, `es`, ...
    func headwords(in edition: Edition) -> [Headword] {
        headwords.filter { headword in
            guard headword.language == edition.language else { return false }
            return headword.variety == nil || headword.variety == edition.variety
        }
    }

    /// Returns the headwords that match a word: the word itself and, if it has no capitals, headwords that differ only
    /// in capitals.
    func find(_ word: String, in edition: Edition, ignoringAccents: Bool = false) -> [Headword] {
        let sought = ignoringAccents ? word.withoutAccents : word
        return headwords(in: edition).filter { headword in
            let spelling = ignoringAccents ? headword.word.withoutAccents : headword.word
            return spelling == sought || !headword.needsCapitals && spelling.lowercased() == sought
        }
    }

    /// Returns the word classes of which a word is an inflected form or the headword, each with the matching forms.
    func lemmas(of word: String, in edition: Edition) -> [Lemma] {
        let sought = word.lowercased()
        return headwords(in: edition).flatMap { headword in
            headword.wordClasses.compactMap { wordClass in
                var forms = wordClass.forms.filter { $0.text.lowercased() == sought }
                if headword.word.lowercased() == sought { forms.append(Form(headword.word)) }
                return forms.isEmpty ? nil : Lemma(headword: headword, wordClass: wordClass, forms: forms)
            }
        }
    }
}

/// A headword in one of its lexical categories, with the forms that a word matches.
struct Lemma: Sendable {
    var headword: Headword
    var wordClass: WordClass
    var forms: [Form]
}

/// A dictionary of one language. English has two dictionaries; the British one is the default.
struct Edition: Sendable {
    var language: String
    var variety: Variety?

    init(language: String, variety: Variety? = nil) {
        self.language = language
        self.variety = variety ?? (language == "en" ? .gb : nil)
    }

    /// Reads a code of version 2, such as `en-gb`.
    init(code: String) {
        let parts = code.split(separator: "-")
        self.init(language: String(parts.first ?? ""), variety: parts.count == 2 ? Variety(label: code) : nil)
    }
}

extension String {
    /// The accented letters of the languages in the word book.
    private static let unaccented: [Character: Character] = [
        "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ñ": "n", "ü": "u", "ä": "a", "ö": "o", "è": "e", "ê": "e",
        "ç": "c", "É": "E",
    ]

    /// The text without accents.
    var withoutAccents: String { String(map { Self.unaccented[$0] ?? $0 }) }
}
