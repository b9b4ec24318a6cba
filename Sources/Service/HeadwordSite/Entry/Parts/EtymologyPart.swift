internal import HeadwordJSON
internal import HeadwordService

// Where a word comes from, as a tree from the oldest stage to the word, and the words that come from it.

extension Study {
    var etymologyPart: EntryPart? {
        let etymologies = answers.etymology.firstResult["lexicalEntries"].elements.flatMap { part in
            part["etymologies"].elements.map { (part["lexicalCategory"].text ?? "", $0) }
        }
        guard !etymologies.isEmpty else { return nil }
        return EntryPart(
            "origin",
            "Origin",
            sources: answers.etymology.sources,
            from: "dictionary.etymology",
            question
        ) {
            for (index, (category, etymology)) in etymologies.enumerated() {
                if index < 3 { html(etymology, etymologies.count > 1 ? category : "") }
            }
        }
    }

    private func html(_ etymology: JSONValue, _ category: String) -> HTML {
        let stages = etymology["stages"].elements
        return HTML(.div, .class("etymology")) {
            if !category.isEmpty { HTML(.h3, .lang("en")) { category.readableLabel } }
            if !stages.isEmpty { HTML(.ul, .class("tree")) { branch(stages.reversed()[...]) } }
            if let text = etymology["text"].text { HTML(.p, .class("history"), .lang("en")) { text } }
        }
    }

    /// The oldest of some stages, with the later ones below it, down to the word.
    private func branch(_ stages: ArraySlice<JSONValue>) -> HTML {
        guard let stage = stages.first else { return HTML(.li) { HTML(.strong) { word } } }
        return HTML(.li) {
            HTML(.span, .lang("en")) {
                stage["language"].text ?? ""
                if let years = years(of: stage) { HTML(.span, .class("label")) { years } }
            }
            let forms = stage["forms"].texts
            if !forms.isEmpty {
                " "
                HTML(.em, .lang("und")) { forms.joined(separator: ", ") }
            }
            HTML(.ul) { branch(stages.dropFirst()) }
        }
    }

    /// `1150–1500`
    private func years(of stage: JSONValue) -> String? {
        guard let from = stage["from"]?.exactInteger else { return nil }
        return "\(from)–\(stage["to"]?.exactInteger.map(String.init) ?? "")"
    }
}

// MARK: - The family

extension Study {
    var familyPart: EntryPart? {
        let words = answers.family.firstResult["words"].elements
        guard let root = words.first, words.count > 1 else { return nil }
        return EntryPart(
            "family",
            "Word family",
            sources: answers.family.sources,
            from: "dictionary.family",
            question
        ) {
            HTML(.ul, .class("tree")) { branch(root, of: words) }
        }
    }

    /// A word of the family, with those that are derived from it below.
    private func branch(_ member: JSONValue, of family: [JSONValue]) -> HTML {
        let text = member["text"].text ?? ""
        let depth = member["depth"]?.exactInteger ?? 0
        let derived = family.filter { $0["base"].text == text && ($0["depth"]?.exactInteger ?? 0) > depth }
        return HTML(.li) {
            if text == word { HTML(.strong) { text } } else { desk.link(to: text, in: language) }
            if let affix = member["affix"].text { HTML(.span, .class("label")) { affix } }
            if !derived.isEmpty { HTML(.ul) { derived.map { branch($0, of: family) } } }
        }
    }
}
