// swift-format-ignore-file
// Written by Scripts/generate-clients.py from rpc-schema/openrpc.json.
// What methods answer; members that are not known here are left out.

public import HeadwordJSON

public struct Analysis: Hashable, AnswerReadable {
    public var lexicalCategory: LexicalCategory
    public var grammaticalFeatures: [DictionaryEntriesGrammaticalFeature]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.lexicalCategory = try answer.value("lexicalCategory")
        self.grammaticalFeatures = try answer.optional("grammaticalFeatures")
    }
}

public struct AnswerMetadata: Hashable, AnswerReadable {
    /// The name and version of this schema.
    public var schema: String
    /// The source that answered; the cache holds answers of the upstream.
    public var source: Source
    /// The sources of the data in the answer; server.info describes them.
    public var sources: [String]?
    /// The upstream's metadata about its answer, if it answered.
    public var upstream: DictionaryEntriesUpstream?
    /// Why the preferred source did not answer.
    public var fallback: Fallback?
    /// The headwords that could not be requested from the upstream, and why.
    public var partial: Partial?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.schema = try answer.value("schema")
        self.source = try answer.value("source")
        self.sources = try answer.optional("sources")
        self.upstream = try answer.optional("upstream")
        self.fallback = try answer.optional("fallback")
        self.partial = try answer.optional("partial")
    }
}

public struct Corpus: Hashable, AnswerReadable {
    public var name: String
    public var language: String
    /// The number of words counted, without punctuation.
    public var words: Int
    /// The number of punctuation marks.
    public var punctuation: Int?
    /// Absent if they were not counted.
    public var documents: Int?
    /// The minimum count of listed words. Absent if all are listed.
    public var wordFloor: Int?
    /// The minimum count of listed n-grams of two or more words. Absent if all are listed.
    public var ngramFloor: Int?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.name = try answer.value("name")
        self.language = try answer.value("language")
        self.words = try answer.value("words")
        self.punctuation = try answer.optional("punctuation")
        self.documents = try answer.optional("documents")
        self.wordFloor = try answer.optional("wordFloor")
        self.ngramFloor = try answer.optional("ngramFloor")
    }
}

public struct CrossReference: Hashable, AnswerReadable {
    public var id: String
    public var text: String
    public var type: DictionaryEntriesCrossReferenceType?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.text = try answer.value("text")
        self.type = try answer.optional("type")
    }
}

public struct DailyWord: Hashable, AnswerReadable {
    /// The headword as written.
    public var word: String
    public var lexicalCategory: LexicalCategory
    /// Its first definition.
    public var definition: String
    /// The source of the definition; server.info describes it.
    public var source: String

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.word = try answer.value("word")
        self.lexicalCategory = try answer.value("lexicalCategory")
        self.definition = try answer.value("definition")
        self.source = try answer.value("source")
    }
}

public struct Derivative: Hashable, AnswerReadable {
    public var id: String
    public var text: String

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.text = try answer.value("text")
    }
}

public struct DictionaryEntries: Hashable, AnswerReadable {
    public var metadata: AnswerMetadata
    public var results: [DictionaryEntriesResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct DictionaryEntriesAntonym: Hashable, AnswerReadable {
    public var id: String
    public var text: String
    /// indirect: the opposite of a similar word.
    public var type: String?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.text = try answer.value("text")
        self.type = try answer.optional("type")
    }
}

public struct DictionaryEntriesEntry: Hashable, AnswerReadable {
    /// The source of this data; server.info describes it.
    public var source: String
    public var etymologies: [String]?
    public var pronunciations: [DictionaryEntriesPronunciation]?
    /// The features of any of the senses.
    public var grammaticalFeatures: [DictionaryEntriesGrammaticalFeature]?
    public var variantForms: [VariantForm]?
    public var notes: [DictionaryEntriesNote]?
    /// The most common first.
    public var senses: [DictionaryEntriesSense]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.source = try answer.value("source")
        self.etymologies = try answer.optional("etymologies")
        self.pronunciations = try answer.optional("pronunciations")
        self.grammaticalFeatures = try answer.optional("grammaticalFeatures")
        self.variantForms = try answer.optional("variantForms")
        self.notes = try answer.optional("notes")
        self.senses = try answer.optional("senses")
    }
}

public struct DictionaryEntriesExample: Hashable, AnswerReadable {
    public var text: String
    public var author: String?
    public var notes: [DictionaryEntriesExampleNote]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.text = try answer.value("text")
        self.author = try answer.optional("author")
        self.notes = try answer.optional("notes")
    }
}

public struct DictionaryEntriesExampleNote: Hashable, AnswerReadable {
    public var text: String
    /// showsSynonym, showsOther: the example shows another word of the same meaning.
    public var type: DictionaryEntriesType?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.text = try answer.value("text")
        self.type = try answer.optional("type")
    }
}

public struct DictionaryEntriesGrammaticalFeature: Hashable, AnswerReadable {
    public var text: GrammaticalFeature
    public var type: String?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.text = try answer.value("text")
        self.type = try answer.optional("type")
    }
}

public struct DictionaryEntriesLexicalEntry: Hashable, AnswerReadable {
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    public var lexicalCategory: LexicalCategory?
    public var text: String
    public var pronunciations: [DictionaryEntriesPronunciation]?
    public var derivatives: [Derivative]?
    /// One entry for each homograph.
    public var entries: [DictionaryEntriesEntry]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.lexicalCategory = try answer.optional("lexicalCategory")
        self.text = try answer.value("text")
        self.pronunciations = try answer.optional("pronunciations")
        self.derivatives = try answer.optional("derivatives")
        self.entries = try answer.optional("entries")
    }
}

public struct DictionaryEntriesNote: Hashable, AnswerReadable {
    public var text: String
    public var type: Type?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.text = try answer.value("text")
        self.type = try answer.optional("type")
    }
}

public struct DictionaryEntriesPronunciation: Hashable, AnswerReadable {
    public var phoneticSpelling: String?
    public var phoneticNotation: PhoneticNotation?
    /// The regions with this pronunciation.
    public var regions: [Region]?
    /// The address of a recording; from the upstream only.
    public var audioFile: String?
    /// The source of this data; server.info describes it.
    public var source: String

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.phoneticSpelling = try answer.optional("phoneticSpelling")
        self.phoneticNotation = try answer.optional("phoneticNotation")
        self.regions = try answer.optional("regions")
        self.audioFile = try answer.optional("audioFile")
        self.source = try answer.value("source")
    }
}

public struct DictionaryEntriesResult: Hashable, AnswerReadable {
    /// The headword with an underscore for each space.
    public var id: String
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    /// The headword as written.
    public var word: String
    public var match: HeadwordMatch
    /// The regions of this spelling, if not all.
    public var regions: [Region]?
    public var pronunciations: [DictionaryEntriesPronunciation]?
    /// The most common lexical category first.
    public var lexicalEntries: [DictionaryEntriesLexicalEntry]
    /// One group for each meaning.
    public var translations: [DictionaryEntriesTranslation]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.word = try answer.value("word")
        self.match = try answer.value("match")
        self.regions = try answer.optional("regions")
        self.pronunciations = try answer.optional("pronunciations")
        self.lexicalEntries = try answer.value("lexicalEntries")
        self.translations = try answer.optional("translations")
    }
}

public struct DictionaryEntriesSense: Hashable, AnswerReadable {
    /// The source, a colon, and the source's identifier.
    public var id: String?
    public var definitions: [String]?
    /// Shortened definitions; from the upstream only.
    public var shortDefinitions: [String]?
    /// The examples that show the headword itself come first.
    public var examples: [DictionaryEntriesExample]?
    public var domains: [Domain]?
    public var registers: [Register]?
    public var regions: [Region]?
    public var grammaticalFeatures: [DictionaryEntriesGrammaticalFeature]?
    public var variantForms: [VariantForm]?
    public var notes: [DictionaryEntriesNote]?
    public var crossReferences: [CrossReference]?
    public var synonyms: [Derivative]?
    public var antonyms: [DictionaryEntriesAntonym]?
    public var subsenses: [DictionaryEntriesSubsense]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.optional("id")
        self.definitions = try answer.optional("definitions")
        self.shortDefinitions = try answer.optional("shortDefinitions")
        self.examples = try answer.optional("examples")
        self.domains = try answer.optional("domains")
        self.registers = try answer.optional("registers")
        self.regions = try answer.optional("regions")
        self.grammaticalFeatures = try answer.optional("grammaticalFeatures")
        self.variantForms = try answer.optional("variantForms")
        self.notes = try answer.optional("notes")
        self.crossReferences = try answer.optional("crossReferences")
        self.synonyms = try answer.optional("synonyms")
        self.antonyms = try answer.optional("antonyms")
        self.subsenses = try answer.optional("subsenses")
    }
}

