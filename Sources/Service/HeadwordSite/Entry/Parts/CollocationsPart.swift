internal import HeadwordJSON

// The words that go with a word.

extension Study {
    var collocationsPart: EntryPart? {
        let words = answers.collocations["results"].elements
        guard !words.isEmpty else { return nil }
        let (before, after) = (words.filter { $0.isMostlyBefore }, words.filter { !$0.isMostlyBefore })
        return EntryPart(
            "company",
            "Goes with",
            sources: answers.collocations.sources,
            from: "lexistats.collocations",
            question
        ) {
            list("Before", before)
            list("After", after)
        }
    }

    private func list(_ name: String, _ words: [JSONValue]) -> HTML? {
        guard !words.isEmpty else { return nil }
        return HTML {
            HTML(.h3, .lang("en")) { name }
            HTML(.ul, .class("chips")) {
                for word in words {
                    HTML(.li) {
                        desk.link(to: word["word"].text ?? "", in: language)
                        HTML(.small, .lang("en")) { " \((word["frequency"]?.exactInteger ?? 0).grouped)×" }
                    }
                }
            }
        }
    }
}

extension JSONValue {
    /// Whether a collocate stands before the word more often than after it.
    fileprivate var isMostlyBefore: Bool {
        (self["before"]?.exactInteger ?? 0) > (self["after"]?.exactInteger ?? 0)
    }
}
