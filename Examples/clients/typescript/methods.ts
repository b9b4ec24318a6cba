// Written by Scripts/generate-clients.py from rpc-schema/openrpc.json.
import type * as types from "./types.js";
import type { Signal } from "./waiting.js";

export interface CallOptions {
  /** The seconds that the call may take. */
  timeout?: number;
  /** Cancels the call. */
  signal?: Signal;
}

interface Caller {
  call<Result>(method: string, parameters?: object, options?: CallOptions): Promise<Result>;
}

/** The methods of daily. */
export class Daily {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Chooses an English headword for a day, always the same one, and defines it. */
  word(parameters: types.DailyWordParameters, options?: CallOptions): Promise<types.DailyWord> {
    return this.#caller.call("daily.word", parameters, options);
  }
}

/** The methods of dictionary. */
export class Dictionary {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Defines a word: its lexical entries with senses, definitions and examples. */
  entries(parameters: types.DictionaryEntriesParameters, options?: CallOptions): Promise<types.DictionaryEntries> {
    return this.#caller.call("dictionary.entries", parameters, options);
  }

  /** Tells where a word comes from, also as the stages of its history. */
  etymology(
    parameters: types.DictionaryEtymologyParameters,
    options?: CallOptions,
  ): Promise<types.DictionaryEtymology> {
    return this.#caller.call("dictionary.etymology", parameters, options);
  }

  /** Lists the family of an English word: the word that it is derived from, and all that are derived from that. */
  family(parameters: types.DictionaryFamilyParameters, options?: CallOptions): Promise<types.DictionaryFamily> {
    return this.#caller.call("dictionary.family", parameters, options);
  }

  /** Finds the headwords of a word in a text: the one spelled like it, and those that it is a form of. */
  words(parameters: types.DictionaryWordsParameters, options?: CallOptions): Promise<types.DictionaryEntries> {
    return this.#caller.call("dictionary.words", parameters, options);
  }
}

/** The methods of echo. */
export class Echo {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Sends back the text that it is sent. */
  text(parameters: types.EchoTextParameters, options?: CallOptions): Promise<string> {
    return this.#caller.call("echo.text", parameters, options);
  }
}

/** The methods of inflections. */
export class Inflections {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists the inflected forms of a headword with the grammatical features of each. */
  forms(parameters: types.InflectionsFormsParameters, options?: CallOptions): Promise<types.InflectionsForms> {
    return this.#caller.call("inflections.forms", parameters, options);
  }

  /** Lists the headwords that a word is a form of, with the grammatical features of each reading. */
  lemmas(parameters: types.InflectionsLemmasParameters, options?: CallOptions): Promise<types.InflectionsLemmas> {
    return this.#caller.call("inflections.lemmas", parameters, options);
  }
}

/** The methods of lexistats. */
export class Lexistats {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Lists the words that occur near a word more often than chance predicts, with log-likelihood, t-score and mutual
   * information.
   */
  collocations(
    parameters: types.LexistatsCollocationsParameters,
    options?: CallOptions,
  ): Promise<types.LexistatsCollocations> {
    return this.#caller.call("lexistats.collocations", parameters, options);
  }

  /** Lists the corpora and what each of them counts. */
  corpora(
    parameters: types.LexistatsCorporaParameters = {},
    options?: CallOptions,
  ): Promise<types.LexistatsCorpora> {
    return this.#caller.call("lexistats.corpora", parameters, options);
  }

  /**
   * Shows how often sequences of 1 to 4 words are used: those in tokens, or all that contain some words. At least
   * one of tokens and contains is required.
   */
  ngrams(parameters: types.LexistatsNgramsParameters = {}, options?: CallOptions): Promise<types.LexistatsNgrams> {
    return this.#caller.call("lexistats.ngrams", parameters, options);
  }

  /** Shows how often a word was used in each period of a corpus with dated texts. */
  trend(parameters: types.LexistatsTrendParameters, options?: CallOptions): Promise<types.LexistatsTrend> {
    return this.#caller.call("lexistats.trend", parameters, options);
  }

  /**
   * Shows how often a word is used, adding up all its records in a corpus. At least one of wordform, trueCase,
   * lemma and lexicalCategory is required; records must match all that are given.
   */
  word(parameters: types.LexistatsWordParameters = {}, options?: CallOptions): Promise<types.LexistatsWord> {
    return this.#caller.call("lexistats.word", parameters, options);
  }

