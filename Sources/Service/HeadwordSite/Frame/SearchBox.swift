internal import HeadwordModel
internal import JSONRPCHTTP

/// The box in the header in which people type words. Without scripts it is a form; the script shows suggestions, with
/// the methods and the explanations that the form gives it.
struct SearchBox: Sendable {
    let desk: SiteDesk

    private var hasServer: Bool { desk.links.has(.search) }

    func html(_ page: SitePage) -> HTML {
        HTML(
            .form,
            .class("search"),
            .role("search"),
            .action(desk.links(.search)),
            .data("found", desk.links(.call("search.query"))),
            .data("begun", desk.links(.call("wordlist.query"))),
            .data("index", desk.links(.beginnings)),
            hasServer ? nil : .data("language", desk.languages.first?.label ?? ""),
            hasServer ? nil : .data("home", desk.links(.home)),
            hasServer ? nil : .data("missing", "This word is not in this dictionary.")
        ) {
            HTML(.label, .class("unseen"), .for("word")) { "Word" }
            HTML(.div, .class("box")) {
                input(page)
                languages(page.language)
                HTML(.button, .type("submit")) { "Look up" }
            }
            if !hasServer {
                HTML(.noscript) { HTML(.p, .class("note")) { "Looking words up here needs scripts." } }
            }
            HTML(.ul, .id("suggestions"), .role("listbox"), .aria("label", "Suggestions"), .hidden)
            HTML(.p, .id("suggested"), .class("unseen"), .role("status"))
            HTML(.dl, .id("ways"), .hidden) {
                for way in WayFound.allCases {
                    HTML(.dt) { way.rawValue }
                    HTML(.dd) { way.text }
                }
            }
        }
    }

    private func input(_ page: SitePage) -> HTML {
        HTML(
            .input,
            .type("search"),
            .id("word"),
            .name("q"),
            .value(page.searched),
            .placeholder("A word or phrase"),
            .autocomplete("off"),
            .autocapitalize("none"),
            .spellcheck(false),
            .bound(.maxlength, "128"),
            .required,
            page.beginsWithSearch ? .autofocus : nil
        )
    }

    /// The choice among languages, if there is one.
    private func languages(_ chosen: Language) -> HTML? {
        guard desk.languages.count > 1 else { return nil }
        return HTML {
            HTML(.label, .class("unseen"), .for("language")) { "Language" }
            HTML(.select, .id("language"), .name("language")) {
                for language in desk.languages {
                    HTML(.option, .value(language.label), language == chosen ? .selected : nil) { language.name }
                }
            }
        }
    }
}
