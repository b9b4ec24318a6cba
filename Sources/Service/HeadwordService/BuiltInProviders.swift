internal import HeadwordCore
internal import HeadwordDictionary
internal import HeadwordInflections
internal import HeadwordLexistats
internal import HeadwordReverse
internal import HeadwordRhymes
internal import HeadwordSearch
internal import HeadwordSentences
internal import HeadwordTaxonomy
internal import HeadwordThesaurus
internal import HeadwordTranslations
internal import HeadwordUtility
internal import HeadwordWordlist
internal import HeadwordWords

/// The providers that come with Headword.
let builtInProviders: [any EndpointProvider.Type] = [
    DictionaryProvider.self,
    ThesaurusProvider.self,
    SentencesProvider.self,
    InflectionsProvider.self,
    TranslationsProvider.self,
    WordlistProvider.self,
    SearchProvider.self,
    ReverseProvider.self,
    RhymesProvider.self,
    TaxonomyProvider.self,
    LexistatsProvider.self,
    UtilityProvider.self,
    WordsProvider.self,
]
