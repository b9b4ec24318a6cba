package import HeadwordJSON

/// The replies of the Oxford Dictionaries API and their parts.
///
/// Each type covers what either version of the API sends, so that readers need not know which version replied.
package enum Oxford {
    /// The meanings of a word, or its translations.
    package typealias RetrieveEntry = Answer<Headword<LexicalEntry>>
    /// The headwords that a form belongs to.
    package typealias Lemmatron = Answer<Headword<LemmatronLexicalEntry>>
    /// The inflected forms of a headword.
    package typealias Inflections = Answer<Headword<InflectionsLexicalEntry>>
    /// The synonyms and antonyms of a headword.
    package typealias Thesaurus = Answer<Headword<ThesaurusLexicalEntry>>
    /// Sentences that show a headword.
    package typealias SentencesResults = Answer<Headword<SentencesLexicalEntry>>
}

/// A part of a reply that names the schema of the reply.
package protocol ReplyPart: OxfordObject {
    /// The name of the schema of the reply.
    static var schemaName: String { get }
}

extension Oxford {
    /// A reply with a list of results.
    package struct Answer<Result: ReplyPart>: OxfordBody {
        /// The metadata of the reply.
        package var metadata: JSONObject?
        /// The identifier requested in the path.
        package var id: OxfordID?
        /// The requested word.
        package var word: String?
        /// The text requested in the query.
        package var query: String?
        /// The results, several of which may have the same identifier.
        package var results: OxfordList<Result>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a reply without members.
        package init() {}

        /// The name of the schema.
        package static var schemaName: String { Result.schemaName }

        /// The mapping from members to properties.
        package static var shape: Shape<Self> {
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
        package func finish(_ object: inout JSONObject) {
            if results == nil { object["results"] = [] }
        }
    }

    /// A headword with its data for each of its lexical categories.
    package struct Headword<Part: ReplyPart>: ReplyPart {
        /// The identifier of the headword.
        package var id: OxfordID?
        /// Its language.
        package var language: OxfordLanguage?
        /// The headword.
        package var word: String?
        /// The headword, in replies with inflected forms.
        package var text: String?
        /// The kind of word: `headword`, `inflection`, `phrase`.
        package var type: String?
        /// The pronunciations that apply to every lexical category.
        package var pronunciations: OxfordList<Pronunciation>?
        /// The lexical entries, one for each lexical category.
        package var lexicalEntries: OxfordList<Part>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a headword without members.
        package init() {}

        /// The name of the schema of the reply.
        package static var schemaName: String { Part.schemaName }

        /// The mapping from members to properties.
        package static var shape: Shape<Self> {
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
        package static var essentials: Set<String> { ["id", "word", "text"] }

        /// Supplies the word and its language, which Headword gives in each headword and in each lexical entry.
        package func finish(_ object: inout JSONObject) {
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
