/// The origin of the server as a client knows it: the scheme and the host with which it asked.
package struct WebOrigin: Sendable, CustomStringConvertible {
    /// The origin as it begins an address: `https://dictionary.example.org`.
    package let description: String

    /// Creates an origin.
    ///
    /// - Parameters:
    ///   - host: the name or address of the server and perhaps its port, as the field `Host` has it. Anything else counts
    ///     as `localhost`, so that pages can show the origin wherever they like.
    ///   - isEncrypted: whether the client asked with TLS.
    package init(host: String = "", isEncrypted: Bool = false) {
        let isPlain = !host.isEmpty && host.utf8.allSatisfy(\.isPartOfHost)
        description = (isEncrypted ? "https://" : "http://") + (isPlain ? host : "localhost")
    }
}

extension UInt8 {
    fileprivate var isPartOfHost: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "-"),
            UInt8(ascii: "["), UInt8(ascii: "]"):
            true
        default: false
        }
    }
}
