// swift-format-ignore-file
// Written by Scripts/generate-clients.py from rpc-schema/openrpc.json.
// The methods, by namespace.

public import HeadwordJSON

extension Client {
    /// The methods of daily.
    public var daily: DailyMethods { DailyMethods(client: self) }
}

/// The methods of daily.
public struct DailyMethods: Sendable {
    let client: Client

    /// Chooses an English headword for a day, always the same one, and defines it.
    ///
    /// - Parameters:
    ///   - date: The day, such as '2026-10-05'.
    ///   - lexicalCategory: The lexical categories to include; all if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
    ///     religions, bodies and minds in the words of their time.
    public func word(
        _ date: String,
        lexicalCategory: [LexicalCategory]? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> DailyWord {
        try await client.answer(to: "daily.word", timeout) {
            $0.member("date", date)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }
}

extension Client {
    /// The methods of dictionary.
    public var dictionary: DictionaryMethods { DictionaryMethods(client: self) }
}

/// The methods of dictionary.
public struct DictionaryMethods: Sendable {
    let client: Client

    /// Defines a word: its lexical entries with senses, definitions and examples.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - fields: The parts of the answer to include; all but translations if absent, the bare structure if empty.
    ///   - lexicalCategory: The lexical categories to include; all if absent.
    ///   - grammaticalFeatures: The grammatical features; a sense must have at least one.
    ///   - domains: The subject fields; a sense must have at least one.
    ///   - registers: The registers; a sense must have at least one.
    ///   - region: The variety of English for senses, spellings and pronunciations; all if absent. For English
    ///     only.
    ///   - match: The one way to find headwords. If absent, headwords that are spelled like the word and those that
    ///     it is a form of are found together, the likeliest first; other spellings of headwords only if there are
    ///     none.
    ///   - preserveCase: Whether to find only headwords with the same capitals: for 'March', not 'march'; false if
    ///     absent.
    ///   - suggestions: Whether the error for a word that is not found suggests others; true if absent. Without
    ///     them, the answer takes less time.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
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
        suggestions: Bool? = nil,
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
            $0.member("suggestions", ifPresent: suggestions)
            $0.member("raw", ifPresent: raw)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }

    /// Tells where a word comes from, also as the stages of its history.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - lexicalCategory: The lexical categories to include; all if absent.
    ///   - match: The one way to find headwords. If absent, headwords that are spelled like the word and those that
    ///     it is a form of are found together, the likeliest first; other spellings of headwords only if there are
    ///     none.
    ///   - preserveCase: Whether to find only headwords with the same capitals: for 'March', not 'march'; false if
    ///     absent.
    ///   - suggestions: Whether the error for a word that is not found suggests others; true if absent. Without
    ///     them, the answer takes less time.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
    ///     religions, bodies and minds in the words of their time.
    public func etymology(
        _ word: String,
        language: Language? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        match: MatchKind? = nil,
        preserveCase: Bool? = nil,
        suggestions: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> DictionaryEtymology {
        try await client.answer(to: "dictionary.etymology", timeout) {
            $0.member("word", word)
            $0.member("language", ifPresent: language)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("match", ifPresent: match)
            $0.member("preserveCase", ifPresent: preserveCase)
            $0.member("suggestions", ifPresent: suggestions)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }

    /// Lists the family of an English word: the word that it is derived from, and all that are derived from that.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - lexicalCategory: The lexical categories to include; all if absent.
    ///   - limit: The maximum number of words of each family, those nearest to the root first; 100 if absent. A
    ///     family that is not shown in full has 'isTruncated'.
    ///   - match: The one way to find headwords. If absent, headwords that are spelled like the word and those that
    ///     it is a form of are found together, the likeliest first; other spellings of headwords only if there are
    ///     none.
    ///   - preserveCase: Whether to find only headwords with the same capitals: for 'March', not 'march'; false if
    ///     absent.
    ///   - suggestions: Whether the error for a word that is not found suggests others; true if absent. Without
    ///     them, the answer takes less time.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
    ///     religions, bodies and minds in the words of their time.
    public func family(
        _ word: String,
        language: Language? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        limit: Int? = nil,
        match: MatchKind? = nil,
        preserveCase: Bool? = nil,
        suggestions: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> DictionaryFamily {
        try await client.answer(to: "dictionary.family", timeout) {
            $0.member("word", word)
            $0.member("language", ifPresent: language)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("limit", ifPresent: limit)
            $0.member("match", ifPresent: match)
            $0.member("preserveCase", ifPresent: preserveCase)
            $0.member("suggestions", ifPresent: suggestions)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }

    /// Finds the headwords of a word in a text: the one spelled like it, and those that it is a form of.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - fields: The parts of the answer to include; all but translations if absent, the bare structure if empty.
    ///   - lexicalCategory: The lexical categories to include; all if absent.
    ///   - grammaticalFeatures: The grammatical features; a sense must have at least one.
    ///   - domains: The subject fields; a sense must have at least one.
    ///   - registers: The registers; a sense must have at least one.
    ///   - region: The variety of English for senses, spellings and pronunciations; all if absent. For English
    ///     only.
    ///   - suggestions: Whether the error for a word that is not found suggests others; true if absent. Without
    ///     them, the answer takes less time.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
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
        suggestions: Bool? = nil,
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
            $0.member("suggestions", ifPresent: suggestions)
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
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
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

    /// Lists the inflected forms of a headword with the grammatical features of each.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - lexicalCategory: The lexical categories to include; all if absent.
    ///   - grammaticalFeatures: The grammatical features; a form must have at least one. All forms pass if absent.
    ///   - match: The one way to find headwords. If absent, headwords that are spelled like the word and those that
    ///     it is a form of are found together, the likeliest first; other spellings of headwords only if there are
    ///     none.
    ///   - preserveCase: Whether to find only headwords with the same capitals: for 'March', not 'march'; false if
    ///     absent.
    ///   - suggestions: Whether the error for a word that is not found suggests others; true if absent. Without
    ///     them, the answer takes less time.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
    ///     religions, bodies and minds in the words of their time.
    public func forms(
        _ word: String,
        language: Language? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        grammaticalFeatures: [GrammaticalFeature]? = nil,
        match: MatchKind? = nil,
        preserveCase: Bool? = nil,
        suggestions: Bool? = nil,
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
            $0.member("suggestions", ifPresent: suggestions)
            $0.member("raw", ifPresent: raw)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }

    /// Lists the headwords that a word is a form of, with the grammatical features of each reading.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - lexicalCategory: The lexical categories to include; all if absent.
    ///   - grammaticalFeatures: The grammatical features; a form must have at least one. All forms pass if absent.
    ///   - suggestions: Whether the error for a word that is not found suggests others; true if absent. Without
    ///     them, the answer takes less time.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
    ///     religions, bodies and minds in the words of their time.
    public func lemmas(
        _ word: String,
        language: Language? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        grammaticalFeatures: [GrammaticalFeature]? = nil,
        suggestions: Bool? = nil,
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
            $0.member("suggestions", ifPresent: suggestions)
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

    /// Lists the words that occur near a word more often than chance predicts, with log-likelihood, t-score and
    /// mutual information.
    ///
    /// - Parameters:
    ///   - word: The word, in upper or lower case.
    ///   - window: How many words before and after count as near; 3 if absent, or what the corpus allows.
    ///     Punctuation ends it.
    ///   - side: The side of the other words: before, after or both; both if absent.
    ///   - minFrequency: The minimum number of occurrences near the word; 5 if absent.
    ///   - sort: The measure to sort by, the strongest words first: logLikelihood (if absent), tScore or pmi.
    ///   - limit: The largest number of words in the answer; 20 if absent.
    ///   - offset: How many items of the whole list to skip; none if absent.
    ///   - corpus: The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open.
    ///   - language: The language of the texts; en if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
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

    /// Lists the corpora and what each of them counts.
    ///
    /// - Parameters:
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    public func corpora(
        safe: Bool? = nil,
        timeout: Duration? = nil
    ) async throws -> LexistatsCorpora {
        try await client.answer(to: "lexistats.corpora", timeout) {
            $0.member("safe", ifPresent: safe)
        }
    }

    /// Shows how often sequences of 1 to 4 words are used: those in tokens, or all that contain some words. At
    /// least one of tokens and contains is required.
    ///
    /// - Parameters:
    ///   - tokens: The n-grams to look up, their tokens separated by spaces: 'a word, another word', or a list.
    ///     Capitals make a difference upstream only.
    ///   - contains: Tokens that the n-grams contain in any order, separated by spaces or commas, or a list.
    ///   - size: The number of tokens in each n-gram; that of 'tokens' if absent.
    ///   - punctuation: Whether to include n-grams with punctuation marks; if absent, only if 'tokens' or
    ///     'contains' has some.
    ///   - minFrequency: The minimum number of occurrences.
    ///   - maxFrequency: The maximum number of occurrences.
    ///   - minDocumentFrequency: The minimum number of documents.
    ///   - maxDocumentFrequency: The maximum number of documents.
    ///   - collate: The members that distinguish rows: n-grams whose tokens agree in them are added up, each token
    ///     taken in its most common reading. The tokens themselves if absent.
    ///   - sort: The sort keys of the rows, the most important first; -frequency if absent. A '-' before a key
    ///     sorts in descending order.
    ///   - format: How tokens are written: oup as a list (if absent), google as one string.
    ///   - limit: The largest number of n-grams in the answer; 100 if absent.
    ///   - offset: How many items of the whole list to skip; none if absent.
    ///   - corpus: The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open.
    ///   - language: The language of the texts; en if absent.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
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

    /// Shows how often a word was used in each period of a corpus with dated texts.
    ///
    /// - Parameters:
    ///   - word: The word, in upper or lower case.
    ///   - corpus: The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open.
    ///   - language: The language of the texts; en if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
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

    /// Shows how often a word is used, adding up all its records in a corpus. At least one of wordform, trueCase,
    /// lemma and lexicalCategory is required; records must match all that are given.
    ///
    /// - Parameters:
    ///   - wordform: The word as written, capitals included: Books or books.
    ///   - trueCase: The word in its usual case, without the capital at the start of a sentence.
    ///   - lemma: The headword that the words are forms of.
    ///   - lexicalCategory: The lexical category of the word.
    ///   - corpus: The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open.
    ///   - language: The language of the texts; en if absent.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
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
    /// lexicalCategory, grammaticalFeatures) or added up over some of them.
    ///
    /// - Parameters:
    ///   - wordform: The words as written to include; a '-' before one excludes it.
    ///   - wordforms: The words as written to include; a '-' before one excludes it.
    ///   - trueCase: The words in their usual case to include; a '-' before one excludes it.
    ///   - trueCases: The words in their usual case to include; a '-' before one excludes it.
    ///   - lemma: The lemmas to include; a '-' before one excludes it.
    ///   - lemmas: The lemmas to include; a '-' before one excludes it.
    ///   - lexicalCategory: The lexical categories to include; a '-' before one excludes it.
    ///   - lexicalCategories: The lexical categories to include; a '-' before one excludes it.
    ///   - grammaticalFeatures: The grammatical features that words must have, or, after a '-', must not have:
    ///     'degree:superlative', '-number:plural', or an object with the values by key.
    ///   - minFrequency: The minimum number of occurrences.
    ///   - maxFrequency: The maximum number of occurrences.
    ///   - minNormalizedFrequency: The minimum number of occurrences per million words.
    ///   - maxNormalizedFrequency: The maximum number of occurrences per million words.
    ///   - collate: The members that distinguish rows: records that agree in them are added up. The smallest units
    ///     if absent.
    ///   - sort: The sort keys of the rows, the most important first; -frequency if absent. A '-' before a key
    ///     sorts in descending order.
    ///   - limit: The largest number of rows in the answer; 100 if absent.
    ///   - offset: How many items of the whole list to skip; none if absent.
    ///   - corpus: The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open.
    ///   - language: The language of the texts; en if absent.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
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

    /// Finds the headwords that a definition may describe, the likeliest first.
    ///
    /// - Parameters:
    ///   - definition: The meaning in your own words: 'fear of spiders'. If 'lexicalCategory' is absent, a text
    ///     that begins with 'to' is taken for a verb, one that begins with an article for a noun.
    ///   - lexicalCategory: The lexical categories to include; all if absent.
    ///   - language: The language of the word; English (en) if absent.
    ///   - limit: The largest number of headwords in the answer; 10 if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
    ///     religions, bodies and minds in the words of their time.
    public func lookup(
        _ definition: String,
        lexicalCategory: [LexicalCategory]? = nil,
        language: Language? = nil,
        limit: Int? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> ReverseLookup {
        try await client.answer(to: "reverse.lookup", timeout) {
            $0.member("definition", definition)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("language", ifPresent: language)
            $0.member("limit", ifPresent: limit)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
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

    /// Lists the rhymes of a word for each of its pronunciations, the most common words first.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - lexicalCategory: The lexical categories to include; all if absent.
    ///   - kind: The kinds of rhymes to list, perfect ones if absent. 'perfect': all sounds from the vowel with the
    ///     primary stress on are equal, and the consonants before it differ (love, dove). 'near': the sounds from
    ///     there on are alike one by one (love, enough). 'identical': the consonants before are equal too (leave,
    ///     believe).
    ///   - syllables: The number of syllables of a rhyme: 2, or from 2 to 3 as '2-3'; any if absent.
    ///   - stress: The stress of a rhyme's syllables, one character for each: 1 primary, 2 secondary, 0 none, ?
    ///     any, so that '010' finds 'together'; any stress if absent.
    ///   - limit: The largest number of rhymes for each pronunciation in the answer; 50 if absent.
    ///   - offset: How many items of the whole list to skip; none if absent.
    ///   - suggestions: Whether the error for a word that is not found suggests others; true if absent. Without
    ///     them, the answer takes less time.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
    ///     religions, bodies and minds in the words of their time.
    public func lookup(
        _ word: String,
        language: Language? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        kind: [RhymeKind]? = nil,
        syllables: JSONValue? = nil,
        stress: String? = nil,
        limit: Int? = nil,
        offset: Int? = nil,
        suggestions: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
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
            $0.member("suggestions", ifPresent: suggestions)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }

    /// Counts the syllables of a word or line and marks the stressed ones.
    ///
    /// - Parameters:
    ///   - text: A word or a line of verse.
    ///   - language: The language of the word; English (en) if absent.
    ///   - suggestions: Whether the error for a word that is not found suggests others; true if absent. Without
    ///     them, the answer takes less time.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
    ///     religions, bodies and minds in the words of their time.
    public func syllables(
        _ text: String,
        language: Language? = nil,
        suggestions: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> RhymesSyllables {
        try await client.answer(to: "rhymes.syllables", timeout) {
            $0.member("text", text)
            $0.member("language", ifPresent: language)
            $0.member("suggestions", ifPresent: suggestions)
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

    /// Finds the longest phrase of the lexicon at a cursor in a text.
    ///
    /// - Parameters:
    ///   - text: The text, or the part of it around the cursor.
    ///   - offset: The offset of the cursor in the text.
    ///   - unit: The unit of offsets: 'utf-8', 'utf-16' (if absent) or 'characters' (of Unicode).
    ///   - language: The language of the word; English (en) if absent.
    ///   - suggestions: Whether the error for a word that is not found suggests others; true if absent. Without
    ///     them, the answer takes less time.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
    ///     religions, bodies and minds in the words of their time.
    public func at(
        _ text: String,
        offset: Int,
        unit: TextUnit? = nil,
        language: Language? = nil,
        suggestions: Bool? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> SearchAt {
        try await client.answer(to: "search.at", timeout) {
            $0.member("text", text)
            $0.member("offset", offset)
            $0.member("unit", ifPresent: unit)
            $0.member("language", ifPresent: language)
            $0.member("suggestions", ifPresent: suggestions)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }

    /// Lists the headwords that match a text by a strategy, each with the sources that have it.
    ///
    /// - Parameters:
    ///   - word: The text to compare headwords with, or the regular expression, which alone may be longer than 128
    ///     characters.
    ///   - strategy: How to compare; exact if absent. Case, diacritics, spaces and hyphens do not matter to exact,
    ///     prefix, suffix, substring and lev (one letter is missing, superfluous, different, or swapped with its
    ///     neighbour), nor punctuation to fold. The strategies word (or several in a row), first, last and phrase
    ///     compare whole words; lemma finds the base words of a form, soundex what has the same code, and re what a
    ///     regular expression of POSIX (extended, ignoring case) matches.
    ///   - language: The language of the word; English (en) if absent.
    ///   - source: Sources, of which at least one must have an entry of a headword, as server.info names them; all
    ///     if absent.
    ///   - target: The language into which headwords must have translations in the lexicon; any, or none, if
    ///     absent.
    ///   - limit: The largest number of headwords in the answer; 1000 if absent.
    ///   - offset: How many items of the whole list to skip; none if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
    ///     religions, bodies and minds in the words of their time.
    public func match(
        _ word: String,
        strategy: MatchStrategy? = nil,
        language: Language? = nil,
        source: [String]? = nil,
        target: Language? = nil,
        limit: Int? = nil,
        offset: Int? = nil,
        safe: Bool? = nil,
        include: [String]? = nil,
        timeout: Duration? = nil
    ) async throws -> SearchMatch {
        try await client.answer(to: "search.match", timeout) {
            $0.member("word", word)
            $0.member("strategy", ifPresent: strategy)
            $0.member("language", ifPresent: language)
            $0.member("source", ifPresent: source)
            $0.member("target", ifPresent: target)
            $0.member("limit", ifPresent: limit)
            $0.member("offset", ifPresent: offset)
            $0.member("safe", ifPresent: safe)
            $0.member("include", ifPresent: include)
        }
    }

    /// Finds headwords by spelling, inflected form, prefix or misspelling.
    ///
    /// - Parameters:
    ///   - q: The word, or the beginning of one.
    ///   - language: The language of the word; English (en) if absent.
    ///   - prefix: Whether to list only headwords that begin with 'q', in alphabetical order; false if absent.
    ///   - fuzzy: Whether to list headwords that 'q' may be a misspelling of, at most fifty; if absent, only where
    ///     nothing else is found, or one is much more common than what is found.
    ///   - regions: The varieties of English; a headword's spelling must belong to at least one. All if absent. For
    ///     English only.
    ///   - limit: The largest number of headwords in the answer; 20 if absent.
    ///   - offset: How many items of the whole list to skip; none if absent.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
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

    /// Finds headwords that have synonyms or antonyms, in the same ways as search.query.
    ///
    /// - Parameters:
    ///   - q: The word, or the beginning of one.
    ///   - language: The language of the word; English (en) if absent.
    ///   - prefix: Whether to list only headwords that begin with 'q', in alphabetical order; false if absent.
    ///   - fuzzy: Whether to list headwords that 'q' may be a misspelling of, at most fifty; if absent, only where
    ///     nothing else is found, or one is much more common than what is found.
    ///   - limit: The largest number of headwords in the answer; 20 if absent.
    ///   - offset: How many items of the whole list to skip; none if absent.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
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

    /// Finds headwords that have a translation, in the same ways as search.query.
    ///
    /// - Parameters:
    ///   - q: The word, or the beginning of one.
    ///   - target: The language that a headword must have a translation into.
    ///   - language: The language of the word; English (en) if absent.
    ///   - prefix: Whether to list only headwords that begin with 'q', in alphabetical order; false if absent.
    ///   - fuzzy: Whether to list headwords that 'q' may be a misspelling of, at most fifty; if absent, only where
    ///     nothing else is found, or one is much more common than what is found.
    ///   - regions: The varieties of English; a headword's spelling must belong to at least one. All if absent. For
    ///     English only.
    ///   - limit: The largest number of headwords in the answer; 20 if absent.
    ///   - offset: How many items of the whole list to skip; none if absent.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
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

    /// Lists sentences that show a word: those of its senses in order, then others. After the last page, results is
    /// empty.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - lexicalCategory: The lexical categories to include; all if absent.
    ///   - match: The one way to find headwords. If absent, headwords that are spelled like the word and those that
    ///     it is a form of are found together, the likeliest first; other spellings of headwords only if there are
    ///     none.
    ///   - preserveCase: Whether to find only headwords with the same capitals: for 'March', not 'march'; false if
    ///     absent.
    ///   - limit: The largest number of sentences in the answer; 20 if absent.
    ///   - offset: How many items of the whole list to skip; none if absent.
    ///   - suggestions: Whether the error for a word that is not found suggests others; true if absent. Without
    ///     them, the answer takes less time.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
    ///     religions, bodies and minds in the words of their time.
    public func lookup(
        _ word: String,
        language: Language? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        match: MatchKind? = nil,
        preserveCase: Bool? = nil,
        limit: Int? = nil,
        offset: Int? = nil,
        suggestions: Bool? = nil,
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
            $0.member("suggestions", ifPresent: suggestions)
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

    /// Describes the service: its version, its methods, and the data in its lexicon with their licences.
    public func info(
        timeout: Duration? = nil
    ) async throws -> ServerInfo {
        try await client.answer(to: "server.info", timeout) { _ in
        }
    }

    /// Lists the limits on clients, each with its value, unit and permitted range.
    public func limits(
        timeout: Duration? = nil
    ) async throws -> ServerLimits {
        try await client.answer(to: "server.limits", timeout) { _ in
        }
    }

    /// Returns 'pong'.
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

    /// Shows what the senses of a word are kinds of, and the kinds, parts and wholes of each.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - lexicalCategory: The lexical categories to include; all if absent.
    ///   - sense: The identifier of the only sense to show; all senses if absent, the most common first.
    ///   - relations: The related concepts to show; hypernyms if absent. The hyponyms of a verb are its troponyms.
    ///   - shape: How to lay them out: a list of each concept once, the nearest first; paths to the root (hypernyms
    ///     and holonyms only); or a tree. A list if absent.
    ///   - depth: The maximum number of steps from a sense; if absent, 1 for a list, 3 for a tree, and whole paths.
    ///   - limit: The maximum number of concepts in the answer, the first senses first; 100 if absent. A sense that
    ///     is not shown in full has 'isTruncated'.
    ///   - match: The one way to find headwords. If absent, headwords that are spelled like the word and those that
    ///     it is a form of are found together, the likeliest first; other spellings of headwords only if there are
    ///     none.
    ///   - preserveCase: Whether to find only headwords with the same capitals: for 'March', not 'march'; false if
    ///     absent.
    ///   - suggestions: Whether the error for a word that is not found suggests others; true if absent. Without
    ///     them, the answer takes less time.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
    ///     religions, bodies and minds in the words of their time.
    public func lookup(
        _ word: String,
        language: Language? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        sense: String? = nil,
        relations: [TaxonomicRelation]? = nil,
        shape: TaxonomyLayout? = nil,
        depth: Int? = nil,
        limit: Int? = nil,
        match: MatchKind? = nil,
        preserveCase: Bool? = nil,
        suggestions: Bool? = nil,
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
            $0.member("suggestions", ifPresent: suggestions)
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

    /// Lists the synonyms and antonyms of a word, meaning by meaning.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - language: The language of the word; English (en) if absent.
    ///   - relations: Whether to list synonyms or antonyms; both if absent.
    ///   - lexicalCategory: The lexical categories to include; all if absent.
    ///   - match: The one way to find headwords. If absent, headwords that are spelled like the word and those that
    ///     it is a form of are found together, the likeliest first; other spellings of headwords only if there are
    ///     none.
    ///   - preserveCase: Whether to find only headwords with the same capitals: for 'March', not 'march'; false if
    ///     absent.
    ///   - suggestions: Whether the error for a word that is not found suggests others; true if absent. Without
    ///     them, the answer takes less time.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
    ///     religions, bodies and minds in the words of their time.
    public func lookup(
        _ word: String,
        language: Language? = nil,
        relations: [ThesaurusLookupRelation]? = nil,
        lexicalCategory: [LexicalCategory]? = nil,
        match: MatchKind? = nil,
        preserveCase: Bool? = nil,
        suggestions: Bool? = nil,
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
            $0.member("suggestions", ifPresent: suggestions)
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

    /// Translates a word, meaning by meaning, the most usual translations first.
    ///
    /// - Parameters:
    ///   - word: The word or phrase to look up; spaces may be written as underscores.
    ///   - target: The language of the translations.
    ///   - language: The language of the word; English (en) if absent.
    ///   - fields: The parts of the answer to include; all if absent, the bare structure if empty.
    ///   - lexicalCategory: The lexical categories to include; all if absent.
    ///   - grammaticalFeatures: The grammatical features; the headword, or a translation of a meaning, must have at
    ///     least one. All meanings pass if absent.
    ///   - domains: The subject fields; a meaning must have at least one. All meanings pass if absent.
    ///   - registers: The registers; a meaning, or one of its translations, must have at least one. All meanings
    ///     pass if absent.
    ///   - match: The one way to find headwords. If absent, headwords that are spelled like the word and those that
    ///     it is a form of are found together, the likeliest first; other spellings of headwords only if there are
    ///     none.
    ///   - preserveCase: Whether to find only headwords with the same capitals: for 'March', not 'march'; false if
    ///     absent.
    ///   - suggestions: Whether the error for a word that is not found suggests others; true if absent. Without
    ///     them, the answer takes less time.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
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
        suggestions: Bool? = nil,
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
            $0.member("suggestions", ifPresent: suggestions)
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
    ///   - target: If given, the labels of translations into this language are listed instead of those of senses.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
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
    ///   - endpoint: The only endpoint to list: a method, such as 'dictionary.entries', or the part before its dot;
    ///     all if absent.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
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
    ///   - target: If given, the labels of translations into this language are listed instead of those of senses.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
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
    ///   - sourceLanguage: The only language of headwords to list; all if absent.
    ///   - targetLanguage: The only language of translations to list; if absent, all, and dictionaries without
    ///     translations.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
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
    ///   - target: If given, the labels of translations into this language are listed instead of those of senses.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
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
    ///   - target: If given, the labels of translations into this language are listed instead of those of senses.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
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
    ///   - target: If given, the labels of translations into this language are listed instead of those of senses.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
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

    /// Lists headwords with a sense that has all requested labels.
    ///
    /// - Parameters:
    ///   - language: The language of the word; English (en) if absent.
    ///   - lexicalCategory: The lexical categories to include.
    ///   - domains: The subject fields; a sense must have at least one.
    ///   - registers: The registers; a sense must have at least one.
    ///   - regions: The regions; a sense, or the spelling of its headword, must be used in at least one.
    ///   - translations: Languages; a headword must have a translation into at least one.
    ///   - exclude: Labels that no sense of a headword may have.
    ///   - excludeSenses: Labels of senses to ignore; a headword stays if another of its senses matches.
    ///   - excludePrimeSenses: Labels that the first sense of a headword may not have.
    ///   - wordLength: The length of a headword in characters: 5, '>5', '<10', or '>5,<10' for six to nine.
    ///   - prefix: The beginning of a headword; case, diacritics, spaces and hyphens are ignored.
    ///   - exact: Whether a headword must equal 'prefix'; false if absent.
    ///   - pattern: A pattern for headwords: '?' is one character, '*' any number of them. Case, diacritics, spaces
    ///     and hyphens do not matter.
    ///   - minZipf: The minimum frequency of a headword, as the logarithm of its occurrences per thousand million
    ///     words.
    ///   - maxZipf: The maximum frequency of a headword; headwords that were not counted are left out.
    ///   - sort: By 'word', or by 'frequency', the most common first, and headwords that match in a minor sense
    ///     only after all others; by word if absent.
    ///   - valid: Whether to list the forms of each headword, and to let 'prefix' with 'exact' find headwords by a
    ///     form too: is this a word? False if absent.
    ///   - limit: The largest number of headwords in the answer; 100 if absent.
    ///   - offset: How many items of the whole list to skip; none if absent.
    ///   - cursor: The 'next' of the previous answer; all but 'limit' must be as in that call, and 'offset' absent.
    ///   - raw: Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon
    ///     has none. False if absent.
    ///   - safe: Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of
    ///     an error; false if absent. If 'fields' are given, registers are added to them, since they mark what is
    ///     vulgar.
    ///   - include: Content to include that is otherwise left out: 'dated' is what old sources say about peoples,
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

extension Client {
    /// The methods of words.
    public var words: WordsMethods { WordsMethods(client: self) }
}

/// The methods of words.
public struct WordsMethods: Sendable {
    let client: Client

    /// Adds a word to a layer above the lexicon, or forbids one there.
    ///
    /// - Parameters:
    ///   - word: The word or phrase as it is written; without capitals, it stands for all capitalizations.
    ///   - layer: The layer: 'project' and 'user' are files, which clients on sockets change only where the setting
    ///     'words.remote-changes' allows it; 'session' is gone with the connection. Other layers are read only.
    ///   - forbid: Whether the word is not to be used, so that look-ups do not find it; false if absent.
    ///   - use: The word to use instead, which the error for this word suggests; it forbids this word.
    ///   - language: The language of the word; if absent, it is one of every language of the lexicon.
    ///   - lexicalCategory: The lexical category.
    ///   - definition: What it means.
    ///   - examples: Sentences that show it in use.
    ///   - registers: The registers.
    ///   - domains: The subject fields.
    ///   - notes: Notes for people.
    ///   - synonyms: Words with the same meaning.
    ///   - see: Words to look up too.
    ///   - translations: Translations by language.
    public func add(
        _ word: String,
        layer: ChangedLayer,
        forbid: Bool? = nil,
        use: String? = nil,
        language: Language? = nil,
        lexicalCategory: LexicalCategory? = nil,
        definition: String? = nil,
        examples: JSONValue? = nil,
        registers: [Register]? = nil,
        domains: [Domain]? = nil,
        notes: JSONValue? = nil,
        synonyms: JSONValue? = nil,
        see: JSONValue? = nil,
        translations: [String: JSONValue]? = nil,
        timeout: Duration? = nil
    ) async throws -> WordsAdd {
        try await client.answer(to: "words.add", timeout) {
            $0.member("word", word)
            $0.member("layer", layer)
            $0.member("forbid", ifPresent: forbid)
            $0.member("use", ifPresent: use)
            $0.member("language", ifPresent: language)
            $0.member("lexicalCategory", ifPresent: lexicalCategory)
            $0.member("definition", ifPresent: definition)
            $0.member("examples", ifPresent: examples)
            $0.member("registers", ifPresent: registers)
            $0.member("domains", ifPresent: domains)
            $0.member("notes", ifPresent: notes)
            $0.member("synonyms", ifPresent: synonyms)
            $0.member("see", ifPresent: see)
            $0.member("translations", ifPresent: translations)
        }
    }

    /// Lists the words of the layers above the lexicon: those of the nearest layer first, each in the order of code
    /// points.
    ///
    /// - Parameters:
    ///   - layer: The only layer; all layers if absent.
    ///   - prefix: The beginning of the words; case, diacritics, spaces and hyphens are ignored.
    ///   - language: The language of the words; words without a language are listed too. All languages if absent.
    ///   - limit: The largest number of words in the answer; 100 if absent.
    ///   - offset: How many items of the whole list to skip; none if absent.
    public func list(
        layer: ListedLayer? = nil,
        prefix: String? = nil,
        language: Language? = nil,
        limit: Int? = nil,
        offset: Int? = nil,
        timeout: Duration? = nil
    ) async throws -> WordsList {
        try await client.answer(to: "words.list", timeout) {
            $0.member("layer", ifPresent: layer)
            $0.member("prefix", ifPresent: prefix)
            $0.member("language", ifPresent: language)
            $0.member("limit", ifPresent: limit)
            $0.member("offset", ifPresent: offset)
        }
    }

    /// Removes all that a layer says of a word.
    ///
    /// - Parameters:
    ///   - word: The word or phrase as the layer writes it.
    ///   - layer: The layer: 'project' and 'user' are files, which clients on sockets change only where the setting
    ///     'words.remote-changes' allows it; 'session' is gone with the connection. Other layers are read only.
    ///   - language: Remove only lines that name this language; all lines about the word if absent.
    public func remove(
        _ word: String,
        layer: ChangedLayer,
        language: Language? = nil,
        timeout: Duration? = nil
    ) async throws -> WordsRemove {
        try await client.answer(to: "words.remove", timeout) {
            $0.member("word", word)
            $0.member("layer", layer)
            $0.member("language", ifPresent: language)
        }
    }
}
