internal import HeadwordCommandLine
internal import HeadwordInflections
internal import HeadwordLexicon
internal import HeadwordModel

/// Sets forms for people to read: a table of what they express.
struct FormsPage {
    let layout: Layout

    /// The lines of an answer.
    func lines(of response: FormsResponse) -> [String] {
        Layout.parts(
            response.headwords.map { headword in
                let paradigms = headword.paradigms.map { paradigm in
                    layout.heading(headword.match.entry.word, paradigm.category) + lines(of: paradigm)
                }
                return Layout.parts([layout.remark(on: headword.match)] + paradigms)
            }
        )
    }

    /// A table for each source, below a line that names it.
    private func lines(of paradigm: FormsResponse.Paradigm) -> [String] {
        var sources: [String] = []
        for source in paradigm.forms.map(\.source) where !sources.contains(source) { sources.append(source) }
        var last: String?
        return sources.flatMap { source in
            let forms = paradigm.forms.filter { $0.source == source }.map(\.form)
            return layout.source(source, after: &last) + layout.table(rows(of: forms))
        }
    }

    /// Forms that express the same stand in one row.
    private func rows(of forms: [InflectedForm]) -> [(term: String, text: String)] {
        var rows: [(features: [GrammaticalFeature], forms: [String])] = []
        for form in forms {
            if let row = rows.firstIndex(where: { $0.features == form.features }) {
                rows[row].forms.append(text(of: form))
            } else {
                rows.append((form.features, [text(of: form)]))
            }
        }
        return rows.map { row in
            let features = row.features.map { layout.readable($0.label) }.joined(separator: ", ")
            return (layout.style.dim(features.isEmpty ? "other" : features), row.forms.joined(separator: ", "))
        }
    }

    private func text(of form: InflectedForm) -> String {
        let labels = layout.labels(form.regions.map(\.label))
        return labels.isEmpty ? form.text : form.text + " " + labels
    }
}
