internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordPages

/// Formats search results: for people with how each was found, for scripts one per line.
struct SearchPage {
    let layout: Layout
    /// Whether the search was for a prefix, so that all were found in the same way.
    let isPrefix: Bool

    /// Returns the lines of the results.
    func lines(of results: [JSONValue]) -> [String] {
        guard layout.hasColumns, !isPrefix else { return layout.columns(of: results.compactMap { $0["word"].text }) }
        let rows = results.map { result in
            (result["word"].text ?? "", layout.style.dim(layout.readable(result["matchType"].text ?? "")))
        }
        return layout.table(rows, indent: 0)
    }
}
