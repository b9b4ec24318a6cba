internal import HeadwordJSON
internal import HeadwordModel

/// The senses and translations of a headword as Yomitan's structured content.
enum YomitanContent {
    /// Writes the content of a lexical category as elements of an array.
    static func write(_ part: ExportedHeadword.Part, to writer: inout JSONWriter) {
        let translations = part.translations.map(EntryLabels.text)
        if !translations.isEmpty {
            element("ul", to: &writer) { writer in
                for text in translations { element("li", to: &writer) { $0.string(text) } }
            }
        }
        write(part.senses, "ol", to: &writer)
    }

    private static func write(_ senses: [Sense], _ tag: String, to writer: inout JSONWriter) {
        if senses.isEmpty { return }
        element(tag, to: &writer) { writer in
            for sense in senses { element("li", to: &writer) { write(sense, to: &$0) } }
        }
    }

    private static func write(_ sense: Sense, to writer: inout JSONWriter) {
        let definition = [EntryLabels.bracketed(sense), sense.definitions.joined(separator: "; ").onOneLine]
        writer.string(definition.filter { !$0.isEmpty }.joined(separator: " "))
        let synonyms = sense.synonyms.isEmpty ? [] : ["= " + sense.synonyms.joined(separator: ", ")]
        for text in sense.fewExamples.map({ "“\($0.onOneLine)”" }) + synonyms {
            element("div", to: &writer) { $0.string(text) }
        }
        write(sense.subsenses, "ul", to: &writer)
    }

    /// Writes an element with the elements of its content.
    private static func element(
        _ tag: String,
        to writer: inout JSONWriter,
        _ content: (inout JSONWriter) -> Void
    ) {
        writer.object { writer in
            writer.name("tag")
            writer.string(tag)
            writer.name("content")
            writer.array(content)
        }
    }
}