public struct DictionaryEntriesSubsense: Hashable, AnswerReadable {
    /// The source, a colon, and the source's identifier.
    public var id: String?
    public var definitions: [String]?
    /// Shortened definitions; from the upstream only.
    public var shortDefinitions: [String]?
    /// The examples that show the headword itself come first.
    public var examples: [DictionaryEntriesExample]?
    public var domains: [Domain]?
    public var registers: [Register]?
    public var regions: [Region]?
    public var grammaticalFeatures: [DictionaryEntriesGrammaticalFeature]?
    public var variantForms: [VariantForm]?
    public var notes: [DictionaryEntriesNote]?
    public var crossReferences: [CrossReference]?
    public var synonyms: [Derivative]?
    public var antonyms: [DictionaryEntriesAntonym]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.optional("id")
        self.definitions = try answer.optional("definitions")
        self.shortDefinitions = try answer.optional("shortDefinitions")
        self.examples = try answer.optional("examples")
        self.domains = try answer.optional("domains")
        self.registers = try answer.optional("registers")
        self.regions = try answer.optional("regions")
        self.grammaticalFeatures = try answer.optional("grammaticalFeatures")
        self.variantForms = try answer.optional("variantForms")
        self.notes = try answer.optional("notes")
        self.crossReferences = try answer.optional("crossReferences")
        self.synonyms = try answer.optional("synonyms")
        self.antonyms = try answer.optional("antonyms")
    }
}

public struct DictionaryEntriesTranslation: Hashable, AnswerReadable {
    public var source: String
    /// The language of the translations.
    public var language: Language
    /// Present if two sources were joined through this language; such a translation may confuse meanings.
    public var pivot: Language?
    public var lexicalCategory: LexicalCategory?
    /// The meaning that is translated, in the words of the source.
    public var gloss: String?
    public var domains: [Domain]?
    public var registers: [Register]?
    public var regions: [Region]?
    public var translations: [DictionaryEntriesTranslationTranslation]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.source = try answer.value("source")
        self.language = try answer.value("language")
        self.pivot = try answer.optional("pivot")
        self.lexicalCategory = try answer.optional("lexicalCategory")
        self.gloss = try answer.optional("gloss")
        self.domains = try answer.optional("domains")
        self.registers = try answer.optional("registers")
        self.regions = try answer.optional("regions")
        self.translations = try answer.value("translations")
    }
}

public struct DictionaryEntriesTranslationTranslation: Hashable, AnswerReadable {
    public var text: String
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    public var grammaticalFeatures: [DictionaryEntriesGrammaticalFeature]?
    public var registers: [Register]?
    public var regions: [Region]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.text = try answer.value("text")
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.grammaticalFeatures = try answer.optional("grammaticalFeatures")
        self.registers = try answer.optional("registers")
        self.regions = try answer.optional("regions")
    }
}

/// The upstream's metadata about its answer, if it answered.
public struct DictionaryEntriesUpstream: Hashable, AnswerReadable {
    public var version: String
    /// The names of labels in the answer that Headword does not know.
    public var labels: [String: String]?
    /// The unchanged replies of the upstream, if requested with 'raw'.
    public var replies: [JSONValue]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.version = try answer.value("version")
        self.labels = try answer.optional("labels")
        self.replies = try answer.optional("replies")
    }
}

public struct DictionaryEtymology: Hashable, AnswerReadable {
    public var metadata: AnswerMetadata
    public var results: [DictionaryEtymologyResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct DictionaryEtymologyEtymology: Hashable, AnswerReadable {
    /// The etymology, as its source words it.
    public var text: String
    /// The stages of the word's history as far as the text lists them, the nearest first; found by rules, which may
    /// err.
    public var stages: [DictionaryEtymologyStage]?
    /// The source of this data; server.info describes it.
    public var source: String

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.text = try answer.value("text")
        self.stages = try answer.optional("stages")
        self.source = try answer.value("source")
    }
}

public struct DictionaryEtymologyLexicalEntry: Hashable, AnswerReadable {
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    public var lexicalCategory: LexicalCategory?
    public var text: String
    /// Those of one homograph after those of another.
    public var etymologies: [DictionaryEtymologyEtymology]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.lexicalCategory = try answer.optional("lexicalCategory")
        self.text = try answer.value("text")
        self.etymologies = try answer.value("etymologies")
    }
}

public struct DictionaryEtymologyResult: Hashable, AnswerReadable {
    /// The headword with an underscore for each space.
    public var id: String
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    /// The headword as written.
    public var word: String
    public var match: HeadwordMatch
    /// The most common lexical category first.
    public var lexicalEntries: [DictionaryEtymologyLexicalEntry]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.word = try answer.value("word")
        self.match = try answer.value("match")
        self.lexicalEntries = try answer.value("lexicalEntries")
    }
}

public struct DictionaryEtymologyStage: Hashable, AnswerReadable {
    /// The English name of the language: Middle English.
    public var language: String
    /// The year in which the language began, about; negative before our era.
    public var from: Int?
    /// The year in which it ended, about.
    public var to: Int?
    /// The word in that language; absent if it is spelled as in the stage before. An asterisk marks a form that is
    /// not attested.
    public var forms: [String]?
    /// What it meant there.
    public var gloss: String?
    /// Present if the source doubts this stage.
    public var isUncertain: Bool?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.language = try answer.value("language")
        self.from = try answer.optional("from")
        self.to = try answer.optional("to")
        self.forms = try answer.optional("forms")
        self.gloss = try answer.optional("gloss")
        self.isUncertain = try answer.optional("isUncertain")
    }
}

public struct DictionaryFamily: Hashable, AnswerReadable {
    public var metadata: AnswerMetadata
    public var results: [DictionaryFamilyResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct DictionaryFamilyResult: Hashable, AnswerReadable {
    /// The headword with an underscore for each space.
    public var id: String
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    /// The headword as written.
    public var word: String
    public var match: HeadwordMatch
    /// The words of the family: the root first, those nearer to it before others.
    public var words: [DictionaryFamilyWord]
    /// Present if the limit left words out.
    public var isTruncated: Bool?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.word = try answer.value("word")
        self.match = try answer.value("match")
        self.words = try answer.value("words")
        self.isTruncated = try answer.optional("isTruncated")
    }
}

public struct DictionaryFamilyWord: Hashable, AnswerReadable {
    /// The headword with an underscore for each space.
    public var id: String
    /// The headword as written.
    public var text: String
    /// The headword that it is derived from; absent for the root.
    public var base: String?
    /// The prefix or suffix: `un-`, `-ness`; absent if none makes the word.
    public var affix: String?
    /// The number of steps from the root.
    public var depth: Int
    /// The most common first.
    public var lexicalCategories: [LexicalCategory]?
    /// The most common meaning.
    public var definition: String?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.text = try answer.value("text")
        self.base = try answer.optional("base")
        self.affix = try answer.optional("affix")
        self.depth = try answer.value("depth")
        self.lexicalCategories = try answer.optional("lexicalCategories")
        self.definition = try answer.optional("definition")
    }
}

/// Why the preferred source did not answer.
public struct Fallback: Hashable, AnswerReadable {
    public var from: String
    public var reason: String
    public var message: String
    public var retryAfter: Int?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.from = try answer.value("from")
        self.reason = try answer.value("reason")
        self.message = try answer.value("message")
        self.retryAfter = try answer.optional("retryAfter")
    }
}

