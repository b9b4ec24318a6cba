// Written by Scripts/generate-clients.py from rpc-schema/openrpc.json.
// What methods are asked for and answer. A newer server may send more members and labels.

export type ConceptRelation =
  | "hypernym" | "instance_hypernym" | "hyponym" | "instance_hyponym" | "member_meronym" | "part_meronym"
  | "substance_meronym" | "member_holonym" | "part_holonym" | "substance_holonym"
  | (string & {});

export type DictionaryEntriesCrossReferenceType =
  | "see also" | "close match" | "related"
  | (string & {});

export type DictionaryEntriesType =
  | "showsSynonym" | "showsOther"
  | (string & {});

export type Domain =
  | "air_force" | "alcoholic" | "american_civil_war" | "american_football" | "amerindian" | "anatomy"
  | "ancient_history" | "angling" | "anthropology" | "archaeology" | "archery" | "architecture" | "art"
  | "artefacts" | "arts_and_humanities" | "astrology" | "astronomy" | "athletics" | "audio" | "australian_rules"
  | "aviation" | "ballet" | "baseball" | "basketball" | "bellringing" | "biblical" | "billiards" | "biochemistry"
  | "biology" | "bird" | "bookbinding" | "botany" | "bowling" | "bowls" | "boxing" | "breed" | "brewing"
  | "bridge" | "broadcasting" | "buddhism" | "building" | "bullfighting" | "camping" | "canals" | "cards"
  | "carpentry" | "chemistry" | "chess" | "christian" | "church_architecture" | "civil_engineering"
  | "clock_making" | "clothing" | "coffee" | "commerce" | "commercial_fishing" | "complementary_medicine"
  | "computing" | "cooking" | "cosmetics" | "cricket" | "crime" | "croquet" | "crystallography" | "currency"
  | "cycling" | "dance" | "dentistry" | "drink" | "dyeing" | "early_modern_history" | "ecclesiastical" | "ecology"
  | "economics" | "education" | "egyptian_history" | "electoral" | "electrical" | "electronics" | "element"
  | "english_civil_war" | "falconry" | "farming" | "fashion" | "fencing" | "film" | "finance" | "fire_service"
  | "first_world_war" | "fish" | "food" | "forestry" | "freemasonry" | "french_revolution" | "furniture"
  | "gambling" | "games" | "gaming" | "genetics" | "geography" | "geology" | "geometry" | "glassmaking" | "golf"
  | "goods_vehicles" | "grammar" | "greek_history" | "gymnastics" | "hairdressing" | "handwriting" | "heraldry"
  | "hinduism" | "history" | "hockey" | "honour" | "horology" | "horticulture" | "hotels" | "hunting" | "insect"
  | "instruments" | "intelligence" | "invertebrate" | "islam" | "jazz" | "jewellery" | "journalism" | "judaism"
  | "knitting" | "language" | "law" | "leather" | "linguistics" | "literature" | "logic" | "lower_plant"
  | "mammal" | "marriage" | "martial_arts" | "mathematics" | "measure" | "mechanics" | "medicine"
  | "medieval_history" | "metallurgy" | "meteorology" | "microbiology" | "military" | "military_history"
  | "mineral" | "mining" | "motor_racing" | "motoring" | "mountaineering" | "music" | "musical_direction"
  | "mythology" | "napoleonic_wars" | "narcotics" | "nautical" | "naval" | "needlework" | "numismatics" | "occult"
  | "oceanography" | "office" | "oil_industry" | "optics" | "palaeontology" | "parliament" | "pathology" | "penal"
  | "people" | "pharmaceutics" | "philately" | "philosophy" | "phonetics" | "photography" | "physics"
  | "physiology" | "plant" | "plumbing" | "police" | "politics" | "popular_music" | "postal" | "pottery"
  | "printing" | "professions" | "prosody" | "psychiatry" | "psychology" | "publishing" | "racing" | "railways"
  | "rank" | "relationships" | "religion" | "reptile" | "restaurants" | "retail" | "rhetoric" | "riding" | "roads"
  | "rock" | "roman_catholic_church" | "roman_history" | "rowing" | "royalty" | "rugby" | "savoury" | "scouting"
  | "second_world_war" | "sex" | "shoemaking" | "sikhism" | "skateboarding" | "skating" | "skiing" | "smoking"
  | "snowboarding" | "soccer" | "sociology" | "space" | "sport" | "statistics" | "stock_exchange" | "surfing"
  | "surgery" | "surveying" | "sweet" | "swimming" | "tea" | "team_sports" | "technology" | "telecommunications"
  | "tennis" | "textiles" | "theatre" | "theology" | "timber" | "title" | "tools" | "trade_unionism" | "transport"
  | "university" | "variety" | "veterinary" | "video" | "war_of_american_independence" | "weapons"
  | "weightlifting" | "wine" | "wrestling" | "yoga" | "zoology"
  | (string & {});

export type EntryField =
  | "definitions" | "domains" | "etymologies" | "examples" | "grammaticalFeatures" | "lexicalCategory"
  | "pronunciations" | "regions" | "registers" | "shortDefinitions" | "translations" | "variantForms"
  | (string & {});

export type GrammaticalFeature =
  | "mass" | "collective" | "singular" | "plural" | "past" | "present" | "positive" | "comparative"
  | "superlative" | "transitive" | "intransitive" | "pronominal" | "infinitive" | "past_participle"
  | "present_participle" | "auxiliary" | "modal" | "abbreviation" | "symbol" | "interrogative" | "possessive"
  | "relative" | "cardinal" | "ordinal" | "phrasal" | "proper" | "masculine" | "feminine" | "neuter" | "first"
  | "second" | "third" | "conditional" | "subjunctive" | "non_finiteness" | "attributive" | "predicative"
  | (string & {});

export type Language =
  | "en" | "de" | "es" | "fr" | "gu" | "hi" | "id" | "lv" | "ms" | "nso" | "pt" | "ro" | "sw" | "ta" | "tn" | "ur"
  | "zu" | "ar" | "el" | "fa" | "ha" | "ig" | "it" | "ka" | "mr" | "qu" | "ru" | "te" | "tg" | "tk" | "tpi" | "tt"
  | "xh" | "yo" | "zh"
  | (string & {});

export type LexicalCategory =
  | "adjective" | "adverb" | "combining_form" | "conjunction" | "contraction" | "determiner" | "idiomatic"
  | "interjection" | "noun" | "numeral" | "other" | "particle" | "predeterminer" | "prefix" | "preposition"
  | "pronoun" | "residual" | "suffix" | "verb"
  | (string & {});

export type LexistatsCollocationsSide =
  | "before" | "after" | "both"
  | (string & {});

export type LexistatsCollocationsSort =
  | "logLikelihood" | "tScore" | "pmi"
  | (string & {});

export type LexistatsCollocationsSource =
  | "corpus" | "upstream" | "cache"
  | (string & {});

export type LexistatsNgramsFormat =
  | "oup" | "google"
  | (string & {});

export type LexistatsNgramsSort =
  | "tokens" | "frequency" | "normalizedFrequency" | "documentFrequency" | "-tokens" | "-frequency"
  | "-normalizedFrequency" | "-documentFrequency"
  | (string & {});

export type LexistatsWordsSort =
  | "wordform" | "trueCase" | "lemma" | "lexicalCategory" | "frequency" | "normalizedFrequency" | "-wordform"
  | "-trueCase" | "-lemma" | "-lexicalCategory" | "-frequency" | "-normalizedFrequency"
  | (string & {});

export type MatchKind =
  | "exact" | "folded" | "lemma" | "variant"
  | (string & {});

export type PhoneticNotation =
  | "IPA" | "respell"
  | (string & {});

