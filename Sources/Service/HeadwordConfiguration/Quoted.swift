internal import HeadwordModel

/// Returns a text of a file in quotes for a message: shortened, and without control characters.
func quoted(_ text: String, upTo limit: Int = 64) -> String {
    let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))
    return "'" + shown.escapingControls() + (text.unicodeScalars.count > limit ? "..." : "") + "'"
}
