internal import HeadwordCommandLine
internal import HeadwordWordlist

/// Sets lists of words: in columns where people read, one on each line for scripts.
struct WordsPage {
    let layout: Layout

    /// The lines of an answer.
    func lines(of response: WordlistResponse) -> [String] {
        if response.rows.allSatisfy(\.forms.isEmpty) { return layout.columns(of: response.rows.map(\.word)) }
        guard layout.hasColumns else { return response.rows.map { ([$0.word] + $0.forms).joined(separator: "\t") } }
        let rows = response.rows.map { (layout.style.bold($0.word), $0.forms.joined(separator: ", ")) }
        return layout.table(rows, indent: 0)
    }
}