export type Region =
  | "british" | "us" | "north_american" | "canadian" | "australian" | "new_zealand" | "scottish" | "irish"
  | "welsh" | "indian" | "south_african"
  | (string & {});

export type Register =
  | "archaic" | "black_english" | "dated" | "derogatory" | "dialect" | "euphemistic" | "figurative" | "formal"
  | "historical" | "humorous" | "informal" | "ironic" | "literal" | "literary" | "military_slang"
  | "nautical_slang" | "non-standard" | "obsolete" | "offensive" | "poetic" | "proverb" | "pseudo_archaic"
  | "rare" | "rhyming_slang" | "slang" | "technical" | "theatrical_slang" | "trademark" | "trademark_in_uk"
  | "trademark_in_us" | "vulgar_slang" | "allusive" | "allusively" | "army_slang" | "coarse_slang" | "cant"
  | "college_slang" | "concrete" | "contemptuous" | "depreciative" | "depreciatively" | "dismissive" | "disused"
  | "emphatically" | "especially" | "euphemism" | "generally" | "humorously" | "hyperbolical" | "hyperbolically"
  | "ironically" | "nursery" | "personified" | "police_slang" | "prison_slang" | "rarely" | "school_slang"
  | "temporary" | "transferred" | "university_slang" | "nonce-use" | "R.A.F._slang"
  | (string & {});

export type RhymesLookupKind =
  | "perfect" | "near" | "identical"
  | (string & {});

export type SearchMatchType =
  | "exact" | "folded" | "lemma" | "variant" | "prefix" | "fuzzy"
  | (string & {});

export type Source =
  | "lexicon" | "upstream" | "cache"
  | (string & {});

export type TaxonomyLookupRelation =
  | "hypernyms" | "hyponyms" | "meronyms" | "holonyms"
  | (string & {});

export type TaxonomyLookupShape =
  | "list" | "path" | "tree"
  | (string & {});

export type TextUnit =
  | "utf-8" | "utf-16" | "characters"
  | (string & {});

export type ThesaurusLookupRelation =
  | "synonyms" | "antonyms"
  | (string & {});

export type Type =
  | "general" | "usage"
  | (string & {});

export type UtilityLanguagesType =
  | "monolingual" | "bilingual"
  | (string & {});

export type Variety =
  | "gb" | "us"
  | (string & {});

export type WordMember =
  | "wordform" | "trueCase" | "lemma" | "lexicalCategory"
  | (string & {});

export type WordlistQuerySort =
  | "word" | "frequency"
  | (string & {});

export interface Analysis {
  lexicalCategory: LexicalCategory;
  grammaticalFeatures?: DictionaryEntriesGrammaticalFeature[];
}

export interface AnswerMetadata {
  /** The name and version of this schema. */
  schema: string;
  /** What answered; the cache has answers of the upstream. */
  source: Source;
  /** The data that the answer was built from; server.info spells them out. */
  sources?: string[];
  /** What the upstream said of its answer, if it answered. */
  upstream?: DictionaryEntriesUpstream;
  /** Why the source that was to be asked first did not answer. */
  fallback?: Fallback;
  /** Which headwords of the word the upstream could not be asked for, and why. */
  partial?: Partial;
}

export interface Corpus {
  name: string;
  language: string;
  /** The number of words that were counted; punctuation is none. */
  words: number;
  /** The number of punctuation marks. */
  punctuation?: number;
  /** Absent if nobody counted them. */
  documents?: number;
  /** Rarer words are not listed. Absent if all are. */
  wordFloor?: number;
  /** Rarer n-grams of two words and more are not listed. Absent if all are. */
  ngramFloor?: number;
}

export interface CrossReference {
  id: string;
  text: string;
  type?: DictionaryEntriesCrossReferenceType;
}

export interface Derivative {
  id: string;
  text: string;
}

export interface DictionaryEntries {
  metadata: AnswerMetadata;
  results: DictionaryEntriesResult[];
}

export interface DictionaryEntriesAntonym {
  id: string;
  text: string;
  /** indirect: the opposite of a similar word. */
  type?: string;
}

export interface DictionaryEntriesEntry {
  /** The data that say it; server.info spells them out. */
  source: string;
  etymologies?: string[];
  pronunciations?: DictionaryEntriesPronunciation[];
  /** Those that any of the senses has. */
  grammaticalFeatures?: DictionaryEntriesGrammaticalFeature[];
  variantForms?: VariantForm[];
  notes?: DictionaryEntriesNote[];
  /** The commonest first. */
  senses?: DictionaryEntriesSense[];
}

export interface DictionaryEntriesExample {
  text: string;
  author?: string;
  notes?: DictionaryEntriesExampleNote[];
}

export interface DictionaryEntriesExampleNote {
  text: string;
  /** showsSynonym, showsOther: the example shows another word of the same meaning. */
  type?: DictionaryEntriesType;
}

export interface DictionaryEntriesGrammaticalFeature {
  text: GrammaticalFeature;
  type?: string;
}

export interface DictionaryEntriesLexicalEntry {
  language: Language;
  /**
   * The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
   * en-gb.
   */
  languageTag?: string;
  lexicalCategory?: LexicalCategory;
  text: string;
  pronunciations?: DictionaryEntriesPronunciation[];
  derivatives?: Derivative[];
  /** One for each homograph. */
  entries?: DictionaryEntriesEntry[];
}

export interface DictionaryEntriesNote {
  text: string;
  type?: Type;
}

export interface DictionaryEntriesPronunciation {
  phoneticSpelling?: string;
  phoneticNotation?: PhoneticNotation;
  /** Where it is said like this. */
  regions?: Region[];
  /** The address of a recording; only the upstream has some. */
  audioFile?: string;
  source: string;
}

export interface DictionaryEntriesResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /**
   * The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
   * en-gb.
   */
  languageTag?: string;
  /** The headword as it is written. */
  word: string;
  match: HeadwordMatch;
  /** Where it is written like this, if not anywhere. */
  regions?: Region[];
  pronunciations?: DictionaryEntriesPronunciation[];
  /** The commonest lexical category first. */
  lexicalEntries: DictionaryEntriesLexicalEntry[];
  /** One for each meaning. */
  translations?: DictionaryEntriesTranslation[];
}

export interface DictionaryEntriesSense {
  /** The source, a colon, and the source's identifier. */
  id?: string;
  definitions?: string[];
  /** The definitions in few words; only the upstream has some. */
  shortDefinitions?: string[];
  /** Those that show the headword itself first. */
  examples?: DictionaryEntriesExample[];
  domains?: Domain[];
  registers?: Register[];
  regions?: Region[];
  grammaticalFeatures?: DictionaryEntriesGrammaticalFeature[];
  variantForms?: VariantForm[];
  notes?: DictionaryEntriesNote[];
  crossReferences?: CrossReference[];
  synonyms?: Derivative[];
  antonyms?: DictionaryEntriesAntonym[];
  subsenses?: DictionaryEntriesSubsense[];
}

export interface DictionaryEntriesSubsense {
  /** The source, a colon, and the source's identifier. */
  id?: string;
  definitions?: string[];
  /** The definitions in few words; only the upstream has some. */
  shortDefinitions?: string[];
  /** Those that show the headword itself first. */
  examples?: DictionaryEntriesExample[];
  domains?: Domain[];
  registers?: Register[];
  regions?: Region[];
  grammaticalFeatures?: DictionaryEntriesGrammaticalFeature[];
  variantForms?: VariantForm[];
  notes?: DictionaryEntriesNote[];
  crossReferences?: CrossReference[];
  synonyms?: Derivative[];
  antonyms?: DictionaryEntriesAntonym[];
}

