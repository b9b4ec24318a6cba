internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordService

/// The sources of the lexicon and of the corpora, with their licences.
struct SourcesPage: Sendable {
    let desk: SiteDesk

    func page() async -> SitePage {
        let corpora = await desk.find("lexistats.corpora", [:])["results"].elements
        let manifest = desk.service.lexicon.manifest
        return SitePage(
            title: "Sources and licences",
            tab: .sources,
            contents: HTML {
                HTML(.h1) { "Sources and licences" }
                HTML(.p) {
                    "The lexicon has \(manifest.headwords.grouped) headwords from \(manifest.sources.count) sources, "
                    "each under its own licence. The digest of its contents is "
                    HTML(.code, .class("digest")) { manifest.digest }
                    "."
                }
                for source in manifest.sources { section(source) }
                missing(manifest.missingSources)
                if !corpora.isEmpty { table(corpora) }
            }
        )
    }

    private func section(_ source: Manifest.Source) -> HTML {
        HTML(.section, .class("part"), .id("source-\(source.id)")) {
            HTML(.h2) { source.title }
            HTML(.dl, .class("facts")) {
                HTML(.dt) { "Licence" }
                HTML(.dd) { source.licence }
                if !source.packages.isEmpty {
                    HTML(.dt) { "Packages" }
                    HTML(.dd) { source.packages.map { "\($0.name) \($0.version)" }.joined(separator: ", ") }
                }
                HTML(.dt) { "Named in answers" }
                HTML(.dd) { HTML(.code) { source.id } }
            }
        }
    }

    private func missing(_ sources: [Manifest.MissingSource]) -> HTML? {
        guard !sources.isEmpty else { return nil }
        return HTML(.section, .class("part")) {
            HTML(.h2) { "Not there" }
            HTML(.ul) { sources.map { source in HTML(.li) { "\(source.title): \(source.reason)" } } }
        }
    }

    private func table(_ corpora: [JSONValue]) -> HTML {
        HTML(.section, .class("part")) {
            HTML(.h2) { "Corpora" }
            HTML(.ul) {
                for corpus in corpora {
                    HTML(.li) {
                        HTML(.strong) { corpus["name"].text ?? "" }
                        ": \((corpus["words"]?.exactInteger ?? 0).grouped) words"
                        let sources = corpus["sources"].texts
                        if !sources.isEmpty { ", from \(sources.joined(separator: "; "))" }
                    }
                }
            }
        }
    }
}
