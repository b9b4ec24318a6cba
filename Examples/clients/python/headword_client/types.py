# Written by Scripts/generate-clients.py from rpc-schema/openrpc.json.
"""What methods are asked for and answer. A newer server may send more members and labels."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

ChangedLayer = (
    Literal[
        "project", "user", "session",
    ]
    | str
)

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
        "el", "fa", "ha", "ig", "it", "ka", "mr", "qu", "ru", "te", "tg", "tk", "tpi", "tt", "xh", "yo", "zh", "af",
        "am", "ang", "as", "az", "be", "bg", "bn", "br", "bs", "ca", "ceb", "co", "cs", "cy", "da", "eo", "et",
        "eu", "fi", "fil", "fo", "fy", "ga", "gd", "gl", "grc", "gv", "haw", "he", "hr", "hu", "hy", "is", "ja",
        "jv", "kk", "km", "kn", "ko", "ku", "ky", "la", "lb", "lo", "lt", "mg", "mi", "mk", "ml", "mn", "mt", "my",
        "nb", "ne", "nl", "nn", "no", "oc", "om", "or", "pa", "pl", "ps", "rm", "sa", "scn", "sco", "sd", "sh",
        "si", "sk", "sl", "so", "sq", "sr", "st", "su", "sv", "th", "ti", "tl", "tr", "ug", "uk", "uz", "vi", "vo",
        "wa", "wo", "yi", "yue",
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

ListedLayer = (
    Literal[
        "session", "project", "user", "team", "system",
    ]
    | str
)

MatchKind = (
    Literal[
        "exact", "folded", "lemma", "variant",
    ]
    | str
)

MatchStrategy = (
    Literal[
        "exact", "prefix", "suffix", "substring", "re", "soundex", "lev", "word", "first", "last", "lemma", "fold",
        "phrase",
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

RhymeKind = (
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

TaxonomicRelation = (
    Literal[
        "hypernyms", "hyponyms", "meronyms", "holonyms",
    ]
    | str
)

TaxonomyLayout = (
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

WordsListStatus = (
    Literal[
        "accepted", "preferred", "forbidden",
    ]
    | str
)


class Analysis(TypedDict):
    lexicalCategory: LexicalCategory
    grammaticalFeatures: NotRequired[list[DictionaryEntriesGrammaticalFeature]]


class AnswerMetadata(TypedDict):
    # The name and version of this schema.
    schema: str
    # The source that answered; the cache holds answers of the upstream.
    source: Source
    # The sources of the data in the answer; server.info describes them.
    sources: NotRequired[list[str]]
    # The upstream's metadata about its answer, if it answered.
    upstream: NotRequired[DictionaryEntriesUpstream]
    # Why the preferred source did not answer.
    fallback: NotRequired[Fallback]
    # The headwords that could not be requested from the upstream, and why.
    partial: NotRequired[Partial]


class Corpus(TypedDict):
    name: str
    language: str
    # The number of words counted, without punctuation.
    words: int
    # The number of punctuation marks.
    punctuation: NotRequired[int]
    # Absent if they were not counted.
    documents: NotRequired[int]
    # The minimum count of listed words. Absent if all are listed.
    wordFloor: NotRequired[int]
    # The minimum count of listed n-grams of two or more words. Absent if all are listed.
    ngramFloor: NotRequired[int]


class CrossReference(TypedDict):
    id: str
    text: str
    type: NotRequired[DictionaryEntriesCrossReferenceType]


class DailyWord(TypedDict):
    # The headword as written.
    word: str
    lexicalCategory: LexicalCategory
    # Its first definition.
    definition: str
    # The source of the definition; server.info describes it.
    source: str


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
    # The source of this data; server.info describes it.
    source: str
    etymologies: NotRequired[list[str]]
    pronunciations: NotRequired[list[DictionaryEntriesPronunciation]]
    # The features of any of the senses.
    grammaticalFeatures: NotRequired[list[DictionaryEntriesGrammaticalFeature]]
    variantForms: NotRequired[list[VariantForm]]
    notes: NotRequired[list[DictionaryEntriesNote]]
    # The most common first.
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
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    lexicalCategory: NotRequired[LexicalCategory]
    text: str
    pronunciations: NotRequired[list[DictionaryEntriesPronunciation]]
    derivatives: NotRequired[list[Derivative]]
    # One entry for each homograph.
    entries: NotRequired[list[DictionaryEntriesEntry]]


class DictionaryEntriesNote(TypedDict):
    text: str
    type: NotRequired[Type]


class DictionaryEntriesPronunciation(TypedDict):
    phoneticSpelling: NotRequired[str]
    phoneticNotation: NotRequired[PhoneticNotation]
    # The regions with this pronunciation.
    regions: NotRequired[list[Region]]
    # The address of a recording; from the upstream only.
    audioFile: NotRequired[str]
    # The source of this data; server.info describes it.
    source: str


class DictionaryEntriesResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    # The headword as written.
    word: str
    match: HeadwordMatch
    # The regions of this spelling, if not all.
    regions: NotRequired[list[Region]]
    pronunciations: NotRequired[list[DictionaryEntriesPronunciation]]
    # The most common lexical category first.
    lexicalEntries: list[DictionaryEntriesLexicalEntry]
    # One group for each meaning.
    translations: NotRequired[list[DictionaryEntriesTranslation]]


class DictionaryEntriesSense(TypedDict):
    # The source, a colon, and the source's identifier.
    id: NotRequired[str]
    definitions: NotRequired[list[str]]
    # Shortened definitions; from the upstream only.
    shortDefinitions: NotRequired[list[str]]
    # The examples that show the headword itself come first.
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
    # Shortened definitions; from the upstream only.
    shortDefinitions: NotRequired[list[str]]
    # The examples that show the headword itself come first.
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
    # Present if two sources were joined through this language; such a translation may confuse meanings.
    pivot: NotRequired[Language]
    lexicalCategory: NotRequired[LexicalCategory]
    # The meaning that is translated, in the words of the source.
    gloss: NotRequired[str]
    domains: NotRequired[list[Domain]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]
    translations: list[DictionaryEntriesTranslationTranslation]


class DictionaryEntriesTranslationTranslation(TypedDict):
    text: str
    language: Language
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    grammaticalFeatures: NotRequired[list[DictionaryEntriesGrammaticalFeature]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]


class DictionaryEntriesUpstream(TypedDict):
    """The upstream's metadata about its answer, if it answered."""

    version: str
    # The names of labels in the answer that Headword does not know.
    labels: NotRequired[dict[str, str]]
    # The unchanged replies of the upstream, if requested with 'raw'.
    replies: NotRequired[list[Any]]


