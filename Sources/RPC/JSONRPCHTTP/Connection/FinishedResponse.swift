internal import NIOHTTP1

/// A response as it is sent: with the fields that depend on its request, compressed if the client accepts that, and
/// without contents that the client has already.
struct FinishedResponse {
    private let request: HTTPRequestHead
    private let response: WebResponse
    private let isUnchanged: Bool
    private let isCompressed: Bool
    /// The contents.
    private(set) var body: [UInt8]
    /// The fields of the header.
    var headers: HTTPHeaders

    init(_ response: WebResponse, to request: HTTPRequestHead) {
        self.request = request
        self.response = response
        headers = response.headers
        headers.reserveCapacity(headers.count + Self.ownFields)
        body = response.body
        isUnchanged =
            response.status == 304
            || request.isForContents && response.status == 200
                && response.entityTag.map(request.headers.listsAsKnown) == true
        guard !isUnchanged, body.count >= WebLimits.compression, request.headers.acceptsGzip,
            response.type.map(Self.isCompressible) == true, let compressed = Gzip.compressed(body)
        else {
            isCompressed = false
            return
        }
        isCompressed = true
        body = compressed
        headers.add(name: "Content-Encoding", value: "gzip")
    }

    /// The usual number of fields that are added.
    private static let ownFields = 10

    private var status: Int { isUnchanged ? 304 : response.status }

    /// Whether the response can have contents (RFC 9110, section 6.4.1).
    private var canHaveBody: Bool { ![204, 304].contains(status) }

    /// The head.
    var head: HTTPResponseHead {
        HTTPResponseHead(version: .http1_1, status: HTTPResponseStatus(statusCode: status), headers: headers)
    }

    /// Whether contents are sent.
    var hasBody: Bool { canHaveBody && request.method != .HEAD && !body.isEmpty }

    private static func isCompressible(_ type: String) -> Bool {
        let name = String(Substring(type.utf8.prefix { $0 != UInt8(ascii: ";") }))
        return name.hasPrefix("text/") || ["json", "javascript", "xml"].contains { name.hasSuffix($0) }
    }

    // MARK: Fields

    /// Says how long the response may be kept, and on what it depends (RFC 9111).
    ///
    /// - Parameter isPrivate: whether only the client may keep it.
    mutating func describeCaching(isPrivate: Bool, _ origins: OriginPolicy) {
        if let tag = response.entityTag {
            headers.add(name: "ETag", value: "\"\(tag)\(isCompressed ? HTTPHeaders.suffixOfCompressed : "")\"")
        }
        let vary = origins.origins.isEmpty ? "Accept-Encoding" : "Accept-Encoding, Origin"
        headers.add(contentsOf: ["Cache-Control": response.caching.field(isPrivate: isPrivate), "Vary": vary])
    }

    /// Lets a page of a configured origin read the response (the Fetch standard, CORS).
    mutating func share(_ policy: OriginPolicy) {
        guard let origin = request.headers.value(of: "Origin"), policy.isShared(origin) else { return }
        headers.replaceOrAdd(name: "Access-Control-Allow-Origin", value: origin)
        headers.add(
            name: "Access-Control-Expose-Headers",
            value: "ETag, Headword-Lexicon, RateLimit, RateLimit-Policy, Retry-After"
        )
    }

    /// Adds the type, the length and the date, and whether the connection goes on.
    mutating func endHead(isLast: Bool) {
        if canHaveBody {
            if let type = response.type {
                let described = type.hasPrefix("text/") ? type + "; charset=utf-8" : type
                headers.add(contentsOf: ["Content-Type": described, "X-Content-Type-Options": "nosniff"])
            }
            headers.add(name: "Content-Length", value: String(body.count))
        }
        headers.add(name: "Date", value: WebDate.now)
        if isLast {
            headers.add(name: "Connection", value: "close")
        } else if request.version == .http1_0 {
            headers.add(name: "Connection", value: "keep-alive")
        }
    }
}

extension WebResponse.Caching {
    /// The value of the field `Cache-Control`.
    fileprivate func field(isPrivate: Bool) -> String {
        let scope = isPrivate ? "private" : "public"
        return switch self {
        case .none: "no-store"
        case .revalidated: scope + ", no-cache"
        case .seconds(let seconds): "\(scope), max-age=\(seconds), stale-while-revalidate=86400"
        case .forever: scope + ", max-age=31536000, immutable"
        }
    }
}
