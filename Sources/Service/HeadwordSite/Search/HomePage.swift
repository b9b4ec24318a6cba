internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordService
internal import JSONRPCHTTP

/// The first page: the search box, and what the dictionary has.
struct HomePage: Sendable {
    let desk: SiteDesk
    /// The day, such as `2026-11-27`.
    let day: String

    func page() async -> SitePage {
        // Pages that stay the same have no word of the day.
        let isServed = desk.links.has(.search)
        let word = isServed ? await desk.find("daily.word", ["date": .string(day), "safe": true]) : nil
        return SitePage(
            title: "Headword",
            beginsWithSearch: true,
            contents: HTML {
                HTML(.h1) { "A dictionary" }
                HTML(.p, .class("lead")) {
                    "\(desk.headwords.grouped) headwords in \(languages), with their meanings, "
                    "pronunciations, forms, synonyms, origins and rhymes. Type a word above, or one of its forms."
                }
                if let word { self.word(word) }
                if isServed { ways }
            }
        )
    }

    private var languages: String {
        let names = desk.languages.map(\.name)
        return names.count < 2
            ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names.suffix(1).joined()
    }

    private func word(_ value: JSONValue) -> HTML {
        HTML(.section, .class("part")) {
            HTML(.h2) { "Word of the day" }
            HTML(.p) {
                HTML(.strong) { desk.link(to: value["word"].text ?? "", in: Language.en.label) }
                " "
                HTML(.span, .class("label")) { (value["lexicalCategory"].text ?? "").readableLabel }
            }
            HTML(.p) { value["definition"].text ?? "" }
            desk.credit([value["source"].text].compactMap(\.self))
        }
    }

    private var ways: HTML {
        HTML(.section, .class("part")) {
            HTML(.h2) { "Other ways to a word" }
            HTML(.ul) {
                HTML(.li) { HTML(.a, .href(desk.links(.reverse))) { "Describe its meaning" } }
                HTML(.li) {
                    HTML(.a, .href(desk.links(.lists))) { "List words by label, length, spelling or frequency" }
                }
                HTML(.li) { HTML(.a, .href(desk.links(.explorer))) { "Ask every method of the service" } }
            }
        }
    }
}
