// Written by Scripts/generate-clients.py from rpc-schema/openrpc.json. DO NOT EDIT.

package headword

import "context"

// DictionaryEntriesParameters are what DictionaryEntries asks for.
type DictionaryEntriesParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The parts of the answer that are wanted; all but translations if absent, the bare structure if empty.
	Fields []EntryField `json:"fields,omitempty"`

	// The lexical categories that are wanted; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The grammatical features of which a sense must have one.
	GrammaticalFeatures []GrammaticalFeature `json:"grammaticalFeatures,omitempty"`

	// The subject fields of which a sense must have one.
	Domains []Domain `json:"domains,omitempty"`

	// The registers of which a sense must have one.
	Registers []Register `json:"registers,omitempty"`

	// The English whose senses, spellings and sounds are wanted; all if absent. For English only.
	Region Variety `json:"region,omitempty"`

	// The only way to find a headword. If absent, headwords that are spelled like the word and those that it is a form
	// of are found together, the likeliest first; other spellings of headwords if there are none.
	Match MatchKind `json:"match,omitempty"`

	// Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false if absent.
	PreserveCase *bool `json:"preserveCase,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
	// minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// DictionaryEntries calls dictionary.entries.
// Says what a word means: its lexical entries with senses, definitions and examples.
func (client *Client) DictionaryEntries(ctx context.Context, parameters DictionaryEntriesParameters) (*DictionaryEntries, error) {
	return call[*DictionaryEntries](ctx, client, "dictionary.entries", parameters)
}

// DictionaryWordsParameters are what DictionaryWords asks for.
type DictionaryWordsParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The parts of the answer that are wanted; all but translations if absent, the bare structure if empty.
	Fields []EntryField `json:"fields,omitempty"`

	// The lexical categories that are wanted; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The grammatical features of which a sense must have one.
	GrammaticalFeatures []GrammaticalFeature `json:"grammaticalFeatures,omitempty"`

	// The subject fields of which a sense must have one.
	Domains []Domain `json:"domains,omitempty"`

	// The registers of which a sense must have one.
	Registers []Register `json:"registers,omitempty"`

	// The English whose senses, spellings and sounds are wanted; all if absent. For English only.
	Region Variety `json:"region,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
	// minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// DictionaryWords calls dictionary.words.
// Says what a word of a text may mean: a headword that is spelled like it, and those it is a form of.
func (client *Client) DictionaryWords(ctx context.Context, parameters DictionaryWordsParameters) (*DictionaryEntries, error) {
	return call[*DictionaryEntries](ctx, client, "dictionary.words", parameters)
}

// EchoTextParameters are what EchoText asks for.
type EchoTextParameters struct {
	// What is sent back.
	Text string `json:"text"`

	// How many times it is sent back; once if absent.
	Times *int64 `json:"times,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
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

	// The lexical categories that are wanted; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The grammatical features of which a form must have one; all forms pass if absent.
	GrammaticalFeatures []GrammaticalFeature `json:"grammaticalFeatures,omitempty"`

	// The only way to find a headword. If absent, headwords that are spelled like the word and those that it is a form
	// of are found together, the likeliest first; other spellings of headwords if there are none.
	Match MatchKind `json:"match,omitempty"`

	// Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false if absent.
	PreserveCase *bool `json:"preserveCase,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
	// minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// InflectionsForms calls inflections.forms.
// Lists the forms of a headword and says what each expresses.
func (client *Client) InflectionsForms(ctx context.Context, parameters InflectionsFormsParameters) (*InflectionsForms, error) {
	return call[*InflectionsForms](ctx, client, "inflections.forms", parameters)
}

// InflectionsLemmasParameters are what InflectionsLemmas asks for.
type InflectionsLemmasParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The lexical categories that are wanted; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The grammatical features of which a form must have one; all forms pass if absent.
	GrammaticalFeatures []GrammaticalFeature `json:"grammaticalFeatures,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
	// minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// InflectionsLemmas calls inflections.lemmas.
// Says which headwords a word is a form of, and what each of its readings expresses.
func (client *Client) InflectionsLemmas(ctx context.Context, parameters InflectionsLemmasParameters) (*InflectionsLemmas, error) {
	return call[*InflectionsLemmas](ctx, client, "inflections.lemmas", parameters)
}

// LexistatsCollocationsParameters are what LexistatsCollocations asks for.
type LexistatsCollocationsParameters struct {
	// The word, in any case.
	Word string `json:"word"`

	// How many words before and after the word are near it; 3 if absent, or what the corpus allows. Punctuation ends
	// it.
	Window *int64 `json:"window,omitempty"`

	// Where the other words stand: before, after or both; both if absent.
	Side LexistatsCollocationsSide `json:"side,omitempty"`

	// How often the words stand near each other at least; 5 if absent.
	MinFrequency *int64 `json:"minFrequency,omitempty"`

	// What the words are sorted by, the strongest first: logLikelihood (if absent), tScore or pmi.
	Sort LexistatsCollocationsSort `json:"sort,omitempty"`

	// The largest number of words in the answer; 20 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list are passed over; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open.
	Corpus string `json:"corpus,omitempty"`

	// The language of the texts; en if absent.
	Language Language `json:"language,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`
}

