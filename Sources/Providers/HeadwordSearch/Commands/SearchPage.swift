internal import HeadwordCommandLine
internal import HeadwordJSON

/// Sets words that were found: with the way where people read, one on each line for scripts.
struct SearchPage {
    let layout: Layout
    /// Whether all were found in one way.
    let isPrefix: Bool

    /// The lines of results.
    func lines(of results: [JSONValue]) -> [String] {
        guard layout.hasColumns, !isPrefix else { return layout.columns(of: results.compactMap { $0["word"].text }) }
        let rows = results.map { result in
            (result["word"].text ?? "", layout.style.dim(layout.readable(result["matchType"].text ?? "")))
        }
        return layout.table(rows, indent: 0)
    }
}
