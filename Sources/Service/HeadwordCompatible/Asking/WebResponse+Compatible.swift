internal import HeadwordJSON
internal import JSONRPCHTTP
internal import NIOHTTP1

extension WebResponse {
    /// Creates a response in the name of another service.
    ///
    /// - Parameters:
    ///   - type: the media type, spelled as that service does.
    ///   - isOpen: whether it lets scripts of all web pages read its answers, as that service does.
    ///   - retryAfter: the seconds after which the client may try again; nil if that is of no use.
    init(
        _ value: JSONValue,
        status: Int = 200,
        type: String = "application/json",
        isOpen: Bool,
        retryAfter: Int? = nil
    ) {
        let body = value.jsonBytes
        let isLasting = [200, 404].contains(status)
        self.init(
            status,
            type: type,
            body: body,
            caching: isLasting ? .revalidated : .none,
            entityTag: isLasting ? body.fingerprint : nil
        )
        if let retryAfter { headers.add(name: "Retry-After", value: "\(retryAfter)") }
        if isOpen { headers.add(name: "Access-Control-Allow-Origin", value: "*") }
    }
}

extension [UInt8] {
    /// A number that other contents do not have, but for one case in 2^64 (FNV-1a), in letters and digits.
    fileprivate var fingerprint: String {
        String(reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 36)
    }
}
