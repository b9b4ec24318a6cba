internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCHTTP

/// The errors of the service, in its words: clients compare them.
enum DictionaryAPIFailure: Int {
    case notFound = 404
    case tooManyRequests = 429
    case unexpected = 500

    init(_ error: ErrorObject) { self = DictionaryAPIFailure(rawValue: error.httpStatus) ?? .unexpected }

    var status: Int { rawValue }

    var json: JSONValue {
        let (title, message) = texts
        return ["title": .string(title), "message": .string(message), "resolution": .string(Self.resolution)]
    }

    private static let resolution = "You can try the search again at later time or head to the web instead."

    private var texts: (title: String, message: String) {
        switch self {
        case .notFound:
            (
                "No Definitions Found",
                "Sorry pal, we couldn't find definitions for the word you were looking for."
            )
        case .tooManyRequests:
            ("API Rate Limit Exceeded", "Sorry pal, you were just rate limited by the upstream server.")
        case .unexpected:
            ("Something Went Wrong", "Sorry pal, something went wrong, and its not your fault.")
        }
    }
}
