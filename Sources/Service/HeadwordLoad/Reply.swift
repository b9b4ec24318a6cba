internal import HeadwordJSON

/// A message of a server, of which only matters what it replies to and whether it is an error.
struct Reply: Equatable {
    /// The maximum length of a reply, in bytes.
    static let longest = 16 << 20

    /// The identifier of the call; nil if the reply names none.
    var id: Int?
    /// The reason of the error; nil for an answer.
    var error: String?
    /// Whether it is no reply, but says that the server will close the connection when all calls have been answered.
    var isFarewell = false
}

extension Reply {
    /// Reads a message of JSON-RPC.
    init(_ message: [UInt8]) throws(JSONFailure) {
        var (id, error, method): (JSONText?, JSONText?, JSONText?)
        _ = try JSONText(message) { name, value in
            if name.isPlainly("id") {
                id = value
            } else if name.isPlainly("error") {
                error = value
            } else if name.isPlainly("method") {
                method = value
            }
        }
        self.id = id.flatMap { Int(String(decoding: $0.rawBytes, as: UTF8.self)) }
        self.error = try error.map { text throws(JSONFailure) in Self.reason(of: try text.value()) }
        isFarewell = method?.isPlainly("server.closing") ?? false
    }

    /// Reads a response of HTTP.
    ///
    /// - Parameter status: the status of the response: a server in between may have refused the request.
    init(status: Int, _ body: [UInt8]) throws(JSONFailure) {
        if status == 200 {
            try self.init(body)
        } else {
            let problem = try? JSONText(body).value()
            self.init(error: problem["reason"].text ?? "status \(status)")
        }
    }

    private static func reason(of error: JSONValue) -> String {
        error["data"]["reason"].text ?? "code \(error["code"].integer ?? 0)"
    }
}
