internal import HeadwordJSON

/// The reply to a request.
struct Reply: Sendable {
    /// A body. It is kept as a value as long as faults may still change it.
    enum Body: Sendable {
        case json(JSONValue)
        case bytes([UInt8])
    }

    var status: Int
    var mediaType: String
    var headers: [(name: String, value: String)] = []
    var body: Body

    static let jsonType = "application/json;charset=utf-8"

    static func json(_ value: JSONValue, status: Int = 200) -> Reply {
        Reply(status: status, mediaType: jsonType, body: .json(value))
    }

    static func text(_ text: String, status: Int, mediaType: String = "text/plain; charset=us-ascii") -> Reply {
        Reply(status: status, mediaType: mediaType, body: .bytes(Array(text.utf8)))
    }

    /// Returns a page like those of the frameworks behind the service; its last line is the message.
    static func page(_ message: String, status: Int) -> Reply {
        let reason = Reason.phrase(of: status)
        let page = """
            <!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">
            <title>\(status) \(reason)</title>
            <h1>\(reason)</h1>
            <p>\(message.escapingMarkup)</p>

            """
        return .text(page, status: status, mediaType: "text/html")
    }

    /// The bytes of the body.
    var bytes: [UInt8] {
        switch body {
        case .json(let value): value.jsonBytes
        case .bytes(let bytes): bytes
        }
    }
}

extension String {
    fileprivate var escapingMarkup: String {
        reduce(into: "") { text, character in
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            default: text.append(character)
            }
        }
    }
}

/// The reason phrases and default messages of statuses.
enum Reason {
    static func phrase(of status: Int) -> String {
        switch status {
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 413: "Request Entity Too Large"
        case 414: "Request-URI Too Large"
        case 429: "Too Many Requests"
        case 500: "Internal Server Error"
        case 502: "Bad Gateway"
        case 503: "Service Unavailable"
        case 504: "Gateway Time-out"
        default: "Status \(status)"
        }
    }

    /// Returns the default message of the service for a status.
    static func sentence(for status: Int) -> String {
        switch status {
        case 404: "The requested URL was not found on the server."
        case 405: "The method is not allowed for the requested URL."
        case 414: "The length of the requested URL exceeds the capacity limit for this server."
        case 500: "The server encountered an internal error and was unable to complete your request."
        case 502: "The API is down or is being upgraded."
        case 503: "The server is temporarily unable to service your request due to maintenance or capacity problems."
        case 504: "The server did not answer in time."
        default: "\(phrase(of: status))."
        }
    }
}
