// swift-format-ignore-file
// Written by Scripts/generate-clients.py from rpc-schema/openrpc.json.
// The methods, by namespace.

public import HeadwordJSON

extension Client {
    /// The methods of dictionary.
    public var dictionary: DictionaryMethods { DictionaryMethods(client: self) }
}

/// The methods of dictionary.
public struct DictionaryMethods: Sendable {
    let client: Client

    /// Says what a word means: its lexical entries with senses, definitions and examples.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - fields: The parts of the answer that are wanted; all but translations if absent, the bare structure if
    ///     empty.
    ///   - lexicalCategory: The lexical categories that are wanted; all if absent.
    ///   - grammaticalFeatures: The grammatical features of which a sense must have one.
    ///   - domains: The subject fields of which a sense must have one.
    ///   - registers: The registers of which a sense must have one.
    ///   - region: The English whose senses, spellings and sounds are wanted; all if absent. For English only.
    ///   - match: The only way to find a headword. If absent, headwords that are spelled like the word and those
    ///     that it is a form of are found together, the likeliest first; other spellings of headwords if there are
    ///     none.
    ///   - preserveCase: Whether only headwords with the word's own capitals are found: of 'March' not 'march';
    ///     false if absent.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    ///   - include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples,
    ///     religions, bodies and minds in the words of their time.
    public func entries(
        _ word: String,
        language: Language? = nil,
        fields: [EntryField]? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        grammaticalFeatures: [GrammaticalFeature]? = nil,
        domains: [Domain]? = nil,
        registers: [Register]? = nil,
        region: Variety? = nil,
        match: MatchKind? = nil,
        preserveCase: Bool? = nil,
        raw: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> DictionaryEntries {
        try await client.answer(to: "dictionary.entries", timeout) {
            $0.member("word", word)
            $0.member("language", ifPresent: language)
            $0.member("fields", ifPresent: fields)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("grammaticalFeatures", ifPresent: grammaticalFeatures)
            $0.member("domains", ifPresent: domains)
            $0.member("registers", ifPresent: registers)
            $0.member("region", ifPresent: region)
            $0.member("match", ifPresent: match)
            $0.member("preserveCase", ifPresent: preserveCase)
            $0.member("raw", ifPresent: raw)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }

    /// Says what a word of a text may mean: a headword that is spelled like it, and those it is a form of.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - fields: The parts of the answer that are wanted; all but translations if absent, the bare structure if
    ///     empty.
    ///   - lexicalCategory: The lexical categories that are wanted; all if absent.
    ///   - grammaticalFeatures: The grammatical features of which a sense must have one.
    ///   - domains: The subject fields of which a sense must have one.
    ///   - registers: The registers of which a sense must have one.
    ///   - region: The English whose senses, spellings and sounds are wanted; all if absent. For English only.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    ///   - include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples,
    ///     religions, bodies and minds in the words of their time.
    public func words(
        _ word: String,
        language: Language? = nil,
        fields: [EntryField]? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        grammaticalFeatures: [GrammaticalFeature]? = nil,
        domains: [Domain]? = nil,
        registers: [Register]? = nil,
        region: Variety? = nil,
        raw: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> DictionaryEntries {
        try await client.answer(to: "dictionary.words", timeout) {
            $0.member("word", word)
            $0.member("language", ifPresent: language)
            $0.member("fields", ifPresent: fields)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("grammaticalFeatures", ifPresent: grammaticalFeatures)
            $0.member("domains", ifPresent: domains)
            $0.member("registers", ifPresent: registers)
            $0.member("region", ifPresent: region)
            $0.member("raw", ifPresent: raw)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }
}

extension Client {
    /// The methods of echo.
    public var echo: EchoMethods { EchoMethods(client: self) }
}

/// The methods of echo.
public struct EchoMethods: Sendable {
    let client: Client

    /// Sends back the text that it is sent.
    ///
    /// - Parameters:
    ///   - text: What is sent back.
    ///   - times: How many times it is sent back; once if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    public func text(
        _ text: String,
        times: Int? = nil,
        safe: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> String {
        try await client.answer(to: "echo.text", timeout) {
            $0.member("text", text)
            $0.member("times", ifPresent: times)
            $0.member("safe", ifPresent: safe)
        }
    }
}

extension Client {
    /// The methods of inflections.
    public var inflections: InflectionsMethods { InflectionsMethods(client: self) }
}

/// The methods of inflections.
public struct InflectionsMethods: Sendable {
    let client: Client

    /// Lists the forms of a headword and says what each expresses.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - lexicalCategory: The lexical categories that are wanted; all if absent.
    ///   - grammaticalFeatures: The grammatical features of which a form must have one; all forms pass if absent.
    ///   - match: The only way to find a headword. If absent, headwords that are spelled like the word and those
    ///     that it is a form of are found together, the likeliest first; other spellings of headwords if there are
    ///     none.
    ///   - preserveCase: Whether only headwords with the word's own capitals are found: of 'March' not 'march';
    ///     false if absent.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    ///   - include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples,
    ///     religions, bodies and minds in the words of their time.
    public func forms(
        _ word: String,
        language: Language? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        grammaticalFeatures: [GrammaticalFeature]? = nil,
        match: MatchKind? = nil,
        preserveCase: Bool? = nil,
        raw: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> InflectionsForms {
        try await client.answer(to: "inflections.forms", timeout) {
            $0.member("word", word)
            $0.member("language", ifPresent: language)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("grammaticalFeatures", ifPresent: grammaticalFeatures)
            $0.member("match", ifPresent: match)
            $0.member("preserveCase", ifPresent: preserveCase)
            $0.member("raw", ifPresent: raw)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }

    /// Says which headwords a word is a form of, and what each of its readings expresses.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - lexicalCategory: The lexical categories that are wanted; all if absent.
    ///   - grammaticalFeatures: The grammatical features of which a form must have one; all forms pass if absent.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    ///   - include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples,
    ///     religions, bodies and minds in the words of their time.
    public func lemmas(
        _ word: String,
        language: Language? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        grammaticalFeatures: [GrammaticalFeature]? = nil,
        raw: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> InflectionsLemmas {
        try await client.answer(to: "inflections.lemmas", timeout) {
            $0.member("word", word)
            $0.member("language", ifPresent: language)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("grammaticalFeatures", ifPresent: grammaticalFeatures)
            $0.member("raw", ifPresent: raw)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }
}

extension Client {
    /// The methods of lexistats.
    public var lexistats: LexistatsMethods { LexistatsMethods(client: self) }
}

/// The methods of lexistats.
public struct LexistatsMethods: Sendable {
    let client: Client

    /// Lists the words that stand near a word more often than chance has it, with log-likelihood, t-score and
    /// mutual information.
    ///
    /// - Parameters:
    ///   - word: The word, in any case.
    ///   - window: How many words before and after the word are near it; 3 if absent, or what the corpus allows.
    ///     Punctuation ends it.
    ///   - side: Where the other words stand: before, after or both; both if absent.
    ///   - minFrequency: How often the words stand near each other at least; 5 if absent.
    ///   - sort: What the words are sorted by, the strongest first: logLikelihood (if absent), tScore or pmi.
    ///   - limit: The largest number of words in the answer; 20 if absent.
    ///   - offset: How many items of the whole list are passed over; none if absent.
    ///   - corpus: The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open.
    ///   - language: The language of the texts; en if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    public func collocations(
        _ word: String,
        window: Int? = nil,
        side: LexistatsCollocationsSide? = nil,
        minFrequency: Int? = nil,
        sort: LexistatsCollocationsSort? = nil,
        limit: Int? = nil,
        offset: Int? = nil,
        corpus: String? = nil,
        language: Language? = nil,
        safe: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> LexistatsCollocations {
        try await client.answer(to: "lexistats.collocations", timeout) {
            $0.member("word", word)
            $0.member("window", ifPresent: window)
            $0.member("side", ifPresent: side)
            $0.member("minFrequency", ifPresent: minFrequency)
            $0.member("sort", ifPresent: sort)
            $0.member("limit", ifPresent: limit)
            $0.member("offset", ifPresent: offset)
            $0.member("corpus", ifPresent: corpus)
            $0.member("language", ifPresent: language)
            $0.member("safe", ifPresent: safe)
        }
    }

    /// Lists the corpora that can be asked, and what each of them counts.
    ///
    /// - Parameters:
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    public func corpora(
        safe: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> LexistatsCorpora {
        try await client.answer(to: "lexistats.corpora", timeout) {
            $0.member("safe", ifPresent: safe)
        }
    }

    /// Says how often sequences of 1 to 4 words are used: those of tokens, or all that contain some words. At least
    /// one of tokens and contains is needed.
    ///
    /// - Parameters:
    ///   - tokens: The n-grams that are wanted, tokens with spaces between them: 'a word, another word', or a list.
    ///     Capitals make a difference upstream only.
    ///   - contains: Tokens that the n-grams have in any order, with spaces or commas between them, or a list.
    ///   - size: The number of tokens of each n-gram; that of tokens if absent.
    ///   - punctuation: Whether n-grams with punctuation marks are wanted too; if absent, whether tokens or
    ///     contains have some.
    ///   - minFrequency: The smallest number of occurrences that is wanted.
    ///   - maxFrequency: The largest number of occurrences that is wanted.
    ///   - minDocumentFrequency: The smallest number of documents that is wanted.
    ///   - maxDocumentFrequency: The largest number of documents that is wanted.
    ///   - collate: What the rows tell apart: n-grams whose tokens agree in these are summed, each token being
    ///     taken for its commonest reading. The tokens themselves if absent.
    ///   - sort: What the rows are sorted by, the first key first; -frequency if absent. '-' before a key:
    ///     descending.
    ///   - format: How tokens are written: oup as a list (if absent), google as one string.
    ///   - limit: The largest number of n-grams in the answer; 100 if absent.
    ///   - offset: How many items of the whole list are passed over; none if absent.
    ///   - corpus: The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open.
    ///   - language: The language of the texts; en if absent.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    public func ngrams(
        tokens: JSONValue? = nil,
        contains: JSONValue? = nil,
        size: Int? = nil,
        punctuation: Bool? = nil,
        minFrequency: Int? = nil,
        maxFrequency: Int? = nil,
        minDocumentFrequency: Int? = nil,
        maxDocumentFrequency: Int? = nil,
        collate: [WordMember]? = nil,
        sort: [LexistatsNgramsSort]? = nil,
        format: LexistatsNgramsFormat? = nil,
        limit: Int? = nil,
        offset: Int? = nil,
        corpus: String? = nil,
        language: Language? = nil,
        raw: Bool? = nil,
        safe: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> LexistatsNgrams {
        try await client.answer(to: "lexistats.ngrams", timeout) {
            $0.member("tokens", ifPresent: tokens)
            $0.member("contains", ifPresent: contains)
            $0.member("size", ifPresent: size)
            $0.member("punctuation", ifPresent: punctuation)
            $0.member("minFrequency", ifPresent: minFrequency)
            $0.member("maxFrequency", ifPresent: maxFrequency)
            $0.member("minDocumentFrequency", ifPresent: minDocumentFrequency)
            $0.member("maxDocumentFrequency", ifPresent: maxDocumentFrequency)
            $0.member("collate", ifPresent: collate)
            $0.member("sort", ifPresent: sort)
            $0.member("format", ifPresent: format)
            $0.member("limit", ifPresent: limit)
            $0.member("offset", ifPresent: offset)
            $0.member("corpus", ifPresent: corpus)
            $0.member("language", ifPresent: language)
            $0.member("raw", ifPresent: raw)
            $0.member("safe", ifPresent: safe)
        }
    }

    /// Says how often a word was used in each period of a corpus whose texts have dates.
    ///
    /// - Parameters:
    ///   - word: The word, in any case.
    ///   - corpus: The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open.
    ///   - language: The language of the texts; en if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    public func trend(
        _ word: String,
        corpus: String? = nil,
        language: Language? = nil,
        safe: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> LexistatsTrend {
        try await client.answer(to: "lexistats.trend", timeout) {
            $0.member("word", word)
            $0.member("corpus", ifPresent: corpus)
            $0.member("language", ifPresent: language)
            $0.member("safe", ifPresent: safe)
        }
    }

    /// Says how often a word is used: all its records in a corpus, as one. At least one of wordform, trueCase,
    /// lemma and lexicalCategory is needed; several must all fit.
    ///
    /// - Parameters:
    ///   - wordform: The word as it is written, capitals included: Books or books.
    ///   - trueCase: The word in its usual case, in which the capital of a sentence is none.
    ///   - lemma: The headword of which the words are forms.
    ///   - lexicalCategory: The lexical category of the word.
    ///   - corpus: The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open.
    ///   - language: The language of the texts; en if absent.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    public func word(
        wordform: String? = nil,
        trueCase: String? = nil,
        lemma: String? = nil,
        lexicalCategory: LexicalCategory? = nil,
        corpus: String? = nil,
        language: Language? = nil,
        raw: Bool? = nil,
        safe: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> LexistatsWord {
        try await client.answer(to: "lexistats.word", timeout) {
            $0.member("wordform", ifPresent: wordform)
            $0.member("trueCase", ifPresent: trueCase)
            $0.member("lemma", ifPresent: lemma)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("corpus", ifPresent: corpus)
            $0.member("language", ifPresent: language)
            $0.member("raw", ifPresent: raw)
            $0.member("safe", ifPresent: safe)
        }
    }

    /// Lists words of a corpus with their frequencies, by the smallest units (wordform, trueCase, lemma,
    /// lexicalCategory, grammaticalFeatures) or summed over some of them.
    ///
    /// - Parameters:
    ///   - wordform: The words as they are written that are wanted; those after '-' are not.
    ///   - wordforms: The words as they are written that are wanted; those after '-' are not.
    ///   - trueCase: The words in their usual case that are wanted; those after '-' are not.
    ///   - trueCases: The words in their usual case that are wanted; those after '-' are not.
    ///   - lemma: The headwords of which words are forms that are wanted; those after '-' are not.
    ///   - lemmas: The headwords of which words are forms that are wanted; those after '-' are not.
    ///   - lexicalCategory: The lexical categories that are wanted; those after '-' are not.
    ///   - lexicalCategories: The lexical categories that are wanted; those after '-' are not.
    ///   - grammaticalFeatures: The grammatical features that words must have; those after '-' they must not have:
    ///     'degree:superlative', '-number:plural', or an object with the values by key.
    ///   - minFrequency: The smallest number of occurrences that is wanted.
    ///   - maxFrequency: The largest number of occurrences that is wanted.
    ///   - minNormalizedFrequency: The fewest occurrences per million words.
    ///   - maxNormalizedFrequency: The most occurrences per million words.
    ///   - collate: What the rows tell apart: records that agree in these are summed. The smallest units if absent.
    ///   - sort: What the rows are sorted by, the first key first; -frequency if absent. '-' before a key:
    ///     descending.
    ///   - limit: The largest number of rows in the answer; 100 if absent.
    ///   - offset: How many items of the whole list are passed over; none if absent.
    ///   - corpus: The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open.
    ///   - language: The language of the texts; en if absent.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    public func words(
        wordform: [String]? = nil,
        wordforms: [String]? = nil,
        trueCase: [String]? = nil,
        trueCases: [String]? = nil,
        lemma: [String]? = nil,
        lemmas: [String]? = nil,
        lexicalCategory: [String]? = nil,
        lexicalCategories: [String]? = nil,
        grammaticalFeatures: JSONValue? = nil,
        minFrequency: Int? = nil,
        maxFrequency: Int? = nil,
        minNormalizedFrequency: Double? = nil,
        maxNormalizedFrequency: Double? = nil,
        collate: [WordMember]? = nil,
        sort: [LexistatsWordsSort]? = nil,
        limit: Int? = nil,
        offset: Int? = nil,
        corpus: String? = nil,
        language: Language? = nil,
        raw: Bool? = nil,
        safe: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> LexistatsWords {
        try await client.answer(to: "lexistats.words", timeout) {
            $0.member("wordform", ifPresent: wordform)
            $0.member("wordforms", ifPresent: wordforms)
            $0.member("trueCase", ifPresent: trueCase)
            $0.member("trueCases", ifPresent: trueCases)
            $0.member("lemma", ifPresent: lemma)
            $0.member("lemmas", ifPresent: lemmas)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("lexicalCategories", ifPresent: lexicalCategories)
            $0.member("grammaticalFeatures", ifPresent: grammaticalFeatures)
            $0.member("minFrequency", ifPresent: minFrequency)
            $0.member("maxFrequency", ifPresent: maxFrequency)
            $0.member("minNormalizedFrequency", ifPresent: minNormalizedFrequency)
            $0.member("maxNormalizedFrequency", ifPresent: maxNormalizedFrequency)
            $0.member("collate", ifPresent: collate)
            $0.member("sort", ifPresent: sort)
            $0.member("limit", ifPresent: limit)
            $0.member("offset", ifPresent: offset)
            $0.member("corpus", ifPresent: corpus)
            $0.member("language", ifPresent: language)
            $0.member("raw", ifPresent: raw)
            $0.member("safe", ifPresent: safe)
        }
    }
}

extension Client {
    /// The methods of reverse.
    public var reverse: ReverseMethods { ReverseMethods(client: self) }
}

/// The methods of reverse.
public struct ReverseMethods: Sendable {
    let client: Client

    /// Finds the headwords that a definition may be meant for, the likeliest first.
    ///
    /// - Parameters:
    ///   - definition: What the word means, in your own words: 'fear of spiders'. What begins with 'to' is taken
    ///     for a verb, what begins with an article for a noun, where 'lexicalCategory' is absent.
    ///   - lexicalCategory: The lexical categories that are wanted; all if absent.
    ///   - language: The language of the word; English (en) if absent.
    ///   - limit: The largest number of headwords in the answer; 10 if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    public func lookup(
        _ definition: String,
        lexicalCategory: [LexicalCategory]? = nil,
        language: Language? = nil,
        limit: Int? = nil,
        safe: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> ReverseLookup {
        try await client.answer(to: "reverse.lookup", timeout) {
            $0.member("definition", definition)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("language", ifPresent: language)
            $0.member("limit", ifPresent: limit)
            $0.member("safe", ifPresent: safe)
        }
    }
}

extension Client {
    /// The methods of rhymes.
    public var rhymes: RhymesMethods { RhymesMethods(client: self) }
}

/// The methods of rhymes.
public struct RhymesMethods: Sendable {
    let client: Client

    /// Lists what rhymes with a word, for each of its pronunciations, the commonest words first.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - lexicalCategory: The lexical categories that are wanted; all if absent.
    ///   - kind: The kinds of rhymes that are wanted, perfect ones if absent. 'perfect': all is equal from the
    ///     vowel with the primary stress on, and the consonants before it differ (love, dove). 'near': the sounds
    ///     from there on are alike one by one (love, enough). 'identical': the consonants before are equal too
    ///     (leave, believe).
    ///   - syllables: The number of syllables that a rhyme has: 2, or from 2 to 3 as '2-3'; any if absent.
    ///   - stress: The stress of a rhyme's syllables, one digit for each: 1 primary, 2 secondary, 0 none, ? any of
    ///     them, so that '010' finds 'together'; any stress if absent.
    ///   - limit: The largest number of rhymes for each pronunciation in the answer; 50 if absent.
    ///   - offset: How many items of the whole list are passed over; none if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    public func lookup(
        _ word: String,
        language: Language? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        kind: [RhymesLookupKind]? = nil,
        syllables: JSONValue? = nil,
        stress: String? = nil,
        limit: Int? = nil,
        offset: Int? = nil,
        safe: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> RhymesLookup {
        try await client.answer(to: "rhymes.lookup", timeout) {
            $0.member("word", word)
            $0.member("language", ifPresent: language)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("kind", ifPresent: kind)
            $0.member("syllables", ifPresent: syllables)
            $0.member("stress", ifPresent: stress)
            $0.member("limit", ifPresent: limit)
            $0.member("offset", ifPresent: offset)
            $0.member("safe", ifPresent: safe)
        }
    }

    /// Counts the syllables of a word or a line and says which of them are stressed.
    ///
    /// - Parameters:
    ///   - text: A word or a line of verse.
    ///   - language: The language of the word; English (en) if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    ///   - include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples,
    ///     religions, bodies and minds in the words of their time.
    public func syllables(
        _ text: String,
        language: Language? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> RhymesSyllables {
        try await client.answer(to: "rhymes.syllables", timeout) {
            $0.member("text", text)
            $0.member("language", ifPresent: language)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }
}

extension Client {
    /// The methods of search.
    public var search: SearchMethods { SearchMethods(client: self) }
}

/// The methods of search.
public struct SearchMethods: Sendable {
    let client: Client

    /// Finds the longest phrase of the lexicon under a cursor in a text.
    ///
    /// - Parameters:
    ///   - text: The text, or the part of it around the cursor.
    ///   - offset: How much of the text stands before the cursor.
    ///   - unit: What offsets count: 'utf-8', 'utf-16' (if absent) or 'characters' (of Unicode).
    ///   - language: The language of the word; English (en) if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    ///   - include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples,
    ///     religions, bodies and minds in the words of their time.
    public func at(
        _ text: String,
        offset: Int,
        unit: TextUnit? = nil,
        language: Language? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> SearchAt {
        try await client.answer(to: "search.at", timeout) {
            $0.member("text", text)
            $0.member("offset", offset)
            $0.member("unit", ifPresent: unit)
            $0.member("language", ifPresent: language)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }

    /// Finds headwords by their spelling, their forms, their beginning, or a misspelling of them.
    ///
    /// - Parameters:
    ///   - q: The word, or the beginning of one.
    ///   - language: The language of the word; English (en) if absent.
    ///   - prefix: Whether headwords that begin with 'q' are wanted, in alphabetical order, and no others; false if
    ///     absent.
    ///   - fuzzy: Whether headwords are wanted that 'q' may be a misspelling of, fifty at most; if absent, only
    ///     where nothing else is found, or one that is much commoner than what is.
    ///   - regions: The varieties of English to one of which the spelling of a headword must belong; all if absent.
    ///     For English only.
    ///   - limit: The largest number of headwords in the answer; 20 if absent.
    ///   - offset: How many items of the whole list are passed over; none if absent.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    ///   - include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples,
    ///     religions, bodies and minds in the words of their time.
    public func query(
        _ q: String,
        language: Language? = nil,
        prefix: Bool? = nil,
        fuzzy: Bool? = nil,
        regions: [Variety]? = nil,
        limit: Int? = nil,
        offset: Int? = nil,
        raw: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> SearchQuery {
        try await client.answer(to: "search.query", timeout) {
            $0.member("q", q)
            $0.member("language", ifPresent: language)
            $0.member("prefix", ifPresent: prefix)
            $0.member("fuzzy", ifPresent: fuzzy)
            $0.member("regions", ifPresent: regions)
            $0.member("limit", ifPresent: limit)
            $0.member("offset", ifPresent: offset)
            $0.member("raw", ifPresent: raw)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }

    /// Finds headwords that have synonyms or antonyms, as search.query finds headwords.
    ///
    /// - Parameters:
    ///   - q: The word, or the beginning of one.
    ///   - language: The language of the word; English (en) if absent.
    ///   - prefix: Whether headwords that begin with 'q' are wanted, in alphabetical order, and no others; false if
    ///     absent.
    ///   - fuzzy: Whether headwords are wanted that 'q' may be a misspelling of, fifty at most; if absent, only
    ///     where nothing else is found, or one that is much commoner than what is.
    ///   - limit: The largest number of headwords in the answer; 20 if absent.
    ///   - offset: How many items of the whole list are passed over; none if absent.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    ///   - include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples,
    ///     religions, bodies and minds in the words of their time.
    public func thesaurus(
        _ q: String,
        language: Language? = nil,
        prefix: Bool? = nil,
        fuzzy: Bool? = nil,
        limit: Int? = nil,
        offset: Int? = nil,
        raw: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> SearchQuery {
        try await client.answer(to: "search.thesaurus", timeout) {
            $0.member("q", q)
            $0.member("language", ifPresent: language)
            $0.member("prefix", ifPresent: prefix)
            $0.member("fuzzy", ifPresent: fuzzy)
            $0.member("limit", ifPresent: limit)
            $0.member("offset", ifPresent: offset)
            $0.member("raw", ifPresent: raw)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }

    /// Finds headwords that have a translation, as search.query finds headwords.
    ///
    /// - Parameters:
    ///   - q: The word, or the beginning of one.
    ///   - target: The language into which a headword must have a translation.
    ///   - language: The language of the word; English (en) if absent.
    ///   - prefix: Whether headwords that begin with 'q' are wanted, in alphabetical order, and no others; false if
    ///     absent.
    ///   - fuzzy: Whether headwords are wanted that 'q' may be a misspelling of, fifty at most; if absent, only
    ///     where nothing else is found, or one that is much commoner than what is.
    ///   - regions: The varieties of English to one of which the spelling of a headword must belong; all if absent.
    ///     For English only.
    ///   - limit: The largest number of headwords in the answer; 20 if absent.
    ///   - offset: How many items of the whole list are passed over; none if absent.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    ///   - include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples,
    ///     religions, bodies and minds in the words of their time.
    public func translations(
        _ q: String,
        target: Language,
        language: Language? = nil,
        prefix: Bool? = nil,
        fuzzy: Bool? = nil,
        regions: [Variety]? = nil,
        limit: Int? = nil,
        offset: Int? = nil,
        raw: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> SearchQuery {
        try await client.answer(to: "search.translations", timeout) {
            $0.member("q", q)
            $0.member("target", target)
            $0.member("language", ifPresent: language)
            $0.member("prefix", ifPresent: prefix)
            $0.member("fuzzy", ifPresent: fuzzy)
            $0.member("regions", ifPresent: regions)
            $0.member("limit", ifPresent: limit)
            $0.member("offset", ifPresent: offset)
            $0.member("raw", ifPresent: raw)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }
}

extension Client {
    /// The methods of sentences.
    public var sentences: SentencesMethods { SentencesMethods(client: self) }
}

/// The methods of sentences.
public struct SentencesMethods: Sendable {
    let client: Client

    /// Gives sentences that show a word: those of its senses in their order, then others. After the last page
    /// results is empty.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - lexicalCategory: The lexical categories that are wanted; all if absent.
    ///   - match: The only way to find a headword. If absent, headwords that are spelled like the word and those
    ///     that it is a form of are found together, the likeliest first; other spellings of headwords if there are
    ///     none.
    ///   - preserveCase: Whether only headwords with the word's own capitals are found: of 'March' not 'march';
    ///     false if absent.
    ///   - limit: The largest number of sentences in the answer; 20 if absent.
    ///   - offset: How many items of the whole list are passed over; none if absent.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    ///   - include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples,
    ///     religions, bodies and minds in the words of their time.
    public func lookup(
        _ word: String,
        language: Language? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        match: MatchKind? = nil,
        preserveCase: Bool? = nil,
        limit: Int? = nil,
        offset: Int? = nil,
        raw: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> SentencesLookup {
        try await client.answer(to: "sentences.lookup", timeout) {
            $0.member("word", word)
            $0.member("language", ifPresent: language)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("match", ifPresent: match)
            $0.member("preserveCase", ifPresent: preserveCase)
            $0.member("limit", ifPresent: limit)
            $0.member("offset", ifPresent: offset)
            $0.member("raw", ifPresent: raw)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }
}

extension Client {
    /// The methods of server.
    public var server: ServerMethods { ServerMethods(client: self) }
}

/// The methods of server.
public struct ServerMethods: Sendable {
    let client: Client

    /// Says which version answers, which methods it has, and which data with which licences its lexicon holds.
    public func info(
        timeout: Duration? = nil
    ) async throws -> ServerInfo {
        try await client.answer(to: "server.info", timeout) { _ in
        }
    }

    /// Says what clients may cost here: each limit with its value, its unit and the values that can be set.
    public func limits(
        timeout: Duration? = nil
    ) async throws -> ServerLimits {
        try await client.answer(to: "server.limits", timeout) { _ in
        }
    }

    /// Answers 'pong'.
    public func ping(
        timeout: Duration? = nil
    ) async throws -> String {
        try await client.answer(to: "server.ping", timeout) { _ in
        }
    }
}

extension Client {
    /// The methods of taxonomy.
    public var taxonomy: TaxonomyMethods { TaxonomyMethods(client: self) }
}

/// The methods of taxonomy.
public struct TaxonomyMethods: Sendable {
    let client: Client

    /// Says what the senses of a word are kinds of, and what their kinds, parts and wholes are.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - lexicalCategory: The lexical categories that are wanted; all if absent.
    ///   - sense: The identifier of the only sense that is wanted; every sense if absent, the commonest first.
    ///   - relations: Which related concepts are wanted; hypernyms if absent. The hyponyms of a verb are its
    ///     troponyms.
    ///   - shape: How they are laid out: a list of each concept once, the nearest first; paths to the root
    ///     (hypernyms and holonyms only); or a tree. A list if absent.
    ///   - depth: How many steps are taken from a sense; if absent, 1 for a list, 3 for a tree, and paths go to
    ///     their end.
    ///   - limit: The largest number of concepts in the answer, the first senses first; 100 if absent. A sense that
    ///     is not told in full has 'isTruncated'.
    ///   - match: The only way to find a headword. If absent, headwords that are spelled like the word and those
    ///     that it is a form of are found together, the likeliest first; other spellings of headwords if there are
    ///     none.
    ///   - preserveCase: Whether only headwords with the word's own capitals are found: of 'March' not 'march';
    ///     false if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    ///   - include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples,
    ///     religions, bodies and minds in the words of their time.
    public func lookup(
        _ word: String,
        language: Language? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        sense: String? = nil,
        relations: [TaxonomyLookupRelation]? = nil,
        shape: TaxonomyLookupShape? = nil,
        depth: Int? = nil,
        limit: Int? = nil,
        match: MatchKind? = nil,
        preserveCase: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> TaxonomyLookup {
        try await client.answer(to: "taxonomy.lookup", timeout) {
            $0.member("word", word)
            $0.member("language", ifPresent: language)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("sense", ifPresent: sense)
            $0.member("relations", ifPresent: relations)
            $0.member("shape", ifPresent: shape)
            $0.member("depth", ifPresent: depth)
            $0.member("limit", ifPresent: limit)
            $0.member("match", ifPresent: match)
            $0.member("preserveCase", ifPresent: preserveCase)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }
}

extension Client {
    /// The methods of thesaurus.
    public var thesaurus: ThesaurusMethods { ThesaurusMethods(client: self) }
}

/// The methods of thesaurus.
public struct ThesaurusMethods: Sendable {
    let client: Client

    /// Gives words that mean the same as a word, or the opposite, meaning by meaning.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - relations: Whether synonyms or antonyms are wanted; both if absent.
    ///   - lexicalCategory: The lexical categories that are wanted; all if absent.
    ///   - match: The only way to find a headword. If absent, headwords that are spelled like the word and those
    ///     that it is a form of are found together, the likeliest first; other spellings of headwords if there are
    ///     none.
    ///   - preserveCase: Whether only headwords with the word's own capitals are found: of 'March' not 'march';
    ///     false if absent.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    ///   - include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples,
    ///     religions, bodies and minds in the words of their time.
    public func lookup(
        _ word: String,
        language: Language? = nil,
        relations: [ThesaurusLookupRelation]? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        match: MatchKind? = nil,
        preserveCase: Bool? = nil,
        raw: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> ThesaurusLookup {
        try await client.answer(to: "thesaurus.lookup", timeout) {
            $0.member("word", word)
            $0.member("language", ifPresent: language)
            $0.member("relations", ifPresent: relations)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("match", ifPresent: match)
            $0.member("preserveCase", ifPresent: preserveCase)
            $0.member("raw", ifPresent: raw)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }
}

extension Client {
    /// The methods of translations.
    public var translations: TranslationsMethods { TranslationsMethods(client: self) }
}

/// The methods of translations.
public struct TranslationsMethods: Sendable {
    let client: Client

    /// Translates a word, meaning by meaning: what comes to mind first stands first.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - target: The language of the translations.
    ///   - language: The language of the word; English (en) if absent.
    ///   - fields: The parts of the answer that are wanted; all if absent, the bare structure if empty.
    ///   - lexicalCategory: The lexical categories that are wanted; all if absent.
    ///   - grammaticalFeatures: The grammatical features of which the headword, or one of the translations of a
    ///     meaning, must have one; all meanings pass if absent.
    ///   - domains: The subject fields of which a meaning must have one; all meanings pass if absent.
    ///   - registers: The registers of which a meaning, or one of its translations, must have one; all meanings
    ///     pass if absent.
    ///   - match: The only way to find a headword. If absent, headwords that are spelled like the word and those
    ///     that it is a form of are found together, the likeliest first; other spellings of headwords if there are
    ///     none.
    ///   - preserveCase: Whether only headwords with the word's own capitals are found: of 'March' not 'march';
    ///     false if absent.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    ///   - include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples,
    ///     religions, bodies and minds in the words of their time.
    public func lookup(
        _ word: String,
        target: Language,
        language: Language? = nil,
        fields: [EntryField]? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        grammaticalFeatures: [GrammaticalFeature]? = nil,
        domains: [Domain]? = nil,
        registers: [Register]? = nil,
        match: MatchKind? = nil,
        preserveCase: Bool? = nil,
        raw: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> TranslationsLookup {
        try await client.answer(to: "translations.lookup", timeout) {
            $0.member("word", word)
            $0.member("target", target)
            $0.member("language", ifPresent: language)
            $0.member("fields", ifPresent: fields)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("grammaticalFeatures", ifPresent: grammaticalFeatures)
            $0.member("domains", ifPresent: domains)
            $0.member("registers", ifPresent: registers)
            $0.member("match", ifPresent: match)
            $0.member("preserveCase", ifPresent: preserveCase)
            $0.member("raw", ifPresent: raw)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }
}

extension Client {
    /// The methods of utility.
    public var utility: UtilityMethods { UtilityMethods(client: self) }
}

/// The methods of utility.
public struct UtilityMethods: Sendable {
    let client: Client

    /// Lists the domain labels that headwords have, and how many headwords.
    ///
    /// - Parameters:
    ///   - language: The language of the headwords; English (en) if absent.
    ///   - target: If given, the labels that stand with translations into this language are listed instead of those
    ///     of senses.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    public func domains(
        language: Language? = nil,
        target: Language? = nil,
        raw: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> UtilityDomains {
        try await client.answer(to: "utility.domains", timeout) {
            $0.member("language", ifPresent: language)
            $0.member("target", ifPresent: target)
            $0.member("raw", ifPresent: raw)
        }
    }

    /// Lists the filters that each endpoint takes.
    ///
    /// - Parameters:
    ///   - endpoint: The only endpoint that is wanted: a method, such as 'dictionary.entries', or what stands
    ///     before its dot; all if absent.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    public func filters(
        endpoint: String? = nil,
        raw: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> UtilityFilters {
        try await client.answer(to: "utility.filters", timeout) {
            $0.member("endpoint", ifPresent: endpoint)
            $0.member("raw", ifPresent: raw)
        }
    }

    /// Lists the grammatical feature labels that headwords have, and how many headwords.
    ///
    /// - Parameters:
    ///   - language: The language of the headwords; English (en) if absent.
    ///   - target: If given, the labels that stand with translations into this language are listed instead of those
    ///     of senses.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    public func grammaticalFeatures(
        language: Language? = nil,
        target: Language? = nil,
        raw: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> UtilityGrammaticalFeatures {
        try await client.answer(to: "utility.grammaticalFeatures", timeout) {
            $0.member("language", ifPresent: language)
            $0.member("target", ifPresent: target)
            $0.member("raw", ifPresent: raw)
        }
    }

    /// Lists the languages of headwords, and the pairs of languages with translations.
    ///
    /// - Parameters:
    ///   - sourceLanguage: The only language of headwords that is wanted; all if absent.
    ///   - targetLanguage: The only language of translations that is wanted; if absent, all, and dictionaries
    ///     without translations.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    public func languages(
        sourceLanguage: Language? = nil,
        targetLanguage: Language? = nil,
        raw: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> UtilityLanguages {
        try await client.answer(to: "utility.languages", timeout) {
            $0.member("sourceLanguage", ifPresent: sourceLanguage)
            $0.member("targetLanguage", ifPresent: targetLanguage)
            $0.member("raw", ifPresent: raw)
        }
    }

    /// Lists the lexical category labels that headwords have, and how many headwords.
    ///
    /// - Parameters:
    ///   - language: The language of the headwords; English (en) if absent.
    ///   - target: If given, the labels that stand with translations into this language are listed instead of those
    ///     of senses.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    public func lexicalCategories(
        language: Language? = nil,
        target: Language? = nil,
        raw: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> UtilityDomains {
        try await client.answer(to: "utility.lexicalCategories", timeout) {
            $0.member("language", ifPresent: language)
            $0.member("target", ifPresent: target)
            $0.member("raw", ifPresent: raw)
        }
    }

    /// Lists the region labels that headwords have, and how many headwords.
    ///
    /// - Parameters:
    ///   - language: The language of the headwords; English (en) if absent.
    ///   - target: If given, the labels that stand with translations into this language are listed instead of those
    ///     of senses.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    public func regions(
        language: Language? = nil,
        target: Language? = nil,
        raw: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> UtilityDomains {
        try await client.answer(to: "utility.regions", timeout) {
            $0.member("language", ifPresent: language)
            $0.member("target", ifPresent: target)
            $0.member("raw", ifPresent: raw)
        }
    }

    /// Lists the register labels that headwords have, and how many headwords.
    ///
    /// - Parameters:
    ///   - language: The language of the headwords; English (en) if absent.
    ///   - target: If given, the labels that stand with translations into this language are listed instead of those
    ///     of senses.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    public func registers(
        language: Language? = nil,
        target: Language? = nil,
        raw: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> UtilityDomains {
        try await client.answer(to: "utility.registers", timeout) {
            $0.member("language", ifPresent: language)
            $0.member("target", ifPresent: target)
            $0.member("raw", ifPresent: raw)
        }
    }
}

extension Client {
    /// The methods of wordlist.
    public var wordlist: WordlistMethods { WordlistMethods(client: self) }
}

/// The methods of wordlist.
public struct WordlistMethods: Sendable {
    let client: Client

    /// Lists headwords that have a sense with all the labels that are wanted.
    ///
    /// - Parameters:
    ///   - language: The language of the word; English (en) if absent.
    ///   - lexicalCategory: The lexical categories that are wanted.
    ///   - domains: The subject fields of which a sense must have one.
    ///   - registers: The registers of which a sense must have one.
    ///   - regions: The regions in one of which a sense, or the spelling of its headword, is used.
    ///   - translations: Languages into one of which a headword must have a translation.
    ///   - exclude: Labels that no sense of a headword may have.
    ///   - excludeSenses: Labels of senses that do not count; a headword stays if another of its senses has what is
    ///     wanted.
    ///   - excludePrimeSenses: Labels that the first sense of a headword may not have.
    ///   - wordLength: The length of a headword in characters: 5, '>5', '<10', or '>5,<10' for six to nine.
    ///   - prefix: What a headword begins with, whatever its case, diacritics, blanks and hyphens.
    ///   - exact: Whether a headword must be the whole of 'prefix'; false if absent.
    ///   - pattern: What a headword looks like: '?' is one character, '*' any number of them. Case, diacritics,
    ///     blanks and hyphens do not count.
    ///   - minZipf: How common a headword is at least, as the logarithm of its occurrences in a thousand million
    ///     words.
    ///   - maxZipf: How common a headword is at most; headwords that were not counted are left out.
    ///   - sort: By 'word', or by 'frequency', the commonest first, and headwords that have what is wanted in a
    ///     minor sense only after all others; by word if absent.
    ///   - valid: Whether each headword comes with its inflected forms, and 'prefix' with 'exact' finds headwords
    ///     by a form too: is this a word? False if absent.
    ///   - limit: The largest number of headwords in the answer; 100 if absent.
    ///   - offset: How many items of the whole list are passed over; none if absent.
    ///   - cursor: The 'next' of the answer before; everything but 'limit' must be as in that call, and 'offset'
    ///     absent.
    ///   - raw: Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the
    ///     lexicon has none. False if absent.
    ///   - safe: Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of
    ///     an error; false if absent. Where 'fields' are given, the registers come with them, since they tell what
    ///     is vulgar.
    ///   - include: What is wanted that is left out otherwise: 'dated' is what old sources say of peoples,
    ///     religions, bodies and minds in the words of their time.
    public func query(
        language: Language? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        domains: [Domain]? = nil,
        registers: [Register]? = nil,
        regions: [Region]? = nil,
        translations: [Language]? = nil,
        exclude: JSONValue? = nil,
        excludeSenses: JSONValue? = nil,
        excludePrimeSenses: JSONValue? = nil,
        wordLength: JSONValue? = nil,
        prefix: String? = nil,
        exact: Bool? = nil,
        pattern: String? = nil,
        minZipf: Double? = nil,
        maxZipf: Double? = nil,
        sort: WordlistQuerySort? = nil,
        valid: Bool? = nil,
        limit: Int? = nil,
        offset: Int? = nil,
        cursor: String? = nil,
        raw: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> WordlistQuery {
        try await client.answer(to: "wordlist.query", timeout) {
            $0.member("language", ifPresent: language)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("domains", ifPresent: domains)
            $0.member("registers", ifPresent: registers)
            $0.member("regions", ifPresent: regions)
            $0.member("translations", ifPresent: translations)
            $0.member("exclude", ifPresent: exclude)
            $0.member("excludeSenses", ifPresent: excludeSenses)
            $0.member("excludePrimeSenses", ifPresent: excludePrimeSenses)
            $0.member("wordLength", ifPresent: wordLength)
            $0.member("prefix", ifPresent: prefix)
            $0.member("exact", ifPresent: exact)
            $0.member("pattern", ifPresent: pattern)
            $0.member("minZipf", ifPresent: minZipf)
            $0.member("maxZipf", ifPresent: maxZipf)
            $0.member("sort", ifPresent: sort)
            $0.member("valid", ifPresent: valid)
            $0.member("limit", ifPresent: limit)
            $0.member("offset", ifPresent: offset)
            $0.member("cursor", ifPresent: cursor)
            $0.member("raw", ifPresent: raw)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }
}
