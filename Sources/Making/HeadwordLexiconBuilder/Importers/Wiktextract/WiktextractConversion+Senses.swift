internal import HeadwordJSON
internal import HeadwordModel

extension WiktextractConversion {
    /// Tags of names that stand for longer ones, which are defined by them.
    private static let shortenings: Set<String> = [
        "abbreviation", "initialism", "acronym", "contraction", "clipping", "ellipsis",
    ]

    /// Adds the senses that define the word, and the lemmas of which it is a form.
    func addSenses(_ record: JSONObject, _ content: inout WiktextractContent) {
        for object in record.objects("senses") {
            WiktextractMembers.countUnread(object, isSense: true, in: &content)
            let tags = object.texts("tags") ?? []
            let lemmas = words(of: object, "form_of")
            if !lemmas.isEmpty {
                let form = form(content.headword.word, tags)
                content.lemmas = unique(content.lemmas + lemmas.map { .init(word: $0, form: form) })
                continue
            }
            let standards = words(of: object, "alt_of")
            if !standards.isEmpty, Self.shortenings.isDisjoint(with: tags) {
                content.standards = unique(content.standards + standards)
                continue
            }
            addSense(object, tags, standards, &content)
        }
    }

    private func addSense(
        _ object: JSONObject,
        _ tags: [String],
        _ standards: [String],
        _ content: inout WiktextractContent
    ) {
        let glosses = (object.texts("glosses") ?? []).compactMap { BroughtText.clean($0) }
        guard !glosses.isEmpty else { return content.leaveOut("senses without a gloss") }
        let topics = object.texts("topics") ?? []
        let labels = labels.labels(tags, topics: topics)
        content.leaveOut("labels", self.labels.unknownCount(tags, topics))
        var sense = Sense(
            id: "",
            definitions: [glosses.joined(separator: ": ")],
            domains: labels.domains,
            registers: labels.registers,
            regions: labels.regions,
            grammaticalFeatures: labels.features
        )
        sense.notes = object.text("qualifier").flatMap(BroughtText.clean).map { [Note(text: $0, kind: .usage)] } ?? []
        sense.crossReferences = standards.map { CrossReference(word: $0, type: .seeAlso) }
        sense.synonyms = words(of: object, "synonyms")
        sense.antonyms = words(of: object, "antonyms").map { Antonym(word: $0, isIndirect: false) }
        addExamples(object, to: &sense, &content)
        // Records of the same word may repeat a gloss.
        if !content.entry.senses.contains(where: { $0.definitions == sense.definitions }) {
            content.entry.senses.append(sense)
        }
    }

    private func addExamples(_ object: JSONObject, to sense: inout Sense, _ content: inout WiktextractContent) {
        for example in object.objects("examples") {
            guard let text = example.text("text").flatMap(BroughtText.clean) else { continue }
            let author = example.text("ref").flatMap { BroughtText.clean($0.hasSuffix(":") ? $0.dropLast() : $0[...]) }
            sense.examples.append(Example(text: text, author: author))
            guard let translation = (example.text("translation") ?? example.text("english")).flatMap(BroughtText.clean)
            else { continue }
            let rendering = Sentence.Rendering(text: translation, language: glossLanguage)
            content.sentences.append(Sentence(text: text, translation: rendering, author: author, source: source))
        }
    }

    /// Returns the words of a list of linked words.
    func words(of object: JSONObject, _ name: String) -> [String] {
        unique(object.objects(name).compactMap { $0.text("word").flatMap(BroughtText.clean) })
    }
}