export interface DictionaryEntriesTranslation {
  source: string;
  /** The language of the translations. */
  language: Language;
  /** Present if two sources were joined through this language: such a translation may mix meanings up. */
  pivot?: Language;
  lexicalCategory?: LexicalCategory;
  /** Which meaning is translated, in the words of the source. */
  gloss?: string;
  domains?: Domain[];
  registers?: Register[];
  regions?: Region[];
  translations: DictionaryEntriesTranslationTranslation[];
}

export interface DictionaryEntriesTranslationTranslation {
  text: string;
  language: Language;
  /**
   * The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
   * en-gb.
   */
  languageTag?: string;
  grammaticalFeatures?: DictionaryEntriesGrammaticalFeature[];
  registers?: Register[];
  regions?: Region[];
}

/** What the upstream said of its answer, if it answered. */
export interface DictionaryEntriesUpstream {
  version: string;
  /** What labels of the answer are called that Headword has no name for. */
  labels?: Record<string, string>;
  /** The replies of the upstream as they came, if 'raw' asks for them. */
  replies?: unknown[];
}

/** Why the source that was to be asked first did not answer. */
export interface Fallback {
  from: string;
  reason: string;
  message: string;
  retryAfter?: number;
}

export interface HeadwordMatch {
  kind: MatchKind;
  /** What the word may be as a form of the headword, for the kind lemma. */
  analyses?: Analysis[];
}

export interface InflectionsForms {
  metadata: AnswerMetadata;
  results: InflectionsFormsResult[];
}

export interface InflectionsFormsInflection {
  inflectedForm: string;
  /** What the form expresses, if the source says. */
  grammaticalFeatures?: DictionaryEntriesGrammaticalFeature[];
  /** Where it is written like this, if not anywhere. */
  regions?: Region[];
  /** The data that list it; server.info spells them out. */
  source: string;
}

export interface InflectionsFormsLexicalEntry {
  language: Language;
  /**
   * The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
   * en-gb.
   */
  languageTag?: string;
  lexicalCategory?: LexicalCategory;
  text: string;
  /** The headword itself, then the best form of each kind first. */
  inflections?: InflectionsFormsInflection[];
}

export interface InflectionsFormsResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /**
   * The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
   * en-gb.
   */
  languageTag?: string;
  /** The headword as it is written. */
  word: string;
  match: HeadwordMatch;
  /** The commonest lexical category first. */
  lexicalEntries: InflectionsFormsLexicalEntry[];
}

export interface InflectionsLemmas {
  metadata: AnswerMetadata;
  results: InflectionsLemmasResult[];
}

export interface InflectionsLemmasLexicalEntry {
  language: Language;
  lexicalCategory?: LexicalCategory;
  /** The form. */
  text: string;
  /** The headwords that have the form, itself among them if it is one. */
  inflectionOf: Derivative[];
  /** What the form expresses, if the source says. */
  grammaticalFeatures?: DictionaryEntriesGrammaticalFeature[];
}

export interface InflectionsLemmasResult {
  /** The form with an underscore for each space. */
  id: string;
  language: Language;
  /**
   * The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
   * en-gb.
   */
  languageTag?: string;
  /** The form. */
  word: string;
  /** One for each reading, the likeliest first. */
  lexicalEntries: InflectionsLemmasLexicalEntry[];
}

export interface LexistatsCollocations {
  metadata: StatsMetadata;
  word: string;
  window: number;
  /** The number of occurrences. */
  frequency: number;
  /** Occurrences per million words. */
  normalizedFrequency?: number;
  /** The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common. */
  zipf?: number;
  results: LexistatsCollocationsResult[];
}

export interface LexistatsCollocationsResult {
  word: string;
  /** How often it stands near the word. */
  frequency: number;
  /** How often before it. */
  before?: number;
  /** How often after it. */
  after?: number;
  /** How often it occurs at all. */
  wordFrequency?: number;
  /** How often it would stand near the word by chance. */
  expectedFrequency?: number;
  /** Dunning's G2: how sure it is that this is no chance. */
  logLikelihood: number;
  /** How sure it is; favours common words. */
  tScore: number;
  /** How strong the bond is, in bits; favours rare words. */
  pmi: number;
}

export interface LexistatsCorpora {
  results: LexistatsCorporaResult[];
  /** The corpora that are there but cannot be read; absent if there are none. */
  unreadable?: LexistatsCorporaUnreadable[];
}

export interface LexistatsCorporaResult {
  name: string;
  language: string;
  /** The number of words that were counted; punctuation is none. */
  words: number;
  /** The number of punctuation marks. */
  punctuation?: number;
  /** Absent if nobody counted them. */
  documents?: number;
  /** Rarer words are not listed. Absent if all are. */
  wordFloor?: number;
  /** Rarer n-grams of two words and more are not listed. Absent if all are. */
  ngramFloor?: number;
  /** The most tokens of an n-gram; 1: words only. */
  longestNgram: number;
  /** Whether there are n-grams with punctuation. */
  includesPunctuation?: boolean;
  /** The periods of the texts that have dates. */
  periods?: string[];
  /** The texts that were counted. */
  sources?: string[];
}

export interface LexistatsCorporaUnreadable {
  name: string;
  language: string;
  /** What is wrong with the file. */
  reason: string;
}

export interface LexistatsNgrams {
  metadata: StatsMetadata;
  results: LexistatsNgramsResult[];
}

export interface LexistatsNgramsResult {
  /** In lower case but for those of the upstream. Absent where rows are collated by other members. */
  tokens?: string[] | string;
  trueCases?: string[] | string;
  lemmas?: string[] | string;
  /** Empty for a word that the lexicon does not know. */
  lexicalCategories?: string[] | string;
  /** The number of occurrences. */
  frequency: number;
  /** Occurrences per million words. */
  normalizedFrequency?: number;
  /** The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common. */
  zipf?: number;
  /** The number of documents with an occurrence. Absent if it is not known. */
  documentFrequency?: number;
}

export interface LexistatsTrend {
  metadata: StatsMetadata;
  word: string;
  results: LexistatsTrendResult[];
}

export interface LexistatsTrendResult {
  /** A year, or a year and a month: 2024, 2024-05. */
  period: string;
  /** The number of occurrences. */
  frequency: number;
  /** Occurrences per million words. */
  normalizedFrequency: number;
  /** The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common. */
  zipf?: number;
  /** The number of documents with an occurrence. Absent if it is not known. */
  documentFrequency?: number;
  /** The number of words in texts of the period. */
  words: number;
  /** The number of texts of the period. */
  documents?: number;
}

export interface LexistatsWord {
  metadata: StatsMetadata;
  result: LexistatsWordResult;
}

export interface LexistatsWordResult {
  wordform?: string;
  trueCase?: string;
  lemma?: string;
  lexicalCategory?: LexicalCategory;
  /** The number of occurrences. */
  frequency?: number;
  /** Occurrences per million words. */
  normalizedFrequency?: number;
  /** The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common. */
  zipf?: number;
  /** False in place of frequency: the corpus is a list of the commoner words, and this is none of them. */
  isListed?: boolean;
  /** The number of documents with an occurrence. Absent if it is not known. */
  documentFrequency?: number;
  /** The number of records that fit. */
  matchCount?: number;
  /**
   * True if occurrences of a form were divided between its lemmas and lexical categories; see the lexicon's counts.
   */
  isEstimated?: boolean;
}

export interface LexistatsWords {
  metadata: StatsMetadata;
  results: LexistatsWordsResult[];
}