class DictionaryEtymology(TypedDict):
    metadata: AnswerMetadata
    results: list[DictionaryEtymologyResult]


class DictionaryEtymologyEtymology(TypedDict):
    # The etymology, as its source words it.
    text: str
    # The stages of the word's history as far as the text lists them, the nearest first; found by rules, which may
    # err.
    stages: NotRequired[list[DictionaryEtymologyStage]]
    # The source of this data; server.info describes it.
    source: str


class DictionaryEtymologyLexicalEntry(TypedDict):
    language: Language
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    lexicalCategory: NotRequired[LexicalCategory]
    text: str
    # Those of one homograph after those of another.
    etymologies: list[DictionaryEtymologyEtymology]


class DictionaryEtymologyResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    # The headword as written.
    word: str
    match: HeadwordMatch
    # The most common lexical category first.
    lexicalEntries: list[DictionaryEtymologyLexicalEntry]


DictionaryEtymologyStage = TypedDict(
    "DictionaryEtymologyStage",
    {
        "language": "str",
        "from": NotRequired["int"],
        "to": NotRequired["int"],
        "forms": NotRequired["list[str]"],
        "gloss": NotRequired["str"],
        "isUncertain": NotRequired["bool"],
    },
)


class DictionaryFamily(TypedDict):
    metadata: AnswerMetadata
    results: list[DictionaryFamilyResult]


class DictionaryFamilyResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    # The headword as written.
    word: str
    match: HeadwordMatch
    # The words of the family: the root first, those nearer to it before others.
    words: list[DictionaryFamilyWord]
    # Present if the limit left words out.
    isTruncated: NotRequired[bool]


class DictionaryFamilyWord(TypedDict):
    # The headword with an underscore for each space.
    id: str
    # The headword as written.
    text: str
    # The headword that it is derived from; absent for the root.
    base: NotRequired[str]
    # The prefix or suffix: `un-`, `-ness`; absent if none makes the word.
    affix: NotRequired[str]
    # The number of steps from the root.
    depth: int
    # The most common first.
    lexicalCategories: NotRequired[list[LexicalCategory]]
    # The most common meaning.
    definition: NotRequired[str]


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
    # For the kind lemma: readings of the word as a form of the headword.
    analyses: NotRequired[list[Analysis]]


class InflectionsForms(TypedDict):
    metadata: AnswerMetadata
    results: list[InflectionsFormsResult]


class InflectionsFormsInflection(TypedDict):
    inflectedForm: str
    # The features of the form, if the source gives them.
    grammaticalFeatures: NotRequired[list[DictionaryEntriesGrammaticalFeature]]
    # The regions of this spelling, if not all.
    regions: NotRequired[list[Region]]
    # The source that lists it; server.info describes it.
    source: str


class InflectionsFormsLexicalEntry(TypedDict):
    language: Language
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    lexicalCategory: NotRequired[LexicalCategory]
    text: str
    # The headword, then its forms, the best of each kind first.
    inflections: NotRequired[list[InflectionsFormsInflection]]


class InflectionsFormsResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    # The headword as written.
    word: str
    match: HeadwordMatch
    # The most common lexical category first.
    lexicalEntries: list[InflectionsFormsLexicalEntry]


class InflectionsLemmas(TypedDict):
    metadata: AnswerMetadata
    results: list[InflectionsLemmasResult]


class InflectionsLemmasLexicalEntry(TypedDict):
    language: Language
    lexicalCategory: NotRequired[LexicalCategory]
    # The form.
    text: str
    # The headwords with this form, including the form itself if it is a headword.
    inflectionOf: list[Derivative]
    # The features of the form, if the source gives them.
    grammaticalFeatures: NotRequired[list[DictionaryEntriesGrammaticalFeature]]


class InflectionsLemmasResult(TypedDict):
    # The form with an underscore for each space.
    id: str
    language: Language
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    # The form.
    word: str
    # One entry for each reading, the likeliest first.
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
    # The number of occurrences near the word.
    frequency: int
    # The occurrences before it.
    before: NotRequired[int]
    # The occurrences after it.
    after: NotRequired[int]
    # The total number of occurrences.
    wordFrequency: NotRequired[int]
    # The number of occurrences near the word expected by chance.
    expectedFrequency: NotRequired[float]
    # Dunning's G2: the evidence that this is not chance.
    logLikelihood: float
    # The certainty of this; favours common words.
    tScore: float
    # The strength of the association, in bits; favours rare words.
    pmi: float


class LexistatsCorpora(TypedDict):
    results: list[LexistatsCorporaResult]
    # The corpora that exist but cannot be read; absent if there are none.
    unreadable: NotRequired[list[LexistatsCorporaUnreadable]]


