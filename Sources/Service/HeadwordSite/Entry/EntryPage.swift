internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC
internal import JSONRPCHTTP

/// The page of a word.
struct EntryPage: Sendable {
    private let study: Study

    private var desk: SiteDesk { study.desk }

    init(_ study: Study) { self.study = study }

    var page: SitePage {
        SitePage(title: study.word, contents: contents)
    }

    private var contents: HTML {
        let senses = study.sensesPart
        let main = [study.translationsPart, study.thesaurusPart, study.etymologyPart, study.familyPart]
            .compactMap(\.self)
        let side = [
            study.formsPart, study.frequencyPart, study.chartPart, study.collocationsPart, study.taxonomyPart,
            study.rhymesPart,
        ].compactMap(\.self)
        return HTML(.article, .class("entry"), .lang(study.language)) {
            heading
            contentsList([senses].compactMap(\.self) + main + side)
            HTML(.div, .class("columns")) {
                HTML(.div, .class("chief")) {
                    ([senses].compactMap(\.self) + main).map { $0.section(desk) } + study.homographs
                }
                if !side.isEmpty { HTML(.div, .class("side")) { side.map { $0.section(desk) } } }
            }
        }
    }

    private var heading: HTML {
        HTML(.div, .class("heading")) {
            HTML(.h1) { study.word }
            study.pronunciations
            if let remark = study.remark { HTML(.p, .class("remark"), .lang("en")) { remark } }
            if let others = study.alsoFound { others }
        }
    }

    /// Links to the parts, for those who do not want to read them all.
    private func contentsList(_ parts: [EntryPart]) -> HTML? {
        guard parts.count > 2 else { return nil }
        return HTML(.nav, .class("contents"), .lang("en"), .aria("label", "Parts of the entry")) {
            HTML(.ul) { parts.map { part in HTML(.li) { HTML(.a, .href(.part(part.id))) { part.title } } } }
        }
    }
}

// MARK: - A word that is not found

extension EntryPage {
    /// The page for a word without an entry.
    static func missing(_ word: String, _ error: ErrorObject, language: String, at desk: SiteDesk) -> SitePage {
        let suggestions = error.data["suggestions"].texts
        let isHidden = error.data["reason"].text == FailureReason.nothingPassesFilters.rawValue
        return SitePage(
            title: word,
            status: 404,
            searched: word,
            contents: HTML {
                HTML(.h1) { isHidden ? "“\(word)” is not shown here" : "“\(word)” is not in this dictionary" }
                if isHidden { HTML(.p) { "All that the sources say of it is in old words, which may offend." } }
                if !suggestions.isEmpty {
                    HTML(.p) { "Did you mean one of these?" }
                    HTML(.ul, .class("found")) {
                        suggestions.map { word in HTML(.li) { desk.link(to: word, in: language) } }
                    }
                }
                HTML(.p) {
                    "Type another word in the box above, look for "
                    HTML(.a, .href(desk.links(.search, [WebQuery.Item(name: "q", value: word)]))) {
                        "words that are spelled similarly"
                    }
                    ", or "
                    HTML(.a, .href(desk.links(.reverse))) { "describe what you mean" }
                    "."
                }
            }
        )
    }
}