export interface LexistatsWordsResult {
  wordform?: string;
  trueCase?: string;
  lemma?: string;
  /** Absent if the lexicon does not know the word. */
  lexicalCategory?: LexicalCategory;
  grammaticalFeatures?: DictionaryEntriesGrammaticalFeature[];
  /** The number of occurrences. */
  frequency: number;
  /** Occurrences per million words. */
  normalizedFrequency?: number;
  /** The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common. */
  zipf?: number;
  /** The number of documents with an occurrence. Absent if it is not known. */
  documentFrequency?: number;
  /**
   * True if occurrences of a form were divided between its lemmas and lexical categories; see the lexicon's counts.
   */
  isEstimated?: boolean;
}

export interface ListMetadata {
  /** The name and version of this schema. */
  schema: string;
  /** What answered; the cache has answers of the upstream. */
  source: Source;
  /** The data that the answer was built from; server.info spells them out. */
  sources?: string[];
  limit: number;
  offset: number;
  /** The length of the whole list. */
  total: number;
  /** What asks for the next part; absent after the last. */
  next?: string;
  /** What the upstream said of its answer, if it answered. */
  upstream?: DictionaryEntriesUpstream;
  /** Why the source that was to be asked first did not answer. */
  fallback?: Fallback;
  /** Which headwords of the word the upstream could not be asked for, and why. */
  partial?: Partial;
}

/** Which headwords of the word the upstream could not be asked for, and why. */
export interface Partial {
  missing: string[];
  reason: string;
  message: string;
  retryAfter?: number;
}

export interface ReverseLookup {
  metadata: AnswerMetadata;
  results: ReverseLookupResult[];
}

export interface ReverseLookupResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /** The headword as it is written. */
  word: string;
  lexicalCategory: LexicalCategory;
  /** How well the definition fits, to three decimals. */
  score: number;
  /** The definition of the headword that fits best. */
  definition: string;
  /** The identifier of the sense that has the definition. */
  sense: string;
  source: string;
  /** The words of the question that the definition has, by themselves, in another form or by a synonym. */
  words: string[];
}

export interface RhymesLookup {
  metadata: ListMetadata;
  results: RhymesLookupResult[];
}

export interface RhymesLookupResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /** The headword as it is written. */
  word: string;
  /** Present if the word is said like this as one of these only. */
  lexicalCategories?: LexicalCategory[];
  /** How it is said, in the International Phonetic Alphabet. */
  phoneticSpelling: string;
  /** The sounds by the names of the CMU Pronouncing Dictionary, with blanks between. */
  phones: string;
  /** The number of syllables. */
  syllables: number;
  /**
   * The stress of each syllable: 1 primary, 2 secondary, 0 none. A word of one syllable has 1, though many have
   * none within a line.
   */
  stress: string;
  /** The number of rhymes on all pages. */
  total: number;
  /** By kind; near rhymes the nearest first; the commonest first. */
  rhymes: RhymesLookupRhyme[];
}

export interface RhymesLookupRhyme {
  /** The headword with an underscore for each space. */
  id: string;
  /** The headword as it is written. */
  text: string;
  kind: RhymesLookupKind;
  /** Present if the word rhymes as this only. */
  lexicalCategory?: LexicalCategory;
  /** How it is said, in the International Phonetic Alphabet. */
  phoneticSpelling: string;
  syllables: number;
  stress: string;
  /**
   * How common it is: the logarithm of its occurrences in a thousand million words; absent if it was not counted.
   */
  zipf?: number;
}

export interface RhymesSyllables {
  metadata: AnswerMetadata;
  text: string;
  /** The number of syllables, each word in its first pronunciation; unknown words do not count. */
  syllables: number;
  /** The stress of the syllables, word by word, with blanks between. */
  stress: string;
  /** The words whose pronunciations are not known, if there are any. */
  unknown?: string[];
  /** One for each word of the text. */
  results: RhymesSyllablesResult[];
}

export interface RhymesSyllablesPronunciation {
  /** The headword as it is written. */
  word: string;
  /** Present if the word is a regular form of the headword, and its sounds were made from the headword's. */
  isDerived?: boolean;
  /** Present if the word is said like this as one of these only. */
  lexicalCategories?: LexicalCategory[];
  /** How it is said, in the International Phonetic Alphabet. */
  phoneticSpelling: string;
  /** The sounds by the names of the CMU Pronouncing Dictionary, with blanks between. */
  phones: string;
  /** The number of syllables. */
  syllables: number;
  /**
   * The stress of each syllable: 1 primary, 2 secondary, 0 none. A word of one syllable has 1, though many have
   * none within a line.
   */
  stress: string;
}

export interface RhymesSyllablesResult {
  text: string;
  /** The commonest first; none if it is not known. */
  pronunciations: RhymesSyllablesPronunciation[];
}

export interface SearchAt {
  metadata: AnswerMetadata;
  /** The phrase as it stands in the text. */
  text: string;
  range: SearchAtRange;
  /** The headwords that the phrase leads to, the nearest first. */
  results: SearchAtResult[];
}

export interface SearchAtRange {
  start: number;
  /** The first place after the phrase. */
  end: number;
  unit: TextUnit;
}

export interface SearchAtResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /** The headword as it is written. */
  word: string;
  match: HeadwordMatch;
  lexicalCategories?: LexicalCategory[];
}

export interface SearchQuery {
  metadata: ListMetadata;
  results: SearchQueryResult[];
}

export interface SearchQueryResult {
  /** The headword with an underscore for each space. */
  id: string;
  /** The headword as it is written. */
  word: string;
  matchType?: SearchMatchType;
  /** What was looked for. */
  matchString?: string;
  /** How near the headword is to what was looked for: from 0 to 1 in the lexicon. */
  score?: number;
  /** The logarithm of the occurrences in a thousand million words; absent if it was not counted. */
  zipf?: number;
}

export interface SentencesLookup {
  metadata: ListMetadata;
  results: SentencesLookupResult[];
}

export interface SentencesLookupLexicalEntry {
  language: Language;
  /**
   * The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
   * en-gb.
   */
  languageTag?: string;
  lexicalCategory?: LexicalCategory;
  text: string;
  /** Those of the commonest sense first. */
  sentences?: SentencesLookupSentence[];
}

export interface SentencesLookupResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /**
   * The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
   * en-gb.
   */
  languageTag?: string;
  /** The headword as it is written. */
  word: string;
  match: HeadwordMatch;
  /** The commonest lexical category first. */
  lexicalEntries: SentencesLookupLexicalEntry[];
}

export interface SentencesLookupSentence {
  text: string;
  author?: string;
  /** The data that say it; server.info spells them out. */
  source: string;
  /** The senses that it shows, if a source says so. */
  senseIds?: string[];
  translation?: SentencesLookupTranslation;
}

export interface SentencesLookupTranslation {
  text: string;
  language: Language;
}

export interface ServerInfo {
  name: string;
  version: string;
  methods: string[];
  lexicon: ServerInfoLexicon;
  /** The Oxford Dictionaries API, if something is asked of it. */
  upstream?: ServerInfoUpstream;
  /** The providers that are programs of their own; absent if there are none. */
  providers?: ServerInfoProvider[];
}

export interface ServerInfoBudget {
  minute: ServerInfoMinute;
  month: ServerInfoMinute;
}

/** Since the start. */
export interface ServerInfoCall {
  sent: number;
  cached: number;
  shared: number;
  failed: number;
}

export interface ServerInfoLexicon {
  /** Equal contents have equal digests (SHA-256). */
  digest: string;
  languages: Language[];
  headwords: number;
  sources: ServerInfoSource[];
}

export interface ServerInfoMinute {
  used: number;
  /** Absent if there is none. */
  limit?: number;
}

export interface ServerInfoPackage {
  name: string;
  version: string;
}

