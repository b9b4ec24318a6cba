internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordPages

/// Formats lists of words: in columns for people, one per line for scripts.
struct WordsPage {
    let layout: Layout

    /// Returns the lines of the results.
    func lines(of results: [JSONValue]) -> [String] {
        let rows = results.map { (word: $0["word"].text ?? "", forms: $0["forms"].texts) }
        if rows.allSatisfy(\.forms.isEmpty) { return layout.columns(of: rows.map(\.word)) }
        guard layout.hasColumns else { return rows.map { ([$0.word] + $0.forms).joined(separator: "\t") } }
        return layout.table(
            rows.map { (layout.style.bold($0.word), $0.forms.joined(separator: ", ")) },
            indent: 0
        )
    }
}