class LexistatsCorporaResult(TypedDict):
    name: str
    language: str
    # The number of words counted, without punctuation.
    words: int
    # The number of punctuation marks.
    punctuation: NotRequired[int]
    # Absent if they were not counted.
    documents: NotRequired[int]
    # The minimum count of listed words. Absent if all are listed.
    wordFloor: NotRequired[int]
    # The minimum count of listed n-grams of two or more words. Absent if all are listed.
    ngramFloor: NotRequired[int]
    # The maximum length of an n-gram; 1 means words only.
    longestNgram: int
    # Whether n-grams with punctuation were counted.
    includesPunctuation: NotRequired[bool]
    # The periods of the dated texts.
    periods: NotRequired[list[str]]
    # The texts that were counted.
    sources: NotRequired[list[str]]


class LexistatsCorporaUnreadable(TypedDict):
    name: str
    language: str
    # Why the file cannot be read.
    reason: str


class LexistatsNgrams(TypedDict):
    metadata: StatsMetadata
    results: list[LexistatsNgramsResult]


class LexistatsNgramsResult(TypedDict):
    # In lower case, except from the upstream. Absent where rows are collated by other members.
    tokens: NotRequired[list[str] | str]
    trueCases: NotRequired[list[str] | str]
    lemmas: NotRequired[list[str] | str]
    # Empty for a word that is not in the lexicon.
    lexicalCategories: NotRequired[list[str] | str]
    # The number of occurrences.
    frequency: int
    # Occurrences per million words.
    normalizedFrequency: NotRequired[float]
    # The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
    zipf: NotRequired[float]
    # The number of documents with an occurrence. Absent if unknown.
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
    # The number of documents with an occurrence. Absent if unknown.
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
    # False, in place of a frequency, if the corpus lists only its more common words and this is not among them.
    isListed: NotRequired[bool]
    # The number of documents with an occurrence. Absent if unknown.
    documentFrequency: NotRequired[int]
    # The number of matching records.
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
    # Absent if the word is not in the lexicon.
    lexicalCategory: NotRequired[LexicalCategory]
    grammaticalFeatures: NotRequired[list[DictionaryEntriesGrammaticalFeature]]
    # The number of occurrences.
    frequency: int
    # Occurrences per million words.
    normalizedFrequency: NotRequired[float]
    # The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common.
    zipf: NotRequired[float]
    # The number of documents with an occurrence. Absent if unknown.
    documentFrequency: NotRequired[int]
    # True if occurrences of a form were divided between its lemmas and lexical categories; see the lexicon's
    # counts.
    isEstimated: NotRequired[bool]


class ListMetadata(TypedDict):
    # The name and version of this schema.
    schema: str
    # The source that answered; the cache holds answers of the upstream.
    source: Source
    # The sources of the data in the answer; server.info describes them.
    sources: NotRequired[list[str]]
    limit: int
    offset: int
    # The length of the whole list.
    total: int
    # The cursor for the next part; absent after the last.
    next: NotRequired[str]
    # The upstream's metadata about its answer, if it answered.
    upstream: NotRequired[DictionaryEntriesUpstream]
    # Why the preferred source did not answer.
    fallback: NotRequired[Fallback]
    # The headwords that could not be requested from the upstream, and why.
    partial: NotRequired[Partial]


class Partial(TypedDict):
    """The headwords that could not be requested from the upstream, and why."""

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
    # The headword as written.
    word: str
    lexicalCategory: LexicalCategory
    # How well the definition fits, to three decimals.
    score: float
    # The best-fitting definition of the headword.
    definition: str
    # The identifier of the sense with this definition.
    sense: str
    source: str
    # The words of the given definition that this one contains, as such, in another form or as a synonym.
    words: list[str]


class RhymesLookup(TypedDict):
    metadata: ListMetadata
    results: list[RhymesLookupResult]


class RhymesLookupResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The headword as written.
    word: str
    # Present if only these lexical categories have this pronunciation.
    lexicalCategories: NotRequired[list[LexicalCategory]]
    # The pronunciation in the International Phonetic Alphabet.
    phoneticSpelling: str
    # The sounds, named as in the CMU Pronouncing Dictionary and separated by spaces.
    phones: str
    # The number of syllables.
    syllables: int
    # The stress of each syllable: 1 primary, 2 secondary, 0 none. A monosyllable has 1, though many are unstressed
    # within a line.
    stress: str
    # The number of rhymes on all pages.
    total: int
    # By kind, near rhymes by similarity, and the most common first.
    rhymes: list[RhymesLookupRhyme]