export interface ServerInfoProvider {
  namespace: string;
  name: string;
  version: string;
  isUp: boolean;
  restarts: number;
}

export interface ServerInfoSource {
  id: string;
  title: string;
  licence: string;
  /** Debian's packages that it was read from. */
  packages: ServerInfoPackage[];
  /** How many of each kind it gave. */
  records: Record<string, number>;
}

/** The Oxford Dictionaries API, if something is asked of it. */
export interface ServerInfoUpstream {
  version: string;
  url: string;
  /** Whether nothing is sent for a while, since the service failed. */
  isPaused: boolean;
  /** Since the start. */
  calls: ServerInfoCall;
  budget?: ServerInfoBudget;
}

export interface ServerLimits {
  /** None where the service was not configured, such as in a program of its own. */
  limits: ServerLimitsLimit[];
}

export interface ServerLimitsLimit {
  /** The key of the setting. */
  name: string;
  value: number;
  /** What is counted. */
  unit: string;
  minimum: number;
  maximum: number;
  summary: string;
}

export interface StatsMetadata {
  schema: string;
  /** What answered. */
  source: LexistatsCollocationsSource;
  /** The texts that were counted, as far as they are known. */
  sources?: string[];
  corpus?: Corpus;
  limit?: number;
  offset?: number;
  total?: number;
  isTruncated?: boolean;
  /** What the upstream said of its answer, if it answered. */
  upstream?: DictionaryEntriesUpstream;
  /** Why the source that was to be asked first did not answer. */
  fallback?: Fallback;
  /** Which headwords of the word the upstream could not be asked for, and why. */
  partial?: Partial;
}

export interface TaxonomyLookup {
  metadata: AnswerMetadata;
  results: TaxonomyLookupResult[];
}

export interface TaxonomyLookupHypernym {
  /** What it is to the sense or concept before it. */
  relation: ConceptRelation;
  /** The headwords that stand for the concept, each in one sense. */
  words: Derivative[];
  definitions?: string[];
  /** For the shape list: the number of steps from the sense. */
  depth?: number;
  /** For the shape tree: such concepts again. */
  hypernyms?: unknown[];
  /** For the shape tree: such concepts again. */
  hyponyms?: unknown[];
  /** For the shape tree: such concepts again. */
  meronyms?: unknown[];
  /** For the shape tree: such concepts again. */
  holonyms?: unknown[];
}

export interface TaxonomyLookupLexicalEntry {
  language: Language;
  /**
   * The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
   * en-gb.
   */
  languageTag?: string;
  lexicalCategory?: LexicalCategory;
  text: string;
  /** The commonest first; those that have what was asked for. */
  senses?: TaxonomyLookupSense[];
}

export interface TaxonomyLookupResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /**
   * The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
   * en-gb.
   */
  languageTag?: string;
  /** The headword as it is written. */
  word: string;
  match: HeadwordMatch;
  /** The commonest lexical category first. */
  lexicalEntries: TaxonomyLookupLexicalEntry[];
}

export interface TaxonomyLookupSense {
  /** The source, a colon, and the source's identifier. */
  id: string;
  /** The headwords that stand for the concept, each in one sense. */
  words: Derivative[];
  definitions?: string[];
  /**
   * What it is a kind of, or one of. In a tree, each has those that are related to it in a member of the same name.
   */
  hypernyms?: TaxonomyLookupHypernym[];
  /**
   * Its kinds; of a verb, the manners of doing it. In a tree, each has those that are related to it in a member of
   * the same name.
   */
  hyponyms?: TaxonomyLookupHypernym[];
  /**
   * Its parts, its members, what it is made of. In a tree, each has those that are related to it in a member of the
   * same name.
   */
  meronyms?: TaxonomyLookupHypernym[];
  /**
   * What it is a part or a member of, what is made of it. In a tree, each has those that are related to it in a
   * member of the same name.
   */
  holonyms?: TaxonomyLookupHypernym[];
  /** For the shape path: each way to the root, from the sense on. */
  hypernymPaths?: TaxonomyLookupHypernym[][];
  /** For the shape path: each way to the root, from the sense on. */
  holonymPaths?: TaxonomyLookupHypernym[][];
  /** Present if the limit left something out. */
  isTruncated?: boolean;
}

export interface ThesaurusLookup {
  metadata: AnswerMetadata;
  results: ThesaurusLookupResult[];
}

export interface ThesaurusLookupAntonym {
  id: string;
  text: string;
  /** indirect: the opposite of a similar word. */
  type?: string;
  domains?: Domain[];
  registers?: Register[];
  regions?: Region[];
}

export interface ThesaurusLookupEntry {
  /** The data that say it; server.info spells them out. */
  source: string;
  /** The commonest first. */
  senses: ThesaurusLookupSense[];
}

export interface ThesaurusLookupLexicalEntry {
  language: Language;
  /**
   * The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
   * en-gb.
   */
  languageTag?: string;
  lexicalCategory?: LexicalCategory;
  text: string;
  entries?: ThesaurusLookupEntry[];
}

export interface ThesaurusLookupResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /**
   * The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
   * en-gb.
   */
  languageTag?: string;
  /** The headword as it is written. */
  word: string;
  match: HeadwordMatch;
  /** The commonest lexical category first. */
  lexicalEntries: ThesaurusLookupLexicalEntry[];
}

export interface ThesaurusLookupSense {
  /**
   * The source, a colon, and the source's identifier; absent where the source tells meanings apart by their words
   * only.
   */
  id?: string;
  definitions?: string[];
  domains?: Domain[];
  registers?: Register[];
  regions?: Region[];
  /** The likeliest to be wanted first. */
  synonyms?: ThesaurusLookupSynonym[];
  antonyms?: ThesaurusLookupAntonym[];
  subsenses?: ThesaurusLookupSubsense[];
}

export interface ThesaurusLookupSubsense {
  /**
   * The source, a colon, and the source's identifier; absent where the source tells meanings apart by their words
   * only.
   */
  id?: string;
  definitions?: string[];
  domains?: Domain[];
  registers?: Register[];
  regions?: Region[];
  /** The likeliest to be wanted first. */
  synonyms?: ThesaurusLookupSynonym[];
  antonyms?: ThesaurusLookupAntonym[];
}

export interface ThesaurusLookupSynonym {
  id: string;
  text: string;
  domains?: Domain[];
  registers?: Register[];
  regions?: Region[];
}

export interface TranslationsLookup {
  metadata: AnswerMetadata;
  results: TranslationsLookupResult[];
}

export interface TranslationsLookupEntry {
  /** The data that say it; server.info spells them out. */
  source: string;
  /** Present if two sources were joined through this language: such a translation may mix meanings up. */
  pivot?: Language;
  grammaticalFeatures?: DictionaryEntriesGrammaticalFeature[];
  notes?: DictionaryEntriesNote[];
  /** The meanings that are translated, the likeliest first where the source tells. */
  senses?: TranslationsLookupSense[];
}

export interface TranslationsLookupExample {
  text: string;
  translations?: DictionaryEntriesTranslationTranslation[];
}

export interface TranslationsLookupLexicalEntry {
  language: Language;
  /**
   * The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
   * en-gb.
   */
  languageTag?: string;
  lexicalCategory?: LexicalCategory;
  text: string;
  /** One for each source. */
  entries?: TranslationsLookupEntry[];
}

export interface TranslationsLookupResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /**
   * The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
   * en-gb.
   */
  languageTag?: string;
  /** The headword as it is written. */
  word: string;
  match: HeadwordMatch;
  /** The commonest lexical category first. */
  lexicalEntries: TranslationsLookupLexicalEntry[];
}

