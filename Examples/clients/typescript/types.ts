// Written by Scripts/generate-clients.py from rpc-schema/openrpc.json.
// What methods are asked for and answer. A newer server may send more members and labels.

export type ChangedLayer =
  | "project" | "user" | "session"
  | (string & {});

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
  | "xh" | "yo" | "zh" | "af" | "am" | "ang" | "as" | "az" | "be" | "bg" | "bn" | "br" | "bs" | "ca" | "ceb"
  | "co" | "cs" | "cy" | "da" | "eo" | "et" | "eu" | "fi" | "fil" | "fo" | "fy" | "ga" | "gd" | "gl" | "grc"
  | "gv" | "haw" | "he" | "hr" | "hu" | "hy" | "is" | "ja" | "jv" | "kk" | "km" | "kn" | "ko" | "ku" | "ky" | "la"
  | "lb" | "lo" | "lt" | "mg" | "mi" | "mk" | "ml" | "mn" | "mt" | "my" | "nb" | "ne" | "nl" | "nn" | "no" | "oc"
  | "om" | "or" | "pa" | "pl" | "ps" | "rm" | "sa" | "scn" | "sco" | "sd" | "sh" | "si" | "sk" | "sl" | "so"
  | "sq" | "sr" | "st" | "su" | "sv" | "th" | "ti" | "tl" | "tr" | "ug" | "uk" | "uz" | "vi" | "vo" | "wa" | "wo"
  | "yi" | "yue"
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

export type ListedLayer =
  | "session" | "project" | "user" | "team" | "system"
  | (string & {});

export type MatchKind =
  | "exact" | "folded" | "lemma" | "variant"
  | (string & {});

export type MatchStrategy =
  | "exact" | "prefix" | "suffix" | "substring" | "re" | "soundex" | "lev" | "word" | "first" | "last" | "lemma"
  | "fold" | "phrase"
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

export type RhymeKind =
  | "perfect" | "near" | "identical"
  | (string & {});

export type SearchMatchType =
  | "exact" | "folded" | "lemma" | "variant" | "prefix" | "fuzzy"
  | (string & {});

export type Source =
  | "lexicon" | "upstream" | "cache"
  | (string & {});

export type TaxonomicRelation =
  | "hypernyms" | "hyponyms" | "meronyms" | "holonyms"
  | (string & {});

export type TaxonomyLayout =
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

export type WordsListStatus =
  | "accepted" | "preferred" | "forbidden"
  | (string & {});

export interface Analysis {
  lexicalCategory: LexicalCategory;
  grammaticalFeatures?: DictionaryEntriesGrammaticalFeature[];
}

export interface AnswerMetadata {
  /** The name and version of this schema. */
  schema: string;
  /** The source that answered; the cache holds answers of the upstream. */
  source: Source;
  /** The sources of the data in the answer; server.info describes them. */
  sources?: string[];
  /** The upstream's metadata about its answer, if it answered. */
  upstream?: DictionaryEntriesUpstream;
  /** Why the preferred source did not answer. */
  fallback?: Fallback;
  /** The headwords that could not be requested from the upstream, and why. */
  partial?: Partial;
}

export interface Corpus {
  name: string;
  language: string;
  /** The number of words counted, without punctuation. */
  words: number;
  /** The number of punctuation marks. */
  punctuation?: number;
  /** Absent if they were not counted. */
  documents?: number;
  /** The minimum count of listed words. Absent if all are listed. */
  wordFloor?: number;
  /** The minimum count of listed n-grams of two or more words. Absent if all are listed. */
  ngramFloor?: number;
}

export interface CrossReference {
  id: string;
  text: string;
  type?: DictionaryEntriesCrossReferenceType;
}

export interface DailyWord {
  /** The headword as written. */
  word: string;
  lexicalCategory: LexicalCategory;
  /** Its first definition. */
  definition: string;
  /** The source of the definition; server.info describes it. */
  source: string;
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
  /** The source of this data; server.info describes it. */
  source: string;
  etymologies?: string[];
  pronunciations?: DictionaryEntriesPronunciation[];
  /** The features of any of the senses. */
  grammaticalFeatures?: DictionaryEntriesGrammaticalFeature[];
  variantForms?: VariantForm[];
  notes?: DictionaryEntriesNote[];
  /** The most common first. */
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
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
   */
  languageTag?: string;
  lexicalCategory?: LexicalCategory;
  text: string;
  pronunciations?: DictionaryEntriesPronunciation[];
  derivatives?: Derivative[];
  /** One entry for each homograph. */
  entries?: DictionaryEntriesEntry[];
}

export interface DictionaryEntriesNote {
  text: string;
  type?: Type;
}

export interface DictionaryEntriesPronunciation {
  phoneticSpelling?: string;
  phoneticNotation?: PhoneticNotation;
  /** The regions with this pronunciation. */
  regions?: Region[];
  /** The address of a recording; from the upstream only. */
  audioFile?: string;
  /** The source of this data; server.info describes it. */
  source: string;
}

export interface DictionaryEntriesResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /**
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
   */
  languageTag?: string;
  /** The headword as written. */
  word: string;
  match: HeadwordMatch;
  /** The regions of this spelling, if not all. */
  regions?: Region[];
  pronunciations?: DictionaryEntriesPronunciation[];
  /** The most common lexical category first. */
  lexicalEntries: DictionaryEntriesLexicalEntry[];
  /** One group for each meaning. */
  translations?: DictionaryEntriesTranslation[];
}

export interface DictionaryEntriesSense {
  /** The source, a colon, and the source's identifier. */
  id?: string;
  definitions?: string[];
  /** Shortened definitions; from the upstream only. */
  shortDefinitions?: string[];
  /** The examples that show the headword itself come first. */
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
  /** Shortened definitions; from the upstream only. */
  shortDefinitions?: string[];
  /** The examples that show the headword itself come first. */
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
  /** Present if two sources were joined through this language; such a translation may confuse meanings. */
  pivot?: Language;
  lexicalCategory?: LexicalCategory;
  /** The meaning that is translated, in the words of the source. */
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
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
   */
  languageTag?: string;
  grammaticalFeatures?: DictionaryEntriesGrammaticalFeature[];
  registers?: Register[];
  regions?: Region[];
}

/** The upstream's metadata about its answer, if it answered. */
export interface DictionaryEntriesUpstream {
  version: string;
  /** The names of labels in the answer that Headword does not know. */
  labels?: Record<string, string>;
  /** The unchanged replies of the upstream, if requested with 'raw'. */
  replies?: unknown[];
}

export interface DictionaryEtymology {
  metadata: AnswerMetadata;
  results: DictionaryEtymologyResult[];
}

