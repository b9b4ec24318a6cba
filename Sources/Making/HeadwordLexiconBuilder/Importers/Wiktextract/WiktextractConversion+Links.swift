internal import HeadwordJSON
internal import HeadwordModel

extension WiktextractConversion {
    /// Adds synonyms, antonyms and derived words of a record: to the sense that they name, or to the headword.
    func addLinkages(_ record: JSONObject, _ content: inout WiktextractContent) {
        content.derivatives = words(of: record, "derived")
        let category = content.category
        for (name, relation) in [("synonyms", ThesaurusSet.Relation.synonyms), ("antonyms", .antonyms)] {
            var untied: [String] = []
            for object in record.objects(name) {
                guard let word = object.text("word").flatMap(BroughtText.clean) else { continue }
                if let index = sense(of: object, in: record, content) {
                    content.entry.senses[index].add(word, as: relation)
                } else {
                    untied.append(word)
                }
            }
            guard !untied.isEmpty else { continue }
            let own = relation == .synonyms ? [content.headword.word] : []
            let words = unique(own + untied).map { ThesaurusWord($0) }
            content.thesaurus.append(
                ThesaurusSet(source: source, lexicalCategory: category, relation: relation, words: words)
            )
        }
    }

    /// Adds the translations of a record, grouped by language and meaning.
    func addTranslations(_ record: JSONObject, _ content: inout WiktextractContent) {
        var groups: [TranslationGroup] = []
        var places: [Place: Int] = [:]
        for object in record.objects("translations") {
            guard let word = object.text("word").flatMap(BroughtText.clean),
                let target = (object.text("lang_code") ?? object.text("code")).flatMap(Language.init(label:))
            else {
                content.leaveOut("translations into other languages")
                continue
            }
            let gloss = gloss(of: object, in: record, content)
            let place = Place(target: target, gloss: gloss)
            if places[place] == nil {
                places[place] = groups.count
                groups.append(group(target, gloss, content.category))
            }
            if let index = places[place] { groups[index].translations.append(translation(word, object)) }
        }
        content.translations = groups
    }

    private struct Place: Hashable {
        var target: Language
        var gloss: String?
    }

    private func group(_ target: Language, _ gloss: String?, _ category: LexicalCategory) -> TranslationGroup {
        TranslationGroup(target: target, source: source, lexicalCategory: category, gloss: gloss, translations: [])
    }

    private func translation(_ word: String, _ object: JSONObject) -> Translation {
        let labels = labels.labels(object.texts("tags") ?? [])
        return Translation(
            word,
            grammaticalFeatures: labels.features,
            registers: labels.registers,
            regions: labels.regions
        )
    }

    private func gloss(of object: JSONObject, in record: JSONObject, _ content: WiktextractContent) -> String? {
        if let text = object.text("sense").flatMap(BroughtText.clean) { return text }
        return sense(of: object, in: record, content).flatMap { content.entry.senses[$0].definitions.first }
    }

    /// Returns the index of the sense that an object names by its number; nil if it names none. A record of which senses
    /// were left out has other numbers.
    private func sense(of object: JSONObject, in record: JSONObject, _ content: WiktextractContent) -> Int? {
        let senses = record.objects("senses")
        guard senses.count == content.entry.senses.count else { return nil }
        let named: String? =
            switch object["sense_index"] {
            case .integer(let number): String(number)
            case .string(let text): text
            default: nil
            }
        guard let named else { return senses.count == 1 ? 0 : nil }
        if let index = senses.firstIndex(where: { $0.text("sense_index") == named }) { return index }
        return Int(named).flatMap { senses.indices.contains($0 - 1) ? $0 - 1 : nil }
    }
}

extension Sense {
    /// Adds a word of the same or of the opposite meaning.
    fileprivate mutating func add(_ word: String, as relation: ThesaurusSet.Relation) {
        switch relation {
        case .synonyms: synonyms = unique(synonyms + [word])
        case .antonyms: antonyms = unique(antonyms + [Antonym(word: word, isIndirect: false)])
        }
    }
}
