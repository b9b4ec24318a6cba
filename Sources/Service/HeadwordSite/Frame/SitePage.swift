internal import HeadwordModel
internal import HeadwordService

/// A page: what is between the header and the footer, and what the frame says about it.
struct SitePage: Sendable {
    /// Its title in the browser's window.
    var title: String
    var status = 200
    /// What the search box contains.
    var searched = ""
    /// The language of words that are searched for.
    var language: Language = .en
    /// The part of the site that it belongs to.
    var tab: SitePlace = .home
    /// Whether the search box is ready for typing when the page appears.
    var beginsWithSearch = false
    var contents: HTML
}

/// What is around the contents of each page.
struct PageFrame: Sendable {
    let desk: SiteDesk
    let assets: SiteAssets

    private static let tabs: [(SitePlace, String)] = [
        (.home, "Dictionary"), (.reverse, "Reverse"), (.lists, "Word lists"), (.explorer, "API"), (.sources, "Sources"),
    ]

    func document(_ page: SitePage) -> HTML {
        HTML(.html, .lang("en")) {
            head(page)
            HTML(.body) {
                HTML(.a, .class("skip"), .href(.part("main"))) { "Skip to the contents" }
                header(page)
                HTML(.main, .id("main"), .tabindex(-1)) { page.contents }
                footer
            }
        }
    }

    private func head(_ page: SitePage) -> HTML {
        HTML(.head) {
            HTML(.meta, .charset("utf-8"))
            HTML(.title) { page.title == "Headword" ? page.title : "\(page.title) – Headword" }
            HTML(.meta, .name("viewport"), .content("width=device-width, initial-scale=1"))
            HTML(.meta, .name("color-scheme"), .content("light dark"))
            HTML(.link, .rel("icon"), .type("image/svg+xml"), .href(desk.links(.asset(assets.icon.name))))
            HTML(.link, .rel("stylesheet"), .href(desk.links(.asset(assets.style.name))))
            HTML(.script, .src(desk.links(.asset(assets.script.name))), .defer)
            if desk.links.has(.beginnings) {
                HTML(.script, .src(desk.links(.asset(assets.filesScript.name))), .defer)
            }
        }
    }

    private func header(_ page: SitePage) -> HTML {
        HTML(.header, .class("site")) {
            HTML(.a, .class("brand"), .href(desk.links(.home))) { "Headword" }
            HTML(.nav, .aria("label", "Parts of the site")) {
                HTML(.ul) {
                    for (place, name) in Self.tabs where desk.links.has(place) {
                        HTML(.li) {
                            HTML(
                                .a,
                                .href(desk.links(place)),
                                place == page.tab ? .aria("current", "true") : nil
                            ) { name }
                        }
                    }
                }
            }
            SearchBox(desk: desk).html(page)
        }
    }

    private var forPrograms: HTML {
        guard desk.links.has(.explorer) else {
            return HTML {
                "These pages need no server; "
                HTML.link(desk.links(.manifest)) { "programs can read all answers, too" }
                "."
            }
        }
        return HTML {
            "Everything is answered by this server; "
            HTML.link(desk.links(.explorer)) { "programs can ask it, too" }
            "."
        }
    }

    private var footer: HTML {
        HTML(.footer, .class("site")) {
            HTML(.p) {
                "Headword \(headwordVersion). What each part says comes from "
                HTML(.a, .href(desk.links(.sources))) { "these sources" }
                ", under their licences. "
                forPrograms
            }
            HTML(.p, .class("keys"), .hidden) {
                HTML(.code) { "/" }
                " searches, "
                HTML(.code) { "↓" }
                " and "
                HTML(.code) { "↑" }
                " choose, "
                HTML(.code) { "Esc" }
                " closes."
            }
        }
    }
}
