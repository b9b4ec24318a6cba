internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCHTTP

/// Why a request is not answered with 200, in the words of the service as far as its clients depend on them.
struct OxfordRefusal: Error {
    var status: Int
    var message: String
    /// The reason of our method; nil if no method was called.
    var reason: String?
    /// The seconds to wait; nil if waiting is of no use.
    var retryAfter: Int?

    static let noEntry = OxfordRefusal(
        status: 404,
        message: "No entry found matching supplied source_lang, word and provided filters"
    )

    static let tooLong = OxfordRefusal(status: 414, message: "The word_id is longer than 128 characters")

    static func badRequest(_ message: String) -> OxfordRefusal { OxfordRefusal(status: 400, message: message) }

    private init(status: Int, message: String) {
        self.status = status
        self.message = message
    }

    /// Creates one from the error of a method. An unknown language is not found there, rather than a bad request.
    init(_ error: ErrorObject) {
        let parameter = error.data["parameter"]?.text ?? ""
        let allowed = error.data["allowed"].texts
        let languages = allowed.isEmpty ? "available" : "in \(allowed.joined(separator: ", "))"
        switch (error.httpStatus, parameter) {
        case (400...404, "language"): self.init(status: 404, message: "source_lang is not \(languages)")
        case (400...404, "target"): self.init(status: 404, message: "target_lang is not \(languages)")
        case (404, _): self = .noEntry
        default: self.init(status: error.httpStatus, message: error.message)
        }
        reason = error.data["reason"]?.text
        retryAfter = error.data["retryAfter"]?.exactInteger
    }
}