class RhymesLookupRhyme(TypedDict):
    # The headword with an underscore for each space.
    id: str
    # The headword as written.
    text: str
    kind: RhymeKind
    # Present if the word rhymes in this lexical category only.
    lexicalCategory: NotRequired[LexicalCategory]
    # The pronunciation in the International Phonetic Alphabet.
    phoneticSpelling: str
    syllables: int
    stress: str
    # The frequency as the logarithm of the occurrences per thousand million words; absent if it was not counted.
    zipf: NotRequired[float]


class RhymesSyllables(TypedDict):
    metadata: AnswerMetadata
    text: str
    # The total number of syllables, by each word's first pronunciation; unknown words do not count.
    syllables: int
    # The stress of the syllables, word by word, separated by spaces.
    stress: str
    # The words without a known pronunciation, if any.
    unknown: NotRequired[list[str]]
    # One for each word of the text.
    results: list[RhymesSyllablesResult]


class RhymesSyllablesPronunciation(TypedDict):
    # The headword as written.
    word: str
    # Present if the word is a regular form of the headword, and its sounds were derived from the headword's.
    isDerived: NotRequired[bool]
    # Present if only these lexical categories have this pronunciation.
    lexicalCategories: NotRequired[list[LexicalCategory]]
    # The pronunciation in the International Phonetic Alphabet.
    phoneticSpelling: str
    # The sounds, named as in the CMU Pronouncing Dictionary and separated by spaces.
    phones: str
    # The number of syllables.
    syllables: int
    # The stress of each syllable: 1 primary, 2 secondary, 0 none. A monosyllable has 1, though many are unstressed
    # within a line.
    stress: str


class RhymesSyllablesResult(TypedDict):
    text: str
    # The most common first; empty if none is known.
    pronunciations: list[RhymesSyllablesPronunciation]


class SearchAt(TypedDict):
    metadata: AnswerMetadata
    # The phrase as written in the text.
    text: str
    range: SearchAtRange
    # The headwords for the phrase, the likeliest in its sentence first.
    results: list[SearchAtResult]


class SearchAtRange(TypedDict):
    start: int
    # The offset after the end of the phrase.
    end: int
    unit: TextUnit


class SearchAtResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The headword as written.
    word: str
    match: HeadwordMatch
    # The lexical categories, the likeliest in the sentence first.
    lexicalCategories: NotRequired[list[LexicalCategory]]


class SearchMatch(TypedDict):
    metadata: AnswerMetadata
    # The number of all headwords that match; absent if they were not counted.
    total: NotRequired[int]
    # The headwords: by lev and lemma the likeliest first, otherwise in alphabetical order.
    results: list[SearchMatchResult]


class SearchMatchResult(TypedDict):
    # The headword as written.
    word: str
    language: Language
    # The sources with an entry, as server.info names them, those of layers first; empty if all that they say is
    # dated and was not asked for.
    sources: list[str]


class SearchQuery(TypedDict):
    metadata: ListMetadata
    results: list[SearchQueryResult]


class SearchQueryResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    # The headword as written.
    word: str
    matchType: NotRequired[SearchMatchType]
    # The text that was searched for.
    matchString: NotRequired[str]
    # How close the headword is to the text searched for: from 0 to 1 in the lexicon.
    score: NotRequired[float]
    # The logarithm of the occurrences per thousand million words; absent if it was not counted.
    zipf: NotRequired[float]


class SentencesLookup(TypedDict):
    metadata: ListMetadata
    results: list[SentencesLookupResult]


class SentencesLookupLexicalEntry(TypedDict):
    language: Language
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    lexicalCategory: NotRequired[LexicalCategory]
    text: str
    # The sentences of the most common sense first.
    sentences: NotRequired[list[SentencesLookupSentence]]


class SentencesLookupResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    # The headword as written.
    word: str
    match: HeadwordMatch
    # The most common lexical category first.
    lexicalEntries: list[SentencesLookupLexicalEntry]


class SentencesLookupSentence(TypedDict):
    text: str
    author: NotRequired[str]
    # The source of this data; server.info describes it.
    source: str
    # The senses that it illustrates, if a source gives them.
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
    # The layers of words above the lexicon, the nearest first; absent if there are none.
    layers: NotRequired[list[ServerInfoLayer]]
    # The Oxford Dictionaries API, if it is used.
    upstream: NotRequired[ServerInfoUpstream]
    # The store that the replicas of the service share, if there is one.
    store: NotRequired[ServerInfoStore]
    # The external providers; absent if there are none.
    providers: NotRequired[list[ServerInfoProvider]]


class ServerInfoBudget(TypedDict):
    minute: ServerInfoMinute
    month: ServerInfoMinute
    # The calls that this replica may still send while it cannot reach the store; absent while it can.
    share: NotRequired[ServerInfoShare]


class ServerInfoCall(TypedDict):
    """The calls since the start."""

    sent: int
    cached: int
    shared: int
    failed: int


class ServerInfoFile(TypedDict):
    path: str
    # The number of lines that say something.
    words: int
    # The number of lines that are not used.
    problemCount: int
    # The first of them.
    problems: NotRequired[list[ServerInfoProblem]]


class ServerInfoLayer(TypedDict):
    # What answers call it.
    source: str
    files: list[ServerInfoFile]


class ServerInfoLexicon(TypedDict):
    # Equal contents have equal digests (SHA-256).
    digest: str
    languages: list[Language]
    headwords: int
    sources: list[ServerInfoSource]


class ServerInfoMinute(TypedDict):
    used: int
    # Absent if there is no limit.
    limit: NotRequired[int]


class ServerInfoPackage(TypedDict):
    name: str
    version: str


class ServerInfoProblem(TypedDict):
    # The number of the line; absent if it is the whole file.
    line: NotRequired[int]
    reason: str


class ServerInfoProvider(TypedDict):
    namespace: str
    name: str
    version: str
    isUp: bool
    restarts: int


class ServerInfoShare(TypedDict):
    """The calls that this replica may still send while it cannot reach the store; absent while it can."""

    # Absent if there is no limit.
    minute: NotRequired[int]
    # Absent if there is no limit.
    month: NotRequired[int]


class ServerInfoSource(TypedDict):
    id: str
    title: str
    licence: str
    # The packages that it was read from.
    packages: list[ServerInfoPackage]
    # The number of records of each kind.
    records: dict[str, int]


class ServerInfoStore(TypedDict):
    """The store that the replicas of the service share, if there is one."""

    address: str
    isUp: bool
    # Why it cannot be used at present.
    failure: NotRequired[str]


class ServerInfoUpstream(TypedDict):
    """The Oxford Dictionaries API, if it is used."""

    version: str
    url: str
    # Whether calls are suspended for a while after failures.
    isPaused: bool
    # The calls since the start.
    calls: ServerInfoCall
    budget: NotRequired[ServerInfoBudget]


class ServerLimits(TypedDict):
    # Empty if the service was not configured, as in a program that embeds it.
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
    # The source that answered.
    source: LexistatsCollocationsSource
    # The texts that were counted, as far as known.
    sources: NotRequired[list[str]]
    corpus: NotRequired[Corpus]
    limit: NotRequired[int]
    offset: NotRequired[int]
    total: NotRequired[int]
    isTruncated: NotRequired[bool]
    # The upstream's metadata about its answer, if it answered.
    upstream: NotRequired[DictionaryEntriesUpstream]
    # Why the preferred source did not answer.
    fallback: NotRequired[Fallback]
    # The headwords that could not be requested from the upstream, and why.
    partial: NotRequired[Partial]


