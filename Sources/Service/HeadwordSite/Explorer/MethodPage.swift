internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordQueries
internal import HeadwordService
internal import JSONRPC
internal import JSONRPCHTTP

/// The page of a method: a form for its parameters, the request, its answer, and the same call in several languages.
struct MethodPage: Sendable {
    let desk: SiteDesk
    let method: EndpointDescription
    /// What was filled in.
    let query: WebQuery

    /// The name of the item that says that a form was sent, even if nothing was filled in.
    private static let sent = "call"

    /// The maximum number of bytes of an answer that is shown.
    private static let longestAnswer = 64 << 10

    func page() async -> SitePage {
        let parameters = FilledForm(parameters: method.parameters, query: query).values
        let isSent = !query.items.isEmpty
        var answer: HTML?
        if isSent { answer = await call(parameters) }
        let shown = isSent ? parameters : method.examples.first?.parameters ?? [:]
        return SitePage(
            title: method.method,
            tab: .explorer,
            contents: HTML {
                HTML(.p) { HTML(.a, .href(desk.links(.explorer))) { "All methods" } }
                HTML(.h1) { HTML(.code) { method.method } }
                HTML(.p, .class("lead")) { method.summary }
                form
                examples
                if let answer { answer }
                CallSnippets(method: method.method, parameters: shown, desk: desk).html
            }
        )
    }

    private var form: HTML {
        let fields = ParameterForm(query: query)
        return HTML(
            .form,
            .class("parameters"),
            .action(desk.links(.method(method.method))),
            // A call that changes something is no address that can be followed by accident.
            DictionaryService.onlyAnswers(method.method) ? nil : .method("post")
        ) {
            HTML(.input, .type("hidden"), .name(Self.sent), .value("yes"))
            if !method.parameters.isEmpty {
                HTML(.div, .class("fields")) { method.parameters.map(fields.field) }
            }
            HTML(.button, .type("submit")) { "Call" }
        }
    }

    private var examples: HTML? {
        guard !method.examples.isEmpty, DictionaryService.onlyAnswers(method.method) else { return nil }
        return HTML {
            HTML(.h2) { "Examples" }
            HTML(.ul) {
                for example in method.examples {
                    let items = MethodQuery.items(example.parameters)
                    let query = items.isEmpty ? [WebQuery.Item(name: Self.sent, value: "yes")] : items
                    HTML(.li) {
                        HTML(.a, .href(desk.links(.method(method.method), query))) { example.name }
                        if let needs = example.needs { " (needs \(needs))" }
                    }
                }
            }
        }
    }

    private func call(_ parameters: JSONObject) async -> HTML {
        let request: JSONValue = [
            "jsonrpc": "2.0", "id": 1, "method": .string(method.method), "params": .object(parameters),
        ]
        let answer: JSONValue
        do throws(ErrorObject) {
            answer = try await desk.ask(method.method, parameters)
        } catch {
            return HTML {
                exchange(request)
                HTML(.h2) { "Error" }
                HTML(.p, .class("problem"), .role("alert")) { error.message }
                Self.code(["code": .integer(Int64(error.code)), "data": .object(error.data)])
            }
        }
        return HTML {
            exchange(request)
            HTML(.h2) { "Answer" }
            Self.code(answer)
            desk.credit(answer["metadata"]["sources"].texts)
        }
    }

    private func exchange(_ request: JSONValue) -> HTML {
        HTML {
            HTML(.h2) { "Request" }
            Self.code(request)
        }
    }

    private static func code(_ value: JSONValue) -> HTML {
        let text = value.prettyPrinted()
        let shown = text.utf8.count > longestAnswer ? text.prefix(longestAnswer) + "\n…" : text[...]
        return HTML(.pre, .tabindex(0)) { HTML(.code) { String(shown) } }
    }
}
