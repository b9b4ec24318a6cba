internal import HeadwordJSON
internal import HeadwordModel

extension Renderer {
    /// Returns the lemmas of a form, as `inflections` of version 1 and `lemmas` of version 2 return them.
    ///
    /// A lemma is listed once for each of its forms that matches, so it may be listed twice.
    func lemmas(_ lemmas: [Lemma], of word: String) -> [JSONValue] {
        let entries = lemmas.map { lemma in
            var parts: JSONObject = [
                "inflectionOf": .array(lemma.forms.map { _ in .object(pointer(to: lemma.headword.word)) })
            ]
            parts["grammaticalFeatures"] = features(lemma.forms.flatMap(\.features))
            return lexicalEntry(lemma.wordClass, of: word, parts)
        }
        return entries.isEmpty ? [] : [result(word, entries)]
    }

    private func resultIfAny(_ word: String, _ lexicalEntries: [JSONValue]) -> JSONValue? {
        guard !lexicalEntries.isEmpty else { return nil }
        return result(word, lexicalEntries)
    }

    /// Returns the forms of headwords, which only version 2 returns.
    func forms(_ headwords: [Headword]) -> [JSONValue] {
        headwords.map { headword in
            let entries = headword.wordClasses.map { wordClass in
                var object: JSONObject = [
                    "language": .string(language), "lexicalCategory": version.json(wordClass.category),
                ]
                object["inflections"] = .ifAny(([Form(headword.word)] + wordClass.forms).map(inflection))
                return JSONValue.object(object)
            }
            return [
                "id": .string(WordID.spelling(of: headword.word)), "language": .string(language),
                "lexicalEntries": .array(entries), "text": .string(headword.word),
            ]
        }
    }

    func inflection(_ form: Form) -> JSONValue {
        var object: JSONObject = ["inflectedForm": .string(form.text)]
        object["grammaticalFeatures"] = features(form.features)
        return .object(object)
    }

    /// Returns sentences that show headwords in use; headwords that have none are left out.
    func sentences(_ headwords: [Headword]) -> [JSONValue] {
        headwords.compactMap { headword in
            let classes = headword.wordClasses.filter { !$0.sentences.isEmpty }
            return resultIfAny(headword.word, classes.map { sentences($0, of: headword.word) })
        }
    }

    private func sentences(_ wordClass: WordClass, of word: String) -> JSONValue {
        lexicalEntry(wordClass, of: word, ["sentences": .array(wordClass.sentences.map(sentence))])
    }

    private func sentence(_ text: String) -> JSONValue {
        ["regions": .array([version.json(Region.british)]), "text": .string(text)]
    }

    /// Returns the requested synonyms and antonyms; headwords that have none are left out.
    func thesaurus(_ headwords: [Headword]) -> [JSONValue] {
        headwords.compactMap { headword in
            resultIfAny(headword.word, headword.wordClasses.compactMap { thesaurus($0, of: headword.word) })
        }
    }

    private func thesaurus(_ wordClass: WordClass, of word: String) -> JSONValue? {
        let entries = wordClass.homographs.compactMap(thesaurusEntry)
        guard !entries.isEmpty else { return nil }
        return lexicalEntry(wordClass, of: word, ["entries": .array(entries)])
    }

    private func thesaurusEntry(_ homograph: Homograph) -> JSONValue? {
        let senses = homograph.meanings.compactMap(thesaurusSense)
        guard !senses.isEmpty else { return nil }
        return ["homographNumber": .string(homograph.number), "senses": .array(senses)]
    }

    private func thesaurusSense(_ meaning: Meaning) -> JSONValue? {
        var object: JSONObject = [:]
        if fields.shows(.synonyms) { object["synonyms"] = nyms(meaning.synonyms) }
        if fields.shows(.antonyms) { object["antonyms"] = nyms(meaning.antonyms) }
        object["subsenses"] = .ifAny(meaning.narrower.compactMap(thesaurusSense))
        guard !object.members.isEmpty else { return nil }
        object["id"] = .string("t-\(meaning.synonyms.first ?? "sense").1")
        object["registers"] = .ifAny(meaning.registers.map { version.json($0) })
        if fields.isAll { object["examples"] = .ifAny(meaning.examples.map(example)) }
        return .object(object)
    }

    private func nyms(_ words: [String]) -> JSONValue? {
        .ifAny(
            words.map { word in
                var object = pointer(to: word)
                object["language"] = .string(language)
                return .object(object)
            }
        )
    }
}