public struct HeadwordMatch: Hashable, AnswerReadable {
    public var kind: MatchKind
    /// For the kind lemma: readings of the word as a form of the headword.
    public var analyses: [Analysis]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.kind = try answer.value("kind")
        self.analyses = try answer.optional("analyses")
    }
}

public struct InflectionsForms: Hashable, AnswerReadable {
    public var metadata: AnswerMetadata
    public var results: [InflectionsFormsResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct InflectionsFormsInflection: Hashable, AnswerReadable {
    public var inflectedForm: String
    /// The features of the form, if the source gives them.
    public var grammaticalFeatures: [DictionaryEntriesGrammaticalFeature]?
    /// The regions of this spelling, if not all.
    public var regions: [Region]?
    /// The source that lists it; server.info describes it.
    public var source: String

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.inflectedForm = try answer.value("inflectedForm")
        self.grammaticalFeatures = try answer.optional("grammaticalFeatures")
        self.regions = try answer.optional("regions")
        self.source = try answer.value("source")
    }
}

public struct InflectionsFormsLexicalEntry: Hashable, AnswerReadable {
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    public var lexicalCategory: LexicalCategory?
    public var text: String
    /// The headword, then its forms, the best of each kind first.
    public var inflections: [InflectionsFormsInflection]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.lexicalCategory = try answer.optional("lexicalCategory")
        self.text = try answer.value("text")
        self.inflections = try answer.optional("inflections")
    }
}

public struct InflectionsFormsResult: Hashable, AnswerReadable {
    /// The headword with an underscore for each space.
    public var id: String
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    /// The headword as written.
    public var word: String
    public var match: HeadwordMatch
    /// The most common lexical category first.
    public var lexicalEntries: [InflectionsFormsLexicalEntry]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.word = try answer.value("word")
        self.match = try answer.value("match")
        self.lexicalEntries = try answer.value("lexicalEntries")
    }
}

public struct InflectionsLemmas: Hashable, AnswerReadable {
    public var metadata: AnswerMetadata
    public var results: [InflectionsLemmasResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct InflectionsLemmasLexicalEntry: Hashable, AnswerReadable {
    public var language: Language
    public var lexicalCategory: LexicalCategory?
    /// The form.
    public var text: String
    /// The headwords with this form, including the form itself if it is a headword.
    public var inflectionOf: [Derivative]
    /// The features of the form, if the source gives them.
    public var grammaticalFeatures: [DictionaryEntriesGrammaticalFeature]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.language = try answer.value("language")
        self.lexicalCategory = try answer.optional("lexicalCategory")
        self.text = try answer.value("text")
        self.inflectionOf = try answer.value("inflectionOf")
        self.grammaticalFeatures = try answer.optional("grammaticalFeatures")
    }
}

public struct InflectionsLemmasResult: Hashable, AnswerReadable {
    /// The form with an underscore for each space.
    public var id: String
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    /// The form.
    public var word: String
    /// One entry for each reading, the likeliest first.
    public var lexicalEntries: [InflectionsLemmasLexicalEntry]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.word = try answer.value("word")
        self.lexicalEntries = try answer.value("lexicalEntries")
    }
}

public struct LexistatsCollocations: Hashable, AnswerReadable {
    public var metadata: StatsMetadata
    public var word: String
    public var window: Int
    /// The number of occurrences.
    public var frequency: Int
    /// Occurrences per million words.
    public var normalizedFrequency: Double?
    /// The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
    public var zipf: Double?
    public var results: [LexistatsCollocationsResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.word = try answer.value("word")
        self.window = try answer.value("window")
        self.frequency = try answer.value("frequency")
        self.normalizedFrequency = try answer.optional("normalizedFrequency")
        self.zipf = try answer.optional("zipf")
        self.results = try answer.value("results")
    }
}

public struct LexistatsCollocationsResult: Hashable, AnswerReadable {
    public var word: String
    /// The number of occurrences near the word.
    public var frequency: Int
    /// The occurrences before it.
    public var before: Int?
    /// The occurrences after it.
    public var after: Int?
    /// The total number of occurrences.
    public var wordFrequency: Int?
    /// The number of occurrences near the word expected by chance.
    public var expectedFrequency: Double?
    /// Dunning's G2: the evidence that this is not chance.
    public var logLikelihood: Double
    /// The certainty of this; favours common words.
    public var tScore: Double
    /// The strength of the association, in bits; favours rare words.
    public var pmi: Double

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.word = try answer.value("word")
        self.frequency = try answer.value("frequency")
        self.before = try answer.optional("before")
        self.after = try answer.optional("after")
        self.wordFrequency = try answer.optional("wordFrequency")
        self.expectedFrequency = try answer.optional("expectedFrequency")
        self.logLikelihood = try answer.value("logLikelihood")
        self.tScore = try answer.value("tScore")
        self.pmi = try answer.value("pmi")
    }
}

public struct LexistatsCorpora: Hashable, AnswerReadable {
    public var results: [LexistatsCorporaResult]
    /// The corpora that exist but cannot be read; absent if there are none.
    public var unreadable: [LexistatsCorporaUnreadable]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.results = try answer.value("results")
        self.unreadable = try answer.optional("unreadable")
    }
}

public struct LexistatsCorporaResult: Hashable, AnswerReadable {
    public var name: String
    public var language: String
    /// The number of words counted, without punctuation.
    public var words: Int
    /// The number of punctuation marks.
    public var punctuation: Int?
    /// Absent if they were not counted.
    public var documents: Int?
    /// The minimum count of listed words. Absent if all are listed.
    public var wordFloor: Int?
    /// The minimum count of listed n-grams of two or more words. Absent if all are listed.
    public var ngramFloor: Int?
    /// The maximum length of an n-gram; 1 means words only.
    public var longestNgram: Int
    /// Whether n-grams with punctuation were counted.
    public var includesPunctuation: Bool?
    /// The periods of the dated texts.
    public var periods: [String]?
    /// The texts that were counted.
    public var sources: [String]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.name = try answer.value("name")
        self.language = try answer.value("language")
        self.words = try answer.value("words")
        self.punctuation = try answer.optional("punctuation")
        self.documents = try answer.optional("documents")
        self.wordFloor = try answer.optional("wordFloor")
        self.ngramFloor = try answer.optional("ngramFloor")
        self.longestNgram = try answer.value("longestNgram")
        self.includesPunctuation = try answer.optional("includesPunctuation")
        self.periods = try answer.optional("periods")
        self.sources = try answer.optional("sources")
    }
}

public struct LexistatsCorporaUnreadable: Hashable, AnswerReadable {
    public var name: String
    public var language: String
    /// Why the file cannot be read.
    public var reason: String

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.name = try answer.value("name")
        self.language = try answer.value("language")
        self.reason = try answer.value("reason")
    }
}

public struct LexistatsNgrams: Hashable, AnswerReadable {
    public var metadata: StatsMetadata
    public var results: [LexistatsNgramsResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct LexistatsNgramsResult: Hashable, AnswerReadable {
    /// In lower case, except from the upstream. Absent where rows are collated by other members.
    public var tokens: JSONValue?
    public var trueCases: JSONValue?
    public var lemmas: JSONValue?
    /// Empty for a word that is not in the lexicon.
    public var lexicalCategories: JSONValue?
    /// The number of occurrences.
    public var frequency: Int
    /// Occurrences per million words.
    public var normalizedFrequency: Double?
    /// The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
    public var zipf: Double?
    /// The number of documents with an occurrence. Absent if unknown.
    public var documentFrequency: Int?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.tokens = try answer.optional("tokens")
        self.trueCases = try answer.optional("trueCases")
        self.lemmas = try answer.optional("lemmas")
        self.lexicalCategories = try answer.optional("lexicalCategories")
        self.frequency = try answer.value("frequency")
        self.normalizedFrequency = try answer.optional("normalizedFrequency")
        self.zipf = try answer.optional("zipf")
        self.documentFrequency = try answer.optional("documentFrequency")
    }
}

public struct LexistatsTrend: Hashable, AnswerReadable {
    public var metadata: StatsMetadata
    public var word: String
    public var results: [LexistatsTrendResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.word = try answer.value("word")
        self.results = try answer.value("results")
    }
}

public struct LexistatsTrendResult: Hashable, AnswerReadable {
    /// A year, or a year and a month: 2024, 2024-05.
    public var period: String
    /// The number of occurrences.
    public var frequency: Int
    /// Occurrences per million words.
    public var normalizedFrequency: Double
    /// The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
    public var zipf: Double?
    /// The number of documents with an occurrence. Absent if unknown.
    public var documentFrequency: Int?
    /// The number of words in texts of the period.
    public var words: Int
    /// The number of texts of the period.
    public var documents: Int?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.period = try answer.value("period")
        self.frequency = try answer.value("frequency")
        self.normalizedFrequency = try answer.value("normalizedFrequency")
        self.zipf = try answer.optional("zipf")
        self.documentFrequency = try answer.optional("documentFrequency")
        self.words = try answer.value("words")
        self.documents = try answer.optional("documents")
    }
}