  /**
   * Lists words of a corpus with their frequencies, by the smallest units (wordform, trueCase, lemma,
   * lexicalCategory, grammaticalFeatures) or added up over some of them.
   */
  words(parameters: types.LexistatsWordsParameters = {}, options?: CallOptions): Promise<types.LexistatsWords> {
    return this.#caller.call("lexistats.words", parameters, options);
  }
}

/** The methods of reverse. */
export class Reverse {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Finds the headwords that a definition may describe, the likeliest first. */
  lookup(parameters: types.ReverseLookupParameters, options?: CallOptions): Promise<types.ReverseLookup> {
    return this.#caller.call("reverse.lookup", parameters, options);
  }
}

/** The methods of rhymes. */
export class Rhymes {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists the rhymes of a word for each of its pronunciations, the most common words first. */
  lookup(parameters: types.RhymesLookupParameters, options?: CallOptions): Promise<types.RhymesLookup> {
    return this.#caller.call("rhymes.lookup", parameters, options);
  }

  /** Counts the syllables of a word or line and marks the stressed ones. */
  syllables(parameters: types.RhymesSyllablesParameters, options?: CallOptions): Promise<types.RhymesSyllables> {
    return this.#caller.call("rhymes.syllables", parameters, options);
  }
}

/** The methods of search. */
export class Search {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Finds the longest phrase of the lexicon at a cursor in a text. */
  at(parameters: types.SearchAtParameters, options?: CallOptions): Promise<types.SearchAt> {
    return this.#caller.call("search.at", parameters, options);
  }

  /** Lists the headwords that match a text by a strategy, each with the sources that have it. */
  match(parameters: types.SearchMatchParameters, options?: CallOptions): Promise<types.SearchMatch> {
    return this.#caller.call("search.match", parameters, options);
  }

  /** Finds headwords by spelling, inflected form, prefix or misspelling. */
  query(parameters: types.SearchQueryParameters, options?: CallOptions): Promise<types.SearchQuery> {
    return this.#caller.call("search.query", parameters, options);
  }

  /** Finds headwords that have synonyms or antonyms, in the same ways as search.query. */
  thesaurus(parameters: types.SearchThesaurusParameters, options?: CallOptions): Promise<types.SearchQuery> {
    return this.#caller.call("search.thesaurus", parameters, options);
  }

  /** Finds headwords that have a translation, in the same ways as search.query. */
  translations(parameters: types.SearchTranslationsParameters, options?: CallOptions): Promise<types.SearchQuery> {
    return this.#caller.call("search.translations", parameters, options);
  }
}

/** The methods of sentences. */
export class Sentences {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Lists sentences that show a word: those of its senses in order, then others. After the last page, results is
   * empty.
   */
  lookup(parameters: types.SentencesLookupParameters, options?: CallOptions): Promise<types.SentencesLookup> {
    return this.#caller.call("sentences.lookup", parameters, options);
  }
}

/** The methods of server. */
export class Server {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Describes the service: its version, its methods, and the data in its lexicon with their licences. */
  info(options?: CallOptions): Promise<types.ServerInfo> {
    return this.#caller.call("server.info", {}, options);
  }

  /** Lists the limits on clients, each with its value, unit and permitted range. */
  limits(options?: CallOptions): Promise<types.ServerLimits> {
    return this.#caller.call("server.limits", {}, options);
  }

  /** Returns 'pong'. */
  ping(options?: CallOptions): Promise<string> {
    return this.#caller.call("server.ping", {}, options);
  }
}

/** The methods of taxonomy. */
export class Taxonomy {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Shows what the senses of a word are kinds of, and the kinds, parts and wholes of each. */
  lookup(parameters: types.TaxonomyLookupParameters, options?: CallOptions): Promise<types.TaxonomyLookup> {
    return this.#caller.call("taxonomy.lookup", parameters, options);
  }
}

/** The methods of thesaurus. */
export class Thesaurus {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists the synonyms and antonyms of a word, meaning by meaning. */
  lookup(parameters: types.ThesaurusLookupParameters, options?: CallOptions): Promise<types.ThesaurusLookup> {
    return this.#caller.call("thesaurus.lookup", parameters, options);
  }
}