// LexistatsCollocations calls lexistats.collocations.
// Lists the words that stand near a word more often than chance has it, with log-likelihood, t-score and mutual
// information.
func (client *Client) LexistatsCollocations(ctx context.Context, parameters LexistatsCollocationsParameters) (*LexistatsCollocations, error) {
	return call[*LexistatsCollocations](ctx, client, "lexistats.collocations", parameters)
}

// LexistatsCorporaParameters are what LexistatsCorpora asks for.
type LexistatsCorporaParameters struct {
	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`
}

// LexistatsCorpora calls lexistats.corpora.
// Lists the corpora that can be asked, and what each of them counts.
func (client *Client) LexistatsCorpora(ctx context.Context, parameters LexistatsCorporaParameters) (*LexistatsCorpora, error) {
	return call[*LexistatsCorpora](ctx, client, "lexistats.corpora", parameters)
}

// LexistatsNgramsParameters are what LexistatsNgrams asks for.
type LexistatsNgramsParameters struct {
	// The n-grams that are wanted, tokens with spaces between them: 'a word, another word', or a list. Capitals make a
	// difference upstream only.
	Tokens any `json:"tokens,omitempty"`

	// Tokens that the n-grams have in any order, with spaces or commas between them, or a list.
	Contains any `json:"contains,omitempty"`

	// The number of tokens of each n-gram; that of tokens if absent.
	Size *int64 `json:"size,omitempty"`

	// Whether n-grams with punctuation marks are wanted too; if absent, whether tokens or contains have some.
	Punctuation *bool `json:"punctuation,omitempty"`

	// The smallest number of occurrences that is wanted.
	MinFrequency *int64 `json:"minFrequency,omitempty"`

	// The largest number of occurrences that is wanted.
	MaxFrequency *int64 `json:"maxFrequency,omitempty"`

	// The smallest number of documents that is wanted.
	MinDocumentFrequency *int64 `json:"minDocumentFrequency,omitempty"`

	// The largest number of documents that is wanted.
	MaxDocumentFrequency *int64 `json:"maxDocumentFrequency,omitempty"`

	// What the rows tell apart: n-grams whose tokens agree in these are summed, each token being taken for its
	// commonest reading. The tokens themselves if absent.
	Collate []WordMember `json:"collate,omitempty"`

	// What the rows are sorted by, the first key first; -frequency if absent. '-' before a key: descending.
	Sort []LexistatsNgramsSort `json:"sort,omitempty"`

	// How tokens are written: oup as a list (if absent), google as one string.
	Format LexistatsNgramsFormat `json:"format,omitempty"`

	// The largest number of n-grams in the answer; 100 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list are passed over; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open.
	Corpus string `json:"corpus,omitempty"`

	// The language of the texts; en if absent.
	Language Language `json:"language,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`
}

// LexistatsNgrams calls lexistats.ngrams.
// Says how often sequences of 1 to 4 words are used: those of tokens, or all that contain some words. At least one
// of tokens and contains is needed.
func (client *Client) LexistatsNgrams(ctx context.Context, parameters LexistatsNgramsParameters) (*LexistatsNgrams, error) {
	return call[*LexistatsNgrams](ctx, client, "lexistats.ngrams", parameters)
}

// LexistatsTrendParameters are what LexistatsTrend asks for.
type LexistatsTrendParameters struct {
	// The word, in any case.
	Word string `json:"word"`

	// The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open.
	Corpus string `json:"corpus,omitempty"`

	// The language of the texts; en if absent.
	Language Language `json:"language,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`
}