public struct LexistatsWord: Hashable, AnswerReadable {
    public var metadata: StatsMetadata
    public var result: LexistatsWordResult

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.result = try answer.value("result")
    }
}

public struct LexistatsWordResult: Hashable, AnswerReadable {
    public var wordform: String?
    public var trueCase: String?
    public var lemma: String?
    public var lexicalCategory: LexicalCategory?
    /// The number of occurrences.
    public var frequency: Int?
    /// Occurrences per million words.
    public var normalizedFrequency: Double?
    /// The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
    public var zipf: Double?
    /// False, in place of a frequency, if the corpus lists only its more common words and this is not among them.
    public var isListed: Bool?
    /// The number of documents with an occurrence. Absent if unknown.
    public var documentFrequency: Int?
    /// The number of matching records.
    public var matchCount: Int?
    /// True if occurrences of a form were divided between its lemmas and lexical categories; see the lexicon's
    /// counts.
    public var isEstimated: Bool?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.wordform = try answer.optional("wordform")
        self.trueCase = try answer.optional("trueCase")
        self.lemma = try answer.optional("lemma")
        self.lexicalCategory = try answer.optional("lexicalCategory")
        self.frequency = try answer.optional("frequency")
        self.normalizedFrequency = try answer.optional("normalizedFrequency")
        self.zipf = try answer.optional("zipf")
        self.isListed = try answer.optional("isListed")
        self.documentFrequency = try answer.optional("documentFrequency")
        self.matchCount = try answer.optional("matchCount")
        self.isEstimated = try answer.optional("isEstimated")
    }
}

public struct LexistatsWords: Hashable, AnswerReadable {
    public var metadata: StatsMetadata
    public var results: [LexistatsWordsResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct LexistatsWordsResult: Hashable, AnswerReadable {
    public var wordform: String?
    public var trueCase: String?
    public var lemma: String?
    /// Absent if the word is not in the lexicon.
    public var lexicalCategory: LexicalCategory?
    public var grammaticalFeatures: [DictionaryEntriesGrammaticalFeature]?
    /// The number of occurrences.
    public var frequency: Int
    /// Occurrences per million words.
    public var normalizedFrequency: Double?
    /// The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
    public var zipf: Double?
    /// The number of documents with an occurrence. Absent if unknown.
    public var documentFrequency: Int?
    /// True if occurrences of a form were divided between its lemmas and lexical categories; see the lexicon's
    /// counts.
    public var isEstimated: Bool?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.wordform = try answer.optional("wordform")
        self.trueCase = try answer.optional("trueCase")
        self.lemma = try answer.optional("lemma")
        self.lexicalCategory = try answer.optional("lexicalCategory")
        self.grammaticalFeatures = try answer.optional("grammaticalFeatures")
        self.frequency = try answer.value("frequency")
        self.normalizedFrequency = try answer.optional("normalizedFrequency")
        self.zipf = try answer.optional("zipf")
        self.documentFrequency = try answer.optional("documentFrequency")
        self.isEstimated = try answer.optional("isEstimated")
    }
}

public struct ListMetadata: Hashable, AnswerReadable {
    /// The name and version of this schema.
    public var schema: String
    /// The source that answered; the cache holds answers of the upstream.
    public var source: Source
    /// The sources of the data in the answer; server.info describes them.
    public var sources: [String]?
    public var limit: Int
    public var offset: Int
    /// The length of the whole list.
    public var total: Int
    /// The cursor for the next part; absent after the last.
    public var next: String?
    /// The upstream's metadata about its answer, if it answered.
    public var upstream: DictionaryEntriesUpstream?
    /// Why the preferred source did not answer.
    public var fallback: Fallback?
    /// The headwords that could not be requested from the upstream, and why.
    public var partial: Partial?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.schema = try answer.value("schema")
        self.source = try answer.value("source")
        self.sources = try answer.optional("sources")
        self.limit = try answer.value("limit")
        self.offset = try answer.value("offset")
        self.total = try answer.value("total")
        self.next = try answer.optional("next")
        self.upstream = try answer.optional("upstream")
        self.fallback = try answer.optional("fallback")
        self.partial = try answer.optional("partial")
    }
}

/// The headwords that could not be requested from the upstream, and why.
public struct Partial: Hashable, AnswerReadable {
    public var missing: [String]
    public var reason: String
    public var message: String
    public var retryAfter: Int?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.missing = try answer.value("missing")
        self.reason = try answer.value("reason")
        self.message = try answer.value("message")
        self.retryAfter = try answer.optional("retryAfter")
    }
}

