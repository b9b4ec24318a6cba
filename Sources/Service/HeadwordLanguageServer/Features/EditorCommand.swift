/// The commands that an editor may execute.
enum EditorCommand: String, CaseIterable, Sendable {
    /// Adds a word to a layer: `{word, layer}`.
    case addWord = "headword.addWord"
    /// Returns the entry of a word: `{word}`.
    case define = "headword.define"
    /// Shows the entry of a word: `{word}`.
    case openEntry = "headword.openEntry"
    /// Applies an edit, for editors that know no code actions.
    case applyEdit = "headword.applyEdit"
}