// LexistatsTrend calls lexistats.trend.
// Says how often a word was used in each period of a corpus whose texts have dates.
func (client *Client) LexistatsTrend(ctx context.Context, parameters LexistatsTrendParameters) (*LexistatsTrend, error) {
	return call[*LexistatsTrend](ctx, client, "lexistats.trend", parameters)
}

// LexistatsWordParameters are what LexistatsWord asks for.
type LexistatsWordParameters struct {
	// The word as it is written, capitals included: Books or books.
	Wordform string `json:"wordform,omitempty"`

	// The word in its usual case, in which the capital of a sentence is none.
	TrueCase string `json:"trueCase,omitempty"`

	// The headword of which the words are forms.
	Lemma string `json:"lemma,omitempty"`

	// The lexical category of the word.
	LexicalCategory LexicalCategory `json:"lexicalCategory,omitempty"`

	// The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open.
	Corpus string `json:"corpus,omitempty"`

	// The language of the texts; en if absent.
	Language Language `json:"language,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`
}

// LexistatsWord calls lexistats.word.
// Says how often a word is used: all its records in a corpus, as one. At least one of wordform, trueCase, lemma and
// lexicalCategory is needed; several must all fit.
func (client *Client) LexistatsWord(ctx context.Context, parameters LexistatsWordParameters) (*LexistatsWord, error) {
	return call[*LexistatsWord](ctx, client, "lexistats.word", parameters)
}

// LexistatsWordsParameters are what LexistatsWords asks for.
type LexistatsWordsParameters struct {
	// The words as they are written that are wanted; those after '-' are not.
	Wordform []string `json:"wordform,omitempty"`

	// The words as they are written that are wanted; those after '-' are not.
	Wordforms []string `json:"wordforms,omitempty"`

	// The words in their usual case that are wanted; those after '-' are not.
	TrueCase []string `json:"trueCase,omitempty"`

	// The words in their usual case that are wanted; those after '-' are not.
	TrueCases []string `json:"trueCases,omitempty"`

	// The headwords of which words are forms that are wanted; those after '-' are not.
	Lemma []string `json:"lemma,omitempty"`

	// The headwords of which words are forms that are wanted; those after '-' are not.
	Lemmas []string `json:"lemmas,omitempty"`

	// The lexical categories that are wanted; those after '-' are not.
	LexicalCategory []string `json:"lexicalCategory,omitempty"`

	// The lexical categories that are wanted; those after '-' are not.
	LexicalCategories []string `json:"lexicalCategories,omitempty"`

	// The grammatical features that words must have; those after '-' they must not have: 'degree:superlative',
	// '-number:plural', or an object with the values by key.
	GrammaticalFeatures any `json:"grammaticalFeatures,omitempty"`

	// The smallest number of occurrences that is wanted.
	MinFrequency *int64 `json:"minFrequency,omitempty"`

	// The largest number of occurrences that is wanted.
	MaxFrequency *int64 `json:"maxFrequency,omitempty"`

	// The fewest occurrences per million words.
	MinNormalizedFrequency *float64 `json:"minNormalizedFrequency,omitempty"`

	// The most occurrences per million words.
	MaxNormalizedFrequency *float64 `json:"maxNormalizedFrequency,omitempty"`

	// What the rows tell apart: records that agree in these are summed. The smallest units if absent.
	Collate []WordMember `json:"collate,omitempty"`

	// What the rows are sorted by, the first key first; -frequency if absent. '-' before a key: descending.
	Sort []LexistatsWordsSort `json:"sort,omitempty"`

	// The largest number of rows in the answer; 100 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list are passed over; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open.
	Corpus string `json:"corpus,omitempty"`

	// The language of the texts; en if absent.
	Language Language `json:"language,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`
}

// LexistatsWords calls lexistats.words.
// Lists words of a corpus with their frequencies, by the smallest units (wordform, trueCase, lemma,
// lexicalCategory, grammaticalFeatures) or summed over some of them.
func (client *Client) LexistatsWords(ctx context.Context, parameters LexistatsWordsParameters) (*LexistatsWords, error) {
	return call[*LexistatsWords](ctx, client, "lexistats.words", parameters)
}