export interface DictionaryEtymologyEtymology {
  /** The etymology, as its source words it. */
  text: string;
  /**
   * The stages of the word's history as far as the text lists them, the nearest first; found by rules, which may
   * err.
   */
  stages?: DictionaryEtymologyStage[];
  /** The source of this data; server.info describes it. */
  source: string;
}

export interface DictionaryEtymologyLexicalEntry {
  language: Language;
  /**
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
   */
  languageTag?: string;
  lexicalCategory?: LexicalCategory;
  text: string;
  /** Those of one homograph after those of another. */
  etymologies: DictionaryEtymologyEtymology[];
}

export interface DictionaryEtymologyResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /**
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
   */
  languageTag?: string;
  /** The headword as written. */
  word: string;
  match: HeadwordMatch;
  /** The most common lexical category first. */
  lexicalEntries: DictionaryEtymologyLexicalEntry[];
}

export interface DictionaryEtymologyStage {
  /** The English name of the language: Middle English. */
  language: string;
  /** The year in which the language began, about; negative before our era. */
  from?: number;
  /** The year in which it ended, about. */
  to?: number;
  /**
   * The word in that language; absent if it is spelled as in the stage before. An asterisk marks a form that is not
   * attested.
   */
  forms?: string[];
  /** What it meant there. */
  gloss?: string;
  /** Present if the source doubts this stage. */
  isUncertain?: boolean;
}

export interface DictionaryFamily {
  metadata: AnswerMetadata;
  results: DictionaryFamilyResult[];
}

export interface DictionaryFamilyResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /**
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
   */
  languageTag?: string;
  /** The headword as written. */
  word: string;
  match: HeadwordMatch;
  /** The words of the family: the root first, those nearer to it before others. */
  words: DictionaryFamilyWord[];
  /** Present if the limit left words out. */
  isTruncated?: boolean;
}

export interface DictionaryFamilyWord {
  /** The headword with an underscore for each space. */
  id: string;
  /** The headword as written. */
  text: string;
  /** The headword that it is derived from; absent for the root. */
  base?: string;
  /** The prefix or suffix: `un-`, `-ness`; absent if none makes the word. */
  affix?: string;
  /** The number of steps from the root. */
  depth: number;
  /** The most common first. */
  lexicalCategories?: LexicalCategory[];
  /** The most common meaning. */
  definition?: string;
}

/** Why the preferred source did not answer. */
export interface Fallback {
  from: string;
  reason: string;
  message: string;
  retryAfter?: number;
}

export interface HeadwordMatch {
  kind: MatchKind;
  /** For the kind lemma: readings of the word as a form of the headword. */
  analyses?: Analysis[];
}

export interface InflectionsForms {
  metadata: AnswerMetadata;
  results: InflectionsFormsResult[];
}

export interface InflectionsFormsInflection {
  inflectedForm: string;
  /** The features of the form, if the source gives them. */
  grammaticalFeatures?: DictionaryEntriesGrammaticalFeature[];
  /** The regions of this spelling, if not all. */
  regions?: Region[];
  /** The source that lists it; server.info describes it. */
  source: string;
}

export interface InflectionsFormsLexicalEntry {
  language: Language;
  /**
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
   */
  languageTag?: string;
  lexicalCategory?: LexicalCategory;
  text: string;
  /** The headword, then its forms, the best of each kind first. */
  inflections?: InflectionsFormsInflection[];
}

export interface InflectionsFormsResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /**
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
   */
  languageTag?: string;
  /** The headword as written. */
  word: string;
  match: HeadwordMatch;
  /** The most common lexical category first. */
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
  /** The headwords with this form, including the form itself if it is a headword. */
  inflectionOf: Derivative[];
  /** The features of the form, if the source gives them. */
  grammaticalFeatures?: DictionaryEntriesGrammaticalFeature[];
}

export interface InflectionsLemmasResult {
  /** The form with an underscore for each space. */
  id: string;
  language: Language;
  /**
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
   */
  languageTag?: string;
  /** The form. */
  word: string;
  /** One entry for each reading, the likeliest first. */
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
  /** The number of occurrences near the word. */
  frequency: number;
  /** The occurrences before it. */
  before?: number;
  /** The occurrences after it. */
  after?: number;
  /** The total number of occurrences. */
  wordFrequency?: number;
  /** The number of occurrences near the word expected by chance. */
  expectedFrequency?: number;
  /** Dunning's G2: the evidence that this is not chance. */
  logLikelihood: number;
  /** The certainty of this; favours common words. */
  tScore: number;
  /** The strength of the association, in bits; favours rare words. */
  pmi: number;
}

export interface LexistatsCorpora {
  results: LexistatsCorporaResult[];
  /** The corpora that exist but cannot be read; absent if there are none. */
  unreadable?: LexistatsCorporaUnreadable[];
}

export interface LexistatsCorporaResult {
  name: string;
  language: string;
  /** The number of words counted, without punctuation. */
  words: number;
  /** The number of punctuation marks. */
  punctuation?: number;
  /** Absent if they were not counted. */
  documents?: number;
  /** The minimum count of listed words. Absent if all are listed. */
  wordFloor?: number;
  /** The minimum count of listed n-grams of two or more words. Absent if all are listed. */
  ngramFloor?: number;
  /** The maximum length of an n-gram; 1 means words only. */
  longestNgram: number;
  /** Whether n-grams with punctuation were counted. */
  includesPunctuation?: boolean;
  /** The periods of the dated texts. */
  periods?: string[];
  /** The texts that were counted. */
  sources?: string[];
}

export interface LexistatsCorporaUnreadable {
  name: string;
  language: string;
  /** Why the file cannot be read. */
  reason: string;
}

export interface LexistatsNgrams {
  metadata: StatsMetadata;
  results: LexistatsNgramsResult[];
}

export interface LexistatsNgramsResult {
  /** In lower case, except from the upstream. Absent where rows are collated by other members. */
  tokens?: string[] | string;
  trueCases?: string[] | string;
  lemmas?: string[] | string;
  /** Empty for a word that is not in the lexicon. */
  lexicalCategories?: string[] | string;
  /** The number of occurrences. */
  frequency: number;
  /** Occurrences per million words. */
  normalizedFrequency?: number;
  /** The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common. */
  zipf?: number;
  /** The number of documents with an occurrence. Absent if unknown. */
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
  /** The number of documents with an occurrence. Absent if unknown. */
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
  /** False, in place of a frequency, if the corpus lists only its more common words and this is not among them. */
  isListed?: boolean;
  /** The number of documents with an occurrence. Absent if unknown. */
  documentFrequency?: number;
  /** The number of matching records. */
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
  /** Absent if the word is not in the lexicon. */
  lexicalCategory?: LexicalCategory;
  grammaticalFeatures?: DictionaryEntriesGrammaticalFeature[];
  /** The number of occurrences. */
  frequency: number;
  /** Occurrences per million words. */
  normalizedFrequency?: number;
  /** The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common. */
  zipf?: number;
  /** The number of documents with an occurrence. Absent if unknown. */
  documentFrequency?: number;
  /**
   * True if occurrences of a form were divided between its lemmas and lexical categories; see the lexicon's counts.
   */
  isEstimated?: boolean;
}