export interface TranslationsLookupSense {
  /** Which meaning is translated, in the words of the source. */
  gloss?: string;
  domains?: Domain[];
  registers?: Register[];
  regions?: Region[];
  translations?: DictionaryEntriesTranslationTranslation[];
  /** The upstream's identifier of the meaning. */
  id?: string;
  notes?: DictionaryEntriesNote[];
  /** Only the upstream has some. */
  examples?: TranslationsLookupExample[];
  subsenses?: TranslationsLookupSubsense[];
}

export interface TranslationsLookupSubsense {
  /** Which meaning is translated, in the words of the source. */
  gloss?: string;
  domains?: Domain[];
  registers?: Register[];
  regions?: Region[];
  translations?: DictionaryEntriesTranslationTranslation[];
  /** The upstream's identifier of the meaning. */
  id?: string;
  notes?: DictionaryEntriesNote[];
  /** Only the upstream has some. */
  examples?: TranslationsLookupExample[];
}

export interface UtilityDomains {
  metadata: AnswerMetadata;
  results: Record<string, UtilityDomainsResult>;
}

export interface UtilityDomainsResult {
  /** The label for people. */
  en: string;
  /** How many headwords have it. */
  headwords?: number;
}

export interface UtilityFilters {
  metadata: AnswerMetadata;
  results: Record<string, string[]>;
}

export interface UtilityGrammaticalFeatures {
  metadata: AnswerMetadata;
  results: Record<string, Record<string, UtilityDomainsResult>>;
}

export interface UtilityLanguages {
  metadata: AnswerMetadata;
  results: UtilityLanguagesResult[];
}

export interface UtilityLanguagesResult {
  type?: UtilityLanguagesType;
  sourceLanguage: UtilityLanguagesSourceLanguage;
  targetLanguage?: UtilityLanguagesSourceLanguage;
  headwords?: number;
}

export interface UtilityLanguagesSourceLanguage {
  id: Language;
  /** The English name; absent if the upstream has a language without one here. */
  language?: string;
}

export interface VariantForm {
  text: string;
  regions?: Region[];
  registers?: Register[];
}

export interface WordlistQuery {
  metadata: ListMetadata;
  results: WordlistQueryResult[];
}

export interface WordlistQueryExclude {
  lexicalCategory?: LexicalCategory[];
  domains?: Domain[];
  registers?: Register[];
  regions?: Region[];
}

export interface WordlistQueryExcludePrimeSense {
  domains?: Domain[];
  registers?: Register[];
}

export interface WordlistQueryResult {
  /** The headword with an underscore for each space. */
  id: string;
  /** The headword as it is written. */
  word: string;
  /** The logarithm of the occurrences in a thousand million words; absent if it was not counted. */
  zipf?: number;
  /** The inflected forms, if 'valid' asks for them. */
  forms?: string[];
}

/** What dictionary.entries asks for. */
export interface DictionaryEntriesParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The parts of the answer that are wanted; all but translations if absent, the bare structure if empty. */
  fields?: EntryField[];
  /** The lexical categories that are wanted; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /** The grammatical features of which a sense must have one. */
  grammaticalFeatures?: GrammaticalFeature[];
  /** The subject fields of which a sense must have one. */
  domains?: Domain[];
  /** The registers of which a sense must have one. */
  registers?: Register[];
  /** The English whose senses, spellings and sounds are wanted; all if absent. For English only. */
  region?: Variety;
  /**
   * The only way to find a headword. If absent, headwords that are spelled like the word and those that it is a
   * form of are found together, the likeliest first; other spellings of headwords if there are none.
   */
  match?: MatchKind;
  /** Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false if absent. */
  preserveCase?: boolean;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
  /**
   * What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
   * minds in the words of their time.
   */
  include?: string[];
}

/** What dictionary.words asks for. */
export interface DictionaryWordsParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The parts of the answer that are wanted; all but translations if absent, the bare structure if empty. */
  fields?: EntryField[];
  /** The lexical categories that are wanted; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /** The grammatical features of which a sense must have one. */
  grammaticalFeatures?: GrammaticalFeature[];
  /** The subject fields of which a sense must have one. */
  domains?: Domain[];
  /** The registers of which a sense must have one. */
  registers?: Register[];
  /** The English whose senses, spellings and sounds are wanted; all if absent. For English only. */
  region?: Variety;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
  /**
   * What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
   * minds in the words of their time.
   */
  include?: string[];
}

/** What echo.text asks for. */
export interface EchoTextParameters {
  /** What is sent back. */
  text: string;
  /** How many times it is sent back; once if absent. */
  times?: number;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
}

/** What inflections.forms asks for. */
export interface InflectionsFormsParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The lexical categories that are wanted; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /** The grammatical features of which a form must have one; all forms pass if absent. */
  grammaticalFeatures?: GrammaticalFeature[];
  /**
   * The only way to find a headword. If absent, headwords that are spelled like the word and those that it is a
   * form of are found together, the likeliest first; other spellings of headwords if there are none.
   */
  match?: MatchKind;
  /** Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false if absent. */
  preserveCase?: boolean;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
  /**
   * What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
   * minds in the words of their time.
   */
  include?: string[];
}

/** What inflections.lemmas asks for. */
export interface InflectionsLemmasParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The lexical categories that are wanted; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /** The grammatical features of which a form must have one; all forms pass if absent. */
  grammaticalFeatures?: GrammaticalFeature[];
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
  /**
   * What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
   * minds in the words of their time.
   */
  include?: string[];
}

/** What lexistats.collocations asks for. */
export interface LexistatsCollocationsParameters {
  /** The word, in any case. */
  word: string;
  /**
   * How many words before and after the word are near it; 3 if absent, or what the corpus allows. Punctuation ends
   * it.
   */
  window?: number;
  /** Where the other words stand: before, after or both; both if absent. */
  side?: LexistatsCollocationsSide;
  /** How often the words stand near each other at least; 5 if absent. */
  minFrequency?: number;
  /** What the words are sorted by, the strongest first: logLikelihood (if absent), tScore or pmi. */
  sort?: LexistatsCollocationsSort;
  /** The largest number of words in the answer; 20 if absent. */
  limit?: number;
  /** How many items of the whole list are passed over; none if absent. */
  offset?: number;
  /** The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open. */
  corpus?: string;
  /** The language of the texts; en if absent. */
  language?: Language;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
}

/** What lexistats.corpora asks for. */
export interface LexistatsCorporaParameters {
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
}

/** What lexistats.ngrams asks for. */
export interface LexistatsNgramsParameters {
  /**
   * The n-grams that are wanted, tokens with spaces between them: 'a word, another word', or a list. Capitals make
   * a difference upstream only.
   */
  tokens?: string | string[];
  /** Tokens that the n-grams have in any order, with spaces or commas between them, or a list. */
  contains?: string | string[];
  /** The number of tokens of each n-gram; that of tokens if absent. */
  size?: number;
  /** Whether n-grams with punctuation marks are wanted too; if absent, whether tokens or contains have some. */
  punctuation?: boolean;
  /** The smallest number of occurrences that is wanted. */
  minFrequency?: number;
  /** The largest number of occurrences that is wanted. */
  maxFrequency?: number;
  /** The smallest number of documents that is wanted. */
  minDocumentFrequency?: number;
  /** The largest number of documents that is wanted. */
  maxDocumentFrequency?: number;
  /**
   * What the rows tell apart: n-grams whose tokens agree in these are summed, each token being taken for its
   * commonest reading. The tokens themselves if absent.
   */
  collate?: WordMember[];
  /** What the rows are sorted by, the first key first; -frequency if absent. '-' before a key: descending. */
  sort?: LexistatsNgramsSort[];
  /** How tokens are written: oup as a list (if absent), google as one string. */
  format?: LexistatsNgramsFormat;
  /** The largest number of n-grams in the answer; 100 if absent. */
  limit?: number;
  /** How many items of the whole list are passed over; none if absent. */
  offset?: number;
  /** The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open. */
  corpus?: string;
  /** The language of the texts; en if absent. */
  language?: Language;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
}