public struct ReverseLookup: Hashable, AnswerReadable {
    public var metadata: AnswerMetadata
    public var results: [ReverseLookupResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct ReverseLookupResult: Hashable, AnswerReadable {
    /// The headword with an underscore for each space.
    public var id: String
    public var language: Language
    /// The headword as written.
    public var word: String
    public var lexicalCategory: LexicalCategory
    /// How well the definition fits, to three decimals.
    public var score: Double
    /// The best-fitting definition of the headword.
    public var definition: String
    /// The identifier of the sense with this definition.
    public var sense: String
    public var source: String
    /// The words of the given definition that this one contains, as such, in another form or as a synonym.
    public var words: [String]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.language = try answer.value("language")
        self.word = try answer.value("word")
        self.lexicalCategory = try answer.value("lexicalCategory")
        self.score = try answer.value("score")
        self.definition = try answer.value("definition")
        self.sense = try answer.value("sense")
        self.source = try answer.value("source")
        self.words = try answer.value("words")
    }
}

public struct RhymesLookup: Hashable, AnswerReadable {
    public var metadata: ListMetadata
    public var results: [RhymesLookupResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct RhymesLookupResult: Hashable, AnswerReadable {
    /// The headword with an underscore for each space.
    public var id: String
    public var language: Language
    /// The headword as written.
    public var word: String
    /// Present if only these lexical categories have this pronunciation.
    public var lexicalCategories: [LexicalCategory]?
    /// The pronunciation in the International Phonetic Alphabet.
    public var phoneticSpelling: String
    /// The sounds, named as in the CMU Pronouncing Dictionary and separated by spaces.
    public var phones: String
    /// The number of syllables.
    public var syllables: Int
    /// The stress of each syllable: 1 primary, 2 secondary, 0 none. A monosyllable has 1, though many are
    /// unstressed within a line.
    public var stress: String
    /// The number of rhymes on all pages.
    public var total: Int
    /// By kind, near rhymes by similarity, and the most common first.
    public var rhymes: [RhymesLookupRhyme]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.language = try answer.value("language")
        self.word = try answer.value("word")
        self.lexicalCategories = try answer.optional("lexicalCategories")
        self.phoneticSpelling = try answer.value("phoneticSpelling")
        self.phones = try answer.value("phones")
        self.syllables = try answer.value("syllables")
        self.stress = try answer.value("stress")
        self.total = try answer.value("total")
        self.rhymes = try answer.value("rhymes")
    }
}

public struct RhymesLookupRhyme: Hashable, AnswerReadable {
    /// The headword with an underscore for each space.
    public var id: String
    /// The headword as written.
    public var text: String
    public var kind: RhymeKind
    /// Present if the word rhymes in this lexical category only.
    public var lexicalCategory: LexicalCategory?
    /// The pronunciation in the International Phonetic Alphabet.
    public var phoneticSpelling: String
    public var syllables: Int
    public var stress: String
    /// The frequency as the logarithm of the occurrences per thousand million words; absent if it was not counted.
    public var zipf: Double?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.text = try answer.value("text")
        self.kind = try answer.value("kind")
        self.lexicalCategory = try answer.optional("lexicalCategory")
        self.phoneticSpelling = try answer.value("phoneticSpelling")
        self.syllables = try answer.value("syllables")
        self.stress = try answer.value("stress")
        self.zipf = try answer.optional("zipf")
    }
}

public struct RhymesSyllables: Hashable, AnswerReadable {
    public var metadata: AnswerMetadata
    public var text: String
    /// The total number of syllables, by each word's first pronunciation; unknown words do not count.
    public var syllables: Int
    /// The stress of the syllables, word by word, separated by spaces.
    public var stress: String
    /// The words without a known pronunciation, if any.
    public var unknown: [String]?
    /// One for each word of the text.
    public var results: [RhymesSyllablesResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.text = try answer.value("text")
        self.syllables = try answer.value("syllables")
        self.stress = try answer.value("stress")
        self.unknown = try answer.optional("unknown")
        self.results = try answer.value("results")
    }
}

public struct RhymesSyllablesPronunciation: Hashable, AnswerReadable {
    /// The headword as written.
    public var word: String
    /// Present if the word is a regular form of the headword, and its sounds were derived from the headword's.
    public var isDerived: Bool?
    /// Present if only these lexical categories have this pronunciation.
    public var lexicalCategories: [LexicalCategory]?
    /// The pronunciation in the International Phonetic Alphabet.
    public var phoneticSpelling: String
    /// The sounds, named as in the CMU Pronouncing Dictionary and separated by spaces.
    public var phones: String
    /// The number of syllables.
    public var syllables: Int
    /// The stress of each syllable: 1 primary, 2 secondary, 0 none. A monosyllable has 1, though many are
    /// unstressed within a line.
    public var stress: String

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.word = try answer.value("word")
        self.isDerived = try answer.optional("isDerived")
        self.lexicalCategories = try answer.optional("lexicalCategories")
        self.phoneticSpelling = try answer.value("phoneticSpelling")
        self.phones = try answer.value("phones")
        self.syllables = try answer.value("syllables")
        self.stress = try answer.value("stress")
    }
}

public struct RhymesSyllablesResult: Hashable, AnswerReadable {
    public var text: String
    /// The most common first; empty if none is known.
    public var pronunciations: [RhymesSyllablesPronunciation]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.text = try answer.value("text")
        self.pronunciations = try answer.value("pronunciations")
    }
}

public struct SearchAt: Hashable, AnswerReadable {
    public var metadata: AnswerMetadata
    /// The phrase as written in the text.
    public var text: String
    public var range: SearchAtRange
    /// The headwords for the phrase, the likeliest in its sentence first.
    public var results: [SearchAtResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.text = try answer.value("text")
        self.range = try answer.value("range")
        self.results = try answer.value("results")
    }
}

public struct SearchAtRange: Hashable, AnswerReadable {
    public var start: Int
    /// The offset after the end of the phrase.
    public var end: Int
    public var unit: TextUnit

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.start = try answer.value("start")
        self.end = try answer.value("end")
        self.unit = try answer.value("unit")
    }
}

public struct SearchAtResult: Hashable, AnswerReadable {
    /// The headword with an underscore for each space.
    public var id: String
    public var language: Language
    /// The headword as written.
    public var word: String
    public var match: HeadwordMatch
    /// The lexical categories, the likeliest in the sentence first.
    public var lexicalCategories: [LexicalCategory]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.language = try answer.value("language")
        self.word = try answer.value("word")
        self.match = try answer.value("match")
        self.lexicalCategories = try answer.optional("lexicalCategories")
    }
}

public struct SearchMatch: Hashable, AnswerReadable {
    public var metadata: AnswerMetadata
    /// The number of all headwords that match; absent if they were not counted.
    public var total: Int?
    /// The headwords: by lev and lemma the likeliest first, otherwise in alphabetical order.
    public var results: [SearchMatchResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.total = try answer.optional("total")
        self.results = try answer.value("results")
    }
}

public struct SearchMatchResult: Hashable, AnswerReadable {
    /// The headword as written.
    public var word: String
    public var language: Language
    /// The sources with an entry, as server.info names them, those of layers first; empty if all that they say is
    /// dated and was not asked for.
    public var sources: [String]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.word = try answer.value("word")
        self.language = try answer.value("language")
        self.sources = try answer.value("sources")
    }
}

public struct SearchQuery: Hashable, AnswerReadable {
    public var metadata: ListMetadata
    public var results: [SearchQueryResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct SearchQueryResult: Hashable, AnswerReadable {
    /// The headword with an underscore for each space.
    public var id: String
    /// The headword as written.
    public var word: String
    public var matchType: SearchMatchType?
    /// The text that was searched for.
    public var matchString: String?
    /// How close the headword is to the text searched for: from 0 to 1 in the lexicon.
    public var score: Double?
    /// The logarithm of the occurrences per thousand million words; absent if it was not counted.
    public var zipf: Double?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.word = try answer.value("word")
        self.matchType = try answer.optional("matchType")
        self.matchString = try answer.optional("matchString")
        self.score = try answer.optional("score")
        self.zipf = try answer.optional("zipf")
    }
}

public struct SentencesLookup: Hashable, AnswerReadable {
    public var metadata: ListMetadata
    public var results: [SentencesLookupResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct SentencesLookupLexicalEntry: Hashable, AnswerReadable {
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    public var lexicalCategory: LexicalCategory?
    public var text: String
    /// The sentences of the most common sense first.
    public var sentences: [SentencesLookupSentence]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.lexicalCategory = try answer.optional("lexicalCategory")
        self.text = try answer.value("text")
        self.sentences = try answer.optional("sentences")
    }
}

public struct SentencesLookupResult: Hashable, AnswerReadable {
    /// The headword with an underscore for each space.
    public var id: String
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    /// The headword as written.
    public var word: String
    public var match: HeadwordMatch
    /// The most common lexical category first.
    public var lexicalEntries: [SentencesLookupLexicalEntry]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.word = try answer.value("word")
        self.match = try answer.value("match")
        self.lexicalEntries = try answer.value("lexicalEntries")
    }
}

public struct SentencesLookupSentence: Hashable, AnswerReadable {
    public var text: String
    public var author: String?
    /// The source of this data; server.info describes it.
    public var source: String
    /// The senses that it illustrates, if a source gives them.
    public var senseIds: [String]?
    public var translation: SentencesLookupTranslation?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.text = try answer.value("text")
        self.author = try answer.optional("author")
        self.source = try answer.value("source")
        self.senseIds = try answer.optional("senseIds")
        self.translation = try answer.optional("translation")
    }
}

public struct SentencesLookupTranslation: Hashable, AnswerReadable {
    public var text: String
    public var language: Language

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.text = try answer.value("text")
        self.language = try answer.value("language")
    }
}

public struct ServerInfo: Hashable, AnswerReadable {
    public var name: String
    public var version: String
    public var methods: [String]
    public var lexicon: ServerInfoLexicon
    /// The layers of words above the lexicon, the nearest first; absent if there are none.
    public var layers: [ServerInfoLayer]?
    /// The Oxford Dictionaries API, if it is used.
    public var upstream: ServerInfoUpstream?
    /// The store that the replicas of the service share, if there is one.
    public var store: ServerInfoStore?
    /// The external providers; absent if there are none.
    public var providers: [ServerInfoProvider]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.name = try answer.value("name")
        self.version = try answer.value("version")
        self.methods = try answer.value("methods")
        self.lexicon = try answer.value("lexicon")
        self.layers = try answer.optional("layers")
        self.upstream = try answer.optional("upstream")
        self.store = try answer.optional("store")
        self.providers = try answer.optional("providers")
    }
}