export interface ListMetadata {
  /** The name and version of this schema. */
  schema: string;
  /** The source that answered; the cache holds answers of the upstream. */
  source: Source;
  /** The sources of the data in the answer; server.info describes them. */
  sources?: string[];
  limit: number;
  offset: number;
  /** The length of the whole list. */
  total: number;
  /** The cursor for the next part; absent after the last. */
  next?: string;
  /** The upstream's metadata about its answer, if it answered. */
  upstream?: DictionaryEntriesUpstream;
  /** Why the preferred source did not answer. */
  fallback?: Fallback;
  /** The headwords that could not be requested from the upstream, and why. */
  partial?: Partial;
}

/** The headwords that could not be requested from the upstream, and why. */
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
  /** The headword as written. */
  word: string;
  lexicalCategory: LexicalCategory;
  /** How well the definition fits, to three decimals. */
  score: number;
  /** The best-fitting definition of the headword. */
  definition: string;
  /** The identifier of the sense with this definition. */
  sense: string;
  source: string;
  /** The words of the given definition that this one contains, as such, in another form or as a synonym. */
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
  /** The headword as written. */
  word: string;
  /** Present if only these lexical categories have this pronunciation. */
  lexicalCategories?: LexicalCategory[];
  /** The pronunciation in the International Phonetic Alphabet. */
  phoneticSpelling: string;
  /** The sounds, named as in the CMU Pronouncing Dictionary and separated by spaces. */
  phones: string;
  /** The number of syllables. */
  syllables: number;
  /**
   * The stress of each syllable: 1 primary, 2 secondary, 0 none. A monosyllable has 1, though many are unstressed
   * within a line.
   */
  stress: string;
  /** The number of rhymes on all pages. */
  total: number;
  /** By kind, near rhymes by similarity, and the most common first. */
  rhymes: RhymesLookupRhyme[];
}

export interface RhymesLookupRhyme {
  /** The headword with an underscore for each space. */
  id: string;
  /** The headword as written. */
  text: string;
  kind: RhymeKind;
  /** Present if the word rhymes in this lexical category only. */
  lexicalCategory?: LexicalCategory;
  /** The pronunciation in the International Phonetic Alphabet. */
  phoneticSpelling: string;
  syllables: number;
  stress: string;
  /** The frequency as the logarithm of the occurrences per thousand million words; absent if it was not counted. */
  zipf?: number;
}

export interface RhymesSyllables {
  metadata: AnswerMetadata;
  text: string;
  /** The total number of syllables, by each word's first pronunciation; unknown words do not count. */
  syllables: number;
  /** The stress of the syllables, word by word, separated by spaces. */
  stress: string;
  /** The words without a known pronunciation, if any. */
  unknown?: string[];
  /** One for each word of the text. */
  results: RhymesSyllablesResult[];
}

export interface RhymesSyllablesPronunciation {
  /** The headword as written. */
  word: string;
  /** Present if the word is a regular form of the headword, and its sounds were derived from the headword's. */
  isDerived?: boolean;
  /** Present if only these lexical categories have this pronunciation. */
  lexicalCategories?: LexicalCategory[];
  /** The pronunciation in the International Phonetic Alphabet. */
  phoneticSpelling: string;
  /** The sounds, named as in the CMU Pronouncing Dictionary and separated by spaces. */
  phones: string;
  /** The number of syllables. */
  syllables: number;
  /**
   * The stress of each syllable: 1 primary, 2 secondary, 0 none. A monosyllable has 1, though many are unstressed
   * within a line.
   */
  stress: string;
}

export interface RhymesSyllablesResult {
  text: string;
  /** The most common first; empty if none is known. */
  pronunciations: RhymesSyllablesPronunciation[];
}

export interface SearchAt {
  metadata: AnswerMetadata;
  /** The phrase as written in the text. */
  text: string;
  range: SearchAtRange;
  /** The headwords for the phrase, the likeliest in its sentence first. */
  results: SearchAtResult[];
}

export interface SearchAtRange {
  start: number;
  /** The offset after the end of the phrase. */
  end: number;
  unit: TextUnit;
}

export interface SearchAtResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /** The headword as written. */
  word: string;
  match: HeadwordMatch;
  /** The lexical categories, the likeliest in the sentence first. */
  lexicalCategories?: LexicalCategory[];
}

export interface SearchMatch {
  metadata: AnswerMetadata;
  /** The number of all headwords that match; absent if they were not counted. */
  total?: number;
  /** The headwords: by lev and lemma the likeliest first, otherwise in alphabetical order. */
  results: SearchMatchResult[];
}

export interface SearchMatchResult {
  /** The headword as written. */
  word: string;
  language: Language;
  /**
   * The sources with an entry, as server.info names them, those of layers first; empty if all that they say is
   * dated and was not asked for.
   */
  sources: string[];
}

export interface SearchQuery {
  metadata: ListMetadata;
  results: SearchQueryResult[];
}

export interface SearchQueryResult {
  /** The headword with an underscore for each space. */
  id: string;
  /** The headword as written. */
  word: string;
  matchType?: SearchMatchType;
  /** The text that was searched for. */
  matchString?: string;
  /** How close the headword is to the text searched for: from 0 to 1 in the lexicon. */
  score?: number;
  /** The logarithm of the occurrences per thousand million words; absent if it was not counted. */
  zipf?: number;
}

export interface SentencesLookup {
  metadata: ListMetadata;
  results: SentencesLookupResult[];
}

export interface SentencesLookupLexicalEntry {
  language: Language;
  /**
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
   */
  languageTag?: string;
  lexicalCategory?: LexicalCategory;
  text: string;
  /** The sentences of the most common sense first. */
  sentences?: SentencesLookupSentence[];
}

export interface SentencesLookupResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /**
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
   */
  languageTag?: string;
  /** The headword as written. */
  word: string;
  match: HeadwordMatch;
  /** The most common lexical category first. */
  lexicalEntries: SentencesLookupLexicalEntry[];
}

export interface SentencesLookupSentence {
  text: string;
  author?: string;
  /** The source of this data; server.info describes it. */
  source: string;
  /** The senses that it illustrates, if a source gives them. */
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
  /** The layers of words above the lexicon, the nearest first; absent if there are none. */
  layers?: ServerInfoLayer[];
  /** The Oxford Dictionaries API, if it is used. */
  upstream?: ServerInfoUpstream;
  /** The store that the replicas of the service share, if there is one. */
  store?: ServerInfoStore;
  /** The external providers; absent if there are none. */
  providers?: ServerInfoProvider[];
}

