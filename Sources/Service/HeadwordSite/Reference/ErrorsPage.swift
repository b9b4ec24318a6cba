internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordService

/// The reasons of errors, each under its own name in the address, to which the type of a problem leads (RFC 9457).
struct ErrorsPage: Sendable {
    let desk: SiteDesk

    var page: SitePage {
        let catalogue = ErrorCatalogue(of: desk.service.registry.descriptions)
        return SitePage(
            title: "Errors",
            tab: .explorer,
            contents: HTML {
                HTML(.h1) { "Errors" }
                HTML(.p) {
                    "A call that fails says why: its member "
                    HTML(.code) { "reason" }
                    " is one of these words."
                }
                for reason in catalogue.reasons { section(reason, catalogue.methods(of: reason)) }
            }
        )
    }

    private func section(_ reason: FailureReason, _ methods: [String]) -> HTML {
        let statuses =
            reason.statuses.count > 4
            ? "\(reason.statuses.min() ?? 0) to \(reason.statuses.max() ?? 0)"
            : reason.statuses.map(String.init).joined(separator: ", ")
        return HTML(.section, .class("reason"), .id(reason.rawValue)) {
            HTML(.h2) { HTML(.code) { reason.rawValue } }
            HTML(.p) { reason.summary }
            HTML(.p, .class("note")) {
                "Status \(statuses)"
                if let code = reason.code { ", code \(code)" }
                reason.isRetryable ? "; the same call may succeed later." : "; the same call fails again."
            }
            if !methods.isEmpty {
                HTML(.p, .class("note")) {
                    "Of "
                    methods.html(separatedBy: ", ") { method in
                        HTML.link(desk.links(.method(method))) { HTML(.code) { method } }
                    }
                }
            }
        }
    }
}
