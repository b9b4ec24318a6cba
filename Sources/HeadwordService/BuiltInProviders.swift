internal import HeadwordCore
internal import HeadwordDictionary

/// The providers that come with Headword, one module each.
let builtInProviders: [any EndpointProvider.Type] = [
    DictionaryProvider.self
]
