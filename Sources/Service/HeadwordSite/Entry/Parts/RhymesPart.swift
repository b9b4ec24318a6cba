internal import HeadwordJSON

// The rhymes of each pronunciation, by their number of syllables.

extension Study {
    var rhymesPart: EntryPart? {
        let pronunciations = answers.rhymes["results"].elements.filter { !$0["rhymes"].elements.isEmpty }
        guard !pronunciations.isEmpty else { return nil }
        return EntryPart("rhymes", "Rhymes", sources: answers.rhymes.sources, from: "rhymes.lookup", question) {
            for pronunciation in pronunciations { html(pronunciation, isOnly: pronunciations.count == 1) }
        }
    }

    private func html(_ pronunciation: JSONValue, isOnly: Bool) -> HTML {
        let rhymes = Dictionary(grouping: pronunciation["rhymes"].elements) { $0["syllables"]?.exactInteger ?? 0 }
        return HTML {
            if !isOnly, let spoken = pronunciation["phoneticSpelling"].text {
                HTML(.h3, .class("ipa"), .lang("und-fonipa")) { "/\(spoken)/" }
            }
            HTML(.dl, .class("rhymes")) {
                for count in rhymes.keys.sorted() {
                    HTML(.dt, .lang("en")) { "\(count) \(count == 1 ? "syllable" : "syllables")" }
                    HTML(.dd) { desk.links(to: (rhymes[count] ?? []).compactMap { $0["text"].text }, in: language) }
                }
            }
        }
    }
}
