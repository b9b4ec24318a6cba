internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCHTTP

/// The page that says why another cannot be shown.
struct ProblemPage: Sendable {
    let desk: SiteDesk
    let error: ErrorObject

    var page: SitePage {
        SitePage(
            title: "Something is wrong",
            status: error.httpStatus,
            contents: HTML {
                HTML(.h1) { "This cannot be shown" }
                HTML(.p, .class("problem")) { error.message }
                if let reason = error.data["reason"].text {
                    HTML(.p) { HTML(.a, .href(desk.links(.errors, part: reason))) { "What this means" } }
                }
            }
        )
    }
}
