package import HeadwordJSON
package import NIOHTTP1

/// A response to an HTTP client. What depends on the connection is added when it is sent: the length, the compression,
/// the fields about origins and rates, and the omission of contents for HEAD or an unchanged entity tag.
package struct WebResponse: Sendable {
    /// How long a response may be kept by caches (RFC 9111).
    package enum Caching: Hashable, Sendable {
        /// Not at all.
        case none
        /// Kept, but asked for again each time.
        case revalidated
        /// For a time, in seconds.
        case seconds(Int)
        /// For good: the address changes with the contents.
        case forever
    }

    /// The status (RFC 9110, section 15).
    package var status: Int
    /// The media type of the contents; nil if there are none.
    package var type: String?
    /// The contents.
    package var body: [UInt8]
    /// How long it may be kept.
    package var caching: Caching
    /// What tells these contents from all others at the same address: letters, digits, `-` and `_`. Nil if nothing does.
    package var entityTag: String?
    /// Further fields of the header.
    package var headers: HTTPHeaders
    /// What tells clients the data that it comes from; nil for those of its session.
    package var edition: String?
    /// Its holds on the memory for answers.
    package var holds: [AnswerRoom.Hold] = []

    /// Creates a response.
    package init(
        _ status: Int = 200,
        type: String? = nil,
        body: [UInt8] = [],
        caching: Caching = .none,
        entityTag: String? = nil,
        headers: HTTPHeaders = [:]
    ) {
        self.status = status
        self.type = type
        self.body = body
        self.caching = caching
        self.entityTag = entityTag
        self.headers = headers
    }

    /// Creates a response with JSON.
    package static func json(
        _ text: RenderedJSON,
        status: Int = 200,
        caching: Caching = .none,
        entityTag: String? = nil
    ) -> WebResponse {
        WebResponse(
            status,
            type: "application/json",
            body: text.bytes,
            caching: caching,
            entityTag: entityTag
        )
    }

    /// Returns the response with further fields of the header.
    func adding(_ fields: HTTPHeaders) -> WebResponse {
        var response = self
        response.headers.add(contentsOf: fields)
        return response
    }
}
