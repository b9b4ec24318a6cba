internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordSpelling
internal import JSONRPC

extension FeatureRequest {
    /// The maximum number of senses whose synonyms are offered, of synonyms of each, and of antonyms of each.
    private static let most = (senses: 4, synonyms: 4, antonyms: 2)

    /// Returns the words that may stand in place of the phrase at a range, in the form that it has.
    func rewritings(of range: TextRange, in text: TextDocument) async throws(ErrorObject) -> [CodeAction] {
        guard let phrase = try await context.phrase(in: text, at: range.start), phrase.range.touches(range) else {
            return []
        }
        let words = context.spellings(of: phrase) + (try await context.thesaurusWords(for: phrase, Self.most))
        return words.map { word in
            CodeAction(title: word.title, kind: .rewrite, effect: .replace(phrase.range, with: word.text))
        }
    }
}

/// A word that may stand in place of another.
private struct OtherWord {
    var title: String
    var text: String
}

extension FeatureContext {
    /// Returns the spellings of an English word in other varieties.
    fileprivate func spellings(of phrase: Phrase) -> [OtherWord] {
        guard phrase.language == .en, !phrase.text.contains(where: \.isWhitespace) else { return [] }
        return [(Variety.gb, "British"), (.us, "American")].compactMap { variety, name in
            guard let other = try? checker.spelling(of: phrase.text, in: variety) else { return nil }
            let text = Capitals(of: phrase.text).applied(to: other)
            return OtherWord(title: "\(name) spelling: \(text)", text: text)
        }
    }

    fileprivate func thesaurusWords(
        for phrase: Phrase,
        _ most: (senses: Int, synonyms: Int, antonyms: Int)
    ) async throws(ErrorObject) -> [OtherWord] {
        let question: JSONObject = [
            "word": .string(phrase.headword), "language": .string(phrase.language.label), "match": "exact",
            "suggestions": false, "safe": true,
        ]
        let entries = try await ask("thesaurus.lookup", question)["results"].elements.first["lexicalEntries"].elements
        let ordered = phrase.categories.compactMap { label in entries.first { $0["lexicalCategory"].text == label } }
        guard let part = ordered.first ?? entries.first, let category = part["lexicalCategory"].text else { return [] }
        let form = InflectedForm(of: phrase, as: category)
        var (words, seen): ([OtherWord], Set<String>) = ([], [phrase.plainText.lowercased()])
        for sense in part["entries"].elements.flatMap({ $0["senses"].elements }).prefix(most.senses) {
            let antonyms = sense["antonyms"].elements.filter { $0["type"].text != "indirect" }.compactMap {
                $0["text"].text
            }
            let groups = [
                ("Synonym", sense["synonyms"].objectTexts, most.synonyms), ("Antonym", antonyms, most.antonyms),
            ]
            for (name, candidates, count) in groups {
                for word in candidates.filter({ !seen.contains($0) }).prefix(count) {
                    seen.insert(word)
                    let text = try await form.applied(to: word, asking: self)
                    words.append(OtherWord(title: "\(name)\(sense.shortDefinition): \(text)", text: text))
                }
            }
        }
        return words
    }
}

extension JSONValue {
    /// The beginning of the definition in brackets; empty if there is none.
    fileprivate var shortDefinition: String {
        guard let definition = self["definitions"].texts.first else { return "" }
        let words = definition.split(separator: " ")
        let first = words.prefix(5).joined(separator: " ")
        return " (\(first)\(words.count > 5 ? " …" : ""))"
    }
}

/// The form of a phrase in a text, so that another word can take the same.
private struct InflectedForm {
    private let category: String
    private let language: Language
    /// The grammatical features; empty if the phrase is the headword itself.
    private let features: [String]
    private let capitals: Capitals

    init(of phrase: Phrase, as category: String) {
        self.category = category
        language = phrase.language
        capitals = Capitals(of: phrase.text)
        let analysis = phrase.match["analyses"].elements.first { $0["lexicalCategory"].text == category }
        features = analysis["grammaticalFeatures"].objectTexts
    }

    /// Returns a word in this form, as far as it is known.
    func applied(to word: String, asking context: FeatureContext) async throws(ErrorObject) -> String {
        guard !features.isEmpty else { return capitals.applied(to: word) }
        let question: JSONObject = [
            "word": .string(word), "language": .string(language.label), "match": "exact", "suggestions": false,
        ]
        let entries = try await context.ask("inflections.forms", question)["results"].elements.first["lexicalEntries"]
            .elements
        let forms = entries.first { $0["lexicalCategory"].text == category }["inflections"].elements
        let form = forms.first { Set($0["grammaticalFeatures"].objectTexts) == Set(features) }
        return capitals.applied(to: form["inflectedForm"].text ?? word)
    }
}
