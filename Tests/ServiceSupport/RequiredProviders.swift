internal import HeadwordService
internal import HeadwordTestSupport
package import Testing

private let namespaces = Result {
    Set(try Headword(lexicon: try FixtureLexicon.open()).methods.map(namespace))
}

private func namespace(of method: String) -> String { String(method.prefix { $0 != "." }) }

/// Cancels a test that needs providers beside the one that it is about, if one was taken out of the package.
///
/// - Parameter methods: the methods that are needed.
package func requireProviders(of methods: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    for namespace in methods.map(namespace) where !(try namespaces.get().contains(namespace)) {
        try Test.cancel("There is no provider of '\(namespace)'.", sourceLocation: sourceLocation)
    }
}

/// Cancels a test that needs providers beside the one that it is about, if one was taken out of the package.
package func requireProviders(of methods: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    try requireProviders(of: methods, sourceLocation: sourceLocation)
}
