public import HeadwordJSON

/// The replies of the Oxford Dictionaries API and their parts.
///
/// A type has what either version of the API sends, so that readers need not know which was asked.
public enum Oxford {
    /// What a word means, or what it is in another language.
    public typealias RetrieveEntry = Answer<Headword<LexicalEntry>>
    /// Which headwords a form belongs to.
    public typealias Lemmatron = Answer<Headword<LemmatronLexicalEntry>>
    /// The forms of a headword.
    public typealias Inflections = Answer<Headword<InflectionsLexicalEntry>>
    /// The synonyms and antonyms of a headword.
    public typealias Thesaurus = Answer<Headword<ThesaurusLexicalEntry>>
    /// Sentences that show a headword.
    public typealias SentencesResults = Answer<Headword<SentencesLexicalEntry>>
}

/// A part that tells what kind of reply it stands in.
public protocol ReplyPart: OxfordObject {
    /// The name of the schema of the reply.
    static var schemaName: String { get }
}

extension Oxford {
    /// A reply with a list of results.
    public struct Answer<Result: ReplyPart>: OxfordBody {
        /// What the reply says of itself.
        public var metadata: JSONObject?
        /// What was asked for in the path.
        public var id: OxfordID?
        /// The word that was asked for.
        public var word: String?
        /// What was asked for in the query.
        public var query: String?
        /// The results, of which several may have the same identifier.
        public var results: OxfordList<Result>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a reply without members.
        public init() {}

        /// The name of the schema.
        public static var schemaName: String { Result.schemaName }

        /// Which property holds which member.
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

        /// Headword's answers always have results, if only none.
        public func finish(_ object: inout JSONObject) {
            if results == nil { object["results"] = [] }
        }
    }

    /// A headword with what is said of it in each of its lexical categories.
    public struct Headword<Part: ReplyPart>: ReplyPart {
        /// What identifies the headword.
        public var id: OxfordID?
        /// Its language.
        public var language: OxfordLanguage?
        /// The headword.
        public var word: String?
        /// The headword, in replies with inflected forms.
        public var text: String?
        /// What it is: `headword`, `inflection`, `phrase`.
        public var type: String?
        /// How it is said, whatever its lexical category.
        public var pronunciations: OxfordList<Pronunciation>?
        /// One for each lexical category.
        public var lexicalEntries: OxfordList<Part>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a headword without members.
        public init() {}

        /// The name of the schema of the reply.
        public static var schemaName: String { Part.schemaName }

        /// Which property holds which member.
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

        /// A headword is known by any of its names.
        public static var essentials: Set<String> { ["id", "word", "text"] }

        /// Headword names the word and its language in each headword and in each lexical entry.
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
