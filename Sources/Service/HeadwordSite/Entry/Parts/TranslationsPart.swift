internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordService
internal import JSONRPCHTTP

// The translations, by language and meaning.

extension Study {
    /// The number of meanings of a language that are not folded.
    private static let mostGroups = 6

    var translationsPart: EntryPart? {
        let groups = answers.translations.firstResult["translations"].elements.filter {
            !$0["translations"].elements.isEmpty
        }
        guard !groups.isEmpty else { return nil }
        var languages: [String] = []
        for tag in groups.compactMap({ $0["language"].text }) where !languages.contains(tag) { languages.append(tag) }
        return EntryPart(
            "translations",
            "Translations",
            sources: groups.compactMap { $0["source"].text },
            from: "dictionary.entries",
            question + [.init(name: "fields", value: "translations")]
        ) {
            for tag in languages { html(groups.filter { $0["language"].text == tag }, into: tag) }
        }
    }

    private func html(_ groups: [JSONValue], into tag: String) -> HTML {
        HTML(.div, .class("translations")) {
            HTML(.h3, .lang("en")) { Language(label: tag)?.name ?? tag }
            HTML(.ul) { groups.prefix(Self.mostGroups).map { html($0, tag) } }
            if groups.count > Self.mostGroups {
                HTML(.details) {
                    HTML(.summary, .lang("en")) { "\(groups.count - Self.mostGroups) more meanings" }
                    HTML(.ul) { groups.dropFirst(Self.mostGroups).map { html($0, tag) } }
                }
            }
        }
    }

    private func html(_ group: JSONValue, _ tag: String) -> HTML {
        let labels =
            [group["lexicalCategory"].text].compactMap(\.self)
            + ["domains", "regions", "registers"].flatMap { group[$0].texts }
        return HTML(.li) {
            if !labels.isEmpty {
                HTML(.span, .class("label"), .lang("en")) { labels.map(\.readableLabel).joined(separator: ", ") }
                " "
            }
            if let gloss = group["gloss"].text { HTML(.span, .class("gloss")) { "\(gloss): " } }
            HTML(.span, .lang(tag)) {
                group["translations"].elements.html(separatedBy: ", ") { translation($0, tag) }
            }
        }
    }

    private func translation(_ value: JSONValue, _ tag: String) -> HTML {
        let text = value["text"].text ?? ""
        let isHeadwordLanguage = desk.languages.contains { $0.label == tag }
        let features = value["grammaticalFeatures"].objectTexts.map(\.readableLabel)
        return HTML {
            if isHeadwordLanguage { desk.link(to: text, in: tag) } else { text }
            if !features.isEmpty { HTML(.span, .class("label"), .lang("en")) { features.joined(separator: ", ") } }
        }
    }
}
