internal import HeadwordLexicon
internal import HeadwordModel

/// Tells whether an English word belongs to a variety, and which word of the variety stands for it.
struct VarietyOfWord {
    private let lexicon: Lexicon
    private let variety: Variety

    init(_ lexicon: Lexicon, _ variety: Variety) {
        self.lexicon = lexicon
        self.variety = variety
    }

    /// Returns the spelling of the variety for a word of another one; nil if the word belongs to the variety, or if no
    /// other spelling is known.
    ///
    /// - Parameter word: a word in small letters.
    func preferred(to word: String) throws -> String? {
        var preferred: String?
        if let entry = try entry(of: word) {
            if variety.has(Array(entry.regions)) { return nil }
            preferred = try spelling(for: entry) ?? likeSpelling(of: word)
        }
        for form in try lexicon.knownSpelling(word, in: .en).forms where form.lemma.lowercased() != word {
            guard let other = try self.form(form, word) else { return nil }
            preferred = preferred ?? other
        }
        return preferred?.lowercased() == word ? nil : preferred
    }

    private func entry(of word: String) throws -> StoredHeadword? {
        try lexicon.matches(of: word, by: .exact, preservingCase: true).first?.entry
    }

    /// Returns the spelling of the variety that an entry gives.
    private func spelling(for entry: StoredHeadword) -> String? {
        for homograph in entry.lexicalEntries.flatMap(\.entries) {
            for variant in homograph.variantForms where !variant.regions.isEmpty && variety.has(Array(variant.regions))
            {
                return variant.text.string
            }
        }
        return nil
    }

    /// The endings and other parts by which spellings of the varieties differ.
    private static let differences = [
        ("er", "re"), ("or", "our"), ("ize", "ise"), ("yze", "yse"), ("og", "ogue"), ("ense", "ence"), ("l", "ll"),
        ("e", "ae"), ("e", "oe"), ("m", "mme"),
    ]

    /// Returns a word of the variety that is spelled like one of another, for entries that do not name it.
    private func likeSpelling(of word: String) throws -> String? {
        for (one, other) in Self.differences {
            for (old, new) in [(one, other), (other, one)] {
                for range in word.ranges(of: old) {
                    let candidate = word[..<range.lowerBound] + new + word[range.upperBound...]
                    guard let regions = try entry(of: String(candidate))?.regions, !Array(regions).isEmpty else {
                        continue
                    }
                    if variety.has(Array(regions)) { return String(candidate) }
                }
            }
        }
        return nil
    }

    /// Returns the form of the variety for one of another; nil if it belongs to the variety.
    private func form(_ form: Analysis, _ word: String) throws -> String? {
        let lemmaEntry = try entry(of: form.lemma)
        let isOfVariety = lemmaEntry.map { variety.has(Array($0.regions)) } ?? true
        let lemma = isOfVariety ? form.lemma : lemmaEntry.flatMap(spelling) ?? form.lemma
        let forms = try lexicon.forms(of: lemma).filter { other in
            other.category == form.category && other.form.features == form.features
        }.map(\.form)
        if isOfVariety, forms.contains(where: { $0.text.lowercased() == word && variety.has($0.regions) }) {
            return nil
        }
        return forms.first { $0.text.lowercased() != word && variety.has($0.regions) }?.text
    }
}