/** The methods of translations. */
export class Translations {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Translates a word, meaning by meaning, the most usual translations first. */
  lookup(parameters: types.TranslationsLookupParameters, options?: CallOptions): Promise<types.TranslationsLookup> {
    return this.#caller.call("translations.lookup", parameters, options);
  }
}

/** The methods of utility. */
export class Utility {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists the domain labels that headwords have, and how many headwords. */
  domains(parameters: types.UtilityDomainsParameters = {}, options?: CallOptions): Promise<types.UtilityDomains> {
    return this.#caller.call("utility.domains", parameters, options);
  }

  /** Lists the filters that each endpoint takes. */
  filters(parameters: types.UtilityFiltersParameters = {}, options?: CallOptions): Promise<types.UtilityFilters> {
    return this.#caller.call("utility.filters", parameters, options);
  }

  /** Lists the grammatical feature labels that headwords have, and how many headwords. */
  grammaticalFeatures(
    parameters: types.UtilityGrammaticalFeaturesParameters = {},
    options?: CallOptions,
  ): Promise<types.UtilityGrammaticalFeatures> {
    return this.#caller.call("utility.grammaticalFeatures", parameters, options);
  }

  /** Lists the languages of headwords, and the pairs of languages with translations. */
  languages(
    parameters: types.UtilityLanguagesParameters = {},
    options?: CallOptions,
  ): Promise<types.UtilityLanguages> {
    return this.#caller.call("utility.languages", parameters, options);
  }

  /** Lists the lexical category labels that headwords have, and how many headwords. */
  lexicalCategories(
    parameters: types.UtilityLexicalCategoriesParameters = {},
    options?: CallOptions,
  ): Promise<types.UtilityDomains> {
    return this.#caller.call("utility.lexicalCategories", parameters, options);
  }

  /** Lists the region labels that headwords have, and how many headwords. */
  regions(parameters: types.UtilityRegionsParameters = {}, options?: CallOptions): Promise<types.UtilityDomains> {
    return this.#caller.call("utility.regions", parameters, options);
  }

  /** Lists the register labels that headwords have, and how many headwords. */
  registers(
    parameters: types.UtilityRegistersParameters = {},
    options?: CallOptions,
  ): Promise<types.UtilityDomains> {
    return this.#caller.call("utility.registers", parameters, options);
  }
}

/** The methods of wordlist. */
export class Wordlist {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists headwords with a sense that has all requested labels. */
  query(parameters: types.WordlistQueryParameters = {}, options?: CallOptions): Promise<types.WordlistQuery> {
    return this.#caller.call("wordlist.query", parameters, options);
  }
}

/** The methods of words. */
export class Words {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Adds a word to a layer above the lexicon, or forbids one there. */
  add(parameters: types.WordsAddParameters, options?: CallOptions): Promise<types.WordsAdd> {
    return this.#caller.call("words.add", parameters, options);
  }

  /**
   * Lists the words of the layers above the lexicon: those of the nearest layer first, each in the order of code
   * points.
   */
  list(parameters: types.WordsListParameters = {}, options?: CallOptions): Promise<types.WordsList> {
    return this.#caller.call("words.list", parameters, options);
  }

  /** Removes all that a layer says of a word. */
  remove(parameters: types.WordsRemoveParameters, options?: CallOptions): Promise<types.WordsRemove> {
    return this.#caller.call("words.remove", parameters, options);
  }
}

/** The methods, by namespace. */
export abstract class Namespaces {
  readonly daily = new Daily(this);
  readonly dictionary = new Dictionary(this);
  readonly echo = new Echo(this);
  readonly inflections = new Inflections(this);
  readonly lexistats = new Lexistats(this);
  readonly reverse = new Reverse(this);
  readonly rhymes = new Rhymes(this);
  readonly search = new Search(this);
  readonly sentences = new Sentences(this);
  readonly server = new Server(this);
  readonly taxonomy = new Taxonomy(this);
  readonly thesaurus = new Thesaurus(this);
  readonly translations = new Translations(this);
  readonly utility = new Utility(this);
  readonly wordlist = new Wordlist(this);
  readonly words = new Words(this);

  abstract call<Result>(method: string, parameters?: object, options?: CallOptions): Promise<Result>;
}
