internal import HeadwordJSON

/// The reason why a call is not answered with 200.
struct Refusal: Error {
    var status: Int
    var message: String
    /// Whether the path is unknown, which version 2 reports in another member.
    var isAboutRoute = false

    static let noRoute = Refusal(
        status: 404,
        message: """
            The requested URL was not found on the server. \
            If you entered the URL manually please check your spelling and try again.
            """,
        isAboutRoute: true
    )

    static func badRequest(_ message: String) -> Refusal { Refusal(status: 400, message: message) }
    static func notFound(_ message: String) -> Refusal { Refusal(status: 404, message: message) }

    static func unknownLanguage(_ name: String = "source_lang", known codes: [String]) -> Refusal {
        .notFound("\(name) is not in \(codes.joined(separator: ", "))")
    }

    static func unknownWord(_ word: String, _ language: String) -> Refusal {
        .notFound("No entry available for '\(word)' in '\(language)'")
    }

    /// Returns the reply in the wording of a version of the service.
    func reply(in version: APIVersion) -> Reply {
        var reply = plainReply(in: version)
        if status == 405 { reply.headers.append(("Allow", "GET, HEAD")) }
        return reply
    }

    private func plainReply(in version: APIVersion) -> Reply {
        switch version {
        case .v1: .page(message, status: status)
        case .v2 where isAboutRoute: .json(["message": .string("\(status) \(reason): \(message)")], status: status)
        case .v2: .json(["error": .string(message)], status: status)
        }
    }

    private var reason: String { Reason.phrase(of: status) }
}

/// The two versions of the service.
enum APIVersion: String, Sendable {
    case v1, v2
}