public struct ServerInfoBudget: Hashable, AnswerReadable {
    public var minute: ServerInfoMinute
    public var month: ServerInfoMinute
    /// The calls that this replica may still send while it cannot reach the store; absent while it can.
    public var share: ServerInfoShare?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.minute = try answer.value("minute")
        self.month = try answer.value("month")
        self.share = try answer.optional("share")
    }
}

/// The calls since the start.
public struct ServerInfoCall: Hashable, AnswerReadable {
    public var sent: Int
    public var cached: Int
    public var shared: Int
    public var failed: Int

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.sent = try answer.value("sent")
        self.cached = try answer.value("cached")
        self.shared = try answer.value("shared")
        self.failed = try answer.value("failed")
    }
}

public struct ServerInfoFile: Hashable, AnswerReadable {
    public var path: String
    /// The number of lines that say something.
    public var words: Int
    /// The number of lines that are not used.
    public var problemCount: Int
    /// The first of them.
    public var problems: [ServerInfoProblem]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.path = try answer.value("path")
        self.words = try answer.value("words")
        self.problemCount = try answer.value("problemCount")
        self.problems = try answer.optional("problems")
    }
}

public struct ServerInfoLayer: Hashable, AnswerReadable {
    /// What answers call it.
    public var source: String
    public var files: [ServerInfoFile]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.source = try answer.value("source")
        self.files = try answer.value("files")
    }
}

public struct ServerInfoLexicon: Hashable, AnswerReadable {
    /// Equal contents have equal digests (SHA-256).
    public var digest: String
    public var languages: [Language]
    public var headwords: Int
    public var sources: [ServerInfoSource]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.digest = try answer.value("digest")
        self.languages = try answer.value("languages")
        self.headwords = try answer.value("headwords")
        self.sources = try answer.value("sources")
    }
}

public struct ServerInfoMinute: Hashable, AnswerReadable {
    public var used: Int
    /// Absent if there is no limit.
    public var limit: Int?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.used = try answer.value("used")
        self.limit = try answer.optional("limit")
    }
}

public struct ServerInfoPackage: Hashable, AnswerReadable {
    public var name: String
    public var version: String

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.name = try answer.value("name")
        self.version = try answer.value("version")
    }
}

public struct ServerInfoProblem: Hashable, AnswerReadable {
    /// The number of the line; absent if it is the whole file.
    public var line: Int?
    public var reason: String

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.line = try answer.optional("line")
        self.reason = try answer.value("reason")
    }
}

public struct ServerInfoProvider: Hashable, AnswerReadable {
    public var namespace: String
    public var name: String
    public var version: String
    public var isUp: Bool
    public var restarts: Int

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.namespace = try answer.value("namespace")
        self.name = try answer.value("name")
        self.version = try answer.value("version")
        self.isUp = try answer.value("isUp")
        self.restarts = try answer.value("restarts")
    }
}

/// The calls that this replica may still send while it cannot reach the store; absent while it can.
public struct ServerInfoShare: Hashable, AnswerReadable {
    /// Absent if there is no limit.
    public var minute: Int?
    /// Absent if there is no limit.
    public var month: Int?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.minute = try answer.optional("minute")
        self.month = try answer.optional("month")
    }
}

public struct ServerInfoSource: Hashable, AnswerReadable {
    public var id: String
    public var title: String
    public var licence: String
    /// The packages that it was read from.
    public var packages: [ServerInfoPackage]
    /// The number of records of each kind.
    public var records: [String: Int]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.title = try answer.value("title")
        self.licence = try answer.value("licence")
        self.packages = try answer.value("packages")
        self.records = try answer.value("records")
    }
}

/// The store that the replicas of the service share, if there is one.
public struct ServerInfoStore: Hashable, AnswerReadable {
    public var address: String
    public var isUp: Bool
    /// Why it cannot be used at present.
    public var failure: String?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.address = try answer.value("address")
        self.isUp = try answer.value("isUp")
        self.failure = try answer.optional("failure")
    }
}

/// The Oxford Dictionaries API, if it is used.
public struct ServerInfoUpstream: Hashable, AnswerReadable {
    public var version: String
    public var url: String
    /// Whether calls are suspended for a while after failures.
    public var isPaused: Bool
    /// The calls since the start.
    public var calls: ServerInfoCall
    public var budget: ServerInfoBudget?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.version = try answer.value("version")
        self.url = try answer.value("url")
        self.isPaused = try answer.value("isPaused")
        self.calls = try answer.value("calls")
        self.budget = try answer.optional("budget")
    }
}

public struct ServerLimits: Hashable, AnswerReadable {
    /// Empty if the service was not configured, as in a program that embeds it.
    public var limits: [ServerLimitsLimit]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.limits = try answer.value("limits")
    }
}

public struct ServerLimitsLimit: Hashable, AnswerReadable {
    /// The key of the setting.
    public var name: String
    public var value: Int
    /// What is counted.
    public var unit: String
    public var minimum: Int
    public var maximum: Int
    public var summary: String

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.name = try answer.value("name")
        self.value = try answer.value("value")
        self.unit = try answer.value("unit")
        self.minimum = try answer.value("minimum")
        self.maximum = try answer.value("maximum")
        self.summary = try answer.value("summary")
    }
}

public struct StatsMetadata: Hashable, AnswerReadable {
    public var schema: String
    /// The source that answered.
    public var source: LexistatsCollocationsSource
    /// The texts that were counted, as far as known.
    public var sources: [String]?
    public var corpus: Corpus?
    public var limit: Int?
    public var offset: Int?
    public var total: Int?
    public var isTruncated: Bool?
    /// The upstream's metadata about its answer, if it answered.
    public var upstream: DictionaryEntriesUpstream?
    /// Why the preferred source did not answer.
    public var fallback: Fallback?
    /// The headwords that could not be requested from the upstream, and why.
    public var partial: Partial?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.schema = try answer.value("schema")
        self.source = try answer.value("source")
        self.sources = try answer.optional("sources")
        self.corpus = try answer.optional("corpus")
        self.limit = try answer.optional("limit")
        self.offset = try answer.optional("offset")
        self.total = try answer.optional("total")
        self.isTruncated = try answer.optional("isTruncated")
        self.upstream = try answer.optional("upstream")
        self.fallback = try answer.optional("fallback")
        self.partial = try answer.optional("partial")
    }
}

public struct TaxonomyLookup: Hashable, AnswerReadable {
    public var metadata: AnswerMetadata
    public var results: [TaxonomyLookupResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct TaxonomyLookupHypernym: Hashable, AnswerReadable {
    /// Its relation to the sense or concept before it.
    public var relation: ConceptRelation
    /// The headwords that stand for the concept, each in one sense.
    public var words: [Derivative]
    public var definitions: [String]?
    /// For the shape list: the number of steps from the sense.
    public var depth: Int?
    /// For the shape tree: the concepts of the next level.
    public var hypernyms: [JSONValue]?
    /// For the shape tree: the concepts of the next level.
    public var hyponyms: [JSONValue]?
    /// For the shape tree: the concepts of the next level.
    public var meronyms: [JSONValue]?
    /// For the shape tree: the concepts of the next level.
    public var holonyms: [JSONValue]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.relation = try answer.value("relation")
        self.words = try answer.value("words")
        self.definitions = try answer.optional("definitions")
        self.depth = try answer.optional("depth")
        self.hypernyms = try answer.optional("hypernyms")
        self.hyponyms = try answer.optional("hyponyms")
        self.meronyms = try answer.optional("meronyms")
        self.holonyms = try answer.optional("holonyms")
    }
}

public struct TaxonomyLookupLexicalEntry: Hashable, AnswerReadable {
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    public var lexicalCategory: LexicalCategory?
    public var text: String
    /// Senses with the requested concepts, the most common first.
    public var senses: [TaxonomyLookupSense]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.lexicalCategory = try answer.optional("lexicalCategory")
        self.text = try answer.value("text")
        self.senses = try answer.optional("senses")
    }
}

