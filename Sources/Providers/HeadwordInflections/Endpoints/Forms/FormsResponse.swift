public import HeadwordCore
public import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

/// The forms of headwords: `Inflections` of the Oxford Dictionaries API, and how each headword was found.
public struct FormsResponse: DictionaryResponse, Hashable, Sendable {
    /// A headword with its forms in each lexical category.
    public struct Headword: Hashable, Sendable {
        /// The headword and how it was found.
        public var match: Match
        /// The forms, the commonest lexical category first.
        public var paradigms: [Paradigm]
    }

    /// The forms of a headword in one lexical category.
    public struct Paradigm: Hashable, Sendable {
        /// As what the headword is inflected.
        public var category: LexicalCategory
        /// The forms: the headword itself, then the best form of each kind first.
        public var forms: [Form]
    }

    /// A form and who lists it.
    public struct Form: Hashable, Sendable {
        /// The form.
        public var form: InflectedForm
        /// The identifier of the source.
        public var source: String
    }

    /// The headwords, the nearest first; never empty.
    public var headwords: [Headword]
    /// Why the source that was asked first has no answer; nil if this is the one.
    public var fallback: JSONObject?

    /// Writes `Inflections`.
    public func write(to writer: inout JSONWriter) {
        let sources = headwords.flatMap(\.paradigms).flatMap(\.forms).map(\.source)
        writer.object { writer in
            writer.member("metadata", AnswerMetadata(schema: "Inflections/1", sources: sources, fallback: fallback))
            writer.member("results", of: headwords) { headword, writer in write(headword, to: &writer) }
        }
    }

    private func write(_ headword: Headword, to writer: inout JSONWriter) {
        writer.headwordResult(headword.match, of: headword.paradigms, as: \.category) { paradigm, writer in
            writer.member("inflections", ifAny: paradigm.forms)
        }
    }
}

extension FormsResponse.Paradigm {
    /// The forms of a headword in one of its lexical categories, itself first; nil if it is not inflected.
    init?(of word: String, as lexicalEntry: LexicalEntry, inflected: [FormsResponse.Form]) {
        guard let source = inflected.first?.source else { return nil }
        let base = InflectedForm(text: word, features: lexicalEntry.baseFeatures)
        let others = inflected.filter { $0.form.text != base.text || $0.form.features != base.features }
        category = lexicalEntry.lexicalCategory
        forms = [FormsResponse.Form(form: base, source: source)] + others
    }
}

extension FormsResponse.Form: JSONWritable {
    /// Writes `{inflectedForm, grammaticalFeatures, regions, source}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("inflectedForm", form.text)
            writer.member("grammaticalFeatures", ifAny: form.features)
            writer.member("regions", labels: form.regions)
            writer.member("source", source)
        }
    }
}

// MARK: - Schema

extension FormsResponse {
    /// What `Inflections` looks like.
    static let schema = Schema.answer(
        .headword(
            lexicalEntry: [
                "inflections": .array(of: form).described("The headword itself, then the best form of each kind first.")
            ]
        )
    )

    private static let form = Schema.object(
        [
            "inflectedForm": .string,
            "grammaticalFeatures": .grammaticalFeatures.described("What the form expresses, if the source says."),
            "regions": .labels(of: Region.self).described("Where it is written like this, if not anywhere."),
            "source": .string.described("The data that list it; server.info spells them out."),
        ],
        required: ["inflectedForm", "source"]
    )
}
