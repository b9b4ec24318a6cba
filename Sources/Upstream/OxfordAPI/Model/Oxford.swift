public import HeadwordJSON

/// The replies of the Oxford Dictionaries API and their parts.
///
/// Each type covers what either version of the API sends, so that readers need not know which version replied.
public enum Oxford {
    /// The meanings of a word, or its translations.
    public typealias RetrieveEntry = Answer<Headword<LexicalEntry>>
    /// The headwords that a form belongs to.
    public typealias Lemmatron = Answer<Headword<LemmatronLexicalEntry>>
    /// The inflected forms of a headword.
    public typealias Inflections = Answer<Headword<InflectionsLexicalEntry>>
    /// The synonyms and antonyms of a headword.
    public typealias Thesaurus = Answer<Headword<ThesaurusLexicalEntry>>
    /// Sentences that show a headword.
    public typealias SentencesResults = Answer<Headword<SentencesLexicalEntry>>
}

/// A part of a reply that names the schema of the reply.
public protocol ReplyPart: OxfordObject {
    /// The name of the schema of the reply.
    static var schemaName: String { get }
}

extension Oxford {
    /// A reply with a list of results.
    public struct Answer<Result: ReplyPart>: OxfordBody {
        /// The metadata of the reply.
        public var metadata: JSONObject?
        /// The identifier requested in the path.
        public var id: OxfordID?
        /// The requested word.
        public var word: String?
        /// The text requested in the query.
        public var query: String?
        /// The results, several of which may have the same identifier.
        public var results: OxfordList<Result>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a reply without members.
        public init() {}

        /// The name of the schema.
        public static var schemaName: String { Result.schemaName }

        /// The mapping from members to properties.
        public static var shape: Shape<Self> {
            ShapeStore.shape {
                [
                    .init("metadata", \.metadata),
                    .init("id", \.id),
                    .init("word", \.word),
                    .init("query", \.query),
                    .init("results", \.results),
                ]
            }
        }

        /// Adds an empty list if there are no results, since Headword's answers always have one.
        public func finish(_ object: inout JSONObject) {
            if results == nil { object["results"] = [] }
        }
    }

    /// A headword with its data for each of its lexical categories.
    public struct Headword<Part: ReplyPart>: ReplyPart {
        /// The identifier of the headword.
        public var id: OxfordID?
        /// Its language.
        public var language: OxfordLanguage?
        /// The headword.
        public var word: String?
        /// The headword, in replies with inflected forms.
        public var text: String?
        /// The kind of word: `headword`, `inflection`, `phrase`.
        public var type: String?
        /// The pronunciations that apply to every lexical category.
        public var pronunciations: OxfordList<Pronunciation>?
        /// The lexical entries, one for each lexical category.
        public var lexicalEntries: OxfordList<Part>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a headword without members.
        public init() {}

        /// The name of the schema of the reply.
        public static var schemaName: String { Part.schemaName }

        /// The mapping from members to properties.
        public static var shape: Shape<Self> {
            ShapeStore.shape {
                [
                    .init("id", \.id),
                    .init(language: \.language),
                    .init("word", \.word),
                    .init("text", \.text),
                    .init("type", \.type),
                    .init("pronunciations", \.pronunciations),
                    .init("lexicalEntries", \.lexicalEntries),
                ]
            }
        }

        /// Any of these identifies a headword.
        public static var essentials: Set<String> { ["id", "word", "text"] }

        /// Supplies the word and its language, which Headword gives in each headword and in each lexical entry.
        public func finish(_ object: inout JSONObject) {
            object.nameHeadword(word ?? text ?? id?.word)
            object.supplyLanguage()
            object.supply("lexicalEntries", [])
            let (word, language) = (object["word"], object["language"])
            object.update(each: "lexicalEntries") { lexicalEntry in
                lexicalEntry.supply("language", language)
                lexicalEntry.supply("text", word)
            }
        }
    }
}
