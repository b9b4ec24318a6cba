# Written by Scripts/generate-clients.py from rpc-schema/openrpc.json.
"""What methods are asked for and answer. A newer server may send more members and labels."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

ConceptRelation = (
    Literal[
        "hypernym", "instance_hypernym", "hyponym", "instance_hyponym", "member_meronym", "part_meronym",
        "substance_meronym", "member_holonym", "part_holonym", "substance_holonym",
    ]
    | str
)

DictionaryEntriesCrossReferenceType = (
    Literal[
        "see also", "close match", "related",
    ]
    | str
)

DictionaryEntriesType = (
    Literal[
        "showsSynonym", "showsOther",
    ]
    | str
)

Domain = (
    Literal[
        "air_force", "alcoholic", "american_civil_war", "american_football", "amerindian", "anatomy",
        "ancient_history", "angling", "anthropology", "archaeology", "archery", "architecture", "art", "artefacts",
        "arts_and_humanities", "astrology", "astronomy", "athletics", "audio", "australian_rules", "aviation",
        "ballet", "baseball", "basketball", "bellringing", "biblical", "billiards", "biochemistry", "biology",
        "bird", "bookbinding", "botany", "bowling", "bowls", "boxing", "breed", "brewing", "bridge", "broadcasting",
        "buddhism", "building", "bullfighting", "camping", "canals", "cards", "carpentry", "chemistry", "chess",
        "christian", "church_architecture", "civil_engineering", "clock_making", "clothing", "coffee", "commerce",
        "commercial_fishing", "complementary_medicine", "computing", "cooking", "cosmetics", "cricket", "crime",
        "croquet", "crystallography", "currency", "cycling", "dance", "dentistry", "drink", "dyeing",
        "early_modern_history", "ecclesiastical", "ecology", "economics", "education", "egyptian_history",
        "electoral", "electrical", "electronics", "element", "english_civil_war", "falconry", "farming", "fashion",
        "fencing", "film", "finance", "fire_service", "first_world_war", "fish", "food", "forestry", "freemasonry",
        "french_revolution", "furniture", "gambling", "games", "gaming", "genetics", "geography", "geology",
        "geometry", "glassmaking", "golf", "goods_vehicles", "grammar", "greek_history", "gymnastics",
        "hairdressing", "handwriting", "heraldry", "hinduism", "history", "hockey", "honour", "horology",
        "horticulture", "hotels", "hunting", "insect", "instruments", "intelligence", "invertebrate", "islam",
        "jazz", "jewellery", "journalism", "judaism", "knitting", "language", "law", "leather", "linguistics",
        "literature", "logic", "lower_plant", "mammal", "marriage", "martial_arts", "mathematics", "measure",
        "mechanics", "medicine", "medieval_history", "metallurgy", "meteorology", "microbiology", "military",
        "military_history", "mineral", "mining", "motor_racing", "motoring", "mountaineering", "music",
        "musical_direction", "mythology", "napoleonic_wars", "narcotics", "nautical", "naval", "needlework",
        "numismatics", "occult", "oceanography", "office", "oil_industry", "optics", "palaeontology", "parliament",
        "pathology", "penal", "people", "pharmaceutics", "philately", "philosophy", "phonetics", "photography",
        "physics", "physiology", "plant", "plumbing", "police", "politics", "popular_music", "postal", "pottery",
        "printing", "professions", "prosody", "psychiatry", "psychology", "publishing", "racing", "railways",
        "rank", "relationships", "religion", "reptile", "restaurants", "retail", "rhetoric", "riding", "roads",
        "rock", "roman_catholic_church", "roman_history", "rowing", "royalty", "rugby", "savoury", "scouting",
        "second_world_war", "sex", "shoemaking", "sikhism", "skateboarding", "skating", "skiing", "smoking",
        "snowboarding", "soccer", "sociology", "space", "sport", "statistics", "stock_exchange", "surfing",
        "surgery", "surveying", "sweet", "swimming", "tea", "team_sports", "technology", "telecommunications",
        "tennis", "textiles", "theatre", "theology", "timber", "title", "tools", "trade_unionism", "transport",
        "university", "variety", "veterinary", "video", "war_of_american_independence", "weapons", "weightlifting",
        "wine", "wrestling", "yoga", "zoology",
    ]
    | str
)

EntryField = (
    Literal[
        "definitions", "domains", "etymologies", "examples", "grammaticalFeatures", "lexicalCategory",
        "pronunciations", "regions", "registers", "shortDefinitions", "translations", "variantForms",
    ]
    | str
)

GrammaticalFeature = (
    Literal[
        "mass", "collective", "singular", "plural", "past", "present", "positive", "comparative", "superlative",
        "transitive", "intransitive", "pronominal", "infinitive", "past_participle", "present_participle",
        "auxiliary", "modal", "abbreviation", "symbol", "interrogative", "possessive", "relative", "cardinal",
        "ordinal", "phrasal", "proper", "masculine", "feminine", "neuter", "first", "second", "third",
        "conditional", "subjunctive", "non_finiteness", "attributive", "predicative",
    ]
    | str
)

Language = (
    Literal[
        "en", "de", "es", "fr", "gu", "hi", "id", "lv", "ms", "nso", "pt", "ro", "sw", "ta", "tn", "ur", "zu", "ar",
        "el", "fa", "ha", "ig", "it", "ka", "mr", "qu", "ru", "te", "tg", "tk", "tpi", "tt", "xh", "yo", "zh",
    ]
    | str
)

LexicalCategory = (
    Literal[
        "adjective", "adverb", "combining_form", "conjunction", "contraction", "determiner", "idiomatic",
        "interjection", "noun", "numeral", "other", "particle", "predeterminer", "prefix", "preposition", "pronoun",
        "residual", "suffix", "verb",
    ]
    | str
)

LexistatsCollocationsSide = (
    Literal[
        "before", "after", "both",
    ]
    | str
)

LexistatsCollocationsSort = (
    Literal[
        "logLikelihood", "tScore", "pmi",
    ]
    | str
)

LexistatsCollocationsSource = (
    Literal[
        "corpus", "upstream", "cache",
    ]
    | str
)

LexistatsNgramsFormat = (
    Literal[
        "oup", "google",
    ]
    | str
)

LexistatsNgramsSort = (
    Literal[
        "tokens", "frequency", "normalizedFrequency", "documentFrequency", "-tokens", "-frequency",
        "-normalizedFrequency", "-documentFrequency",
    ]
    | str
)

LexistatsWordsSort = (
    Literal[
        "wordform", "trueCase", "lemma", "lexicalCategory", "frequency", "normalizedFrequency", "-wordform",
        "-trueCase", "-lemma", "-lexicalCategory", "-frequency", "-normalizedFrequency",
    ]
    | str
)

MatchKind = (
    Literal[
        "exact", "folded", "lemma", "variant",
    ]
    | str
)

PhoneticNotation = (
    Literal[
        "IPA", "respell",
    ]
    | str
)

Region = (
    Literal[
        "british", "us", "north_american", "canadian", "australian", "new_zealand", "scottish", "irish", "welsh",
        "indian", "south_african",
    ]
    | str
)

Register = (
    Literal[
        "archaic", "black_english", "dated", "derogatory", "dialect", "euphemistic", "figurative", "formal",
        "historical", "humorous", "informal", "ironic", "literal", "literary", "military_slang", "nautical_slang",
        "non-standard", "obsolete", "offensive", "poetic", "proverb", "pseudo_archaic", "rare", "rhyming_slang",
        "slang", "technical", "theatrical_slang", "trademark", "trademark_in_uk", "trademark_in_us", "vulgar_slang",
        "allusive", "allusively", "army_slang", "coarse_slang", "cant", "college_slang", "concrete", "contemptuous",
        "depreciative", "depreciatively", "dismissive", "disused", "emphatically", "especially", "euphemism",
        "generally", "humorously", "hyperbolical", "hyperbolically", "ironically", "nursery", "personified",
        "police_slang", "prison_slang", "rarely", "school_slang", "temporary", "transferred", "university_slang",
        "nonce-use", "R.A.F._slang",
    ]
    | str
)

RhymesLookupKind = (
    Literal[
        "perfect", "near", "identical",
    ]
    | str
)

SearchMatchType = (
    Literal[
        "exact", "folded", "lemma", "variant", "prefix", "fuzzy",
    ]
    | str
)

Source = (
    Literal[
        "lexicon", "upstream", "cache",
    ]
    | str
)

TaxonomyLookupRelation = (
    Literal[
        "hypernyms", "hyponyms", "meronyms", "holonyms",
    ]
    | str
)

TaxonomyLookupShape = (
    Literal[
        "list", "path", "tree",
    ]
    | str
)

TextUnit = (
    Literal[
        "utf-8", "utf-16", "characters",
    ]
    | str
)

ThesaurusLookupRelation = (
    Literal[
        "synonyms", "antonyms",
    ]
    | str
)

Type = (
    Literal[
        "general", "usage",
    ]
    | str
)

UtilityLanguagesType = (
    Literal[
        "monolingual", "bilingual",
    ]
    | str
)

Variety = (
    Literal[
        "gb", "us",
    ]
    | str
)

WordMember = (
    Literal[
        "wordform", "trueCase", "lemma", "lexicalCategory",
    ]
    | str
)

WordlistQuerySort = (
    Literal[
        "word", "frequency",
    ]
    | str
)


class Analysis(TypedDict):
    lexicalCategory: LexicalCategory
    grammaticalFeatures: NotRequired[list[DictionaryEntriesGrammaticalFeature]]


class AnswerMetadata(TypedDict):
    # The name and version of this schema.
    schema: str
    # What answered; the cache has answers of the upstream.
    source: Source
    # The data that the answer was built from; server.info spells them out.
    sources: NotRequired[list[str]]
    # What the upstream said of its answer, if it answered.
    upstream: NotRequired[DictionaryEntriesUpstream]
    # Why the source that was to be asked first did not answer.
    fallback: NotRequired[Fallback]
    # Which headwords of the word the upstream could not be asked for, and why.
    partial: NotRequired[Partial]


class Corpus(TypedDict):
    name: str
    language: str
    # The number of words that were counted; punctuation is none.
    words: int
    # The number of punctuation marks.
    punctuation: NotRequired[int]
    # Absent if nobody counted them.
    documents: NotRequired[int]
    # Rarer words are not listed. Absent if all are.
    wordFloor: NotRequired[int]
    # Rarer n-grams of two words and more are not listed. Absent if all are.
    ngramFloor: NotRequired[int]


class CrossReference(TypedDict):
    id: str
    text: str
    type: NotRequired[DictionaryEntriesCrossReferenceType]


class Derivative(TypedDict):
    id: str
    text: str


class DictionaryEntries(TypedDict):
    metadata: AnswerMetadata
    results: list[DictionaryEntriesResult]


class DictionaryEntriesAntonym(TypedDict):
    id: str
    text: str
    # indirect: the opposite of a similar word.
    type: NotRequired[str]


class DictionaryEntriesEntry(TypedDict):
    # The data that say it; server.info spells them out.
    source: str
    etymologies: NotRequired[list[str]]
    pronunciations: NotRequired[list[DictionaryEntriesPronunciation]]
    # Those that any of the senses has.
    grammaticalFeatures: NotRequired[list[DictionaryEntriesGrammaticalFeature]]
    variantForms: NotRequired[list[VariantForm]]
    notes: NotRequired[list[DictionaryEntriesNote]]
    # The commonest first.
    senses: NotRequired[list[DictionaryEntriesSense]]


class DictionaryEntriesExample(TypedDict):
    text: str
    author: NotRequired[str]
    notes: NotRequired[list[DictionaryEntriesExampleNote]]


class DictionaryEntriesExampleNote(TypedDict):
    text: str
    # showsSynonym, showsOther: the example shows another word of the same meaning.
    type: NotRequired[DictionaryEntriesType]


class DictionaryEntriesGrammaticalFeature(TypedDict):
    text: GrammaticalFeature
    type: NotRequired[str]


class DictionaryEntriesLexicalEntry(TypedDict):
    language: Language
    # The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
    # en-gb.
    languageTag: NotRequired[str]
    lexicalCategory: NotRequired[LexicalCategory]
    text: str
    pronunciations: NotRequired[list[DictionaryEntriesPronunciation]]
    derivatives: NotRequired[list[Derivative]]
    # One for each homograph.
    entries: NotRequired[list[DictionaryEntriesEntry]]


class DictionaryEntriesNote(TypedDict):
    text: str
    type: NotRequired[Type]


class DictionaryEntriesPronunciation(TypedDict):
    phoneticSpelling: NotRequired[str]
    phoneticNotation: NotRequired[PhoneticNotation]
    # Where it is said like this.
    regions: NotRequired[list[Region]]
    # The address of a recording; only the upstream has some.
    audioFile: NotRequired[str]
    source: str


class DictionaryEntriesResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
    # en-gb.
    languageTag: NotRequired[str]
    # The headword as it is written.
    word: str
    match: HeadwordMatch
    # Where it is written like this, if not anywhere.
    regions: NotRequired[list[Region]]
    pronunciations: NotRequired[list[DictionaryEntriesPronunciation]]
    # The commonest lexical category first.
    lexicalEntries: list[DictionaryEntriesLexicalEntry]
    # One for each meaning.
    translations: NotRequired[list[DictionaryEntriesTranslation]]


class DictionaryEntriesSense(TypedDict):
    # The source, a colon, and the source's identifier.
    id: NotRequired[str]
    definitions: NotRequired[list[str]]
    # The definitions in few words; only the upstream has some.
    shortDefinitions: NotRequired[list[str]]
    # Those that show the headword itself first.
    examples: NotRequired[list[DictionaryEntriesExample]]
    domains: NotRequired[list[Domain]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]
    grammaticalFeatures: NotRequired[list[DictionaryEntriesGrammaticalFeature]]
    variantForms: NotRequired[list[VariantForm]]
    notes: NotRequired[list[DictionaryEntriesNote]]
    crossReferences: NotRequired[list[CrossReference]]
    synonyms: NotRequired[list[Derivative]]
    antonyms: NotRequired[list[DictionaryEntriesAntonym]]
    subsenses: NotRequired[list[DictionaryEntriesSubsense]]


class DictionaryEntriesSubsense(TypedDict):
    # The source, a colon, and the source's identifier.
    id: NotRequired[str]
    definitions: NotRequired[list[str]]
    # The definitions in few words; only the upstream has some.
    shortDefinitions: NotRequired[list[str]]
    # Those that show the headword itself first.
    examples: NotRequired[list[DictionaryEntriesExample]]
    domains: NotRequired[list[Domain]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]
    grammaticalFeatures: NotRequired[list[DictionaryEntriesGrammaticalFeature]]
    variantForms: NotRequired[list[VariantForm]]
    notes: NotRequired[list[DictionaryEntriesNote]]
    crossReferences: NotRequired[list[CrossReference]]
    synonyms: NotRequired[list[Derivative]]
    antonyms: NotRequired[list[DictionaryEntriesAntonym]]


class DictionaryEntriesTranslation(TypedDict):
    source: str
    # The language of the translations.
    language: Language
    # Present if two sources were joined through this language: such a translation may mix meanings up.
    pivot: NotRequired[Language]
    lexicalCategory: NotRequired[LexicalCategory]
    # Which meaning is translated, in the words of the source.
    gloss: NotRequired[str]
    domains: NotRequired[list[Domain]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]
    translations: list[DictionaryEntriesTranslationTranslation]


class DictionaryEntriesTranslationTranslation(TypedDict):
    text: str
    language: Language
    # The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
    # en-gb.
    languageTag: NotRequired[str]
    grammaticalFeatures: NotRequired[list[DictionaryEntriesGrammaticalFeature]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]


class DictionaryEntriesUpstream(TypedDict):
    """What the upstream said of its answer, if it answered."""

    version: str
    # What labels of the answer are called that Headword has no name for.
    labels: NotRequired[dict[str, str]]
    # The replies of the upstream as they came, if 'raw' asks for them.
    replies: NotRequired[list[Any]]


Fallback = TypedDict(
    "Fallback",
    {
        "from": "str",
        "reason": "str",
        "message": "str",
        "retryAfter": NotRequired["int"],
    },
)


class HeadwordMatch(TypedDict):
    kind: MatchKind
    # What the word may be as a form of the headword, for the kind lemma.
    analyses: NotRequired[list[Analysis]]


class InflectionsForms(TypedDict):
    metadata: AnswerMetadata
    results: list[InflectionsFormsResult]


class InflectionsFormsInflection(TypedDict):
    inflectedForm: str
    # What the form expresses, if the source says.
    grammaticalFeatures: NotRequired[list[DictionaryEntriesGrammaticalFeature]]
    # Where it is written like this, if not anywhere.
    regions: NotRequired[list[Region]]
    # The data that list it; server.info spells them out.
    source: str


class InflectionsFormsLexicalEntry(TypedDict):
    language: Language
    # The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
    # en-gb.
    languageTag: NotRequired[str]
    lexicalCategory: NotRequired[LexicalCategory]
    text: str
    # The headword itself, then the best form of each kind first.
    inflections: NotRequired[list[InflectionsFormsInflection]]


class InflectionsFormsResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
    # en-gb.
    languageTag: NotRequired[str]
    # The headword as it is written.
    word: str
    match: HeadwordMatch
    # The commonest lexical category first.
    lexicalEntries: list[InflectionsFormsLexicalEntry]


class InflectionsLemmas(TypedDict):
    metadata: AnswerMetadata
    results: list[InflectionsLemmasResult]


class InflectionsLemmasLexicalEntry(TypedDict):
    language: Language
    lexicalCategory: NotRequired[LexicalCategory]
    # The form.
    text: str
    # The headwords that have the form, itself among them if it is one.
    inflectionOf: list[Derivative]
    # What the form expresses, if the source says.
    grammaticalFeatures: NotRequired[list[DictionaryEntriesGrammaticalFeature]]


class InflectionsLemmasResult(TypedDict):
    # The form with an underscore for each space.
    id: str
    language: Language
    # The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
    # en-gb.
    languageTag: NotRequired[str]
    # The form.
    word: str
    # One for each reading, the likeliest first.
    lexicalEntries: list[InflectionsLemmasLexicalEntry]


class LexistatsCollocations(TypedDict):
    metadata: StatsMetadata
    word: str
    window: int
    # The number of occurrences.
    frequency: int
    # Occurrences per million words.
    normalizedFrequency: NotRequired[float]
    # The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
    zipf: NotRequired[float]
    results: list[LexistatsCollocationsResult]


class LexistatsCollocationsResult(TypedDict):
    word: str
    # How often it stands near the word.
    frequency: int
    # How often before it.
    before: NotRequired[int]
    # How often after it.
    after: NotRequired[int]
    # How often it occurs at all.
    wordFrequency: NotRequired[int]
    # How often it would stand near the word by chance.
    expectedFrequency: NotRequired[float]
    # Dunning's G2: how sure it is that this is no chance.
    logLikelihood: float
    # How sure it is; favours common words.
    tScore: float
    # How strong the bond is, in bits; favours rare words.
    pmi: float


class LexistatsCorpora(TypedDict):
    results: list[LexistatsCorporaResult]
    # The corpora that are there but cannot be read; absent if there are none.
    unreadable: NotRequired[list[LexistatsCorporaUnreadable]]


class LexistatsCorporaResult(TypedDict):
    name: str
    language: str
    # The number of words that were counted; punctuation is none.
    words: int
    # The number of punctuation marks.
    punctuation: NotRequired[int]
    # Absent if nobody counted them.
    documents: NotRequired[int]
    # Rarer words are not listed. Absent if all are.
    wordFloor: NotRequired[int]
    # Rarer n-grams of two words and more are not listed. Absent if all are.
    ngramFloor: NotRequired[int]
    # The most tokens of an n-gram; 1: words only.
    longestNgram: int
    # Whether there are n-grams with punctuation.
    includesPunctuation: NotRequired[bool]
    # The periods of the texts that have dates.
    periods: NotRequired[list[str]]
    # The texts that were counted.
    sources: NotRequired[list[str]]


class LexistatsCorporaUnreadable(TypedDict):
    name: str
    language: str
    # What is wrong with the file.
    reason: str


class LexistatsNgrams(TypedDict):
    metadata: StatsMetadata
    results: list[LexistatsNgramsResult]


class LexistatsNgramsResult(TypedDict):
    # In lower case but for those of the upstream. Absent where rows are collated by other members.
    tokens: NotRequired[list[str] | str]
    trueCases: NotRequired[list[str] | str]
    lemmas: NotRequired[list[str] | str]
    # Empty for a word that the lexicon does not know.
    lexicalCategories: NotRequired[list[str] | str]
    # The number of occurrences.
    frequency: int
    # Occurrences per million words.
    normalizedFrequency: NotRequired[float]
    # The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
    zipf: NotRequired[float]
    # The number of documents with an occurrence. Absent if it is not known.
    documentFrequency: NotRequired[int]


class LexistatsTrend(TypedDict):
    metadata: StatsMetadata
    word: str
    results: list[LexistatsTrendResult]


class LexistatsTrendResult(TypedDict):
    # A year, or a year and a month: 2024, 2024-05.
    period: str
    # The number of occurrences.
    frequency: int
    # Occurrences per million words.
    normalizedFrequency: float
    # The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
    zipf: NotRequired[float]
    # The number of documents with an occurrence. Absent if it is not known.
    documentFrequency: NotRequired[int]
    # The number of words in texts of the period.
    words: int
    # The number of texts of the period.
    documents: NotRequired[int]


class LexistatsWord(TypedDict):
    metadata: StatsMetadata
    result: LexistatsWordResult


class LexistatsWordResult(TypedDict):
    wordform: NotRequired[str]
    trueCase: NotRequired[str]
    lemma: NotRequired[str]
    lexicalCategory: NotRequired[LexicalCategory]
    # The number of occurrences.
    frequency: NotRequired[int]
    # Occurrences per million words.
    normalizedFrequency: NotRequired[float]
    # The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
    zipf: NotRequired[float]
    # False in place of frequency: the corpus is a list of the commoner words, and this is none of them.
    isListed: NotRequired[bool]
    # The number of documents with an occurrence. Absent if it is not known.
    documentFrequency: NotRequired[int]
    # The number of records that fit.
    matchCount: NotRequired[int]
    # True if occurrences of a form were divided between its lemmas and lexical categories; see the lexicon's
    # counts.
    isEstimated: NotRequired[bool]


class LexistatsWords(TypedDict):
    metadata: StatsMetadata
    results: list[LexistatsWordsResult]


class LexistatsWordsResult(TypedDict):
    wordform: NotRequired[str]
    trueCase: NotRequired[str]
    lemma: NotRequired[str]
    # Absent if the lexicon does not know the word.
    lexicalCategory: NotRequired[LexicalCategory]
    grammaticalFeatures: NotRequired[list[DictionaryEntriesGrammaticalFeature]]
    # The number of occurrences.
    frequency: int
    # Occurrences per million words.
    normalizedFrequency: NotRequired[float]
    # The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
    zipf: NotRequired[float]
    # The number of documents with an occurrence. Absent if it is not known.
    documentFrequency: NotRequired[int]
    # True if occurrences of a form were divided between its lemmas and lexical categories; see the lexicon's
    # counts.
    isEstimated: NotRequired[bool]


class ListMetadata(TypedDict):
    # The name and version of this schema.
    schema: str
    # What answered; the cache has answers of the upstream.
    source: Source
    # The data that the answer was built from; server.info spells them out.
    sources: NotRequired[list[str]]
    limit: int
    offset: int
    # The length of the whole list.
    total: int
    # What asks for the next part; absent after the last.
    next: NotRequired[str]
    # What the upstream said of its answer, if it answered.
    upstream: NotRequired[DictionaryEntriesUpstream]
    # Why the source that was to be asked first did not answer.
    fallback: NotRequired[Fallback]
    # Which headwords of the word the upstream could not be asked for, and why.
    partial: NotRequired[Partial]


class Partial(TypedDict):
    """Which headwords of the word the upstream could not be asked for, and why."""

    missing: list[str]
    reason: str
    message: str
    retryAfter: NotRequired[int]


class ReverseLookup(TypedDict):
    metadata: AnswerMetadata
    results: list[ReverseLookupResult]


class ReverseLookupResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The headword as it is written.
    word: str
    lexicalCategory: LexicalCategory
    # How well the definition fits, to three decimals.
    score: float
    # The definition of the headword that fits best.
    definition: str
    # The identifier of the sense that has the definition.
    sense: str
    source: str
    # The words of the question that the definition has, by themselves, in another form or by a synonym.
    words: list[str]


class RhymesLookup(TypedDict):
    metadata: ListMetadata
    results: list[RhymesLookupResult]


class RhymesLookupResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The headword as it is written.
    word: str
    # Present if the word is said like this as one of these only.
    lexicalCategories: NotRequired[list[LexicalCategory]]
    # How it is said, in the International Phonetic Alphabet.
    phoneticSpelling: str
    # The sounds by the names of the CMU Pronouncing Dictionary, with blanks between.
    phones: str
    # The number of syllables.
    syllables: int
    # The stress of each syllable: 1 primary, 2 secondary, 0 none. A word of one syllable has 1, though many have
    # none within a line.
    stress: str
    # The number of rhymes on all pages.
    total: int
    # By kind; near rhymes the nearest first; the commonest first.
    rhymes: list[RhymesLookupRhyme]


class RhymesLookupRhyme(TypedDict):
    # The headword with an underscore for each space.
    id: str
    # The headword as it is written.
    text: str
    kind: RhymesLookupKind
    # Present if the word rhymes as this only.
    lexicalCategory: NotRequired[LexicalCategory]
    # How it is said, in the International Phonetic Alphabet.
    phoneticSpelling: str
    syllables: int
    stress: str
    # How common it is: the logarithm of its occurrences in a thousand million words; absent if it was not counted.
    zipf: NotRequired[float]


class RhymesSyllables(TypedDict):
    metadata: AnswerMetadata
    text: str
    # The number of syllables, each word in its first pronunciation; unknown words do not count.
    syllables: int
    # The stress of the syllables, word by word, with blanks between.
    stress: str
    # The words whose pronunciations are not known, if there are any.
    unknown: NotRequired[list[str]]
    # One for each word of the text.
    results: list[RhymesSyllablesResult]


class RhymesSyllablesPronunciation(TypedDict):
    # The headword as it is written.
    word: str
    # Present if the word is a regular form of the headword, and its sounds were made from the headword's.
    isDerived: NotRequired[bool]
    # Present if the word is said like this as one of these only.
    lexicalCategories: NotRequired[list[LexicalCategory]]
    # How it is said, in the International Phonetic Alphabet.
    phoneticSpelling: str
    # The sounds by the names of the CMU Pronouncing Dictionary, with blanks between.
    phones: str
    # The number of syllables.
    syllables: int
    # The stress of each syllable: 1 primary, 2 secondary, 0 none. A word of one syllable has 1, though many have
    # none within a line.
    stress: str


class RhymesSyllablesResult(TypedDict):
    text: str
    # The commonest first; none if it is not known.
    pronunciations: list[RhymesSyllablesPronunciation]


class SearchAt(TypedDict):
    metadata: AnswerMetadata
    # The phrase as it stands in the text.
    text: str
    range: SearchAtRange
    # The headwords that the phrase leads to, the nearest first.
    results: list[SearchAtResult]


class SearchAtRange(TypedDict):
    start: int
    # The first place after the phrase.
    end: int
    unit: TextUnit


class SearchAtResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The headword as it is written.
    word: str
    match: HeadwordMatch
    lexicalCategories: NotRequired[list[LexicalCategory]]


class SearchQuery(TypedDict):
    metadata: ListMetadata
    results: list[SearchQueryResult]


class SearchQueryResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    # The headword as it is written.
    word: str
    matchType: NotRequired[SearchMatchType]
    # What was looked for.
    matchString: NotRequired[str]
    # How near the headword is to what was looked for: from 0 to 1 in the lexicon.
    score: NotRequired[float]
    # The logarithm of the occurrences in a thousand million words; absent if it was not counted.
    zipf: NotRequired[float]


class SentencesLookup(TypedDict):
    metadata: ListMetadata
    results: list[SentencesLookupResult]


class SentencesLookupLexicalEntry(TypedDict):
    language: Language
    # The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
    # en-gb.
    languageTag: NotRequired[str]
    lexicalCategory: NotRequired[LexicalCategory]
    text: str
    # Those of the commonest sense first.
    sentences: NotRequired[list[SentencesLookupSentence]]


class SentencesLookupResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
    # en-gb.
    languageTag: NotRequired[str]
    # The headword as it is written.
    word: str
    match: HeadwordMatch
    # The commonest lexical category first.
    lexicalEntries: list[SentencesLookupLexicalEntry]


class SentencesLookupSentence(TypedDict):
    text: str
    author: NotRequired[str]
    # The data that say it; server.info spells them out.
    source: str
    # The senses that it shows, if a source says so.
    senseIds: NotRequired[list[str]]
    translation: NotRequired[SentencesLookupTranslation]


class SentencesLookupTranslation(TypedDict):
    text: str
    language: Language


class ServerInfo(TypedDict):
    name: str
    version: str
    methods: list[str]
    lexicon: ServerInfoLexicon
    # The Oxford Dictionaries API, if something is asked of it.
    upstream: NotRequired[ServerInfoUpstream]
    # The providers that are programs of their own; absent if there are none.
    providers: NotRequired[list[ServerInfoProvider]]


class ServerInfoBudget(TypedDict):
    minute: ServerInfoMinute
    month: ServerInfoMinute


class ServerInfoCall(TypedDict):
    """Since the start."""

    sent: int
    cached: int
    shared: int
    failed: int


class ServerInfoLexicon(TypedDict):
    # Equal contents have equal digests (SHA-256).
    digest: str
    languages: list[Language]
    headwords: int
    sources: list[ServerInfoSource]


class ServerInfoMinute(TypedDict):
    used: int
    # Absent if there is none.
    limit: NotRequired[int]


class ServerInfoPackage(TypedDict):
    name: str
    version: str


class ServerInfoProvider(TypedDict):
    namespace: str
    name: str
    version: str
    isUp: bool
    restarts: int


class ServerInfoSource(TypedDict):
    id: str
    title: str
    licence: str
    # Debian's packages that it was read from.
    packages: list[ServerInfoPackage]
    # How many of each kind it gave.
    records: dict[str, int]


class ServerInfoUpstream(TypedDict):
    """The Oxford Dictionaries API, if something is asked of it."""

    version: str
    url: str
    # Whether nothing is sent for a while, since the service failed.
    isPaused: bool
    # Since the start.
    calls: ServerInfoCall
    budget: NotRequired[ServerInfoBudget]


class ServerLimits(TypedDict):
    # None where the service was not configured, such as in a program of its own.
    limits: list[ServerLimitsLimit]


class ServerLimitsLimit(TypedDict):
    # The key of the setting.
    name: str
    value: int
    # What is counted.
    unit: str
    minimum: int
    maximum: int
    summary: str


class StatsMetadata(TypedDict):
    schema: str
    # What answered.
    source: LexistatsCollocationsSource
    # The texts that were counted, as far as they are known.
    sources: NotRequired[list[str]]
    corpus: NotRequired[Corpus]
    limit: NotRequired[int]
    offset: NotRequired[int]
    total: NotRequired[int]
    isTruncated: NotRequired[bool]
    # What the upstream said of its answer, if it answered.
    upstream: NotRequired[DictionaryEntriesUpstream]
    # Why the source that was to be asked first did not answer.
    fallback: NotRequired[Fallback]
    # Which headwords of the word the upstream could not be asked for, and why.
    partial: NotRequired[Partial]


class TaxonomyLookup(TypedDict):
    metadata: AnswerMetadata
    results: list[TaxonomyLookupResult]


class TaxonomyLookupHypernym(TypedDict):
    # What it is to the sense or concept before it.
    relation: ConceptRelation
    # The headwords that stand for the concept, each in one sense.
    words: list[Derivative]
    definitions: NotRequired[list[str]]
    # For the shape list: the number of steps from the sense.
    depth: NotRequired[int]
    # For the shape tree: such concepts again.
    hypernyms: NotRequired[list[Any]]
    # For the shape tree: such concepts again.
    hyponyms: NotRequired[list[Any]]
    # For the shape tree: such concepts again.
    meronyms: NotRequired[list[Any]]
    # For the shape tree: such concepts again.
    holonyms: NotRequired[list[Any]]


class TaxonomyLookupLexicalEntry(TypedDict):
    language: Language
    # The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
    # en-gb.
    languageTag: NotRequired[str]
    lexicalCategory: NotRequired[LexicalCategory]
    text: str
    # The commonest first; those that have what was asked for.
    senses: NotRequired[list[TaxonomyLookupSense]]


class TaxonomyLookupResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
    # en-gb.
    languageTag: NotRequired[str]
    # The headword as it is written.
    word: str
    match: HeadwordMatch
    # The commonest lexical category first.
    lexicalEntries: list[TaxonomyLookupLexicalEntry]


class TaxonomyLookupSense(TypedDict):
    # The source, a colon, and the source's identifier.
    id: str
    # The headwords that stand for the concept, each in one sense.
    words: list[Derivative]
    definitions: NotRequired[list[str]]
    # What it is a kind of, or one of. In a tree, each has those that are related to it in a member of the same
    # name.
    hypernyms: NotRequired[list[TaxonomyLookupHypernym]]
    # Its kinds; of a verb, the manners of doing it. In a tree, each has those that are related to it in a member of
    # the same name.
    hyponyms: NotRequired[list[TaxonomyLookupHypernym]]
    # Its parts, its members, what it is made of. In a tree, each has those that are related to it in a member of
    # the same name.
    meronyms: NotRequired[list[TaxonomyLookupHypernym]]
    # What it is a part or a member of, what is made of it. In a tree, each has those that are related to it in a
    # member of the same name.
    holonyms: NotRequired[list[TaxonomyLookupHypernym]]
    # For the shape path: each way to the root, from the sense on.
    hypernymPaths: NotRequired[list[list[TaxonomyLookupHypernym]]]
    # For the shape path: each way to the root, from the sense on.
    holonymPaths: NotRequired[list[list[TaxonomyLookupHypernym]]]
    # Present if the limit left something out.
    isTruncated: NotRequired[bool]


class ThesaurusLookup(TypedDict):
    metadata: AnswerMetadata
    results: list[ThesaurusLookupResult]


class ThesaurusLookupAntonym(TypedDict):
    id: str
    text: str
    # indirect: the opposite of a similar word.
    type: NotRequired[str]
    domains: NotRequired[list[Domain]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]


class ThesaurusLookupEntry(TypedDict):
    # The data that say it; server.info spells them out.
    source: str
    # The commonest first.
    senses: list[ThesaurusLookupSense]


class ThesaurusLookupLexicalEntry(TypedDict):
    language: Language
    # The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
    # en-gb.
    languageTag: NotRequired[str]
    lexicalCategory: NotRequired[LexicalCategory]
    text: str
    entries: NotRequired[list[ThesaurusLookupEntry]]


class ThesaurusLookupResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
    # en-gb.
    languageTag: NotRequired[str]
    # The headword as it is written.
    word: str
    match: HeadwordMatch
    # The commonest lexical category first.
    lexicalEntries: list[ThesaurusLookupLexicalEntry]


class ThesaurusLookupSense(TypedDict):
    # The source, a colon, and the source's identifier; absent where the source tells meanings apart by their words
    # only.
    id: NotRequired[str]
    definitions: NotRequired[list[str]]
    domains: NotRequired[list[Domain]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]
    # The likeliest to be wanted first.
    synonyms: NotRequired[list[ThesaurusLookupSynonym]]
    antonyms: NotRequired[list[ThesaurusLookupAntonym]]
    subsenses: NotRequired[list[ThesaurusLookupSubsense]]


class ThesaurusLookupSubsense(TypedDict):
    # The source, a colon, and the source's identifier; absent where the source tells meanings apart by their words
    # only.
    id: NotRequired[str]
    definitions: NotRequired[list[str]]
    domains: NotRequired[list[Domain]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]
    # The likeliest to be wanted first.
    synonyms: NotRequired[list[ThesaurusLookupSynonym]]
    antonyms: NotRequired[list[ThesaurusLookupAntonym]]


class ThesaurusLookupSynonym(TypedDict):
    id: str
    text: str
    domains: NotRequired[list[Domain]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]


class TranslationsLookup(TypedDict):
    metadata: AnswerMetadata
    results: list[TranslationsLookupResult]


class TranslationsLookupEntry(TypedDict):
    # The data that say it; server.info spells them out.
    source: str
    # Present if two sources were joined through this language: such a translation may mix meanings up.
    pivot: NotRequired[Language]
    grammaticalFeatures: NotRequired[list[DictionaryEntriesGrammaticalFeature]]
    notes: NotRequired[list[DictionaryEntriesNote]]
    # The meanings that are translated, the likeliest first where the source tells.
    senses: NotRequired[list[TranslationsLookupSense]]


class TranslationsLookupExample(TypedDict):
    text: str
    translations: NotRequired[list[DictionaryEntriesTranslationTranslation]]


class TranslationsLookupLexicalEntry(TypedDict):
    language: Language
    # The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
    # en-gb.
    languageTag: NotRequired[str]
    lexicalCategory: NotRequired[LexicalCategory]
    text: str
    # One for each source.
    entries: NotRequired[list[TranslationsLookupEntry]]


class TranslationsLookupResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The language as the upstream tags it, where that says more than 'language', such as which dictionary it is of:
    # en-gb.
    languageTag: NotRequired[str]
    # The headword as it is written.
    word: str
    match: HeadwordMatch
    # The commonest lexical category first.
    lexicalEntries: list[TranslationsLookupLexicalEntry]


class TranslationsLookupSense(TypedDict):
    # Which meaning is translated, in the words of the source.
    gloss: NotRequired[str]
    domains: NotRequired[list[Domain]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]
    translations: NotRequired[list[DictionaryEntriesTranslationTranslation]]
    # The upstream's identifier of the meaning.
    id: NotRequired[str]
    notes: NotRequired[list[DictionaryEntriesNote]]
    # Only the upstream has some.
    examples: NotRequired[list[TranslationsLookupExample]]
    subsenses: NotRequired[list[TranslationsLookupSubsense]]


class TranslationsLookupSubsense(TypedDict):
    # Which meaning is translated, in the words of the source.
    gloss: NotRequired[str]
    domains: NotRequired[list[Domain]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]
    translations: NotRequired[list[DictionaryEntriesTranslationTranslation]]
    # The upstream's identifier of the meaning.
    id: NotRequired[str]
    notes: NotRequired[list[DictionaryEntriesNote]]
    # Only the upstream has some.
    examples: NotRequired[list[TranslationsLookupExample]]


class UtilityDomains(TypedDict):
    metadata: AnswerMetadata
    results: dict[str, UtilityDomainsResult]


class UtilityDomainsResult(TypedDict):
    # The label for people.
    en: str
    # How many headwords have it.
    headwords: NotRequired[int]


class UtilityFilters(TypedDict):
    metadata: AnswerMetadata
    results: dict[str, list[str]]


class UtilityGrammaticalFeatures(TypedDict):
    metadata: AnswerMetadata
    results: dict[str, dict[str, UtilityDomainsResult]]


class UtilityLanguages(TypedDict):
    metadata: AnswerMetadata
    results: list[UtilityLanguagesResult]


class UtilityLanguagesResult(TypedDict):
    type: NotRequired[UtilityLanguagesType]
    sourceLanguage: UtilityLanguagesSourceLanguage
    targetLanguage: NotRequired[UtilityLanguagesSourceLanguage]
    headwords: NotRequired[int]


class UtilityLanguagesSourceLanguage(TypedDict):
    id: Language
    # The English name; absent if the upstream has a language without one here.
    language: NotRequired[str]


class VariantForm(TypedDict):
    text: str
    regions: NotRequired[list[Region]]
    registers: NotRequired[list[Register]]


class WordlistQuery(TypedDict):
    metadata: ListMetadata
    results: list[WordlistQueryResult]


class WordlistQueryExclude(TypedDict):
    lexicalCategory: NotRequired[list[LexicalCategory]]
    domains: NotRequired[list[Domain]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]


class WordlistQueryExcludePrimeSense(TypedDict):
    domains: NotRequired[list[Domain]]
    registers: NotRequired[list[Register]]


class WordlistQueryResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    # The headword as it is written.
    word: str
    # The logarithm of the occurrences in a thousand million words; absent if it was not counted.
    zipf: NotRequired[float]
    # The inflected forms, if 'valid' asks for them.
    forms: NotRequired[list[str]]
