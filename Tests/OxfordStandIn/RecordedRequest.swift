internal import Glibc
public import HeadwordJSON
internal import NIOCore
internal import NIOHTTP1

/// A request as received, without the credentials.
public struct RecordedRequest: Hashable, Sendable {
    /// A header field.
    public struct Header: Hashable, Sendable {
        /// The name, as spelled in the request.
        public var name: String
        /// The value; `[redacted]` for credentials.
        public var value: String

        /// Creates a header field.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The method, such as `GET`.
    public var method: String
    /// The path and the query, byte for byte.
    public var target: String
    /// The header fields, in order.
    public var headers: [Header]
    /// The body.
    public var body: [UInt8]
    /// The version of HTTP: `1.0`, `1.1` or `2`.
    public var httpVersion: String

    /// Returns the value of the first header field with a name, ignoring case.
    public func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}

extension RecordedRequest {
    private static let redacted = "[redacted]"
    private static let secretHeaders: Set<String> = ["app_id", "app_key", "authorization", "proxy-authorization"]

    /// Records a request, with the key and the values of secret header fields redacted.
    init(_ head: HTTPRequestHead, body: ByteBuffer, hiding key: String) {
        method = head.method.rawValue
        target = Self.hiding(key, in: head.uri)
        headers = head.headers.map { name, value in
            let isSecret = Self.secretHeaders.contains(name.lowercased())
            return Header(name: name, value: isSecret ? Self.redacted : Self.hiding(key, in: value))
        }
        self.body = Self.hiding(key, in: Array(body.readableBytesView))
        httpVersion = head.version.major == 1 ? "1.\(head.version.minor)" : "\(head.version.major)"
    }

    private static func hiding(_ key: String, in text: String) -> String {
        // This runs for every header field, and `strstr` is many times as fast as `contains`.
        guard !key.isEmpty, strstr(text, key) != nil else { return text }
        return text.split(separator: key, omittingEmptySubsequences: false).joined(separator: redacted)
    }

    /// Redacts the key. Bytes that need no redaction stay as they are, even if they are not text.
    private static func hiding(_ key: String, in bytes: [UInt8]) -> [UInt8] {
        guard !bytes.isEmpty else { return [] }
        let text = String(decoding: bytes, as: UTF8.self)
        let hidden = hiding(key, in: text)
        return hidden == text ? bytes : Array(hidden.utf8)
    }
}

extension RecordedRequest: JSONWritable {
    /// Writes an object; header fields are pairs.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("method", method)
            writer.member("target", target)
            writer.member("headers", headers.map { [$0.name, $0.value] })
            writer.member("body", String(decoding: body, as: UTF8.self))
            writer.member("httpVersion", httpVersion)
        }
    }
}
