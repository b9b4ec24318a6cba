internal import HeadwordJSON
internal import HeadwordModel

extension Renderer {
    /// Returns the entries of a dictionary; of a bilingual dictionary if ``target`` is set.
    func entries(_ headwords: [Headword]) -> [JSONValue] {
        headwords.map { headword in
            result(headword.word, headword.wordClasses.map { lexicalEntry($0, of: headword.word) })
        }
    }

    private func lexicalEntry(_ wordClass: WordClass, of word: String) -> JSONValue {
        var parts: JSONObject = [:]
        if fields.showEntries {
            parts["entries"] = .ifAny(wordClass.homographs.compactMap { entry($0, of: wordClass, word) })
        }
        if version == .v1 { parts["pronunciations"] = pronunciations(wordClass, of: word) }
        if fields.isAll {
            parts["derivatives"] = related(wordClass.derivatives)
            if version == .v2 {
                parts["compounds"] = related(wordClass.compounds)
                parts["phrases"] = related(wordClass.phrases)
                parts["phrasalVerbs"] = related(wordClass.phrasalVerbs)
            }
        }
        return lexicalEntry(wordClass, of: word, parts)
    }

    /// Returns nil if it has none of the requested parts.
    private func entry(_ homograph: Homograph, of wordClass: WordClass, _ word: String) -> JSONValue? {
        var object: JSONObject = [:]
        if fields.isAll { object["homographNumber"] = .string(homograph.number) }
        if fields.shows(.etymologies) { object["etymologies"] = .ifAny(homograph.etymology.map { [$0] } ?? []) }
        object["grammaticalFeatures"] = features(homograph.features)
        if fields.shows(.variantForms) { object["variantForms"] = .ifAny(homograph.variants.map(variant)) }
        object["notes"] = note(homograph.note)
        if version == .v2 {
            object["pronunciations"] = pronunciations(wordClass, of: word)
            if fields.isAll { object["inflections"] = .ifAny(wordClass.forms.map(inflection)) }
        }
        object["senses"] = .ifAny(
            senses(homograph.meanings, below: "\(word)/\(wordClass.category)/\(homograph.number)")
        )
        guard !object.members.isEmpty else { return nil }
        return .object(object)
    }

    private func senses(_ meanings: [Meaning], below path: String) -> [JSONValue] {
        meanings.enumerated().compactMap { sense($1, at: "\(path)/\($0 + 1)") }
    }

    /// Returns nil if it has none of the requested parts, or no translation into the target.
    private func sense(_ meaning: Meaning, at path: String) -> JSONValue? {
        var object = target == nil ? definitions(meaning) : [:]
        object["domains"] = labels(meaning.domains, as: .domains)
        object["registers"] = labels(meaning.registers, as: .registers)
        object["regions"] = labels(meaning.regions, as: .regions)
        if fields.shows(.examples) { object["examples"] = .ifAny(meaning.examples.map(example)) }
        object["notes"] = note(meaning.note)
        if fields.isAll {
            if version == .v2 { object["domainClasses"] = labels(meaning.domains, as: .domains) }
            refer(meaning, &object)
        }
        let translations = translations(meaning)
        if fields.shows(.translations) { object["translations"] = translations }
        let subsenses = senses(meaning.narrower, below: path)
        object["subsenses"] = .ifAny(subsenses)
        if target != nil, translations == nil, subsenses.isEmpty { return nil }
        guard !object.members.isEmpty else { return nil }
        object["id"] = .string(senseID(path))
        return .object(object)
    }

    private func definitions(_ meaning: Meaning) -> JSONObject {
        guard let definition = meaning.definition else { return [:] }
        var object: JSONObject = [:]
        if fields.shows(.definitions) { object["definitions"] = [.string(definition)] }
        let short = definition.split(separator: ",").first.map { String($0) } ?? definition
        let name = version == .v1 ? "short_definitions" : "shortDefinitions"
        if fields.shows(.shortDefinitions) { object[name] = [.string(short)] }
        return object
    }

    /// Adds the references to other words and to the thesaurus.
    private func refer(_ meaning: Meaning, _ object: inout JSONObject) {
        if let reference = meaning.reference {
            var pointer = pointer(to: reference.word)
            pointer["type"] = .string(reference.kind)
            object["crossReferences"] = [.object(pointer)]
            object["crossReferenceMarkers"] = [.string(reference.marker)]
        }
        guard target == nil, let synonym = meaning.synonyms.first else { return }
        let entry = "t-\(WordID.spelling(of: synonym))"
        object["thesaurusLinks"] = [["entry_id": .string(entry), "sense_id": .string("\(entry).1")]]
        guard version == .v2 else { return }
        // Within entries, these have no identifiers.
        object["synonyms"] = .ifAny(meaning.synonyms.map { ["language": .string(language), "text": .string($0)] })
        object["antonyms"] = .ifAny(meaning.antonyms.map { ["language": .string(language), "text": .string($0)] })
    }

    private func translations(_ meaning: Meaning) -> JSONValue? {
        guard let target, let texts = meaning.translations[target] else { return nil }
        return .ifAny(texts.map { ["language": .string(target), "text": .string($0)] })
    }

    private func variant(_ variant: Variant) -> JSONValue {
        var object: JSONObject = ["text": .string(variant.text)]
        object["regions"] = .ifAny(variant.regions.map { version.json($0) })
        return .object(object)
    }

    private func pronunciations(_ wordClass: WordClass, of word: String) -> JSONValue? {
        guard fields.shows(.pronunciations), let spelling = wordClass.pronunciation else { return nil }
        let scheme = version == .v1 ? "http" : "https"
        let file = "\(scheme)://audio.example/\(WordID.spelling(of: word)).mp3"
        return [
            [
                "audioFile": .string(file), "dialects": [language == "es" ? "Castilian Spanish" : "British English"],
                "phoneticNotation": "IPA", "phoneticSpelling": .string(spelling),
            ]
        ]
    }

    /// Returns related words. As documented, version 1 sends a single register and no list.
    private func related(_ words: [RelatedWord]) -> JSONValue? {
        .ifAny(
            words.map { word in
                var object = pointer(to: word.text)
                if let register = word.register.map({ version.json($0) }) {
                    object["registers"] = version == .v1 ? register : [register]
                }
                return .object(object)
            }
        )
    }

    /// Returns an identifier. Identifiers have several formats, none of which carries any meaning.
    private func senseID(_ path: String) -> String {
        let hash = path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        let isNarrower = path.split(separator: "/").count > 4
        return isNarrower ? "id\(digits)" : "m_\(language)_\(hash % 10_000_000).\(digits.suffix(3))"
    }
}
