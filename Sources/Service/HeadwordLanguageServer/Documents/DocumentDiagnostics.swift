internal import HeadwordJSON

/// The diagnostics of one version of a document.
struct DocumentDiagnostics: Sendable {
    var items: [JSONValue]
    var version: Int?
    /// The number of changes of the text, the words and the settings that it takes into account.
    var changes: Int
}