/** What lexistats.trend asks for. */
export interface LexistatsTrendParameters {
  /** The word, in any case. */
  word: string;
  /** The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open. */
  corpus?: string;
  /** The language of the texts; en if absent. */
  language?: Language;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
}

/** What lexistats.word asks for. */
export interface LexistatsWordParameters {
  /** The word as it is written, capitals included: Books or books. */
  wordform?: string;
  /** The word in its usual case, in which the capital of a sentence is none. */
  trueCase?: string;
  /** The headword of which the words are forms. */
  lemma?: string;
  /** The lexical category of the word. */
  lexicalCategory?: LexicalCategory;
  /** The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open. */
  corpus?: string;
  /** The language of the texts; en if absent. */
  language?: Language;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
}

/** What lexistats.words asks for. */
export interface LexistatsWordsParameters {
  /** The words as they are written that are wanted; those after '-' are not. */
  wordform?: string[];
  /** The words as they are written that are wanted; those after '-' are not. */
  wordforms?: string[];
  /** The words in their usual case that are wanted; those after '-' are not. */
  trueCase?: string[];
  /** The words in their usual case that are wanted; those after '-' are not. */
  trueCases?: string[];
  /** The headwords of which words are forms that are wanted; those after '-' are not. */
  lemma?: string[];
  /** The headwords of which words are forms that are wanted; those after '-' are not. */
  lemmas?: string[];
  /** The lexical categories that are wanted; those after '-' are not. */
  lexicalCategory?: string[];
  /** The lexical categories that are wanted; those after '-' are not. */
  lexicalCategories?: string[];
  /**
   * The grammatical features that words must have; those after '-' they must not have: 'degree:superlative',
   * '-number:plural', or an object with the values by key.
   */
  grammaticalFeatures?: string[] | Record<string, unknown>;
  /** The smallest number of occurrences that is wanted. */
  minFrequency?: number;
  /** The largest number of occurrences that is wanted. */
  maxFrequency?: number;
  /** The fewest occurrences per million words. */
  minNormalizedFrequency?: number;
  /** The most occurrences per million words. */
  maxNormalizedFrequency?: number;
  /** What the rows tell apart: records that agree in these are summed. The smallest units if absent. */
  collate?: WordMember[];
  /** What the rows are sorted by, the first key first; -frequency if absent. '-' before a key: descending. */
  sort?: LexistatsWordsSort[];
  /** The largest number of rows in the answer; 100 if absent. */
  limit?: number;
  /** How many items of the whole list are passed over; none if absent. */
  offset?: number;
  /** The name of the corpus; lexistats.corpora lists them. If absent: wiki for words, else open. */
  corpus?: string;
  /** The language of the texts; en if absent. */
  language?: Language;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
}

/** What reverse.lookup asks for. */
export interface ReverseLookupParameters {
  /**
   * What the word means, in your own words: 'fear of spiders'. What begins with 'to' is taken for a verb, what
   * begins with an article for a noun, where 'lexicalCategory' is absent.
   */
  definition: string;
  /** The lexical categories that are wanted; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The largest number of headwords in the answer; 10 if absent. */
  limit?: number;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
}

/** What rhymes.lookup asks for. */
export interface RhymesLookupParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The lexical categories that are wanted; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /**
   * The kinds of rhymes that are wanted, perfect ones if absent. 'perfect': all is equal from the vowel with the
   * primary stress on, and the consonants before it differ (love, dove). 'near': the sounds from there on are alike
   * one by one (love, enough). 'identical': the consonants before are equal too (leave, believe).
   */
  kind?: RhymesLookupKind[];
  /** The number of syllables that a rhyme has: 2, or from 2 to 3 as '2-3'; any if absent. */
  syllables?: number | string;
  /**
   * The stress of a rhyme's syllables, one digit for each: 1 primary, 2 secondary, 0 none, ? any of them, so that
   * '010' finds 'together'; any stress if absent.
   */
  stress?: string;
  /** The largest number of rhymes for each pronunciation in the answer; 50 if absent. */
  limit?: number;
  /** How many items of the whole list are passed over; none if absent. */
  offset?: number;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
}

/** What rhymes.syllables asks for. */
export interface RhymesSyllablesParameters {
  /** A word or a line of verse. */
  text: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
  /**
   * What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
   * minds in the words of their time.
   */
  include?: string[];
}

/** What search.at asks for. */
export interface SearchAtParameters {
  /** The text, or the part of it around the cursor. */
  text: string;
  /** How much of the text stands before the cursor. */
  offset: number;
  /** What offsets count: 'utf-8', 'utf-16' (if absent) or 'characters' (of Unicode). */
  unit?: TextUnit;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
  /**
   * What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
   * minds in the words of their time.
   */
  include?: string[];
}

/** What search.query asks for. */
export interface SearchQueryParameters {
  /** The word, or the beginning of one. */
  q: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** Whether headwords that begin with 'q' are wanted, in alphabetical order, and no others; false if absent. */
  prefix?: boolean;
  /**
   * Whether headwords are wanted that 'q' may be a misspelling of, fifty at most; if absent, only where nothing
   * else is found, or one that is much commoner than what is.
   */
  fuzzy?: boolean;
  /**
   * The varieties of English to one of which the spelling of a headword must belong; all if absent. For English
   * only.
   */
  regions?: Variety[];
  /** The largest number of headwords in the answer; 20 if absent. */
  limit?: number;
  /** How many items of the whole list are passed over; none if absent. */
  offset?: number;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
  /**
   * What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
   * minds in the words of their time.
   */
  include?: string[];
}

/** What search.thesaurus asks for. */
export interface SearchThesaurusParameters {
  /** The word, or the beginning of one. */
  q: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** Whether headwords that begin with 'q' are wanted, in alphabetical order, and no others; false if absent. */
  prefix?: boolean;
  /**
   * Whether headwords are wanted that 'q' may be a misspelling of, fifty at most; if absent, only where nothing
   * else is found, or one that is much commoner than what is.
   */
  fuzzy?: boolean;
  /** The largest number of headwords in the answer; 20 if absent. */
  limit?: number;
  /** How many items of the whole list are passed over; none if absent. */
  offset?: number;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
  /**
   * What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
   * minds in the words of their time.
   */
  include?: string[];
}

/** What search.translations asks for. */
export interface SearchTranslationsParameters {
  /** The word, or the beginning of one. */
  q: string;
  /** The language into which a headword must have a translation. */
  target: Language;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** Whether headwords that begin with 'q' are wanted, in alphabetical order, and no others; false if absent. */
  prefix?: boolean;
  /**
   * Whether headwords are wanted that 'q' may be a misspelling of, fifty at most; if absent, only where nothing
   * else is found, or one that is much commoner than what is.
   */
  fuzzy?: boolean;
  /**
   * The varieties of English to one of which the spelling of a headword must belong; all if absent. For English
   * only.
   */
  regions?: Variety[];
  /** The largest number of headwords in the answer; 20 if absent. */
  limit?: number;
  /** How many items of the whole list are passed over; none if absent. */
  offset?: number;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
  /**
   * What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
   * minds in the words of their time.
   */
  include?: string[];
}

