internal import NIOCore

/// A request to a store.
struct S3Request: Sendable {
    /// A name with its value.
    typealias Field = (name: String, value: String)

    var method = "GET"
    var bucket: String
    /// The key of the object; empty for the bucket.
    var key = ""
    var query: [Field] = []
    /// The headers beyond those that every request has, their names in lower case.
    var headers: [Field] = []
    var body = ByteBuffer()

    /// The query, as it is sent and signed.
    var encodedQuery: String {
        query.map { (PercentEncoding.encoded($0.name), PercentEncoding.encoded($0.value)) }
            .sorted { $0 < $1 }
            .map { "\($0)=\($1)" }
            .joined(separator: "&")
    }
}