public struct TaxonomyLookupResult: Hashable, AnswerReadable {
    /// The headword with an underscore for each space.
    public var id: String
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    /// The headword as written.
    public var word: String
    public var match: HeadwordMatch
    /// The most common lexical category first.
    public var lexicalEntries: [TaxonomyLookupLexicalEntry]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.word = try answer.value("word")
        self.match = try answer.value("match")
        self.lexicalEntries = try answer.value("lexicalEntries")
    }
}

public struct TaxonomyLookupSense: Hashable, AnswerReadable {
    /// The source, a colon, and the source's identifier.
    public var id: String
    /// The headwords that stand for the concept, each in one sense.
    public var words: [Derivative]
    public var definitions: [String]?
    /// The concepts that it is a kind or an instance of. In a tree, each has its own related concepts in a member
    /// of the same name.
    public var hypernyms: [TaxonomyLookupHypernym]?
    /// Its kinds; for a verb, the manners of doing it. In a tree, each has its own related concepts in a member of
    /// the same name.
    public var hyponyms: [TaxonomyLookupHypernym]?
    /// Its parts, its members and its materials. In a tree, each has its own related concepts in a member of the
    /// same name.
    public var meronyms: [TaxonomyLookupHypernym]?
    /// The wholes and groups that it belongs to, and the things made of it. In a tree, each has its own related
    /// concepts in a member of the same name.
    public var holonyms: [TaxonomyLookupHypernym]?
    /// For the shape path: each path from the sense to the root.
    public var hypernymPaths: [[TaxonomyLookupHypernym]]?
    /// For the shape path: each path from the sense to the root.
    public var holonymPaths: [[TaxonomyLookupHypernym]]?
    /// Present if the limit left something out.
    public var isTruncated: Bool?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.words = try answer.value("words")
        self.definitions = try answer.optional("definitions")
        self.hypernyms = try answer.optional("hypernyms")
        self.hyponyms = try answer.optional("hyponyms")
        self.meronyms = try answer.optional("meronyms")
        self.holonyms = try answer.optional("holonyms")
        self.hypernymPaths = try answer.optional("hypernymPaths")
        self.holonymPaths = try answer.optional("holonymPaths")
        self.isTruncated = try answer.optional("isTruncated")
    }
}

public struct ThesaurusLookup: Hashable, AnswerReadable {
    public var metadata: AnswerMetadata
    public var results: [ThesaurusLookupResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct ThesaurusLookupAntonym: Hashable, AnswerReadable {
    public var id: String
    public var text: String
    /// indirect: the opposite of a similar word.
    public var type: String?
    public var domains: [Domain]?
    public var registers: [Register]?
    public var regions: [Region]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.text = try answer.value("text")
        self.type = try answer.optional("type")
        self.domains = try answer.optional("domains")
        self.registers = try answer.optional("registers")
        self.regions = try answer.optional("regions")
    }
}

public struct ThesaurusLookupEntry: Hashable, AnswerReadable {
    /// The source of this data; server.info describes it.
    public var source: String
    /// The most common first.
    public var senses: [ThesaurusLookupSense]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.source = try answer.value("source")
        self.senses = try answer.value("senses")
    }
}

public struct ThesaurusLookupLexicalEntry: Hashable, AnswerReadable {
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    public var lexicalCategory: LexicalCategory?
    public var text: String
    public var entries: [ThesaurusLookupEntry]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.lexicalCategory = try answer.optional("lexicalCategory")
        self.text = try answer.value("text")
        self.entries = try answer.optional("entries")
    }
}

public struct ThesaurusLookupResult: Hashable, AnswerReadable {
    /// The headword with an underscore for each space.
    public var id: String
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    /// The headword as written.
    public var word: String
    public var match: HeadwordMatch
    /// The most common lexical category first.
    public var lexicalEntries: [ThesaurusLookupLexicalEntry]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.word = try answer.value("word")
        self.match = try answer.value("match")
        self.lexicalEntries = try answer.value("lexicalEntries")
    }
}

public struct ThesaurusLookupSense: Hashable, AnswerReadable {
    /// The source, a colon, and the source's identifier; absent where the source distinguishes meanings only by
    /// their words.
    public var id: String?
    public var definitions: [String]?
    public var domains: [Domain]?
    public var registers: [Register]?
    public var regions: [Region]?
    /// The most relevant first.
    public var synonyms: [ThesaurusLookupSynonym]?
    public var antonyms: [ThesaurusLookupAntonym]?
    public var subsenses: [ThesaurusLookupSubsense]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.optional("id")
        self.definitions = try answer.optional("definitions")
        self.domains = try answer.optional("domains")
        self.registers = try answer.optional("registers")
        self.regions = try answer.optional("regions")
        self.synonyms = try answer.optional("synonyms")
        self.antonyms = try answer.optional("antonyms")
        self.subsenses = try answer.optional("subsenses")
    }
}

public struct ThesaurusLookupSubsense: Hashable, AnswerReadable {
    /// The source, a colon, and the source's identifier; absent where the source distinguishes meanings only by
    /// their words.
    public var id: String?
    public var definitions: [String]?
    public var domains: [Domain]?
    public var registers: [Register]?
    public var regions: [Region]?
    /// The most relevant first.
    public var synonyms: [ThesaurusLookupSynonym]?
    public var antonyms: [ThesaurusLookupAntonym]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.optional("id")
        self.definitions = try answer.optional("definitions")
        self.domains = try answer.optional("domains")
        self.registers = try answer.optional("registers")
        self.regions = try answer.optional("regions")
        self.synonyms = try answer.optional("synonyms")
        self.antonyms = try answer.optional("antonyms")
    }
}

public struct ThesaurusLookupSynonym: Hashable, AnswerReadable {
    public var id: String
    public var text: String
    public var domains: [Domain]?
    public var registers: [Register]?
    public var regions: [Region]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.text = try answer.value("text")
        self.domains = try answer.optional("domains")
        self.registers = try answer.optional("registers")
        self.regions = try answer.optional("regions")
    }
}

public struct TranslationsLookup: Hashable, AnswerReadable {
    public var metadata: AnswerMetadata
    public var results: [TranslationsLookupResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct TranslationsLookupEntry: Hashable, AnswerReadable {
    /// The source of this data; server.info describes it.
    public var source: String
    /// Present if two sources were joined through this language; such a translation may confuse meanings.
    public var pivot: Language?
    public var grammaticalFeatures: [DictionaryEntriesGrammaticalFeature]?
    public var notes: [DictionaryEntriesNote]?
    /// The translated meanings, the likeliest first where the source ranks them.
    public var senses: [TranslationsLookupSense]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.source = try answer.value("source")
        self.pivot = try answer.optional("pivot")
        self.grammaticalFeatures = try answer.optional("grammaticalFeatures")
        self.notes = try answer.optional("notes")
        self.senses = try answer.optional("senses")
    }
}

public struct TranslationsLookupExample: Hashable, AnswerReadable {
    public var text: String
    public var translations: [DictionaryEntriesTranslationTranslation]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.text = try answer.value("text")
        self.translations = try answer.optional("translations")
    }
}

public struct TranslationsLookupLexicalEntry: Hashable, AnswerReadable {
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    public var lexicalCategory: LexicalCategory?
    public var text: String
    /// One entry for each source.
    public var entries: [TranslationsLookupEntry]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.lexicalCategory = try answer.optional("lexicalCategory")
        self.text = try answer.value("text")
        self.entries = try answer.optional("entries")
    }
}

public struct TranslationsLookupResult: Hashable, AnswerReadable {
    /// The headword with an underscore for each space.
    public var id: String
    public var language: Language
    /// The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-
    /// gb.
    public var languageTag: String?
    /// The headword as written.
    public var word: String
    public var match: HeadwordMatch
    /// The most common lexical category first.
    public var lexicalEntries: [TranslationsLookupLexicalEntry]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.language = try answer.value("language")
        self.languageTag = try answer.optional("languageTag")
        self.word = try answer.value("word")
        self.match = try answer.value("match")
        self.lexicalEntries = try answer.value("lexicalEntries")
    }
}