// ReverseLookupParameters are what ReverseLookup asks for.
type ReverseLookupParameters struct {
	// What the word means, in your own words: 'fear of spiders'. What begins with 'to' is taken for a verb, what
	// begins with an article for a noun, where 'lexicalCategory' is absent.
	Definition string `json:"definition"`

	// The lexical categories that are wanted; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The largest number of headwords in the answer; 10 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`
}

// ReverseLookup calls reverse.lookup.
// Finds the headwords that a definition may be meant for, the likeliest first.
func (client *Client) ReverseLookup(ctx context.Context, parameters ReverseLookupParameters) (*ReverseLookup, error) {
	return call[*ReverseLookup](ctx, client, "reverse.lookup", parameters)
}

// RhymesLookupParameters are what RhymesLookup asks for.
type RhymesLookupParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The lexical categories that are wanted; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The kinds of rhymes that are wanted, perfect ones if absent. 'perfect': all is equal from the vowel with the
	// primary stress on, and the consonants before it differ (love, dove). 'near': the sounds from there on are alike
	// one by one (love, enough). 'identical': the consonants before are equal too (leave, believe).
	Kind []RhymesLookupKind `json:"kind,omitempty"`

	// The number of syllables that a rhyme has: 2, or from 2 to 3 as '2-3'; any if absent.
	Syllables any `json:"syllables,omitempty"`

	// The stress of a rhyme's syllables, one digit for each: 1 primary, 2 secondary, 0 none, ? any of them, so that
	// '010' finds 'together'; any stress if absent.
	Stress string `json:"stress,omitempty"`

	// The largest number of rhymes for each pronunciation in the answer; 50 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list are passed over; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`
}

// RhymesLookup calls rhymes.lookup.
// Lists what rhymes with a word, for each of its pronunciations, the commonest words first.
func (client *Client) RhymesLookup(ctx context.Context, parameters RhymesLookupParameters) (*RhymesLookup, error) {
	return call[*RhymesLookup](ctx, client, "rhymes.lookup", parameters)
}

