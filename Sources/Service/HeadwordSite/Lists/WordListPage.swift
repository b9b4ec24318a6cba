internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordService
internal import JSONRPC
internal import JSONRPCHTTP

/// Lists of headwords by all filters of `wordlist.query`, as a table with pages.
struct WordListPage: Sendable {
    let desk: SiteDesk
    let query: WebQuery

    static let method = "wordlist.query"

    /// The parameters that are not filters: the page chooses them.
    private static let own = ["cursor", "include", "limit", "offset", "raw"]

    /// The number of headwords on a page.
    private static let pageLength = 100

    /// The parameters of the filters that are filled in; nil if none are.
    var filters: JSONObject? {
        guard let description = desk.service.registry.description(of: Self.method) else { return nil }
        var parameters = FilledForm(parameters: description.parameters, query: query).values
        for name in Self.own { parameters[name] = nil }
        return parameters.members.isEmpty ? nil : parameters
    }

    private var offset: Int { max(0, query["offset"].flatMap { Int($0) } ?? 0) }

    func page() async -> SitePage {
        guard var question = filters else { return page(nil, status: 200) }
        question["limit"] = .integer(Int64(Self.pageLength))
        question["offset"] = .integer(Int64(offset))
        do throws(ErrorObject) {
            return page(table(try await desk.ask(Self.method, question)), status: 200)
        } catch {
            let message = HTML(.p, .class("problem"), .role("alert")) { error.message }
            return page(message, status: error.httpStatus)
        }
    }

    private func page(_ results: HTML?, status: Int) -> SitePage {
        SitePage(
            title: "Word lists",
            status: status,
            language: desk.language(query),
            tab: .lists,
            contents: HTML {
                HTML(.h1) { "Word lists" }
                HTML(.details, results == nil || status != 200 ? .open : nil) {
                    HTML(.summary) { "Filters" }
                    form
                }
                results
            }
        )
    }

    private var form: HTML {
        let parameters = desk.service.registry.description(of: Self.method)?.parameters ?? []
        let fields = ParameterForm(query: query, isReadable: true)
        return HTML(.form, .class("parameters"), .action(desk.links(.lists))) {
            HTML(.div, .class("fields")) {
                for parameter in parameters where !Self.own.contains(parameter.name) { fields.field(parameter) }
            }
            HTML(.button, .type("submit")) { "List words" }
        }
    }
}

// MARK: - The table

extension WordListPage {
    private func table(_ answer: JSONValue) -> HTML {
        let words = answer["results"].elements
        let total = answer["metadata"]["total"]?.exactInteger ?? words.count
        let hasForms = words.contains { !$0["forms"].elements.isEmpty }
        return HTML {
            HTML(.h2) { total == 1 ? "1 headword" : "\(total.grouped) headwords" }
            exports(total)
            HTML(.div, .class("scrolled"), .tabindex(0), .role("region"), .aria("label", "Headwords")) {
                HTML(.table, .class("words")) {
                    HTML(.thead) {
                        HTML(.tr) {
                            HTML(.th, .scope("col")) { "Headword" }
                            HTML(.th, .scope("col")) { "Frequency" }
                            HTML(.th, .scope("col")) { "Zipf" }
                            if hasForms { HTML(.th, .scope("col")) { "Forms" } }
                        }
                    }
                    HTML(.tbody) { words.map { row($0, hasForms: hasForms) } }
                }
            }
            pages(total)
        }
    }

    private func row(_ value: JSONValue, hasForms: Bool) -> HTML {
        let language = desk.language(query).label
        let zipf = Optional(value)["zipf"].number
        return HTML(.tr) {
            HTML(.th, .scope("row"), .lang(language)) { desk.link(to: value["word"].text ?? "", in: language) }
            HTML(.td) { zipf.map { FrequencyBand(zipf: $0).text } ?? "not counted" }
            HTML(.td) { zipf.map { "\($0)" } ?? "–" }
            if hasForms { HTML(.td, .lang(language)) { value["forms"].texts.joined(separator: ", ") } }
        }
    }

    private func exports(_ total: Int) -> HTML {
        HTML(.p, .class("exports")) {
            "Save "
            if total > WordListExport.mostWords { "the first \(WordListExport.mostWords.grouped) " }
            "as "
            WordListExport.Format.allCases.html(separatedBy: ", ") { format in
                HTML(.a, .href(address([WebQuery.Item(name: "format", value: format.rawValue)]))) { format.name }
            }
        }
    }

    private func pages(_ total: Int) -> HTML? {
        guard total > Self.pageLength else { return nil }
        let last = min(total, offset + Self.pageLength)
        return HTML(.nav, .class("pages"), .aria("label", "Pages of the list")) {
            if offset > 0 { link("Previous page", "prev", offset - Self.pageLength) }
            HTML(.span) { "\((offset + 1).grouped) to \(last.grouped) of \(total.grouped)" }
            if last < total { link("Next page", "next", offset + Self.pageLength) }
        }
    }

    private func link(_ text: String, _ relation: String, _ offset: Int) -> HTML {
        let item = WebQuery.Item(name: "offset", value: "\(max(0, offset))")
        return HTML(.a, .rel(relation), .href(address(offset > 0 ? [item] : []))) { text }
    }

    /// The address of the same list.
    private func address(_ more: [WebQuery.Item]) -> SiteAddress? {
        let filters = query.items.filter { !$0.value.isEmpty && $0.name != "offset" && $0.name != "format" }
        return desk.links(.lists, filters + more)
    }
}