class TaxonomyLookup(TypedDict):
    metadata: AnswerMetadata
    results: list[TaxonomyLookupResult]


class TaxonomyLookupHypernym(TypedDict):
    # Its relation to the sense or concept before it.
    relation: ConceptRelation
    # The headwords that stand for the concept, each in one sense.
    words: list[Derivative]
    definitions: NotRequired[list[str]]
    # For the shape list: the number of steps from the sense.
    depth: NotRequired[int]
    # For the shape tree: the concepts of the next level.
    hypernyms: NotRequired[list[Any]]
    # For the shape tree: the concepts of the next level.
    hyponyms: NotRequired[list[Any]]
    # For the shape tree: the concepts of the next level.
    meronyms: NotRequired[list[Any]]
    # For the shape tree: the concepts of the next level.
    holonyms: NotRequired[list[Any]]


class TaxonomyLookupLexicalEntry(TypedDict):
    language: Language
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    lexicalCategory: NotRequired[LexicalCategory]
    text: str
    # Senses with the requested concepts, the most common first.
    senses: NotRequired[list[TaxonomyLookupSense]]


class TaxonomyLookupResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    # The headword as written.
    word: str
    match: HeadwordMatch
    # The most common lexical category first.
    lexicalEntries: list[TaxonomyLookupLexicalEntry]


class TaxonomyLookupSense(TypedDict):
    # The source, a colon, and the source's identifier.
    id: str
    # The headwords that stand for the concept, each in one sense.
    words: list[Derivative]
    definitions: NotRequired[list[str]]
    # The concepts that it is a kind or an instance of. In a tree, each has its own related concepts in a member of
    # the same name.
    hypernyms: NotRequired[list[TaxonomyLookupHypernym]]
    # Its kinds; for a verb, the manners of doing it. In a tree, each has its own related concepts in a member of
    # the same name.
    hyponyms: NotRequired[list[TaxonomyLookupHypernym]]
    # Its parts, its members and its materials. In a tree, each has its own related concepts in a member of the same
    # name.
    meronyms: NotRequired[list[TaxonomyLookupHypernym]]
    # The wholes and groups that it belongs to, and the things made of it. In a tree, each has its own related
    # concepts in a member of the same name.
    holonyms: NotRequired[list[TaxonomyLookupHypernym]]
    # For the shape path: each path from the sense to the root.
    hypernymPaths: NotRequired[list[list[TaxonomyLookupHypernym]]]
    # For the shape path: each path from the sense to the root.
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
    # The source of this data; server.info describes it.
    source: str
    # The most common first.
    senses: list[ThesaurusLookupSense]


class ThesaurusLookupLexicalEntry(TypedDict):
    language: Language
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    lexicalCategory: NotRequired[LexicalCategory]
    text: str
    entries: NotRequired[list[ThesaurusLookupEntry]]


class ThesaurusLookupResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    # The headword as written.
    word: str
    match: HeadwordMatch
    # The most common lexical category first.
    lexicalEntries: list[ThesaurusLookupLexicalEntry]


class ThesaurusLookupSense(TypedDict):
    # The source, a colon, and the source's identifier; absent where the source distinguishes meanings only by their
    # words.
    id: NotRequired[str]
    definitions: NotRequired[list[str]]
    domains: NotRequired[list[Domain]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]
    # The most relevant first.
    synonyms: NotRequired[list[ThesaurusLookupSynonym]]
    antonyms: NotRequired[list[ThesaurusLookupAntonym]]
    subsenses: NotRequired[list[ThesaurusLookupSubsense]]


