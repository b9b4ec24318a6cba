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

/** The methods of dictionary. */
export class Dictionary {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Says what a word means: its lexical entries with senses, definitions and examples. */
  entries(parameters: types.DictionaryEntriesParameters, options?: CallOptions): Promise<types.DictionaryEntries> {
    return this.#caller.call("dictionary.entries", parameters, options);
  }

  /** Says what a word of a text may mean: a headword that is spelled like it, and those it is a form of. */
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

  /** Lists the forms of a headword and says what each expresses. */
  forms(parameters: types.InflectionsFormsParameters, options?: CallOptions): Promise<types.InflectionsForms> {
    return this.#caller.call("inflections.forms", parameters, options);
  }

  /** Says which headwords a word is a form of, and what each of its readings expresses. */
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
   * Lists the words that stand near a word more often than chance has it, with log-likelihood, t-score and mutual
   * information.
   */
  collocations(
    parameters: types.LexistatsCollocationsParameters,
    options?: CallOptions,
  ): Promise<types.LexistatsCollocations> {
    return this.#caller.call("lexistats.collocations", parameters, options);
  }

  /** Lists the corpora that can be asked, and what each of them counts. */
  corpora(
    parameters: types.LexistatsCorporaParameters = {},
    options?: CallOptions,
  ): Promise<types.LexistatsCorpora> {
    return this.#caller.call("lexistats.corpora", parameters, options);
  }

  /**
   * Says how often sequences of 1 to 4 words are used: those of tokens, or all that contain some words. At least
   * one of tokens and contains is needed.
   */
  ngrams(parameters: types.LexistatsNgramsParameters = {}, options?: CallOptions): Promise<types.LexistatsNgrams> {
    return this.#caller.call("lexistats.ngrams", parameters, options);
  }

  /** Says how often a word was used in each period of a corpus whose texts have dates. */
  trend(parameters: types.LexistatsTrendParameters, options?: CallOptions): Promise<types.LexistatsTrend> {
    return this.#caller.call("lexistats.trend", parameters, options);
  }

  /**
   * Says how often a word is used: all its records in a corpus, as one. At least one of wordform, trueCase, lemma
   * and lexicalCategory is needed; several must all fit.
   */
  word(parameters: types.LexistatsWordParameters = {}, options?: CallOptions): Promise<types.LexistatsWord> {
    return this.#caller.call("lexistats.word", parameters, options);
  }

  /**
   * Lists words of a corpus with their frequencies, by the smallest units (wordform, trueCase, lemma,
   * lexicalCategory, grammaticalFeatures) or summed over some of them.
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

  /** Finds the headwords that a definition may be meant for, the likeliest first. */
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

  /** Lists what rhymes with a word, for each of its pronunciations, the commonest words first. */
  lookup(parameters: types.RhymesLookupParameters, options?: CallOptions): Promise<types.RhymesLookup> {
    return this.#caller.call("rhymes.lookup", parameters, options);
  }

  /** Counts the syllables of a word or a line and says which of them are stressed. */
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

  /** Finds the longest phrase of the lexicon under a cursor in a text. */
  at(parameters: types.SearchAtParameters, options?: CallOptions): Promise<types.SearchAt> {
    return this.#caller.call("search.at", parameters, options);
  }

  /** Finds headwords by their spelling, their forms, their beginning, or a misspelling of them. */
  query(parameters: types.SearchQueryParameters, options?: CallOptions): Promise<types.SearchQuery> {
    return this.#caller.call("search.query", parameters, options);
  }

  /** Finds headwords that have synonyms or antonyms, as search.query finds headwords. */
  thesaurus(parameters: types.SearchThesaurusParameters, options?: CallOptions): Promise<types.SearchQuery> {
    return this.#caller.call("search.thesaurus", parameters, options);
  }

  /** Finds headwords that have a translation, as search.query finds headwords. */
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
   * Gives sentences that show a word: those of its senses in their order, then others. After the last page results
   * is empty.
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

  /** Says which version answers, which methods it has, and which data with which licences its lexicon holds. */
  info(options?: CallOptions): Promise<types.ServerInfo> {
    return this.#caller.call("server.info", {}, options);
  }

  /** Says what clients may cost here: each limit with its value, its unit and the values that can be set. */
  limits(options?: CallOptions): Promise<types.ServerLimits> {
    return this.#caller.call("server.limits", {}, options);
  }

  /** Answers 'pong'. */
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

  /** Says what the senses of a word are kinds of, and what their kinds, parts and wholes are. */
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

  /** Gives words that mean the same as a word, or the opposite, meaning by meaning. */
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

  /** Translates a word, meaning by meaning: what comes to mind first stands first. */
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

  /** Lists headwords that have a sense with all the labels that are wanted. */
  query(parameters: types.WordlistQueryParameters = {}, options?: CallOptions): Promise<types.WordlistQuery> {
    return this.#caller.call("wordlist.query", parameters, options);
  }
}

/** The methods, by namespace. */
export abstract class Namespaces {
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

  abstract call<Result>(method: string, parameters?: object, options?: CallOptions): Promise<Result>;
}
