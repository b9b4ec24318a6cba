internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordPages

/// Formats inflected forms for people, as a table of their features.
struct FormsPage {
    let layout: Layout

    /// Returns the lines of an answer.
    func lines(of answer: JSONValue) -> [String] {
        Layout.parts(answer["results"].elements.map { layout.page(of: $0, lines(ofLexicalEntry:)) })
    }

    /// Returns a table for each source, below a line that names it.
    private func lines(ofLexicalEntry lexicalEntry: JSONValue) -> [String] {
        let forms = lexicalEntry["inflections"].elements
        var sources: [String?] = []
        for source in forms.map({ $0["source"].text }) where !sources.contains(source) { sources.append(source) }
        var last: String?
        return sources.flatMap { source in
            layout.source(source, after: &last) + layout.table(rows(of: forms.filter { $0["source"].text == source }))
        }
    }

    /// Returns rows, with forms that express the same features in one row.
    private func rows(of forms: [JSONValue]) -> [(term: String, text: String)] {
        var rows: [(features: [String], forms: [String])] = []
        for form in forms {
            let (features, text) = (form["grammaticalFeatures"].objectTexts, layout.labelled(form, "inflectedForm"))
            if let row = rows.firstIndex(where: { $0.features == features }) {
                rows[row].forms.append(text)
            } else {
                rows.append((features, [text]))
            }
        }
        return rows.map { row in
            let features = row.features.map(layout.readable).joined(separator: ", ")
            return (layout.style.dim(features.isEmpty ? "other" : features), row.forms.joined(separator: ", "))
        }
    }
}
