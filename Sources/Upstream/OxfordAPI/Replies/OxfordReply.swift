/// An HTTP reply, whatever its content.
package struct OxfordReply: Hashable, Sendable {
    /// The status (RFC 9110, section 15).
    package var status: Int
    /// The header `Content-Type`, if there is one.
    package var contentType: String?
    /// The header `Retry-After` in seconds, if there is one.
    package var retryAfter: Int?
    /// The body.
    package var body: [UInt8]

    /// Creates a reply.
    package init(status: Int, contentType: String? = nil, retryAfter: Int? = nil, body: [UInt8] = []) {
        self.status = status
        self.contentType = contentType
        self.retryAfter = retryAfter
        self.body = body
    }

    /// Reads the reply: first the status, then the content type, then the body.
    ///
    /// - Throws: ``OxfordFailure`` with the API's message.
    package func answer<Body: OxfordBody>(as body: Body.Type) throws -> OxfordAnswer<Body> {
        guard status == 200 else { throw OxfordFailure(of: self) }
        if let contentType, !contentType.isJSON {
            throw unreadable("it has the type '\(contentType.prefix(60))' instead of JSON")
        }
        do throws(ShapeFailure) {
            return OxfordAnswer(try Body(parsing: self.body), bytes: self.body)
        } catch {
            throw unreadable("\(error)")
        }
    }

    private func unreadable(_ reason: String) -> OxfordFailure {
        OxfordFailure(
            .unreadable,
            "The reply of the Oxford Dictionaries API cannot be read: \(reason).",
            status: status
        )
    }
}

/// An answer that was read completely. Nothing else can be cached: a failure is not an answer.
package struct OxfordAnswer<Body: OxfordBody>: Hashable, Sendable {
    /// The decoded body.
    package let body: Body
    /// The bytes of the body.
    package let bytes: [UInt8]
    /// Whether it comes from a cache.
    package internal(set) var isCached = false

    fileprivate init(_ body: Body, bytes: [UInt8]) {
        self.body = body
        self.bytes = bytes
    }

    /// Reads a cached answer; nil if it is no longer valid.
    package init?(cached bytes: [UInt8]) {
        guard let answer = try? OxfordReply(status: 200, body: bytes).answer(as: Body.self) else { return nil }
        self = answer
        isCached = true
    }
}

extension String {
    /// Whether this is `application/json`, with or without parameters, or another JSON type (RFC 6839, section 3.1).
    fileprivate var isJSON: Bool {
        let type = prefix { $0 != ";" }.lowercased().filter { $0 != " " }
        return type == "application/json" || type == "text/json" || type.hasSuffix("+json")
    }
}