class ThesaurusLookupSubsense(TypedDict):
    # The source, a colon, and the source's identifier; absent where the source distinguishes meanings only by their
    # words.
    id: NotRequired[str]
    definitions: NotRequired[list[str]]
    domains: NotRequired[list[Domain]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]
    # The most relevant first.
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
    # The source of this data; server.info describes it.
    source: str
    # Present if two sources were joined through this language; such a translation may confuse meanings.
    pivot: NotRequired[Language]
    grammaticalFeatures: NotRequired[list[DictionaryEntriesGrammaticalFeature]]
    notes: NotRequired[list[DictionaryEntriesNote]]
    # The translated meanings, the likeliest first where the source ranks them.
    senses: NotRequired[list[TranslationsLookupSense]]


class TranslationsLookupExample(TypedDict):
    text: str
    translations: NotRequired[list[DictionaryEntriesTranslationTranslation]]


class TranslationsLookupLexicalEntry(TypedDict):
    language: Language
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    lexicalCategory: NotRequired[LexicalCategory]
    text: str
    # One entry for each source.
    entries: NotRequired[list[TranslationsLookupEntry]]


class TranslationsLookupResult(TypedDict):
    # The headword with an underscore for each space.
    id: str
    language: Language
    # The upstream's language tag, if it is more specific than 'language', for instance about the dictionary: en-gb.
    languageTag: NotRequired[str]
    # The headword as written.
    word: str
    match: HeadwordMatch
    # The most common lexical category first.
    lexicalEntries: list[TranslationsLookupLexicalEntry]


class TranslationsLookupSense(TypedDict):
    # The meaning that is translated, in the words of the source.
    gloss: NotRequired[str]
    domains: NotRequired[list[Domain]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]
    translations: NotRequired[list[DictionaryEntriesTranslationTranslation]]
    # The upstream's identifier of the meaning.
    id: NotRequired[str]
    notes: NotRequired[list[DictionaryEntriesNote]]
    # From the upstream only.
    examples: NotRequired[list[TranslationsLookupExample]]
    subsenses: NotRequired[list[TranslationsLookupSubsense]]


class TranslationsLookupSubsense(TypedDict):
    # The meaning that is translated, in the words of the source.
    gloss: NotRequired[str]
    domains: NotRequired[list[Domain]]
    registers: NotRequired[list[Register]]
    regions: NotRequired[list[Region]]
    translations: NotRequired[list[DictionaryEntriesTranslationTranslation]]
    # The upstream's identifier of the meaning.
    id: NotRequired[str]
    notes: NotRequired[list[DictionaryEntriesNote]]
    # From the upstream only.
    examples: NotRequired[list[TranslationsLookupExample]]


class UtilityDomains(TypedDict):
    metadata: AnswerMetadata
    results: dict[str, UtilityDomainsResult]


class UtilityDomainsResult(TypedDict):
    # The label for display.
    en: str
    # The number of headwords with it.
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
    # The English name; absent for an upstream language that has no name here.
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
    # The headword as written.
    word: str
    # The logarithm of the occurrences per thousand million words; absent if it was not counted.
    zipf: NotRequired[float]
    # The inflected forms, if requested with 'valid'.
    forms: NotRequired[list[str]]


class WordsAdd(TypedDict):
    layer: str
    # The file that has the word; absent if the connection has it.
    file: NotRequired[str]
    # Whether it is new there.
    added: bool
    # The number of lines that said the opposite, and were removed.
    removed: int


class WordsList(TypedDict):
    metadata: ListMetadata
    results: list[WordsListResult]


class WordsListResult(TypedDict):
    # The word as the layer writes it.
    word: str
    # The layer: session, project, user, team, team-2, ... or system.
    layer: str
    # The file; absent for a word of the connection.
    file: NotRequired[str]
    status: WordsListStatus
    # The words to use instead of a forbidden one, the best first.
    use: NotRequired[list[str]]
    # Absent if it is a word of every language.
    language: NotRequired[Language]
    lexicalCategory: NotRequired[LexicalCategory]
    definition: NotRequired[str]


class WordsRemove(TypedDict):
    layer: str
    # The files that had such lines; absent if none had.
    files: NotRequired[list[str]]
    # The number of removed lines; 0 if the layer said nothing of the word.
    removed: int
