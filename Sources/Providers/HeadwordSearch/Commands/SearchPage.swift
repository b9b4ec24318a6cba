internal import HeadwordCommandLine
internal import HeadwordModel
internal import HeadwordSearch

/// Sets words that were found: with the way where people read, one on each line for scripts.
struct SearchPage {
    let layout: Layout

    /// The lines of an answer.
    func lines(of response: SearchResponse) -> [String] {
        guard layout.hasColumns, !response.search.isPrefix else { return layout.columns(of: response.rows.map(\.word)) }
        let rows = response.rows.map { ($0.word, layout.style.dim(layout.readable($0.matchType.label))) }
        return layout.table(rows, indent: 0)
    }
}