export interface ServerInfoBudget {
  minute: ServerInfoMinute;
  month: ServerInfoMinute;
  /** The calls that this replica may still send while it cannot reach the store; absent while it can. */
  share?: ServerInfoShare;
}

/** The calls since the start. */
export interface ServerInfoCall {
  sent: number;
  cached: number;
  shared: number;
  failed: number;
}

export interface ServerInfoFile {
  path: string;
  /** The number of lines that say something. */
  words: number;
  /** The number of lines that are not used. */
  problemCount: number;
  /** The first of them. */
  problems?: ServerInfoProblem[];
}

export interface ServerInfoLayer {
  /** What answers call it. */
  source: string;
  files: ServerInfoFile[];
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
  /** Absent if there is no limit. */
  limit?: number;
}

export interface ServerInfoPackage {
  name: string;
  version: string;
}

export interface ServerInfoProblem {
  /** The number of the line; absent if it is the whole file. */
  line?: number;
  reason: string;
}

export interface ServerInfoProvider {
  namespace: string;
  name: string;
  version: string;
  isUp: boolean;
  restarts: number;
}

/** The calls that this replica may still send while it cannot reach the store; absent while it can. */
export interface ServerInfoShare {
  /** Absent if there is no limit. */
  minute?: number;
  /** Absent if there is no limit. */
  month?: number;
}

export interface ServerInfoSource {
  id: string;
  title: string;
  licence: string;
  /** The packages that it was read from. */
  packages: ServerInfoPackage[];
  /** The number of records of each kind. */
  records: Record<string, number>;
}

/** The store that the replicas of the service share, if there is one. */
export interface ServerInfoStore {
  address: string;
  isUp: boolean;
  /** Why it cannot be used at present. */
  failure?: string;
}

/** The Oxford Dictionaries API, if it is used. */
export interface ServerInfoUpstream {
  version: string;
  url: string;
  /** Whether calls are suspended for a while after failures. */
  isPaused: boolean;
  /** The calls since the start. */
  calls: ServerInfoCall;
  budget?: ServerInfoBudget;
}

export interface ServerLimits {
  /** Empty if the service was not configured, as in a program that embeds it. */
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
  /** The source that answered. */
  source: LexistatsCollocationsSource;
  /** The texts that were counted, as far as known. */
  sources?: string[];
  corpus?: Corpus;
  limit?: number;
  offset?: number;
  total?: number;
  isTruncated?: boolean;
  /** The upstream's metadata about its answer, if it answered. */
  upstream?: DictionaryEntriesUpstream;
  /** Why the preferred source did not answer. */
  fallback?: Fallback;
  /** The headwords that could not be requested from the upstream, and why. */
  partial?: Partial;
}

export interface TaxonomyLookup {
  metadata: AnswerMetadata;
  results: TaxonomyLookupResult[];
}

export interface TaxonomyLookupHypernym {
  /** Its relation to the sense or concept before it. */
  relation: ConceptRelation;
  /** The headwords that stand for the concept, each in one sense. */
  words: Derivative[];
  definitions?: string[];
  /** For the shape list: the number of steps from the sense. */
  depth?: number;
  /** For the shape tree: the concepts of the next level. */
  hypernyms?: unknown[];
  /** For the shape tree: the concepts of the next level. */
  hyponyms?: unknown[];
  /** For the shape tree: the concepts of the next level. */
  meronyms?: unknown[];
  /** For the shape tree: the concepts of the next level. */
  holonyms?: unknown[];
}

export interface TaxonomyLookupLexicalEntry {
  language: Language;
  /**
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
   */
  languageTag?: string;
  lexicalCategory?: LexicalCategory;
  text: string;
  /** Senses with the requested concepts, the most common first. */
  senses?: TaxonomyLookupSense[];
}

export interface TaxonomyLookupResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /**
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
   */
  languageTag?: string;
  /** The headword as written. */
  word: string;
  match: HeadwordMatch;
  /** The most common lexical category first. */
  lexicalEntries: TaxonomyLookupLexicalEntry[];
}

export interface TaxonomyLookupSense {
  /** The source, a colon, and the source's identifier. */
  id: string;
  /** The headwords that stand for the concept, each in one sense. */
  words: Derivative[];
  definitions?: string[];
  /**
   * The concepts that it is a kind or an instance of. In a tree, each has its own related concepts in a member of
   * the same name.
   */
  hypernyms?: TaxonomyLookupHypernym[];
  /**
   * Its kinds; for a verb, the manners of doing it. In a tree, each has its own related concepts in a member of the
   * same name.
   */
  hyponyms?: TaxonomyLookupHypernym[];
  /**
   * Its parts, its members and its materials. In a tree, each has its own related concepts in a member of the same
   * name.
   */
  meronyms?: TaxonomyLookupHypernym[];
  /**
   * The wholes and groups that it belongs to, and the things made of it. In a tree, each has its own related
   * concepts in a member of the same name.
   */
  holonyms?: TaxonomyLookupHypernym[];
  /** For the shape path: each path from the sense to the root. */
  hypernymPaths?: TaxonomyLookupHypernym[][];
  /** For the shape path: each path from the sense to the root. */
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
  /** The source of this data; server.info describes it. */
  source: string;
  /** The most common first. */
  senses: ThesaurusLookupSense[];
}

export interface ThesaurusLookupLexicalEntry {
  language: Language;
  /**
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
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
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
   */
  languageTag?: string;
  /** The headword as written. */
  word: string;
  match: HeadwordMatch;
  /** The most common lexical category first. */
  lexicalEntries: ThesaurusLookupLexicalEntry[];
}

export interface ThesaurusLookupSense {
  /**
   * The source, a colon, and the source's identifier; absent where the source distinguishes meanings only by their
   * words.
   */
  id?: string;
  definitions?: string[];
  domains?: Domain[];
  registers?: Register[];
  regions?: Region[];
  /** The most relevant first. */
  synonyms?: ThesaurusLookupSynonym[];
  antonyms?: ThesaurusLookupAntonym[];
  subsenses?: ThesaurusLookupSubsense[];
}

export interface ThesaurusLookupSubsense {
  /**
   * The source, a colon, and the source's identifier; absent where the source distinguishes meanings only by their
   * words.
   */
  id?: string;
  definitions?: string[];
  domains?: Domain[];
  registers?: Register[];
  regions?: Region[];
  /** The most relevant first. */
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
  /** The source of this data; server.info describes it. */
  source: string;
  /** Present if two sources were joined through this language; such a translation may confuse meanings. */
  pivot?: Language;
  grammaticalFeatures?: DictionaryEntriesGrammaticalFeature[];
  notes?: DictionaryEntriesNote[];
  /** The translated meanings, the likeliest first where the source ranks them. */
  senses?: TranslationsLookupSense[];
}