/** What sentences.lookup asks for. */
export interface SentencesLookupParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The lexical categories that are wanted; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /**
   * The only way to find a headword. If absent, headwords that are spelled like the word and those that it is a
   * form of are found together, the likeliest first; other spellings of headwords if there are none.
   */
  match?: MatchKind;
  /** Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false if absent. */
  preserveCase?: boolean;
  /** The largest number of sentences in the answer; 20 if absent. */
  limit?: number;
  /** How many items of the whole list are passed over; none if absent. */
  offset?: number;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
  /**
   * What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
   * minds in the words of their time.
   */
  include?: string[];
}

/** What taxonomy.lookup asks for. */
export interface TaxonomyLookupParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The lexical categories that are wanted; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /** The identifier of the only sense that is wanted; every sense if absent, the commonest first. */
  sense?: string;
  /** Which related concepts are wanted; hypernyms if absent. The hyponyms of a verb are its troponyms. */
  relations?: TaxonomyLookupRelation[];
  /**
   * How they are laid out: a list of each concept once, the nearest first; paths to the root (hypernyms and
   * holonyms only); or a tree. A list if absent.
   */
  shape?: TaxonomyLookupShape;
  /** How many steps are taken from a sense; if absent, 1 for a list, 3 for a tree, and paths go to their end. */
  depth?: number;
  /**
   * The largest number of concepts in the answer, the first senses first; 100 if absent. A sense that is not told
   * in full has 'isTruncated'.
   */
  limit?: number;
  /**
   * The only way to find a headword. If absent, headwords that are spelled like the word and those that it is a
   * form of are found together, the likeliest first; other spellings of headwords if there are none.
   */
  match?: MatchKind;
  /** Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false if absent. */
  preserveCase?: boolean;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
  /**
   * What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
   * minds in the words of their time.
   */
  include?: string[];
}

/** What thesaurus.lookup asks for. */
export interface ThesaurusLookupParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** Whether synonyms or antonyms are wanted; both if absent. */
  relations?: ThesaurusLookupRelation[];
  /** The lexical categories that are wanted; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /**
   * The only way to find a headword. If absent, headwords that are spelled like the word and those that it is a
   * form of are found together, the likeliest first; other spellings of headwords if there are none.
   */
  match?: MatchKind;
  /** Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false if absent. */
  preserveCase?: boolean;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
  /**
   * What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
   * minds in the words of their time.
   */
  include?: string[];
}

/** What translations.lookup asks for. */
export interface TranslationsLookupParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the translations. */
  target: Language;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The parts of the answer that are wanted; all if absent, the bare structure if empty. */
  fields?: EntryField[];
  /** The lexical categories that are wanted; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /**
   * The grammatical features of which the headword, or one of the translations of a meaning, must have one; all
   * meanings pass if absent.
   */
  grammaticalFeatures?: GrammaticalFeature[];
  /** The subject fields of which a meaning must have one; all meanings pass if absent. */
  domains?: Domain[];
  /** The registers of which a meaning, or one of its translations, must have one; all meanings pass if absent. */
  registers?: Register[];
  /**
   * The only way to find a headword. If absent, headwords that are spelled like the word and those that it is a
   * form of are found together, the likeliest first; other spellings of headwords if there are none.
   */
  match?: MatchKind;
  /** Whether only headwords with the word's own capitals are found: of 'March' not 'march'; false if absent. */
  preserveCase?: boolean;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
  /**
   * What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
   * minds in the words of their time.
   */
  include?: string[];
}

/** What utility.domains asks for. */
export interface UtilityDomainsParameters {
  /** The language of the headwords; English (en) if absent. */
  language?: Language;
  /** If given, the labels that stand with translations into this language are listed instead of those of senses. */
  target?: Language;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
}

/** What utility.filters asks for. */
export interface UtilityFiltersParameters {
  /**
   * The only endpoint that is wanted: a method, such as 'dictionary.entries', or what stands before its dot; all if
   * absent.
   */
  endpoint?: string;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
}

/** What utility.grammaticalFeatures asks for. */
export interface UtilityGrammaticalFeaturesParameters {
  /** The language of the headwords; English (en) if absent. */
  language?: Language;
  /** If given, the labels that stand with translations into this language are listed instead of those of senses. */
  target?: Language;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
}

/** What utility.languages asks for. */
export interface UtilityLanguagesParameters {
  /** The only language of headwords that is wanted; all if absent. */
  sourceLanguage?: Language;
  /** The only language of translations that is wanted; if absent, all, and dictionaries without translations. */
  targetLanguage?: Language;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
}

/** What utility.lexicalCategories asks for. */
export interface UtilityLexicalCategoriesParameters {
  /** The language of the headwords; English (en) if absent. */
  language?: Language;
  /** If given, the labels that stand with translations into this language are listed instead of those of senses. */
  target?: Language;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
}

/** What utility.regions asks for. */
export interface UtilityRegionsParameters {
  /** The language of the headwords; English (en) if absent. */
  language?: Language;
  /** If given, the labels that stand with translations into this language are listed instead of those of senses. */
  target?: Language;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
}

/** What utility.registers asks for. */
export interface UtilityRegistersParameters {
  /** The language of the headwords; English (en) if absent. */
  language?: Language;
  /** If given, the labels that stand with translations into this language are listed instead of those of senses. */
  target?: Language;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
}

/** What wordlist.query asks for. */
export interface WordlistQueryParameters {
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The lexical categories that are wanted. */
  lexicalCategory?: LexicalCategory[];
  /** The subject fields of which a sense must have one. */
  domains?: Domain[];
  /** The registers of which a sense must have one. */
  registers?: Register[];
  /** The regions in one of which a sense, or the spelling of its headword, is used. */
  regions?: Region[];
  /** Languages into one of which a headword must have a translation. */
  translations?: Language[];
  /** Labels that no sense of a headword may have. */
  exclude?: WordlistQueryExclude | string;
  /** Labels of senses that do not count; a headword stays if another of its senses has what is wanted. */
  excludeSenses?: WordlistQueryExclude | string;
  /** Labels that the first sense of a headword may not have. */
  excludePrimeSenses?: WordlistQueryExcludePrimeSense | string;
  /** The length of a headword in characters: 5, '>5', '<10', or '>5,<10' for six to nine. */
  wordLength?: number | string;
  /** What a headword begins with, whatever its case, diacritics, blanks and hyphens. */
  prefix?: string;
  /** Whether a headword must be the whole of 'prefix'; false if absent. */
  exact?: boolean;
  /**
   * What a headword looks like: '?' is one character, '*' any number of them. Case, diacritics, blanks and hyphens
   * do not count.
   */
  pattern?: string;
  /** How common a headword is at least, as the logarithm of its occurrences in a thousand million words. */
  minZipf?: number;
  /** How common a headword is at most; headwords that were not counted are left out. */
  maxZipf?: number;
  /**
   * By 'word', or by 'frequency', the commonest first, and headwords that have what is wanted in a minor sense only
   * after all others; by word if absent.
   */
  sort?: WordlistQuerySort;
  /**
   * Whether each headword comes with its inflected forms, and 'prefix' with 'exact' finds headwords by a form too:
   * is this a word? False if absent.
   */
  valid?: boolean;
  /** The largest number of headwords in the answer; 100 if absent. */
  limit?: number;
  /** How many items of the whole list are passed over; none if absent. */
  offset?: number;
  /** The 'next' of the answer before; everything but 'limit' must be as in that call, and 'offset' absent. */
  cursor?: string;
  /**
   * Whether the replies of the upstream are wanted too, as they came, in metadata.upstream.replies; the lexicon has
   * none. False if absent.
   */
  raw?: boolean;
  /**
   * Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error;
   * false if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar.
   */
  safe?: boolean;
  /**
   * What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and
   * minds in the words of their time.
   */
  include?: string[];
}
