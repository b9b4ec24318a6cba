internal import HeadwordJSON
internal import JSONRPC
internal import NIOHTTP1

extension HTTPRequestHead {
    /// Checks what is known of a request before its contents arrive.
    ///
    /// - Throws: 400, 413 or 414.
    func check(within requestBytes: Int) throws(ErrorObject) {
        guard uri.utf8.count <= WebLimits.address else {
            throw ErrorObject(.addressTooLong, "The address has more than \(WebLimits.address) bytes.")
        }
        guard uri.utf8.first == UInt8(ascii: "/") || method == .OPTIONS && uri == "*" else {
            throw ErrorObject(.badHTTPRequest, "The address must begin with '/'.")
        }
        // RFC 9112, section 3.2.
        guard headers["Host"].count == 1 || version == .http1_0 && headers["Host"].isEmpty else {
            throw ErrorObject(.badHTTPRequest, "A request must have one header field 'Host'.")
        }
        if let length = headers.value(of: "Content-Length"), Int(length) ?? .max > requestBytes {
            throw .tooLarge(requestBytes)
        }
    }

    /// Whether a browser would let any page have the effect of the request: it calls methods or opens a WebSocket.
    var isStrict: Bool { method == .POST || headers.contains(name: "Upgrade") }

    /// Whether another request may follow; after one for another protocol, the rest of the stream is not read as HTTP.
    var isPersistent: Bool { isKeepAlive && !headers.contains(name: "Upgrade") }

    /// Whether the request is for contents, which the client may have already.
    var isForContents: Bool { method == .GET || method == .HEAD }

    /// Whether no contents follow.
    var isComplete: Bool {
        !headers.contains(name: "Transfer-Encoding") && (headers.value(of: "Content-Length") ?? "0") == "0"
    }

    /// Whether the client waits for a word before it sends the contents (RFC 9110, section 10.1.1).
    var expectsContinuation: Bool {
        version != .http1_0 && headers.value(of: "Expect")?.lowercased() == "100-continue"
    }
}

extension ErrorObject {
    /// 413: the contents of a request are too long.
    static func tooLarge(_ limit: Int) -> ErrorObject {
        ErrorObject(.requestTooLarge, "The contents of the request have more than \(limit) bytes.")
    }

    /// 400 or 431: the request cannot be parsed.
    static func malformed(_ failure: HTTPParserError) -> ErrorObject {
        switch failure {
        case .headerOverflow:
            ErrorObject(
                .badHTTPRequest,
                "The header has more than \(WebLimits.header) bytes or \(WebLimits.fields) fields.",
                details: ["status": 431]
            )
        case .invalidURL:
            ErrorObject(
                .badHTTPRequest,
                "The address has a character that must be percent-encoded, as 'é' is by '%C3%A9': only printable ASCII may "
                    + "stand for itself."
            )
        case .invalidConstant:
            ErrorObject(
                .badHTTPRequest,
                "A request must begin with its method, its address and 'HTTP/1.1', with one blank between them; a blank in "
                    + "the address is '%20'."
            )
        default: ErrorObject(.badHTTPRequest, "The request is not valid HTTP: \(failure).")
        }
    }

    /// 408: the contents of a request took too long to arrive.
    static func lateMessage(_ seconds: Int) -> ErrorObject {
        ErrorObject(.requestTimeout, "A request must arrive within \(seconds) s; the connection is closed.")
    }
}
