internal import HeadwordJSON
internal import HeadwordService

// The meanings: those that matter most in front, the others folded.

extension Study {
    var sensesPart: EntryPart? {
        let senses = SenseList(of: headword, in: language, at: desk)
        guard !senses.categories.isEmpty else { return nil }
        return EntryPart("meanings", "Meanings", sources: senses.sources, from: "dictionary.entries", question) {
            senses.categories
        }
    }

    /// The headwords that are spelled like the word, where the page is about another.
    var homographs: [HTML] {
        others.filter { $0["match"]["kind"].text == "exact" }.map { other in
            HTML(.details, .class("part")) {
                HTML(.summary) {
                    HTML(.span, .lang("en")) { "Also a headword: " }
                    other["word"].text ?? ""
                }
                let senses = SenseList(of: other, in: language, at: desk)
                senses.categories
                desk.credit(senses.sources)
            }
        }
    }
}

/// The senses of a headword, by lexical category.
struct SenseList: Sendable {
    private let desk: SiteDesk
    private let language: String
    private let headword: JSONValue
    /// The lexical entries with the senses that matter most.
    private let shown: [JSONValue]

    init(of headword: JSONValue, in language: String, at desk: SiteDesk) {
        self.desk = desk
        self.language = language
        self.headword = headword
        shown = CurrentSenses.of([headword]).first?.lexicalEntries ?? []
    }

    /// The sections of the lexical categories that have senses.
    var categories: [HTML] { headword.lexicalEntries.compactMap(html) }

    /// The identifiers of the sources of the senses.
    var sources: [String] {
        headword.lexicalEntries.flatMap { $0["entries"].elements }
            .filter { !$0["senses"].elements.isEmpty }.compactMap { $0["source"].text }
    }

    /// The senses in one lexical category; nil if there are none.
    private func html(_ part: JSONValue) -> HTML? {
        let label = part["lexicalCategory"].text
        let current = Set(shown.first { $0["lexicalCategory"].text == label }?.senses.map(\.sense) ?? [])
        let senses = part.senses.filter { $0.sense.saysSomething }
        guard !senses.isEmpty else { return nil }
        let (front, back) = (
            senses.filter { current.contains($0.sense) }, senses.filter { !current.contains($0.sense) }
        )
        return HTML(.section, .class("category")) {
            HTML(.h3, .lang("en")) { (label ?? "other").readableLabel }
            list(front, from: 1)
            if front.isEmpty {
                list(back, from: 1)
            } else if !back.isEmpty {
                HTML(.details) {
                    HTML(.summary, .lang("en")) { "\(back.count) more \(back.count == 1 ? "meaning" : "meanings")" }
                    list(back, from: front.count + 1)
                }
            }
        }
    }

    /// The senses of each source together, after its name, numbered continuously.
    private func list(_ senses: [SourcedSense], from first: Int) -> [HTML] {
        var lists: [HTML] = []
        var rest = senses[...]
        while let source = rest.first?.source {
            let group = rest.prefix { $0.source == source }
            let start = first + senses.count - rest.count
            rest = rest.dropFirst(group.count)
            lists.append(
                HTML {
                    HTML(.p, .class("source"), .lang("en")) {
                        desk.service.credits(for: [source]).first?.title ?? source
                    }
                    HTML(.ol, .class("senses"), start == 1 ? nil : .start(start)) {
                        for sense in group { item(sense.sense) }
                    }
                }
            )
        }
        return lists
    }
}

// MARK: - One sense

extension SenseList {
    private func item(_ sense: JSONValue) -> HTML {
        HTML(.li) {
            labels(of: sense)
            HTML(.span, .class("definition")) { sense["definitions"].texts.joined(separator: "; ") }
            references(of: sense)
            examples(of: sense)
            related("Synonyms", "=", sense["synonyms"].objectTexts)
            related("Opposites", "≠", sense.trueAntonyms)
            subsenses(of: sense)
        }
    }

    private func labels(of sense: JSONValue) -> HTML? {
        let use = sense.withoutEvidentLabels
        let labels =
            ["domains", "regions", "registers"].flatMap { use[$0].texts } + sense["grammaticalFeatures"].objectTexts
        guard !labels.isEmpty else { return nil }
        return HTML {
            HTML(.span, .class("label"), .lang("en")) { labels.map(\.readableLabel).joined(separator: ", ") }
            " "
        }
    }

    private func references(of sense: JSONValue) -> HTML? {
        let words = sense["crossReferences"].objectTexts
        guard !words.isEmpty else { return nil }
        guard !sense["definitions"].texts.isEmpty else {
            return HTML {
                HTML(.span, .lang("en")) { "see " }
                desk.links(to: words, in: language)
            }
        }
        return related("See also", "→", words)
    }

    private func examples(of sense: JSONValue) -> HTML? {
        let examples = sense.ownExamples
        guard !examples.isEmpty else { return nil }
        return HTML(.ul, .class("examples")) {
            for example in examples {
                HTML(.li) {
                    HTML(.q) { example["text"].text ?? "" }
                    if let author = example["author"].text { HTML(.cite) { " – \(author)" } }
                }
            }
        }
    }

    private func related(_ name: String, _ sign: String, _ words: [String]) -> HTML? {
        guard !words.isEmpty else { return nil }
        return HTML(.p, .class("related")) {
            HTML(.span, .aria("hidden", "true")) { "\(sign) " }
            HTML(.span, .class("unseen"), .lang("en")) { "\(name): " }
            desk.links(to: words, in: language)
        }
    }

    private func subsenses(of sense: JSONValue) -> HTML? {
        let subsenses = sense["subsenses"].elements
        guard !subsenses.isEmpty else { return nil }
        return HTML(.ol, .class("subsenses")) { subsenses.map(item) }
    }
}

// MARK: - Reading

/// A sense and the identifier of its source.
private struct SourcedSense {
    var sense: JSONValue
    var source: String
}

extension JSONValue {
    /// The senses of a lexical entry, in the order of its sources.
    fileprivate var senses: [SourcedSense] {
        self["entries"].elements.flatMap { entry in
            entry["senses"].elements.map { SourcedSense(sense: $0, source: entry["source"].text ?? "") }
        }
    }

    /// Whether there is anything to read.
    fileprivate var saysSomething: Bool {
        !self["definitions"].texts.isEmpty || !self["crossReferences"].objectTexts.isEmpty
            || self["subsenses"].elements.contains(where: \.saysSomething)
    }
}
