// Written by Scripts/generate-clients.py from rpc-schema/openrpc.json. DO NOT EDIT.

package headword

import "context"

// DailyWordParameters are what DailyWord asks for.
type DailyWordParameters struct {
	// The day, such as '2026-10-05'.
	Date string `json:"date"`

	// The lexical categories to include; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// DailyWord calls daily.word.
// Chooses an English headword for a day, always the same one, and defines it.
func (client *Client) DailyWord(ctx context.Context, parameters DailyWordParameters) (*DailyWord, error) {
	return call[*DailyWord](ctx, client, "daily.word", parameters)
}

// DictionaryEntriesParameters are what DictionaryEntries asks for.
type DictionaryEntriesParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The parts of the answer to include; all but translations if absent, the bare structure if empty.
	Fields []EntryField `json:"fields,omitempty"`

	// The lexical categories to include; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The grammatical features; a sense must have at least one.
	GrammaticalFeatures []GrammaticalFeature `json:"grammaticalFeatures,omitempty"`

	// The subject fields; a sense must have at least one.
	Domains []Domain `json:"domains,omitempty"`

	// The registers; a sense must have at least one.
	Registers []Register `json:"registers,omitempty"`

	// The variety of English for senses, spellings and pronunciations; all if absent. For English only.
	Region Variety `json:"region,omitempty"`

	// The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form
	// of are found together, the likeliest first; other spellings of headwords only if there are none.
	Match MatchKind `json:"match,omitempty"`

	// Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent.
	PreserveCase *bool `json:"preserveCase,omitempty"`

	// Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
	// less time.
	Suggestions *bool `json:"suggestions,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// DictionaryEntries calls dictionary.entries.
// Defines a word: its lexical entries with senses, definitions and examples.
func (client *Client) DictionaryEntries(ctx context.Context, parameters DictionaryEntriesParameters) (*DictionaryEntries, error) {
	return call[*DictionaryEntries](ctx, client, "dictionary.entries", parameters)
}

// DictionaryEtymologyParameters are what DictionaryEtymology asks for.
type DictionaryEtymologyParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The lexical categories to include; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form
	// of are found together, the likeliest first; other spellings of headwords only if there are none.
	Match MatchKind `json:"match,omitempty"`

	// Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent.
	PreserveCase *bool `json:"preserveCase,omitempty"`

	// Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
	// less time.
	Suggestions *bool `json:"suggestions,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// DictionaryEtymology calls dictionary.etymology.
// Tells where a word comes from, also as the stages of its history.
func (client *Client) DictionaryEtymology(ctx context.Context, parameters DictionaryEtymologyParameters) (*DictionaryEtymology, error) {
	return call[*DictionaryEtymology](ctx, client, "dictionary.etymology", parameters)
}

// DictionaryFamilyParameters are what DictionaryFamily asks for.
type DictionaryFamilyParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The lexical categories to include; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The maximum number of words of each family, those nearest to the root first; 100 if absent. A family that is not
	// shown in full has 'isTruncated'.
	Limit *int64 `json:"limit,omitempty"`

	// The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form
	// of are found together, the likeliest first; other spellings of headwords only if there are none.
	Match MatchKind `json:"match,omitempty"`

	// Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent.
	PreserveCase *bool `json:"preserveCase,omitempty"`

	// Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
	// less time.
	Suggestions *bool `json:"suggestions,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// DictionaryFamily calls dictionary.family.
// Lists the family of an English word: the word that it is derived from, and all that are derived from that.
func (client *Client) DictionaryFamily(ctx context.Context, parameters DictionaryFamilyParameters) (*DictionaryFamily, error) {
	return call[*DictionaryFamily](ctx, client, "dictionary.family", parameters)
}

// DictionaryWordsParameters are what DictionaryWords asks for.
type DictionaryWordsParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The parts of the answer to include; all but translations if absent, the bare structure if empty.
	Fields []EntryField `json:"fields,omitempty"`

	// The lexical categories to include; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The grammatical features; a sense must have at least one.
	GrammaticalFeatures []GrammaticalFeature `json:"grammaticalFeatures,omitempty"`

	// The subject fields; a sense must have at least one.
	Domains []Domain `json:"domains,omitempty"`

	// The registers; a sense must have at least one.
	Registers []Register `json:"registers,omitempty"`

	// The variety of English for senses, spellings and pronunciations; all if absent. For English only.
	Region Variety `json:"region,omitempty"`

	// Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
	// less time.
	Suggestions *bool `json:"suggestions,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// DictionaryWords calls dictionary.words.
// Finds the headwords of a word in a text: the one spelled like it, and those that it is a form of.
func (client *Client) DictionaryWords(ctx context.Context, parameters DictionaryWordsParameters) (*DictionaryEntries, error) {
	return call[*DictionaryEntries](ctx, client, "dictionary.words", parameters)
}

// EchoTextParameters are what EchoText asks for.
type EchoTextParameters struct {
	// What is sent back.
	Text string `json:"text"`

	// How many times it is sent back; once if absent.
	Times *int64 `json:"times,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`
}

// EchoText calls echo.text.
// Sends back the text that it is sent.
func (client *Client) EchoText(ctx context.Context, parameters EchoTextParameters) (string, error) {
	return call[string](ctx, client, "echo.text", parameters)
}

// InflectionsFormsParameters are what InflectionsForms asks for.
type InflectionsFormsParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The lexical categories to include; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The grammatical features; a form must have at least one. All forms pass if absent.
	GrammaticalFeatures []GrammaticalFeature `json:"grammaticalFeatures,omitempty"`

	// The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form
	// of are found together, the likeliest first; other spellings of headwords only if there are none.
	Match MatchKind `json:"match,omitempty"`

	// Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent.
	PreserveCase *bool `json:"preserveCase,omitempty"`

	// Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
	// less time.
	Suggestions *bool `json:"suggestions,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// InflectionsForms calls inflections.forms.
// Lists the inflected forms of a headword with the grammatical features of each.
func (client *Client) InflectionsForms(ctx context.Context, parameters InflectionsFormsParameters) (*InflectionsForms, error) {
	return call[*InflectionsForms](ctx, client, "inflections.forms", parameters)
}

// InflectionsLemmasParameters are what InflectionsLemmas asks for.
type InflectionsLemmasParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The lexical categories to include; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The grammatical features; a form must have at least one. All forms pass if absent.
	GrammaticalFeatures []GrammaticalFeature `json:"grammaticalFeatures,omitempty"`

	// Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
	// less time.
	Suggestions *bool `json:"suggestions,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// InflectionsLemmas calls inflections.lemmas.
// Lists the headwords that a word is a form of, with the grammatical features of each reading.
func (client *Client) InflectionsLemmas(ctx context.Context, parameters InflectionsLemmasParameters) (*InflectionsLemmas, error) {
	return call[*InflectionsLemmas](ctx, client, "inflections.lemmas", parameters)
}

// LexistatsCollocationsParameters are what LexistatsCollocations asks for.
type LexistatsCollocationsParameters struct {
	// The word, in upper or lower case.
	Word string `json:"word"`

	// How many words before and after count as near; 3 if absent, or what the corpus allows. Punctuation ends it.
	Window *int64 `json:"window,omitempty"`

	// The side of the other words: before, after or both; both if absent.
	Side LexistatsCollocationsSide `json:"side,omitempty"`

	// The minimum number of occurrences near the word; 5 if absent.
	MinFrequency *int64 `json:"minFrequency,omitempty"`

	// The measure to sort by, the strongest words first: logLikelihood (if absent), tScore or pmi.
	Sort LexistatsCollocationsSort `json:"sort,omitempty"`

	// The largest number of words in the answer; 20 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list to skip; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open.
	Corpus string `json:"corpus,omitempty"`

	// The language of the texts; en if absent.
	Language Language `json:"language,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`
}

// LexistatsCollocations calls lexistats.collocations.
// Lists the words that occur near a word more often than chance predicts, with log-likelihood, t-score and mutual
// information.
func (client *Client) LexistatsCollocations(ctx context.Context, parameters LexistatsCollocationsParameters) (*LexistatsCollocations, error) {
	return call[*LexistatsCollocations](ctx, client, "lexistats.collocations", parameters)
}

// LexistatsCorporaParameters are what LexistatsCorpora asks for.
type LexistatsCorporaParameters struct {
	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`
}

// LexistatsCorpora calls lexistats.corpora.
// Lists the corpora and what each of them counts.
func (client *Client) LexistatsCorpora(ctx context.Context, parameters LexistatsCorporaParameters) (*LexistatsCorpora, error) {
	return call[*LexistatsCorpora](ctx, client, "lexistats.corpora", parameters)
}

// LexistatsNgramsParameters are what LexistatsNgrams asks for.
type LexistatsNgramsParameters struct {
	// The n-grams to look up, their tokens separated by spaces: 'a word, another word', or a list. Capitals make a
	// difference upstream only.
	Tokens any `json:"tokens,omitempty"`

	// Tokens that the n-grams contain in any order, separated by spaces or commas, or a list.
	Contains any `json:"contains,omitempty"`

	// The number of tokens in each n-gram; that of 'tokens' if absent.
	Size *int64 `json:"size,omitempty"`

	// Whether to include n-grams with punctuation marks; if absent, only if 'tokens' or 'contains' has some.
	Punctuation *bool `json:"punctuation,omitempty"`

	// The minimum number of occurrences.
	MinFrequency *int64 `json:"minFrequency,omitempty"`

	// The maximum number of occurrences.
	MaxFrequency *int64 `json:"maxFrequency,omitempty"`

	// The minimum number of documents.
	MinDocumentFrequency *int64 `json:"minDocumentFrequency,omitempty"`

	// The maximum number of documents.
	MaxDocumentFrequency *int64 `json:"maxDocumentFrequency,omitempty"`

	// The members that distinguish rows: n-grams whose tokens agree in them are added up, each token taken in its most
	// common reading. The tokens themselves if absent.
	Collate []WordMember `json:"collate,omitempty"`

	// The sort keys of the rows, the most important first; -frequency if absent. A '-' before a key sorts in
	// descending order.
	Sort []LexistatsNgramsSort `json:"sort,omitempty"`

	// How tokens are written: oup as a list (if absent), google as one string.
	Format LexistatsNgramsFormat `json:"format,omitempty"`

	// The largest number of n-grams in the answer; 100 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list to skip; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open.
	Corpus string `json:"corpus,omitempty"`

	// The language of the texts; en if absent.
	Language Language `json:"language,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`
}

// LexistatsNgrams calls lexistats.ngrams.
// Shows how often sequences of 1 to 4 words are used: those in tokens, or all that contain some words. At least one
// of tokens and contains is required.
func (client *Client) LexistatsNgrams(ctx context.Context, parameters LexistatsNgramsParameters) (*LexistatsNgrams, error) {
	return call[*LexistatsNgrams](ctx, client, "lexistats.ngrams", parameters)
}

// LexistatsTrendParameters are what LexistatsTrend asks for.
type LexistatsTrendParameters struct {
	// The word, in upper or lower case.
	Word string `json:"word"`

	// The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open.
	Corpus string `json:"corpus,omitempty"`

	// The language of the texts; en if absent.
	Language Language `json:"language,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`
}

// LexistatsTrend calls lexistats.trend.
// Shows how often a word was used in each period of a corpus with dated texts.
func (client *Client) LexistatsTrend(ctx context.Context, parameters LexistatsTrendParameters) (*LexistatsTrend, error) {
	return call[*LexistatsTrend](ctx, client, "lexistats.trend", parameters)
}

// LexistatsWordParameters are what LexistatsWord asks for.
type LexistatsWordParameters struct {
	// The word as written, capitals included: Books or books.
	Wordform string `json:"wordform,omitempty"`

	// The word in its usual case, without the capital at the start of a sentence.
	TrueCase string `json:"trueCase,omitempty"`

	// The headword that the words are forms of.
	Lemma string `json:"lemma,omitempty"`

	// The lexical category of the word.
	LexicalCategory LexicalCategory `json:"lexicalCategory,omitempty"`

	// The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open.
	Corpus string `json:"corpus,omitempty"`

	// The language of the texts; en if absent.
	Language Language `json:"language,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`
}

// LexistatsWord calls lexistats.word.
// Shows how often a word is used, adding up all its records in a corpus. At least one of wordform, trueCase, lemma
// and lexicalCategory is required; records must match all that are given.
func (client *Client) LexistatsWord(ctx context.Context, parameters LexistatsWordParameters) (*LexistatsWord, error) {
	return call[*LexistatsWord](ctx, client, "lexistats.word", parameters)
}

// LexistatsWordsParameters are what LexistatsWords asks for.
type LexistatsWordsParameters struct {
	// The words as written to include; a '-' before one excludes it.
	Wordform []string `json:"wordform,omitempty"`

	// The words as written to include; a '-' before one excludes it.
	Wordforms []string `json:"wordforms,omitempty"`

	// The words in their usual case to include; a '-' before one excludes it.
	TrueCase []string `json:"trueCase,omitempty"`

	// The words in their usual case to include; a '-' before one excludes it.
	TrueCases []string `json:"trueCases,omitempty"`

	// The lemmas to include; a '-' before one excludes it.
	Lemma []string `json:"lemma,omitempty"`

	// The lemmas to include; a '-' before one excludes it.
	Lemmas []string `json:"lemmas,omitempty"`

	// The lexical categories to include; a '-' before one excludes it.
	LexicalCategory []string `json:"lexicalCategory,omitempty"`

	// The lexical categories to include; a '-' before one excludes it.
	LexicalCategories []string `json:"lexicalCategories,omitempty"`

	// The grammatical features that words must have, or, after a '-', must not have: 'degree:superlative',
	// '-number:plural', or an object with the values by key.
	GrammaticalFeatures any `json:"grammaticalFeatures,omitempty"`

	// The minimum number of occurrences.
	MinFrequency *int64 `json:"minFrequency,omitempty"`

	// The maximum number of occurrences.
	MaxFrequency *int64 `json:"maxFrequency,omitempty"`

	// The minimum number of occurrences per million words.
	MinNormalizedFrequency *float64 `json:"minNormalizedFrequency,omitempty"`

	// The maximum number of occurrences per million words.
	MaxNormalizedFrequency *float64 `json:"maxNormalizedFrequency,omitempty"`

	// The members that distinguish rows: records that agree in them are added up. The smallest units if absent.
	Collate []WordMember `json:"collate,omitempty"`

	// The sort keys of the rows, the most important first; -frequency if absent. A '-' before a key sorts in
	// descending order.
	Sort []LexistatsWordsSort `json:"sort,omitempty"`

	// The largest number of rows in the answer; 100 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list to skip; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open.
	Corpus string `json:"corpus,omitempty"`

	// The language of the texts; en if absent.
	Language Language `json:"language,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`
}

// LexistatsWords calls lexistats.words.
// Lists words of a corpus with their frequencies, by the smallest units (wordform, trueCase, lemma,
// lexicalCategory, grammaticalFeatures) or added up over some of them.
func (client *Client) LexistatsWords(ctx context.Context, parameters LexistatsWordsParameters) (*LexistatsWords, error) {
	return call[*LexistatsWords](ctx, client, "lexistats.words", parameters)
}

// ReverseLookupParameters are what ReverseLookup asks for.
type ReverseLookupParameters struct {
	// The meaning in your own words: 'fear of spiders'. If 'lexicalCategory' is absent, a text that begins with 'to'
	// is taken for a verb, one that begins with an article for a noun.
	Definition string `json:"definition"`

	// The lexical categories to include; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The largest number of headwords in the answer; 10 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// ReverseLookup calls reverse.lookup.
// Finds the headwords that a definition may describe, the likeliest first.
func (client *Client) ReverseLookup(ctx context.Context, parameters ReverseLookupParameters) (*ReverseLookup, error) {
	return call[*ReverseLookup](ctx, client, "reverse.lookup", parameters)
}

// RhymesLookupParameters are what RhymesLookup asks for.
type RhymesLookupParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The lexical categories to include; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The kinds of rhymes to list, perfect ones if absent. 'perfect': all sounds from the vowel with the primary
	// stress on are equal, and the consonants before it differ (love, dove). 'near': the sounds from there on are
	// alike one by one (love, enough). 'identical': the consonants before are equal too (leave, believe).
	Kind []RhymeKind `json:"kind,omitempty"`

	// The number of syllables of a rhyme: 2, or from 2 to 3 as '2-3'; any if absent.
	Syllables any `json:"syllables,omitempty"`

	// The stress of a rhyme's syllables, one character for each: 1 primary, 2 secondary, 0 none, ? any, so that '010'
	// finds 'together'; any stress if absent.
	Stress string `json:"stress,omitempty"`

	// The largest number of rhymes for each pronunciation in the answer; 50 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list to skip; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
	// less time.
	Suggestions *bool `json:"suggestions,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// RhymesLookup calls rhymes.lookup.
// Lists the rhymes of a word for each of its pronunciations, the most common words first.
func (client *Client) RhymesLookup(ctx context.Context, parameters RhymesLookupParameters) (*RhymesLookup, error) {
	return call[*RhymesLookup](ctx, client, "rhymes.lookup", parameters)
}

// RhymesSyllablesParameters are what RhymesSyllables asks for.
type RhymesSyllablesParameters struct {
	// A word or a line of verse.
	Text string `json:"text"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
	// less time.
	Suggestions *bool `json:"suggestions,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// RhymesSyllables calls rhymes.syllables.
// Counts the syllables of a word or line and marks the stressed ones.
func (client *Client) RhymesSyllables(ctx context.Context, parameters RhymesSyllablesParameters) (*RhymesSyllables, error) {
	return call[*RhymesSyllables](ctx, client, "rhymes.syllables", parameters)
}

// SearchAtParameters are what SearchAt asks for.
type SearchAtParameters struct {
	// The text, or the part of it around the cursor.
	Text string `json:"text"`

	// The offset of the cursor in the text.
	Offset int64 `json:"offset"`

	// The unit of offsets: 'utf-8', 'utf-16' (if absent) or 'characters' (of Unicode).
	Unit TextUnit `json:"unit,omitempty"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
	// less time.
	Suggestions *bool `json:"suggestions,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// SearchAt calls search.at.
// Finds the longest phrase of the lexicon at a cursor in a text.
func (client *Client) SearchAt(ctx context.Context, parameters SearchAtParameters) (*SearchAt, error) {
	return call[*SearchAt](ctx, client, "search.at", parameters)
}

// SearchMatchParameters are what SearchMatch asks for.
type SearchMatchParameters struct {
	// The text to compare headwords with, or the regular expression, which alone may be longer than 128 characters.
	Word string `json:"word"`

	// How to compare; exact if absent. Case, diacritics, spaces and hyphens do not matter to exact, prefix, suffix,
	// substring and lev (one letter is missing, superfluous, different, or swapped with its neighbour), nor
	// punctuation to fold. The strategies word (or several in a row), first, last and phrase compare whole words;
	// lemma finds the base words of a form, soundex what has the same code, and re what a regular expression of POSIX
	// (extended, ignoring case) matches.
	Strategy MatchStrategy `json:"strategy,omitempty"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// Sources, of which at least one must have an entry of a headword, as server.info names them; all if absent.
	Source []string `json:"source,omitempty"`

	// The language into which headwords must have translations in the lexicon; any, or none, if absent.
	Target Language `json:"target,omitempty"`

	// The largest number of headwords in the answer; 1000 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list to skip; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// SearchMatch calls search.match.
// Lists the headwords that match a text by a strategy, each with the sources that have it.
func (client *Client) SearchMatch(ctx context.Context, parameters SearchMatchParameters) (*SearchMatch, error) {
	return call[*SearchMatch](ctx, client, "search.match", parameters)
}

// SearchQueryParameters are what SearchQuery asks for.
type SearchQueryParameters struct {
	// The word, or the beginning of one.
	Q string `json:"q"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// Whether to list only headwords that begin with 'q', in alphabetical order; false if absent.
	Prefix *bool `json:"prefix,omitempty"`

	// Whether to list headwords that 'q' may be a misspelling of, at most fifty; if absent, only where nothing else is
	// found, or one is much more common than what is found.
	Fuzzy *bool `json:"fuzzy,omitempty"`

	// The varieties of English; a headword's spelling must belong to at least one. All if absent. For English only.
	Regions []Variety `json:"regions,omitempty"`

	// The largest number of headwords in the answer; 20 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list to skip; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// SearchQuery calls search.query.
// Finds headwords by spelling, inflected form, prefix or misspelling.
func (client *Client) SearchQuery(ctx context.Context, parameters SearchQueryParameters) (*SearchQuery, error) {
	return call[*SearchQuery](ctx, client, "search.query", parameters)
}

// SearchThesaurusParameters are what SearchThesaurus asks for.
type SearchThesaurusParameters struct {
	// The word, or the beginning of one.
	Q string `json:"q"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// Whether to list only headwords that begin with 'q', in alphabetical order; false if absent.
	Prefix *bool `json:"prefix,omitempty"`

	// Whether to list headwords that 'q' may be a misspelling of, at most fifty; if absent, only where nothing else is
	// found, or one is much more common than what is found.
	Fuzzy *bool `json:"fuzzy,omitempty"`

	// The largest number of headwords in the answer; 20 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list to skip; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// SearchThesaurus calls search.thesaurus.
// Finds headwords that have synonyms or antonyms, in the same ways as search.query.
func (client *Client) SearchThesaurus(ctx context.Context, parameters SearchThesaurusParameters) (*SearchQuery, error) {
	return call[*SearchQuery](ctx, client, "search.thesaurus", parameters)
}

// SearchTranslationsParameters are what SearchTranslations asks for.
type SearchTranslationsParameters struct {
	// The word, or the beginning of one.
	Q string `json:"q"`

	// The language that a headword must have a translation into.
	Target Language `json:"target"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// Whether to list only headwords that begin with 'q', in alphabetical order; false if absent.
	Prefix *bool `json:"prefix,omitempty"`

	// Whether to list headwords that 'q' may be a misspelling of, at most fifty; if absent, only where nothing else is
	// found, or one is much more common than what is found.
	Fuzzy *bool `json:"fuzzy,omitempty"`

	// The varieties of English; a headword's spelling must belong to at least one. All if absent. For English only.
	Regions []Variety `json:"regions,omitempty"`

	// The largest number of headwords in the answer; 20 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list to skip; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// SearchTranslations calls search.translations.
// Finds headwords that have a translation, in the same ways as search.query.
func (client *Client) SearchTranslations(ctx context.Context, parameters SearchTranslationsParameters) (*SearchQuery, error) {
	return call[*SearchQuery](ctx, client, "search.translations", parameters)
}

// SentencesLookupParameters are what SentencesLookup asks for.
type SentencesLookupParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The lexical categories to include; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form
	// of are found together, the likeliest first; other spellings of headwords only if there are none.
	Match MatchKind `json:"match,omitempty"`

	// Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent.
	PreserveCase *bool `json:"preserveCase,omitempty"`

	// The largest number of sentences in the answer; 20 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list to skip; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
	// less time.
	Suggestions *bool `json:"suggestions,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// SentencesLookup calls sentences.lookup.
// Lists sentences that show a word: those of its senses in order, then others. After the last page, results is
// empty.
func (client *Client) SentencesLookup(ctx context.Context, parameters SentencesLookupParameters) (*SentencesLookup, error) {
	return call[*SentencesLookup](ctx, client, "sentences.lookup", parameters)
}

// ServerInfo calls server.info.
// Describes the service: its version, its methods, and the data in its lexicon with their licences.
func (client *Client) ServerInfo(ctx context.Context) (*ServerInfo, error) {
	return call[*ServerInfo](ctx, client, "server.info", nil)
}

// ServerLimits calls server.limits.
// Lists the limits on clients, each with its value, unit and permitted range.
func (client *Client) ServerLimits(ctx context.Context) (*ServerLimits, error) {
	return call[*ServerLimits](ctx, client, "server.limits", nil)
}

// ServerPing calls server.ping.
// Returns 'pong'.
func (client *Client) ServerPing(ctx context.Context) (string, error) {
	return call[string](ctx, client, "server.ping", nil)
}

// TaxonomyLookupParameters are what TaxonomyLookup asks for.
type TaxonomyLookupParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The lexical categories to include; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The identifier of the only sense to show; all senses if absent, the most common first.
	Sense string `json:"sense,omitempty"`

	// The related concepts to show; hypernyms if absent. The hyponyms of a verb are its troponyms.
	Relations []TaxonomicRelation `json:"relations,omitempty"`

	// How to lay them out: a list of each concept once, the nearest first; paths to the root (hypernyms and holonyms
	// only); or a tree. A list if absent.
	Shape TaxonomyLayout `json:"shape,omitempty"`

	// The maximum number of steps from a sense; if absent, 1 for a list, 3 for a tree, and whole paths.
	Depth *int64 `json:"depth,omitempty"`

	// The maximum number of concepts in the answer, the first senses first; 100 if absent. A sense that is not shown
	// in full has 'isTruncated'.
	Limit *int64 `json:"limit,omitempty"`

	// The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form
	// of are found together, the likeliest first; other spellings of headwords only if there are none.
	Match MatchKind `json:"match,omitempty"`

	// Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent.
	PreserveCase *bool `json:"preserveCase,omitempty"`

	// Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
	// less time.
	Suggestions *bool `json:"suggestions,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// TaxonomyLookup calls taxonomy.lookup.
// Shows what the senses of a word are kinds of, and the kinds, parts and wholes of each.
func (client *Client) TaxonomyLookup(ctx context.Context, parameters TaxonomyLookupParameters) (*TaxonomyLookup, error) {
	return call[*TaxonomyLookup](ctx, client, "taxonomy.lookup", parameters)
}

// ThesaurusLookupParameters are what ThesaurusLookup asks for.
type ThesaurusLookupParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// Whether to list synonyms or antonyms; both if absent.
	Relations []ThesaurusLookupRelation `json:"relations,omitempty"`

	// The lexical categories to include; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form
	// of are found together, the likeliest first; other spellings of headwords only if there are none.
	Match MatchKind `json:"match,omitempty"`

	// Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent.
	PreserveCase *bool `json:"preserveCase,omitempty"`

	// Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
	// less time.
	Suggestions *bool `json:"suggestions,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// ThesaurusLookup calls thesaurus.lookup.
// Lists the synonyms and antonyms of a word, meaning by meaning.
func (client *Client) ThesaurusLookup(ctx context.Context, parameters ThesaurusLookupParameters) (*ThesaurusLookup, error) {
	return call[*ThesaurusLookup](ctx, client, "thesaurus.lookup", parameters)
}

// TranslationsLookupParameters are what TranslationsLookup asks for.
type TranslationsLookupParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the translations.
	Target Language `json:"target"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The parts of the answer to include; all if absent, the bare structure if empty.
	Fields []EntryField `json:"fields,omitempty"`

	// The lexical categories to include; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The grammatical features; the headword, or a translation of a meaning, must have at least one. All meanings pass
	// if absent.
	GrammaticalFeatures []GrammaticalFeature `json:"grammaticalFeatures,omitempty"`

	// The subject fields; a meaning must have at least one. All meanings pass if absent.
	Domains []Domain `json:"domains,omitempty"`

	// The registers; a meaning, or one of its translations, must have at least one. All meanings pass if absent.
	Registers []Register `json:"registers,omitempty"`

	// The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form
	// of are found together, the likeliest first; other spellings of headwords only if there are none.
	Match MatchKind `json:"match,omitempty"`

	// Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent.
	PreserveCase *bool `json:"preserveCase,omitempty"`

	// Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
	// less time.
	Suggestions *bool `json:"suggestions,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// TranslationsLookup calls translations.lookup.
// Translates a word, meaning by meaning, the most usual translations first.
func (client *Client) TranslationsLookup(ctx context.Context, parameters TranslationsLookupParameters) (*TranslationsLookup, error) {
	return call[*TranslationsLookup](ctx, client, "translations.lookup", parameters)
}

// UtilityDomainsParameters are what UtilityDomains asks for.
type UtilityDomainsParameters struct {
	// The language of the headwords; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// If given, the labels of translations into this language are listed instead of those of senses.
	Target Language `json:"target,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`
}

// UtilityDomains calls utility.domains.
// Lists the domain labels that headwords have, and how many headwords.
func (client *Client) UtilityDomains(ctx context.Context, parameters UtilityDomainsParameters) (*UtilityDomains, error) {
	return call[*UtilityDomains](ctx, client, "utility.domains", parameters)
}

// UtilityFiltersParameters are what UtilityFilters asks for.
type UtilityFiltersParameters struct {
	// The only endpoint to list: a method, such as 'dictionary.entries', or the part before its dot; all if absent.
	Endpoint string `json:"endpoint,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`
}

// UtilityFilters calls utility.filters.
// Lists the filters that each endpoint takes.
func (client *Client) UtilityFilters(ctx context.Context, parameters UtilityFiltersParameters) (*UtilityFilters, error) {
	return call[*UtilityFilters](ctx, client, "utility.filters", parameters)
}

// UtilityGrammaticalFeaturesParameters are what UtilityGrammaticalFeatures asks for.
type UtilityGrammaticalFeaturesParameters struct {
	// The language of the headwords; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// If given, the labels of translations into this language are listed instead of those of senses.
	Target Language `json:"target,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`
}

// UtilityGrammaticalFeatures calls utility.grammaticalFeatures.
// Lists the grammatical feature labels that headwords have, and how many headwords.
func (client *Client) UtilityGrammaticalFeatures(ctx context.Context, parameters UtilityGrammaticalFeaturesParameters) (*UtilityGrammaticalFeatures, error) {
	return call[*UtilityGrammaticalFeatures](ctx, client, "utility.grammaticalFeatures", parameters)
}

// UtilityLanguagesParameters are what UtilityLanguages asks for.
type UtilityLanguagesParameters struct {
	// The only language of headwords to list; all if absent.
	SourceLanguage Language `json:"sourceLanguage,omitempty"`

	// The only language of translations to list; if absent, all, and dictionaries without translations.
	TargetLanguage Language `json:"targetLanguage,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`
}

// UtilityLanguages calls utility.languages.
// Lists the languages of headwords, and the pairs of languages with translations.
func (client *Client) UtilityLanguages(ctx context.Context, parameters UtilityLanguagesParameters) (*UtilityLanguages, error) {
	return call[*UtilityLanguages](ctx, client, "utility.languages", parameters)
}

// UtilityLexicalCategoriesParameters are what UtilityLexicalCategories asks for.
type UtilityLexicalCategoriesParameters struct {
	// The language of the headwords; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// If given, the labels of translations into this language are listed instead of those of senses.
	Target Language `json:"target,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`
}

// UtilityLexicalCategories calls utility.lexicalCategories.
// Lists the lexical category labels that headwords have, and how many headwords.
func (client *Client) UtilityLexicalCategories(ctx context.Context, parameters UtilityLexicalCategoriesParameters) (*UtilityDomains, error) {
	return call[*UtilityDomains](ctx, client, "utility.lexicalCategories", parameters)
}

// UtilityRegionsParameters are what UtilityRegions asks for.
type UtilityRegionsParameters struct {
	// The language of the headwords; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// If given, the labels of translations into this language are listed instead of those of senses.
	Target Language `json:"target,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`
}

// UtilityRegions calls utility.regions.
// Lists the region labels that headwords have, and how many headwords.
func (client *Client) UtilityRegions(ctx context.Context, parameters UtilityRegionsParameters) (*UtilityDomains, error) {
	return call[*UtilityDomains](ctx, client, "utility.regions", parameters)
}

// UtilityRegistersParameters are what UtilityRegisters asks for.
type UtilityRegistersParameters struct {
	// The language of the headwords; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// If given, the labels of translations into this language are listed instead of those of senses.
	Target Language `json:"target,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`
}

// UtilityRegisters calls utility.registers.
// Lists the register labels that headwords have, and how many headwords.
func (client *Client) UtilityRegisters(ctx context.Context, parameters UtilityRegistersParameters) (*UtilityDomains, error) {
	return call[*UtilityDomains](ctx, client, "utility.registers", parameters)
}

// WordlistQueryParameters are what WordlistQuery asks for.
type WordlistQueryParameters struct {
	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The lexical categories to include.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The subject fields; a sense must have at least one.
	Domains []Domain `json:"domains,omitempty"`

	// The registers; a sense must have at least one.
	Registers []Register `json:"registers,omitempty"`

	// The regions; a sense, or the spelling of its headword, must be used in at least one.
	Regions []Region `json:"regions,omitempty"`

	// Languages; a headword must have a translation into at least one.
	Translations []Language `json:"translations,omitempty"`

	// Labels that no sense of a headword may have.
	Exclude any `json:"exclude,omitempty"`

	// Labels of senses to ignore; a headword stays if another of its senses matches.
	ExcludeSenses any `json:"excludeSenses,omitempty"`

	// Labels that the first sense of a headword may not have.
	ExcludePrimeSenses any `json:"excludePrimeSenses,omitempty"`

	// The length of a headword in characters: 5, '>5', '<10', or '>5,<10' for six to nine.
	WordLength any `json:"wordLength,omitempty"`

	// The beginning of a headword; case, diacritics, spaces and hyphens are ignored.
	Prefix string `json:"prefix,omitempty"`

	// Whether a headword must equal 'prefix'; false if absent.
	Exact *bool `json:"exact,omitempty"`

	// A pattern for headwords: '?' is one character, '*' any number of them. Case, diacritics, spaces and hyphens do
	// not matter.
	Pattern string `json:"pattern,omitempty"`

	// The minimum frequency of a headword, as the logarithm of its occurrences per thousand million words.
	MinZipf *float64 `json:"minZipf,omitempty"`

	// The maximum frequency of a headword; headwords that were not counted are left out.
	MaxZipf *float64 `json:"maxZipf,omitempty"`

	// By 'word', or by 'frequency', the most common first, and headwords that match in a minor sense only after all
	// others; by word if absent.
	Sort WordlistQuerySort `json:"sort,omitempty"`

	// Whether to list the forms of each headword, and to let 'prefix' with 'exact' find headwords by a form too: is
	// this a word? False if absent.
	Valid *bool `json:"valid,omitempty"`

	// The largest number of headwords in the answer; 100 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list to skip; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// The 'next' of the previous answer; all but 'limit' must be as in that call, and 'offset' absent.
	Cursor string `json:"cursor,omitempty"`

	// Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
	// False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false
	// if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
	// and minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// WordlistQuery calls wordlist.query.
// Lists headwords with a sense that has all requested labels.
func (client *Client) WordlistQuery(ctx context.Context, parameters WordlistQueryParameters) (*WordlistQuery, error) {
	return call[*WordlistQuery](ctx, client, "wordlist.query", parameters)
}

// WordsAddParameters are what WordsAdd asks for.
type WordsAddParameters struct {
	// The word or phrase as it is written; without capitals, it stands for all capitalizations.
	Word string `json:"word"`

	// The layer: 'project' and 'user' are files, which clients on sockets change only where the setting 'words.remote-
	// changes' allows it; 'session' is gone with the connection. Other layers are read only.
	Layer ChangedLayer `json:"layer"`

	// Whether the word is not to be used, so that look-ups do not find it; false if absent.
	Forbid *bool `json:"forbid,omitempty"`

	// The word to use instead, which the error for this word suggests; it forbids this word.
	Use string `json:"use,omitempty"`

	// The language of the word; if absent, it is one of every language of the lexicon.
	Language Language `json:"language,omitempty"`

	// The lexical category.
	LexicalCategory LexicalCategory `json:"lexicalCategory,omitempty"`

	// What it means.
	Definition string `json:"definition,omitempty"`

	// Sentences that show it in use.
	Examples any `json:"examples,omitempty"`

	// The registers.
	Registers []Register `json:"registers,omitempty"`

	// The subject fields.
	Domains []Domain `json:"domains,omitempty"`

	// Notes for people.
	Notes any `json:"notes,omitempty"`

	// Words with the same meaning.
	Synonyms any `json:"synonyms,omitempty"`

	// Words to look up too.
	See any `json:"see,omitempty"`

	// Translations by language.
	Translations map[string]any `json:"translations,omitempty"`
}

// WordsAdd calls words.add.
// Adds a word to a layer above the lexicon, or forbids one there.
func (client *Client) WordsAdd(ctx context.Context, parameters WordsAddParameters) (*WordsAdd, error) {
	return call[*WordsAdd](ctx, client, "words.add", parameters)
}

// WordsListParameters are what WordsList asks for.
type WordsListParameters struct {
	// The only layer; all layers if absent.
	Layer ListedLayer `json:"layer,omitempty"`

	// The beginning of the words; case, diacritics, spaces and hyphens are ignored.
	Prefix string `json:"prefix,omitempty"`

	// The language of the words; words without a language are listed too. All languages if absent.
	Language Language `json:"language,omitempty"`

	// The largest number of words in the answer; 100 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list to skip; none if absent.
	Offset *int64 `json:"offset,omitempty"`
}

// WordsList calls words.list.
// Lists the words of the layers above the lexicon: those of the nearest layer first, each in the order of code
// points.
func (client *Client) WordsList(ctx context.Context, parameters WordsListParameters) (*WordsList, error) {
	return call[*WordsList](ctx, client, "words.list", parameters)
}

// WordsRemoveParameters are what WordsRemove asks for.
type WordsRemoveParameters struct {
	// The word or phrase as the layer writes it.
	Word string `json:"word"`

	// The layer: 'project' and 'user' are files, which clients on sockets change only where the setting 'words.remote-
	// changes' allows it; 'session' is gone with the connection. Other layers are read only.
	Layer ChangedLayer `json:"layer"`

	// Remove only lines that name this language; all lines about the word if absent.
	Language Language `json:"language,omitempty"`
}

// WordsRemove calls words.remove.
// Removes all that a layer says of a word.
func (client *Client) WordsRemove(ctx context.Context, parameters WordsRemoveParameters) (*WordsRemove, error) {
	return call[*WordsRemove](ctx, client, "words.remove", parameters)
}
