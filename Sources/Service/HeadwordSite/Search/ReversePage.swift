internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordService
internal import JSONRPC
internal import JSONRPCHTTP

/// Finds words by what they mean.
struct ReversePage: Sendable {
    let desk: SiteDesk
    let language: Language
    let meaning: String

    func page() async -> SitePage {
        var answer: JSONValue?
        if !meaning.isEmpty {
            answer = await desk.find(
                "reverse.lookup",
                ["definition": .string(meaning), "language": .string(language.label), "limit": 25]
            )
        }
        return SitePage(
            title: meaning.isEmpty ? "Reverse dictionary" : "Reverse: \(meaning)",
            language: language,
            tab: .reverse,
            contents: HTML {
                HTML(.h1) { "Reverse dictionary" }
                form
                if !meaning.isEmpty { results(answer) }
            }
        )
    }

    private var form: HTML {
        HTML(.form, .class("wide"), .action(desk.links(.reverse))) {
            HTML(.label, .for("meaning")) { "Describe what the word means" }
            HTML(.div, .class("box")) {
                HTML(
                    .input,
                    .id("meaning"),
                    .name("meaning"),
                    .value(meaning),
                    .placeholder("fear of spiders"),
                    .autocomplete("off"),
                    .bound(.maxlength, "256"),
                    .required
                )
                HTML(.button, .type("submit")) { "Find words" }
            }
        }
    }

    private func results(_ answer: JSONValue?) -> HTML {
        let words = answer["results"].elements
        return HTML(.section, .class("part")) {
            HTML(.h2) { words.isEmpty ? "No word has such a meaning" : "Words that may mean it" }
            if !words.isEmpty { HTML(.ol, .class("found")) { words.map(item) } }
            desk.credit(answer.sources)
        }
    }

    private func item(_ value: JSONValue) -> HTML {
        HTML(.li, .lang(language.label)) {
            desk.link(to: value["word"].text ?? "", in: language.label)
            " "
            HTML(.span, .class("label"), .lang("en")) { (value["lexicalCategory"].text ?? "").readableLabel }
            HTML(.p, .class("gist")) { value["definition"].text ?? "" }
        }
    }
}