// RhymesSyllablesParameters are what RhymesSyllables asks for.
type RhymesSyllablesParameters struct {
	// A word or a line of verse.
	Text string `json:"text"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
	// minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// RhymesSyllables calls rhymes.syllables.
// Counts the syllables of a word or a line and says which of them are stressed.
func (client *Client) RhymesSyllables(ctx context.Context, parameters RhymesSyllablesParameters) (*RhymesSyllables, error) {
	return call[*RhymesSyllables](ctx, client, "rhymes.syllables", parameters)
}

// SearchAtParameters are what SearchAt asks for.
type SearchAtParameters struct {
	// The text, or the part of it around the cursor.
	Text string `json:"text"`

	// How much of the text stands before the cursor.
	Offset int64 `json:"offset"`

	// What offsets count: 'utf-8', 'utf-16' (if absent) or 'characters' (of Unicode).
	Unit TextUnit `json:"unit,omitempty"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
	// minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// SearchAt calls search.at.
// Finds the longest phrase of the lexicon under a cursor in a text.
func (client *Client) SearchAt(ctx context.Context, parameters SearchAtParameters) (*SearchAt, error) {
	return call[*SearchAt](ctx, client, "search.at", parameters)
}

// SearchQueryParameters are what SearchQuery asks for.
type SearchQueryParameters struct {
	// The word, or the beginning of one.
	Q string `json:"q"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// Whether headwords that begin with 'q' are wanted, in alphabetical order, and no others; false if absent.
	Prefix *bool `json:"prefix,omitempty"`

	// Whether headwords are wanted that 'q' may be a misspelling of, fifty at most; if absent, only where nothing else
	// is found, or one that is much commoner than what is.
	Fuzzy *bool `json:"fuzzy,omitempty"`

	// The varieties of English to one of which the spelling of a headword must belong; all if absent. For English
	// only.
	Regions []Variety `json:"regions,omitempty"`

	// The largest number of headwords in the answer; 20 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list are passed over; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
	// minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// SearchQuery calls search.query.
// Finds headwords by their spelling, their forms, their beginning, or a misspelling of them.
func (client *Client) SearchQuery(ctx context.Context, parameters SearchQueryParameters) (*SearchQuery, error) {
	return call[*SearchQuery](ctx, client, "search.query", parameters)
}

// SearchThesaurusParameters are what SearchThesaurus asks for.
type SearchThesaurusParameters struct {
	// The word, or the beginning of one.
	Q string `json:"q"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// Whether headwords that begin with 'q' are wanted, in alphabetical order, and no others; false if absent.
	Prefix *bool `json:"prefix,omitempty"`

	// Whether headwords are wanted that 'q' may be a misspelling of, fifty at most; if absent, only where nothing else
	// is found, or one that is much commoner than what is.
	Fuzzy *bool `json:"fuzzy,omitempty"`

	// The largest number of headwords in the answer; 20 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list are passed over; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
	// minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// SearchThesaurus calls search.thesaurus.
// Finds headwords that have synonyms or antonyms, as search.query finds headwords.
func (client *Client) SearchThesaurus(ctx context.Context, parameters SearchThesaurusParameters) (*SearchQuery, error) {
	return call[*SearchQuery](ctx, client, "search.thesaurus", parameters)
}

// SearchTranslationsParameters are what SearchTranslations asks for.
type SearchTranslationsParameters struct {
	// The word, or the beginning of one.
	Q string `json:"q"`

	// The language into which a headword must have a translation.
	Target Language `json:"target"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// Whether headwords that begin with 'q' are wanted, in alphabetical order, and no others; false if absent.
	Prefix *bool `json:"prefix,omitempty"`

	// Whether headwords are wanted that 'q' may be a misspelling of, fifty at most; if absent, only where nothing else
	// is found, or one that is much commoner than what is.
	Fuzzy *bool `json:"fuzzy,omitempty"`

	// The varieties of English to one of which the spelling of a headword must belong; all if absent. For English
	// only.
	Regions []Variety `json:"regions,omitempty"`

	// The largest number of headwords in the answer; 20 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list are passed over; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
	// minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// SearchTranslations calls search.translations.
// Finds headwords that have a translation, as search.query finds headwords.
func (client *Client) SearchTranslations(ctx context.Context, parameters SearchTranslationsParameters) (*SearchQuery, error) {
	return call[*SearchQuery](ctx, client, "search.translations", parameters)
}

// SentencesLookupParameters are what SentencesLookup asks for.
type SentencesLookupParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The lexical categories that are wanted; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The only way to find a headword. If absent, headwords that are spelled like the word and those that it is a form
	// of are found together, the likeliest first; other spellings of headwords if there are none.
	Match MatchKind `json:"match,omitempty"`

	// Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false if absent.
	PreserveCase *bool `json:"preserveCase,omitempty"`

	// The largest number of sentences in the answer; 20 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list are passed over; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
	// minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// SentencesLookup calls sentences.lookup.
// Gives sentences that show a word: those of its senses in their order, then others. After the last page results is
// empty.
func (client *Client) SentencesLookup(ctx context.Context, parameters SentencesLookupParameters) (*SentencesLookup, error) {
	return call[*SentencesLookup](ctx, client, "sentences.lookup", parameters)
}

// ServerInfo calls server.info.
// Says which version answers, which methods it has, and which data with which licences its lexicon holds.
func (client *Client) ServerInfo(ctx context.Context) (*ServerInfo, error) {
	return call[*ServerInfo](ctx, client, "server.info", nil)
}

// ServerLimits calls server.limits.
// Says what clients may cost here: each limit with its value, its unit and the values that can be set.
func (client *Client) ServerLimits(ctx context.Context) (*ServerLimits, error) {
	return call[*ServerLimits](ctx, client, "server.limits", nil)
}

// ServerPing calls server.ping.
// Answers 'pong'.
func (client *Client) ServerPing(ctx context.Context) (string, error) {
	return call[string](ctx, client, "server.ping", nil)
}

// TaxonomyLookupParameters are what TaxonomyLookup asks for.
type TaxonomyLookupParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// The lexical categories that are wanted; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The identifier of the only sense that is wanted; every sense if absent, the commonest first.
	Sense string `json:"sense,omitempty"`

	// Which related concepts are wanted; hypernyms if absent. The hyponyms of a verb are its troponyms.
	Relations []TaxonomyLookupRelation `json:"relations,omitempty"`

	// How they are laid out: a list of each concept once, the nearest first; paths to the root (hypernyms and holonyms
	// only); or a tree. A list if absent.
	Shape TaxonomyLookupShape `json:"shape,omitempty"`

	// How many steps are taken from a sense; if absent, 1 for a list, 3 for a tree, and paths go to their end.
	Depth *int64 `json:"depth,omitempty"`

	// The largest number of concepts in the answer, the first senses first; 100 if absent. A sense that is not told in
	// full has 'isTruncated'.
	Limit *int64 `json:"limit,omitempty"`

	// The only way to find a headword. If absent, headwords that are spelled like the word and those that it is a form
	// of are found together, the likeliest first; other spellings of headwords if there are none.
	Match MatchKind `json:"match,omitempty"`

	// Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false if absent.
	PreserveCase *bool `json:"preserveCase,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
	// minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// TaxonomyLookup calls taxonomy.lookup.
// Says what the senses of a word are kinds of, and what their kinds, parts and wholes are.
func (client *Client) TaxonomyLookup(ctx context.Context, parameters TaxonomyLookupParameters) (*TaxonomyLookup, error) {
	return call[*TaxonomyLookup](ctx, client, "taxonomy.lookup", parameters)
}

// ThesaurusLookupParameters are what ThesaurusLookup asks for.
type ThesaurusLookupParameters struct {
	// The word or phrase to look up; spaces may be written as underscores.
	Word string `json:"word"`

	// The language of the word; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// Whether synonyms or antonyms are wanted; both if absent.
	Relations []ThesaurusLookupRelation `json:"relations,omitempty"`

	// The lexical categories that are wanted; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The only way to find a headword. If absent, headwords that are spelled like the word and those that it is a form
	// of are found together, the likeliest first; other spellings of headwords if there are none.
	Match MatchKind `json:"match,omitempty"`

	// Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false if absent.
	PreserveCase *bool `json:"preserveCase,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
	// minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// ThesaurusLookup calls thesaurus.lookup.
// Gives words that mean the same as a word, or the opposite, meaning by meaning.
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

	// The parts of the answer that are wanted; all if absent, the bare structure if empty.
	Fields []EntryField `json:"fields,omitempty"`

	// The lexical categories that are wanted; all if absent.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The grammatical features of which the headword, or one of the translations of a meaning, must have one; all
	// meanings pass if absent.
	GrammaticalFeatures []GrammaticalFeature `json:"grammaticalFeatures,omitempty"`

	// The subject fields of which a meaning must have one; all meanings pass if absent.
	Domains []Domain `json:"domains,omitempty"`

	// The registers of which a meaning, or one of its translations, must have one; all meanings pass if absent.
	Registers []Register `json:"registers,omitempty"`

	// The only way to find a headword. If absent, headwords that are spelled like the word and those that it is a form
	// of are found together, the likeliest first; other spellings of headwords if there are none.
	Match MatchKind `json:"match,omitempty"`

	// Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false if absent.
	PreserveCase *bool `json:"preserveCase,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
	// minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// TranslationsLookup calls translations.lookup.
// Translates a word, meaning by meaning: what comes to mind first stands first.
func (client *Client) TranslationsLookup(ctx context.Context, parameters TranslationsLookupParameters) (*TranslationsLookup, error) {
	return call[*TranslationsLookup](ctx, client, "translations.lookup", parameters)
}

// UtilityDomainsParameters are what UtilityDomains asks for.
type UtilityDomainsParameters struct {
	// The language of the headwords; English (en) if absent.
	Language Language `json:"language,omitempty"`

	// If given, the labels that stand with translations into this language are listed instead of those of senses.
	Target Language `json:"target,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
	Raw *bool `json:"raw,omitempty"`
}

// UtilityDomains calls utility.domains.
// Lists the domain labels that headwords have, and how many headwords.
func (client *Client) UtilityDomains(ctx context.Context, parameters UtilityDomainsParameters) (*UtilityDomains, error) {
	return call[*UtilityDomains](ctx, client, "utility.domains", parameters)
}

// UtilityFiltersParameters are what UtilityFilters asks for.
type UtilityFiltersParameters struct {
	// The only endpoint that is wanted: a method, such as 'dictionary.entries', or what stands before its dot; all if
	// absent.
	Endpoint string `json:"endpoint,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
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

	// If given, the labels that stand with translations into this language are listed instead of those of senses.
	Target Language `json:"target,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
	Raw *bool `json:"raw,omitempty"`
}

// UtilityGrammaticalFeatures calls utility.grammaticalFeatures.
// Lists the grammatical feature labels that headwords have, and how many headwords.
func (client *Client) UtilityGrammaticalFeatures(ctx context.Context, parameters UtilityGrammaticalFeaturesParameters) (*UtilityGrammaticalFeatures, error) {
	return call[*UtilityGrammaticalFeatures](ctx, client, "utility.grammaticalFeatures", parameters)
}

// UtilityLanguagesParameters are what UtilityLanguages asks for.
type UtilityLanguagesParameters struct {
	// The only language of headwords that is wanted; all if absent.
	SourceLanguage Language `json:"sourceLanguage,omitempty"`

	// The only language of translations that is wanted; if absent, all, and dictionaries without translations.
	TargetLanguage Language `json:"targetLanguage,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
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

	// If given, the labels that stand with translations into this language are listed instead of those of senses.
	Target Language `json:"target,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
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

	// If given, the labels that stand with translations into this language are listed instead of those of senses.
	Target Language `json:"target,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
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

	// If given, the labels that stand with translations into this language are listed instead of those of senses.
	Target Language `json:"target,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
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

	// The lexical categories that are wanted.
	LexicalCategory []LexicalCategory `json:"lexicalCategory,omitempty"`

	// The subject fields of which a sense must have one.
	Domains []Domain `json:"domains,omitempty"`

	// The registers of which a sense must have one.
	Registers []Register `json:"registers,omitempty"`

	// The regions in one of which a sense, or the spelling of its headword, is used.
	Regions []Region `json:"regions,omitempty"`

	// Languages into one of which a headword must have a translation.
	Translations []Language `json:"translations,omitempty"`

	// Labels that no sense of a headword may have.
	Exclude any `json:"exclude,omitempty"`

	// Labels of senses that do not count; a headword stays if another of its senses has what is wanted.
	ExcludeSenses any `json:"excludeSenses,omitempty"`

	// Labels that the first sense of a headword may not have.
	ExcludePrimeSenses any `json:"excludePrimeSenses,omitempty"`

	// The length of a headword in characters: 5, '>5', '<10', or '>5,<10' for six to nine.
	WordLength any `json:"wordLength,omitempty"`

	// What a headword begins with, whatever its case, diacritics, blanks and hyphens.
	Prefix string `json:"prefix,omitempty"`

	// Whether a headword must be the whole of 'prefix'; false if absent.
	Exact *bool `json:"exact,omitempty"`

	// What a headword looks like: '?' is one character, '*' any number of them. Case, diacritics, blanks and hyphens
	// do not count.
	Pattern string `json:"pattern,omitempty"`

	// How common a headword is at least, as the logarithm of its occurrences in a thousand million words.
	MinZipf *float64 `json:"minZipf,omitempty"`

	// How common a headword is at most; headwords that were not counted are left out.
	MaxZipf *float64 `json:"maxZipf,omitempty"`

	// By 'word', or by 'frequency', the commonest first, and headwords that have what is wanted in a minor sense only
	// after all others; by word if absent.
	Sort WordlistQuerySort `json:"sort,omitempty"`

	// Whether each headword comes with its inflected forms, and 'prefix' with 'exact' finds headwords by a form too:
	// is this a word? False if absent.
	Valid *bool `json:"valid,omitempty"`

	// The largest number of headwords in the answer; 100 if absent.
	Limit *int64 `json:"limit,omitempty"`

	// How many items of the whole list are passed over; none if absent.
	Offset *int64 `json:"offset,omitempty"`

	// The 'next' of the answer before; everything but 'limit' must be as in that call, and 'offset' absent.
	Cursor string `json:"cursor,omitempty"`

	// Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
	// none. False if absent.
	Raw *bool `json:"raw,omitempty"`

	// Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false
	// if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
	Safe *bool `json:"safe,omitempty"`

	// What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
	// minds in the words of their time.
	Include []string `json:"include,omitempty"`
}

// WordlistQuery calls wordlist.query.
// Lists headwords that have a sense with all the labels that are wanted.
func (client *Client) WordlistQuery(ctx context.Context, parameters WordlistQueryParameters) (*WordlistQuery, error) {
	return call[*WordlistQuery](ctx, client, "wordlist.query", parameters)
}
