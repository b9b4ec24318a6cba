internal import HeadwordCore
internal import HeadwordDictionary
internal import HeadwordInflections
internal import HeadwordLexistats
internal import HeadwordSearch
internal import HeadwordSentences
internal import HeadwordThesaurus
internal import HeadwordTranslations
internal import HeadwordUtility
internal import HeadwordWordlist

/// The providers that come with Headword, one module each.
let builtInProviders: [any EndpointProvider.Type] = [
    DictionaryProvider.self,
    InflectionsProvider.self,
    LexistatsProvider.self,
    SearchProvider.self,
    SentencesProvider.self,
    ThesaurusProvider.self,
    TranslationsProvider.self,
    UtilityProvider.self,
    WordlistProvider.self,
]
