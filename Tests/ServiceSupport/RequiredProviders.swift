internal import HeadwordService
internal import HeadwordTestSupport
package import Testing

private let namespaces = Result {
    Set(try DictionaryService(lexicon: try FixtureLexicon.open()).methods.map(namespace))
}

private func namespace(of method: String) -> String { String(method.prefix { $0 != "." }) }

/// Cancels a test if other providers that it needs were removed from the package.
///
/// - Parameter methods: the required methods.
package func requireProviders(of methods: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    for namespace in methods.map(namespace) where !(try namespaces.get().contains(namespace)) {
        try Test.cancel("There is no provider of '\(namespace)'.", sourceLocation: sourceLocation)
    }
}

/// Cancels a test if other providers that it needs were removed from the package.
package func requireProviders(of methods: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    try requireProviders(of: methods, sourceLocation: sourceLocation)
}