export interface TranslationsLookupExample {
  text: string;
  translations?: DictionaryEntriesTranslationTranslation[];
}

export interface TranslationsLookupLexicalEntry {
  language: Language;
  /**
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
   */
  languageTag?: string;
  lexicalCategory?: LexicalCategory;
  text: string;
  /** One entry for each source. */
  entries?: TranslationsLookupEntry[];
}

export interface TranslationsLookupResult {
  /** The headword with an underscore for each space. */
  id: string;
  language: Language;
  /**
   * The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
   */
  languageTag?: string;
  /** The headword as written. */
  word: string;
  match: HeadwordMatch;
  /** The most common lexical category first. */
  lexicalEntries: TranslationsLookupLexicalEntry[];
}

export interface TranslationsLookupSense {
  /** The meaning that is translated, in the words of the source. */
  gloss?: string;
  domains?: Domain[];
  registers?: Register[];
  regions?: Region[];
  translations?: DictionaryEntriesTranslationTranslation[];
  /** The upstream's identifier of the meaning. */
  id?: string;
  notes?: DictionaryEntriesNote[];
  /** From the upstream only. */
  examples?: TranslationsLookupExample[];
  subsenses?: TranslationsLookupSubsense[];
}

export interface TranslationsLookupSubsense {
  /** The meaning that is translated, in the words of the source. */
  gloss?: string;
  domains?: Domain[];
  registers?: Register[];
  regions?: Region[];
  translations?: DictionaryEntriesTranslationTranslation[];
  /** The upstream's identifier of the meaning. */
  id?: string;
  notes?: DictionaryEntriesNote[];
  /** From the upstream only. */
  examples?: TranslationsLookupExample[];
}

export interface UtilityDomains {
  metadata: AnswerMetadata;
  results: Record<string, UtilityDomainsResult>;
}

export interface UtilityDomainsResult {
  /** The label for display. */
  en: string;
  /** The number of headwords with it. */
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
  /** The English name; absent for an upstream language that has no name here. */
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
  /** The headword as written. */
  word: string;
  /** The logarithm of the occurrences per thousand million words; absent if it was not counted. */
  zipf?: number;
  /** The inflected forms, if requested with 'valid'. */
  forms?: string[];
}

export interface WordsAdd {
  layer: string;
  /** The file that has the word; absent if the connection has it. */
  file?: string;
  /** Whether it is new there. */
  added: boolean;
  /** The number of lines that said the opposite, and were removed. */
  removed: number;
}

export interface WordsList {
  metadata: ListMetadata;
  results: WordsListResult[];
}

export interface WordsListResult {
  /** The word as the layer writes it. */
  word: string;
  /** The layer: session, project, user, team, team-2, ... or system. */
  layer: string;
  /** The file; absent for a word of the connection. */
  file?: string;
  status: WordsListStatus;
  /** The words to use instead of a forbidden one, the best first. */
  use?: string[];
  /** Absent if it is a word of every language. */
  language?: Language;
  lexicalCategory?: LexicalCategory;
  definition?: string;
}

export interface WordsRemove {
  layer: string;
  /** The files that had such lines; absent if none had. */
  files?: string[];
  /** The number of removed lines; 0 if the layer said nothing of the word. */
  removed: number;
}

/** What daily.word asks for. */
export interface DailyWordParameters {
  /** The day, such as '2026-10-05'. */
  date: string;
  /** The lexical categories to include; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What dictionary.entries asks for. */
export interface DictionaryEntriesParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The parts of the answer to include; all but translations if absent, the bare structure if empty. */
  fields?: EntryField[];
  /** The lexical categories to include; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /** The grammatical features; a sense must have at least one. */
  grammaticalFeatures?: GrammaticalFeature[];
  /** The subject fields; a sense must have at least one. */
  domains?: Domain[];
  /** The registers; a sense must have at least one. */
  registers?: Register[];
  /** The variety of English for senses, spellings and pronunciations; all if absent. For English only. */
  region?: Variety;
  /**
   * The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form
   * of are found together, the likeliest first; other spellings of headwords only if there are none.
   */
  match?: MatchKind;
  /** Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent. */
  preserveCase?: boolean;
  /**
   * Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
   * less time.
   */
  suggestions?: boolean;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What dictionary.etymology asks for. */
export interface DictionaryEtymologyParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The lexical categories to include; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /**
   * The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form
   * of are found together, the likeliest first; other spellings of headwords only if there are none.
   */
  match?: MatchKind;
  /** Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent. */
  preserveCase?: boolean;
  /**
   * Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
   * less time.
   */
  suggestions?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What dictionary.family asks for. */
export interface DictionaryFamilyParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The lexical categories to include; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /**
   * The maximum number of words of each family, those nearest to the root first; 100 if absent. A family that is
   * not shown in full has 'isTruncated'.
   */
  limit?: number;
  /**
   * The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form
   * of are found together, the likeliest first; other spellings of headwords only if there are none.
   */
  match?: MatchKind;
  /** Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent. */
  preserveCase?: boolean;
  /**
   * Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
   * less time.
   */
  suggestions?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What dictionary.words asks for. */
export interface DictionaryWordsParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The parts of the answer to include; all but translations if absent, the bare structure if empty. */
  fields?: EntryField[];
  /** The lexical categories to include; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /** The grammatical features; a sense must have at least one. */
  grammaticalFeatures?: GrammaticalFeature[];
  /** The subject fields; a sense must have at least one. */
  domains?: Domain[];
  /** The registers; a sense must have at least one. */
  registers?: Register[];
  /** The variety of English for senses, spellings and pronunciations; all if absent. For English only. */
  region?: Variety;
  /**
   * Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
   * less time.
   */
  suggestions?: boolean;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
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
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
}

/** What inflections.forms asks for. */
export interface InflectionsFormsParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The lexical categories to include; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /** The grammatical features; a form must have at least one. All forms pass if absent. */
  grammaticalFeatures?: GrammaticalFeature[];
  /**
   * The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form
   * of are found together, the likeliest first; other spellings of headwords only if there are none.
   */
  match?: MatchKind;
  /** Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent. */
  preserveCase?: boolean;
  /**
   * Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
   * less time.
   */
  suggestions?: boolean;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What inflections.lemmas asks for. */
export interface InflectionsLemmasParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The lexical categories to include; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /** The grammatical features; a form must have at least one. All forms pass if absent. */
  grammaticalFeatures?: GrammaticalFeature[];
  /**
   * Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
   * less time.
   */
  suggestions?: boolean;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What lexistats.collocations asks for. */
