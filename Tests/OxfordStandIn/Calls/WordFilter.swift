internal import HeadwordModel

/// A filter for words: the values of one key are alternatives, and all keys must match.
struct WordFilter {
    /// The property that a filter examines.
    enum Key: String, CaseIterable {
        case lexicalCategory, grammaticalFeatures, domains, registers, regions
    }

    var values: [Key: [String]] = [:]

    /// Reads the filters of a query.
    init(_ keys: [Key], of call: Call) {
        for key in keys { values[key] = call.list(key.rawValue) }
    }

    init(_ values: [Key: [String]] = [:]) { self.values = values }

    /// Whether a word class, or any of its senses, passes.
    func matches(_ wordClass: WordClass) -> Bool {
        values.allSatisfy { key, labels in labels.contains { key.has($0, wordClass) } }
    }

    /// Whether a sense of a word class passes.
    func matches(_ meaning: Meaning, of wordClass: WordClass) -> Bool {
        values.allSatisfy { key, labels in labels.contains { key.has($0, wordClass, [meaning]) } }
    }

    /// Returns the headword with the word classes that pass; nil if none does.
    func filtered(_ headword: Headword) -> Headword? {
        var headword = headword
        headword.wordClasses = headword.wordClasses.filter(matches)
        return headword.wordClasses.isEmpty ? nil : headword
    }
}

extension WordFilter.Key {
    fileprivate func has(_ label: String, _ wordClass: WordClass, _ meanings: [Meaning]? = nil) -> Bool {
        let meanings = meanings ?? wordClass.allMeanings
        return switch self {
        case .lexicalCategory: LexicalCategory(label: label) == wordClass.category
        case .grammaticalFeatures: GrammaticalFeature(label: label).map(wordClass.features.contains) ?? false
        case .domains: Domain(label: label).map { label in meanings.contains { $0.domains.contains(label) } } ?? false
        case .registers:
            Register(label: label).map { label in meanings.contains { $0.registers.contains(label) } } ?? false
        case .regions: Region(label: label).map { label in meanings.contains { $0.regions.contains(label) } } ?? false
        }
    }
}

extension WordFilter {
    /// Whether a lemma passes. Grammatical features are those of the requested form.
    func matches(_ lemma: Lemma) -> Bool {
        var wordClass = lemma.wordClass
        wordClass.forms = lemma.forms
        return matches(wordClass)
    }
}