public struct TranslationsLookupSense: Hashable, AnswerReadable {
    /// The meaning that is translated, in the words of the source.
    public var gloss: String?
    public var domains: [Domain]?
    public var registers: [Register]?
    public var regions: [Region]?
    public var translations: [DictionaryEntriesTranslationTranslation]?
    /// The upstream's identifier of the meaning.
    public var id: String?
    public var notes: [DictionaryEntriesNote]?
    /// From the upstream only.
    public var examples: [TranslationsLookupExample]?
    public var subsenses: [TranslationsLookupSubsense]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.gloss = try answer.optional("gloss")
        self.domains = try answer.optional("domains")
        self.registers = try answer.optional("registers")
        self.regions = try answer.optional("regions")
        self.translations = try answer.optional("translations")
        self.id = try answer.optional("id")
        self.notes = try answer.optional("notes")
        self.examples = try answer.optional("examples")
        self.subsenses = try answer.optional("subsenses")
    }
}

public struct TranslationsLookupSubsense: Hashable, AnswerReadable {
    /// The meaning that is translated, in the words of the source.
    public var gloss: String?
    public var domains: [Domain]?
    public var registers: [Register]?
    public var regions: [Region]?
    public var translations: [DictionaryEntriesTranslationTranslation]?
    /// The upstream's identifier of the meaning.
    public var id: String?
    public var notes: [DictionaryEntriesNote]?
    /// From the upstream only.
    public var examples: [TranslationsLookupExample]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.gloss = try answer.optional("gloss")
        self.domains = try answer.optional("domains")
        self.registers = try answer.optional("registers")
        self.regions = try answer.optional("regions")
        self.translations = try answer.optional("translations")
        self.id = try answer.optional("id")
        self.notes = try answer.optional("notes")
        self.examples = try answer.optional("examples")
    }
}

public struct UtilityDomains: Hashable, AnswerReadable {
    public var metadata: AnswerMetadata
    public var results: [String: UtilityDomainsResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct UtilityDomainsResult: Hashable, AnswerReadable {
    /// The label for display.
    public var en: String
    /// The number of headwords with it.
    public var headwords: Int?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.en = try answer.value("en")
        self.headwords = try answer.optional("headwords")
    }
}

public struct UtilityFilters: Hashable, AnswerReadable {
    public var metadata: AnswerMetadata
    public var results: [String: [String]]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct UtilityGrammaticalFeatures: Hashable, AnswerReadable {
    public var metadata: AnswerMetadata
    public var results: [String: [String: UtilityDomainsResult]]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct UtilityLanguages: Hashable, AnswerReadable {
    public var metadata: AnswerMetadata
    public var results: [UtilityLanguagesResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct UtilityLanguagesResult: Hashable, AnswerReadable {
    public var type: UtilityLanguagesType?
    public var sourceLanguage: UtilityLanguagesSourceLanguage
    public var targetLanguage: UtilityLanguagesSourceLanguage?
    public var headwords: Int?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.type = try answer.optional("type")
        self.sourceLanguage = try answer.value("sourceLanguage")
        self.targetLanguage = try answer.optional("targetLanguage")
        self.headwords = try answer.optional("headwords")
    }
}

public struct UtilityLanguagesSourceLanguage: Hashable, AnswerReadable {
    public var id: Language
    /// The English name; absent for an upstream language that has no name here.
    public var language: String?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.language = try answer.optional("language")
    }
}

public struct VariantForm: Hashable, AnswerReadable {
    public var text: String
    public var regions: [Region]?
    public var registers: [Register]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.text = try answer.value("text")
        self.regions = try answer.optional("regions")
        self.registers = try answer.optional("registers")
    }
}

public struct WordlistQuery: Hashable, AnswerReadable {
    public var metadata: ListMetadata
    public var results: [WordlistQueryResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct WordlistQueryExclude: Hashable, AnswerReadable {
    public var lexicalCategory: [LexicalCategory]?
    public var domains: [Domain]?
    public var registers: [Register]?
    public var regions: [Region]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.lexicalCategory = try answer.optional("lexicalCategory")
        self.domains = try answer.optional("domains")
        self.registers = try answer.optional("registers")
        self.regions = try answer.optional("regions")
    }
}

extension WordlistQueryExclude: JSONWritable {
    public init(
        lexicalCategory: [LexicalCategory]? = nil,
        domains: [Domain]? = nil,
        registers: [Register]? = nil,
        regions: [Region]? = nil
    ) {
        self.lexicalCategory = lexicalCategory
        self.domains = domains
        self.registers = registers
        self.regions = regions
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("lexicalCategory", ifPresent: lexicalCategory)
            writer.member("domains", ifPresent: domains)
            writer.member("registers", ifPresent: registers)
            writer.member("regions", ifPresent: regions)
        }
    }
}

public struct WordlistQueryExcludePrimeSense: Hashable, AnswerReadable {
    public var domains: [Domain]?
    public var registers: [Register]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.domains = try answer.optional("domains")
        self.registers = try answer.optional("registers")
    }
}

extension WordlistQueryExcludePrimeSense: JSONWritable {
    public init(
        domains: [Domain]? = nil,
        registers: [Register]? = nil
    ) {
        self.domains = domains
        self.registers = registers
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("domains", ifPresent: domains)
            writer.member("registers", ifPresent: registers)
        }
    }
}

public struct WordlistQueryResult: Hashable, AnswerReadable {
    /// The headword with an underscore for each space.
    public var id: String
    /// The headword as written.
    public var word: String
    /// The logarithm of the occurrences per thousand million words; absent if it was not counted.
    public var zipf: Double?
    /// The inflected forms, if requested with 'valid'.
    public var forms: [String]?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.id = try answer.value("id")
        self.word = try answer.value("word")
        self.zipf = try answer.optional("zipf")
        self.forms = try answer.optional("forms")
    }
}

public struct WordsAdd: Hashable, AnswerReadable {
    public var layer: String
    /// The file that has the word; absent if the connection has it.
    public var file: String?
    /// Whether it is new there.
    public var added: Bool
    /// The number of lines that said the opposite, and were removed.
    public var removed: Int

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.layer = try answer.value("layer")
        self.file = try answer.optional("file")
        self.added = try answer.value("added")
        self.removed = try answer.value("removed")
    }
}

public struct WordsList: Hashable, AnswerReadable {
    public var metadata: ListMetadata
    public var results: [WordsListResult]

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.metadata = try answer.value("metadata")
        self.results = try answer.value("results")
    }
}

public struct WordsListResult: Hashable, AnswerReadable {
    /// The word as the layer writes it.
    public var word: String
    /// The layer: session, project, user, team, team-2, ... or system.
    public var layer: String
    /// The file; absent for a word of the connection.
    public var file: String?
    public var status: WordsListStatus
    /// The words to use instead of a forbidden one, the best first.
    public var use: [String]?
    /// Absent if it is a word of every language.
    public var language: Language?
    public var lexicalCategory: LexicalCategory?
    public var definition: String?

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.word = try answer.value("word")
        self.layer = try answer.value("layer")
        self.file = try answer.optional("file")
        self.status = try answer.value("status")
        self.use = try answer.optional("use")
        self.language = try answer.optional("language")
        self.lexicalCategory = try answer.optional("lexicalCategory")
        self.definition = try answer.optional("definition")
    }
}

public struct WordsRemove: Hashable, AnswerReadable {
    public var layer: String
    /// The files that had such lines; absent if none had.
    public var files: [String]?
    /// The number of removed lines; 0 if the layer said nothing of the word.
    public var removed: Int

    public init(reading json: JSONValue) throws {
        let answer = try AnswerMembers(json)
        self.layer = try answer.value("layer")
        self.files = try answer.optional("files")
        self.removed = try answer.value("removed")
    }
}