export interface LexistatsCollocationsParameters {
  /** The word, in upper or lower case. */
  word: string;
  /** How many words before and after count as near; 3 if absent, or what the corpus allows. Punctuation ends it. */
  window?: number;
  /** The side of the other words: before, after or both; both if absent. */
  side?: LexistatsCollocationsSide;
  /** The minimum number of occurrences near the word; 5 if absent. */
  minFrequency?: number;
  /** The measure to sort by, the strongest words first: logLikelihood (if absent), tScore or pmi. */
  sort?: LexistatsCollocationsSort;
  /** The largest number of words in the answer; 20 if absent. */
  limit?: number;
  /** How many items of the whole list to skip; none if absent. */
  offset?: number;
  /** The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open. */
  corpus?: string;
  /** The language of the texts; en if absent. */
  language?: Language;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
}

/** What lexistats.corpora asks for. */
export interface LexistatsCorporaParameters {
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
}

/** What lexistats.ngrams asks for. */
export interface LexistatsNgramsParameters {
  /**
   * The n-grams to look up, their tokens separated by spaces: 'a word, another word', or a list. Capitals make a
   * difference upstream only.
   */
  tokens?: string | string[];
  /** Tokens that the n-grams contain in any order, separated by spaces or commas, or a list. */
  contains?: string | string[];
  /** The number of tokens in each n-gram; that of 'tokens' if absent. */
  size?: number;
  /** Whether to include n-grams with punctuation marks; if absent, only if 'tokens' or 'contains' has some. */
  punctuation?: boolean;
  /** The minimum number of occurrences. */
  minFrequency?: number;
  /** The maximum number of occurrences. */
  maxFrequency?: number;
  /** The minimum number of documents. */
  minDocumentFrequency?: number;
  /** The maximum number of documents. */
  maxDocumentFrequency?: number;
  /**
   * The members that distinguish rows: n-grams whose tokens agree in them are added up, each token taken in its
   * most common reading. The tokens themselves if absent.
   */
  collate?: WordMember[];
  /**
   * The sort keys of the rows, the most important first; -frequency if absent. A '-' before a key sorts in
   * descending order.
   */
  sort?: LexistatsNgramsSort[];
  /** How tokens are written: oup as a list (if absent), google as one string. */
  format?: LexistatsNgramsFormat;
  /** The largest number of n-grams in the answer; 100 if absent. */
  limit?: number;
  /** How many items of the whole list to skip; none if absent. */
  offset?: number;
  /** The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open. */
  corpus?: string;
  /** The language of the texts; en if absent. */
  language?: Language;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
}

/** What lexistats.trend asks for. */
export interface LexistatsTrendParameters {
  /** The word, in upper or lower case. */
  word: string;
  /** The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open. */
  corpus?: string;
  /** The language of the texts; en if absent. */
  language?: Language;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
}

/** What lexistats.word asks for. */
export interface LexistatsWordParameters {
  /** The word as written, capitals included: Books or books. */
  wordform?: string;
  /** The word in its usual case, without the capital at the start of a sentence. */
  trueCase?: string;
  /** The headword that the words are forms of. */
  lemma?: string;
  /** The lexical category of the word. */
  lexicalCategory?: LexicalCategory;
  /** The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open. */
  corpus?: string;
  /** The language of the texts; en if absent. */
  language?: Language;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
}

/** What lexistats.words asks for. */
export interface LexistatsWordsParameters {
  /** The words as written to include; a '-' before one excludes it. */
  wordform?: string[];
  /** The words as written to include; a '-' before one excludes it. */
  wordforms?: string[];
  /** The words in their usual case to include; a '-' before one excludes it. */
  trueCase?: string[];
  /** The words in their usual case to include; a '-' before one excludes it. */
  trueCases?: string[];
  /** The lemmas to include; a '-' before one excludes it. */
  lemma?: string[];
  /** The lemmas to include; a '-' before one excludes it. */
  lemmas?: string[];
  /** The lexical categories to include; a '-' before one excludes it. */
  lexicalCategory?: string[];
  /** The lexical categories to include; a '-' before one excludes it. */
  lexicalCategories?: string[];
  /**
   * The grammatical features that words must have, or, after a '-', must not have: 'degree:superlative',
   * '-number:plural', or an object with the values by key.
   */
  grammaticalFeatures?: string[] | Record<string, unknown>;
  /** The minimum number of occurrences. */
  minFrequency?: number;
  /** The maximum number of occurrences. */
  maxFrequency?: number;
  /** The minimum number of occurrences per million words. */
  minNormalizedFrequency?: number;
  /** The maximum number of occurrences per million words. */
  maxNormalizedFrequency?: number;
  /** The members that distinguish rows: records that agree in them are added up. The smallest units if absent. */
  collate?: WordMember[];
  /**
   * The sort keys of the rows, the most important first; -frequency if absent. A '-' before a key sorts in
   * descending order.
   */
  sort?: LexistatsWordsSort[];
  /** The largest number of rows in the answer; 100 if absent. */
  limit?: number;
  /** How many items of the whole list to skip; none if absent. */
  offset?: number;
  /** The name of the corpus, as listed by lexistats.corpora. If absent: wiki for words, else open. */
  corpus?: string;
  /** The language of the texts; en if absent. */
  language?: Language;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
}

