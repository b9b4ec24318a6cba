internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCHTTP

/// The page that says why another cannot be shown.
struct ProblemPage: Sendable {
    let desk: SiteDesk
    let error: ErrorObject

    var page: SitePage {
        SitePage(
            title: isAboutAddress ? "Not found" : "Something is wrong",
            status: error.httpStatus,
            contents: HTML {
                HTML(.h1) { isAboutAddress ? "There is no such page" : "This cannot be shown" }
                HTML(.p, .class("problem")) { error.message }
                isAboutAddress ? wayOn : explanation
            }
        )
    }

    private var reason: String? { error.data["reason"].text }

    private var isAboutAddress: Bool { reason == FailureReason.noSuchAddress.rawValue }

    /// What people can do who followed a link that leads nowhere.
    private var wayOn: HTML {
        HTML(.p) {
            "Type a word in the box above, or go to "
            HTML.link(desk.links(.home)) { "the first page" }
            " or "
            HTML.link(desk.links(.explorer)) { "the methods for programs" }
            "."
        }
    }

    private var explanation: HTML? {
        guard let reason else { return nil }
        return HTML(.p) { HTML.link(desk.links(.errors, part: reason)) { "What this means" } }
    }
}
