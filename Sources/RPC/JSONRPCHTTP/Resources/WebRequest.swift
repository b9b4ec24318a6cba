package import NIOHTTP1

/// A request of an HTTP client, complete and within the limits of its listener.
package struct WebRequest: Sendable {
    /// The method; HEAD is given as GET.
    package var method: WebMethod
    /// The address as the client sent it: the path and the query.
    package var target: String
    /// The segments of the path, decoded: `["v1", "dictionary.entries"]`; none for `/`.
    package var path: [String]
    /// The query.
    package var query: WebQuery
    /// The fields of the header.
    package var headers: HTTPHeaders
    /// The contents.
    package var body: [UInt8]

    /// Creates a request.
    ///
    /// - Returns: nil if the address cannot be decoded.
    package init?(_ method: WebMethod, _ target: String, headers: HTTPHeaders = [:], body: [UInt8] = []) {
        guard target.utf8.first == UInt8(ascii: "/") else { return nil }
        let sides = Array(target.utf8).dropFirst().split(
            separator: UInt8(ascii: "?"),
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        var path: [String] = []
        for segment in sides[0].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let decoded = PercentEncoding.decoded(segment) else { return nil }
            path.append(decoded)
        }
        guard let query = sides.count > 1 ? WebQuery(encoded: sides[1]) : WebQuery() else { return nil }
        self.method = method
        self.target = target
        self.path = path == [""] ? [] : path
        self.query = query
        self.headers = headers
        self.body = body
    }
}