/** What reverse.lookup asks for. */
export interface ReverseLookupParameters {
  /**
   * The meaning in your own words: 'fear of spiders'. If 'lexicalCategory' is absent, a text that begins with 'to'
   * is taken for a verb, one that begins with an article for a noun.
   */
  definition: string;
  /** The lexical categories to include; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The largest number of headwords in the answer; 10 if absent. */
  limit?: number;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What rhymes.lookup asks for. */
export interface RhymesLookupParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The lexical categories to include; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /**
   * The kinds of rhymes to list, perfect ones if absent. 'perfect': all sounds from the vowel with the primary
   * stress on are equal, and the consonants before it differ (love, dove). 'near': the sounds from there on are
   * alike one by one (love, enough). 'identical': the consonants before are equal too (leave, believe).
   */
  kind?: RhymeKind[];
  /** The number of syllables of a rhyme: 2, or from 2 to 3 as '2-3'; any if absent. */
  syllables?: number | string;
  /**
   * The stress of a rhyme's syllables, one character for each: 1 primary, 2 secondary, 0 none, ? any, so that '010'
   * finds 'together'; any stress if absent.
   */
  stress?: string;
  /** The largest number of rhymes for each pronunciation in the answer; 50 if absent. */
  limit?: number;
  /** How many items of the whole list to skip; none if absent. */
  offset?: number;
  /**
   * Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
   * less time.
   */
  suggestions?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What rhymes.syllables asks for. */
export interface RhymesSyllablesParameters {
  /** A word or a line of verse. */
  text: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /**
   * Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
   * less time.
   */
  suggestions?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What search.at asks for. */
export interface SearchAtParameters {
  /** The text, or the part of it around the cursor. */
  text: string;
  /** The offset of the cursor in the text. */
  offset: number;
  /** The unit of offsets: 'utf-8', 'utf-16' (if absent) or 'characters' (of Unicode). */
  unit?: TextUnit;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /**
   * Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
   * less time.
   */
  suggestions?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What search.match asks for. */
export interface SearchMatchParameters {
  /**
   * The text to compare headwords with, or the regular expression, which alone may be longer than 128 characters.
   */
  word: string;
  /**
   * How to compare; exact if absent. Case, diacritics, spaces and hyphens do not matter to exact, prefix, suffix,
   * substring and lev (one letter is missing, superfluous, different, or swapped with its neighbour), nor
   * punctuation to fold. The strategies word (or several in a row), first, last and phrase compare whole words;
   * lemma finds the base words of a form, soundex what has the same code, and re what a regular expression of POSIX
   * (extended, ignoring case) matches.
   */
  strategy?: MatchStrategy;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** Sources, of which at least one must have an entry of a headword, as server.info names them; all if absent. */
  source?: string[];
  /** The language into which headwords must have translations in the lexicon; any, or none, if absent. */
  target?: Language;
  /** The largest number of headwords in the answer; 1000 if absent. */
  limit?: number;
  /** How many items of the whole list to skip; none if absent. */
  offset?: number;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What search.query asks for. */
export interface SearchQueryParameters {
  /** The word, or the beginning of one. */
  q: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** Whether to list only headwords that begin with 'q', in alphabetical order; false if absent. */
  prefix?: boolean;
  /**
   * Whether to list headwords that 'q' may be a misspelling of, at most fifty; if absent, only where nothing else
   * is found, or one is much more common than what is found.
   */
  fuzzy?: boolean;
  /**
   * The varieties of English; a headword's spelling must belong to at least one. All if absent. For English only.
   */
  regions?: Variety[];
  /** The largest number of headwords in the answer; 20 if absent. */
  limit?: number;
  /** How many items of the whole list to skip; none if absent. */
  offset?: number;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What search.thesaurus asks for. */
export interface SearchThesaurusParameters {
  /** The word, or the beginning of one. */
  q: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** Whether to list only headwords that begin with 'q', in alphabetical order; false if absent. */
  prefix?: boolean;
  /**
   * Whether to list headwords that 'q' may be a misspelling of, at most fifty; if absent, only where nothing else
   * is found, or one is much more common than what is found.
   */
  fuzzy?: boolean;
  /** The largest number of headwords in the answer; 20 if absent. */
  limit?: number;
  /** How many items of the whole list to skip; none if absent. */
  offset?: number;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What search.translations asks for. */
export interface SearchTranslationsParameters {
  /** The word, or the beginning of one. */
  q: string;
  /** The language that a headword must have a translation into. */
  target: Language;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** Whether to list only headwords that begin with 'q', in alphabetical order; false if absent. */
  prefix?: boolean;
  /**
   * Whether to list headwords that 'q' may be a misspelling of, at most fifty; if absent, only where nothing else
   * is found, or one is much more common than what is found.
   */
  fuzzy?: boolean;
  /**
   * The varieties of English; a headword's spelling must belong to at least one. All if absent. For English only.
   */
  regions?: Variety[];
  /** The largest number of headwords in the answer; 20 if absent. */
  limit?: number;
  /** How many items of the whole list to skip; none if absent. */
  offset?: number;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What sentences.lookup asks for. */
export interface SentencesLookupParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The lexical categories to include; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /**
   * The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form
   * of are found together, the likeliest first; other spellings of headwords only if there are none.
   */
  match?: MatchKind;
  /** Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent. */
  preserveCase?: boolean;
  /** The largest number of sentences in the answer; 20 if absent. */
  limit?: number;
  /** How many items of the whole list to skip; none if absent. */
  offset?: number;
  /**
   * Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
   * less time.
   */
  suggestions?: boolean;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What taxonomy.lookup asks for. */
export interface TaxonomyLookupParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The lexical categories to include; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /** The identifier of the only sense to show; all senses if absent, the most common first. */
  sense?: string;
  /** The related concepts to show; hypernyms if absent. The hyponyms of a verb are its troponyms. */
  relations?: TaxonomicRelation[];
  /**
   * How to lay them out: a list of each concept once, the nearest first; paths to the root (hypernyms and holonyms
   * only); or a tree. A list if absent.
   */
  shape?: TaxonomyLayout;
  /** The maximum number of steps from a sense; if absent, 1 for a list, 3 for a tree, and whole paths. */
  depth?: number;
  /**
   * The maximum number of concepts in the answer, the first senses first; 100 if absent. A sense that is not shown
   * in full has 'isTruncated'.
   */
  limit?: number;
  /**
   * The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form
   * of are found together, the likeliest first; other spellings of headwords only if there are none.
   */
  match?: MatchKind;
  /** Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent. */
  preserveCase?: boolean;
  /**
   * Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
   * less time.
   */
  suggestions?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What thesaurus.lookup asks for. */
export interface ThesaurusLookupParameters {
  /** The word or phrase to look up; spaces may be written as underscores. */
  word: string;
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** Whether to list synonyms or antonyms; both if absent. */
  relations?: ThesaurusLookupRelation[];
  /** The lexical categories to include; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /**
   * The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form
   * of are found together, the likeliest first; other spellings of headwords only if there are none.
   */
  match?: MatchKind;
  /** Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent. */
  preserveCase?: boolean;
  /**
   * Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
   * less time.
   */
  suggestions?: boolean;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
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
  /** The parts of the answer to include; all if absent, the bare structure if empty. */
  fields?: EntryField[];
  /** The lexical categories to include; all if absent. */
  lexicalCategory?: LexicalCategory[];
  /**
   * The grammatical features; the headword, or a translation of a meaning, must have at least one. All meanings
   * pass if absent.
   */
  grammaticalFeatures?: GrammaticalFeature[];
  /** The subject fields; a meaning must have at least one. All meanings pass if absent. */
  domains?: Domain[];
  /** The registers; a meaning, or one of its translations, must have at least one. All meanings pass if absent. */
  registers?: Register[];
  /**
   * The one way to find headwords. If absent, headwords that are spelled like the word and those that it is a form
   * of are found together, the likeliest first; other spellings of headwords only if there are none.
   */
  match?: MatchKind;
  /** Whether to find only headwords with the same capitals: for 'March', not 'march'; false if absent. */
  preserveCase?: boolean;
  /**
   * Whether the error for a word that is not found suggests others; true if absent. Without them, the answer takes
   * less time.
   */
  suggestions?: boolean;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What utility.domains asks for. */
export interface UtilityDomainsParameters {
  /** The language of the headwords; English (en) if absent. */
  language?: Language;
  /** If given, the labels of translations into this language are listed instead of those of senses. */
  target?: Language;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
}

/** What utility.filters asks for. */
export interface UtilityFiltersParameters {
  /**
   * The only endpoint to list: a method, such as 'dictionary.entries', or the part before its dot; all if absent.
   */
  endpoint?: string;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
}

/** What utility.grammaticalFeatures asks for. */
export interface UtilityGrammaticalFeaturesParameters {
  /** The language of the headwords; English (en) if absent. */
  language?: Language;
  /** If given, the labels of translations into this language are listed instead of those of senses. */
  target?: Language;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
}

/** What utility.languages asks for. */
export interface UtilityLanguagesParameters {
  /** The only language of headwords to list; all if absent. */
  sourceLanguage?: Language;
  /** The only language of translations to list; if absent, all, and dictionaries without translations. */
  targetLanguage?: Language;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
}

/** What utility.lexicalCategories asks for. */
export interface UtilityLexicalCategoriesParameters {
  /** The language of the headwords; English (en) if absent. */
  language?: Language;
  /** If given, the labels of translations into this language are listed instead of those of senses. */
  target?: Language;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
}

/** What utility.regions asks for. */
export interface UtilityRegionsParameters {
  /** The language of the headwords; English (en) if absent. */
  language?: Language;
  /** If given, the labels of translations into this language are listed instead of those of senses. */
  target?: Language;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
}

/** What utility.registers asks for. */
export interface UtilityRegistersParameters {
  /** The language of the headwords; English (en) if absent. */
  language?: Language;
  /** If given, the labels of translations into this language are listed instead of those of senses. */
  target?: Language;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
}

/** What wordlist.query asks for. */
export interface WordlistQueryParameters {
  /** The language of the word; English (en) if absent. */
  language?: Language;
  /** The lexical categories to include. */
  lexicalCategory?: LexicalCategory[];
  /** The subject fields; a sense must have at least one. */
  domains?: Domain[];
  /** The registers; a sense must have at least one. */
  registers?: Register[];
  /** The regions; a sense, or the spelling of its headword, must be used in at least one. */
  regions?: Region[];
  /** Languages; a headword must have a translation into at least one. */
  translations?: Language[];
  /** Labels that no sense of a headword may have. */
  exclude?: WordlistQueryExclude | string;
  /** Labels of senses to ignore; a headword stays if another of its senses matches. */
  excludeSenses?: WordlistQueryExclude | string;
  /** Labels that the first sense of a headword may not have. */
  excludePrimeSenses?: WordlistQueryExcludePrimeSense | string;
  /** The length of a headword in characters: 5, '>5', '<10', or '>5,<10' for six to nine. */
  wordLength?: number | string;
  /** The beginning of a headword; case, diacritics, spaces and hyphens are ignored. */
  prefix?: string;
  /** Whether a headword must equal 'prefix'; false if absent. */
  exact?: boolean;
  /**
   * A pattern for headwords: '?' is one character, '*' any number of them. Case, diacritics, spaces and hyphens do
   * not matter.
   */
  pattern?: string;
  /** The minimum frequency of a headword, as the logarithm of its occurrences per thousand million words. */
  minZipf?: number;
  /** The maximum frequency of a headword; headwords that were not counted are left out. */
  maxZipf?: number;
  /**
   * By 'word', or by 'frequency', the most common first, and headwords that match in a minor sense only after all
   * others; by word if absent.
   */
  sort?: WordlistQuerySort;
  /**
   * Whether to list the forms of each headword, and to let 'prefix' with 'exact' find headwords by a form too: is
   * this a word? False if absent.
   */
  valid?: boolean;
  /** The largest number of headwords in the answer; 100 if absent. */
  limit?: number;
  /** How many items of the whole list to skip; none if absent. */
  offset?: number;
  /** The 'next' of the previous answer; all but 'limit' must be as in that call, and 'offset' absent. */
  cursor?: string;
  /**
   * Whether to include the unchanged replies of the upstream in metadata.upstream.replies; the lexicon has none.
   * False if absent.
   */
  raw?: boolean;
  /**
   * Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error;
   * false if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar.
   */
  safe?: boolean;
  /**
   * Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, bodies
   * and minds in the words of their time.
   */
  include?: string[];
}

/** What words.add asks for. */
export interface WordsAddParameters {
  /** The word or phrase as it is written; without capitals, it stands for all capitalizations. */
  word: string;
  /**
   * The layer: 'project' and 'user' are files, which clients on sockets change only where the setting
   * 'words.remote-changes' allows it; 'session' is gone with the connection. Other layers are read only.
   */
  layer: ChangedLayer;
  /** Whether the word is not to be used, so that look-ups do not find it; false if absent. */
  forbid?: boolean;
  /** The word to use instead, which the error for this word suggests; it forbids this word. */
  use?: string;
  /** The language of the word; if absent, it is one of every language of the lexicon. */
  language?: Language;
  /** The lexical category. */
  lexicalCategory?: LexicalCategory;
  /** What it means. */
  definition?: string;
  /** Sentences that show it in use. */
  examples?: string | string[];
  /** The registers. */
  registers?: Register[];
  /** The subject fields. */
  domains?: Domain[];
  /** Notes for people. */
  notes?: string | string[];
  /** Words with the same meaning. */
  synonyms?: string | string[];
  /** Words to look up too. */
  see?: string | string[];
  /** Translations by language. */
  translations?: Record<string, string | string[]>;
}

/** What words.list asks for. */
export interface WordsListParameters {
  /** The only layer; all layers if absent. */
  layer?: ListedLayer;
  /** The beginning of the words; case, diacritics, spaces and hyphens are ignored. */
  prefix?: string;
  /** The language of the words; words without a language are listed too. All languages if absent. */
  language?: Language;
  /** The largest number of words in the answer; 100 if absent. */
  limit?: number;
  /** How many items of the whole list to skip; none if absent. */
  offset?: number;
}

/** What words.remove asks for. */
export interface WordsRemoveParameters {
  /** The word or phrase as the layer writes it. */
  word: string;
  /**
   * The layer: 'project' and 'user' are files, which clients on sockets change only where the setting
   * 'words.remote-changes' allows it; 'session' is gone with the connection. Other layers are read only.
   */
  layer: ChangedLayer;
  /** Remove only lines that name this language; all lines about the word if absent. */
  language?: Language;
}
