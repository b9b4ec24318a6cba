internal import HeadwordCore
internal import HeadwordService

/// The list of all methods.
struct ExplorerIndex: Sendable {
    let desk: SiteDesk

    var page: SitePage {
        let methods = Dictionary(grouping: desk.service.registry.descriptions, by: \.namespace)
        return SitePage(
            title: "API",
            tab: .explorer,
            contents: HTML {
                HTML(.h1) { "API" }
                HTML(.p, .class("lead")) {
                    "Everything on these pages comes from these methods. Choose one to call it from here. Programs call "
                    HTML(.code) { "GET /v1/{method}?name=value" }
                    ", or send JSON-RPC 2.0 to "
                    HTML(.code) { "POST /rpc" }
                    ". Calls that fail have one of "
                    HTML(.a, .href(desk.links(.errors))) { "these reasons" }
                    "."
                }
                for namespace in methods.keys.sorted() { section(namespace, methods[namespace] ?? []) }
            }
        )
    }

    private func section(_ namespace: String, _ methods: [EndpointDescription]) -> HTML {
        HTML(.section, .class("part")) {
            HTML(.h2) { namespace }
            HTML(.dl, .class("methods")) {
                for method in methods {
                    HTML(.dt) { HTML(.a, .href(desk.links(.method(method.method)))) { HTML(.code) { method.method } } }
                    HTML(.dd) { method.summary }
                }
            }
        }
    }
}

extension EndpointDescription {
    /// The first part of the name.
    fileprivate var namespace: String { method.split(separator: ".").first.map(String.init) ?? method }
}
