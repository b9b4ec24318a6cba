internal import HeadwordJSON
internal import HeadwordService

// The inflected forms.

extension Study {
    var formsPart: EntryPart? {
        let categories = answers.forms.firstResult["lexicalEntries"].elements.compactMap(table)
        let variants = variantForms
        guard !categories.isEmpty || !variants.isEmpty else { return nil }
        let sources = answers.forms.sources + (variants.isEmpty ? [] : variants.map(\.source))
        return EntryPart("forms", "Forms", sources: sources, from: "inflections.forms", question) {
            categories
            if !variants.isEmpty {
                HTML(.p) {
                    HTML(.span, .lang("en")) { "Also spelled " }
                    variants.html(separatedBy: ", ") { variant in
                        HTML {
                            desk.link(to: variant.text, in: language)
                            if !variant.labels.isEmpty {
                                HTML(.span, .class("label"), .lang("en")) { variant.labels.joined(separator: ", ") }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The forms in a lexical category; nil if the only one is the headword itself.
    private func table(_ part: JSONValue) -> HTML? {
        var rows: [(form: String, readings: [String])] = []
        for inflection in part["inflections"].elements {
            guard let form = inflection["inflectedForm"].text else { continue }
            let reading = inflection["grammaticalFeatures"].objectTexts.map(\.readableLabel).joined(separator: " ")
            if let known = rows.firstIndex(where: { $0.form == form }) {
                rows[known].readings.append(reading)
            } else {
                rows.append((form, [reading]))
            }
        }
        guard rows.contains(where: { $0.form != word }) else { return nil }
        let category = (part["lexicalCategory"].text ?? "").readableLabel
        return HTML(.table, .class("forms")) {
            HTML(.caption, .lang("en")) { category }
            HTML(.tbody) {
                for row in rows {
                    HTML(.tr) {
                        HTML(.th, .scope("row"), .lang("en")) { row.readings.joined(separator: ", ") }
                        HTML(.td) { row.form }
                    }
                }
            }
        }
    }

    private struct VariantForm {
        var text: String
        var labels: [String]
        var source: String
    }

    /// Each other spelling once.
    private var variantForms: [VariantForm] {
        var forms: [VariantForm] = []
        for entry in headword.lexicalEntries.flatMap({ $0["entries"].elements }) {
            for variant in entry["variantForms"].elements {
                guard let text = variant["text"].text, !forms.contains(where: { $0.text == text }) else { continue }
                let labels = ["regions", "registers"].flatMap { variant[$0].texts }.map(\.readableLabel)
                forms.append(VariantForm(text: text, labels: labels, source: entry["source"].text ?? ""))
            }
        }
        return forms
    }
}
