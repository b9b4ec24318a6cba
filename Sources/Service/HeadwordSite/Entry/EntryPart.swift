internal import HeadwordJSON
internal import JSONRPCHTTP

/// A part of an entry: what it says, who said it, and how a program asks for the same.
struct EntryPart: Sendable {
    /// Its name in addresses.
    var id: String
    var title: String
    /// The identifiers of its sources.
    var sources: [String]
    /// The method that answered, and the parameters for the explorer.
    var method: String
    var parameters: [WebQuery.Item]
    var contents: HTML

    init(
        _ id: String,
        _ title: String,
        sources: [String],
        from method: String,
        _ parameters: [WebQuery.Item],
        @HTMLBuilder contents: () -> [HTML]
    ) {
        self.id = id
        self.title = title
        self.sources = sources
        self.method = method
        self.parameters = parameters
        self.contents = HTML(contents)
    }

    func section(_ desk: SiteDesk) -> HTML {
        HTML(.section, .class("part"), .id(id), .aria("labelledby", "\(id)-title")) {
            HTML(.h2, .id("\(id)-title")) { title }
            contents
            HTML(.div, .class("credits")) {
                desk.credit(sources)
                if let question = desk.links(.method(method), parameters) {
                    HTML(.a, .class("ask"), .href(question)) {
                        "API"
                        HTML(.span, .class("unseen")) { ": the question behind “\(title)”" }
                    }
                }
            }
        }
    }
}
