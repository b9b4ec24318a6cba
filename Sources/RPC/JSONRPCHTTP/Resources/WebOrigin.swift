/// The origin of the server as a client knows it: the scheme and the host with which it asked.
package struct WebOrigin: Sendable, CustomStringConvertible {
    private let host: String
    private let isEncrypted: Bool

    /// Creates an origin.
    ///
    /// - Parameters:
    ///   - host: the name or address of the server and perhaps its port, as the field `Host` has it.
    ///   - isEncrypted: whether the client asked with TLS.
    package init(host: String = "", isEncrypted: Bool = false) {
        self.host = host
        self.isEncrypted = isEncrypted
    }

    /// The origin as it begins an address: `https://dictionary.example.org`. A host with any other characters is given as
    /// `localhost`, so that pages can show the origin wherever they like.
    package var description: String {
        let isPlain = !host.isEmpty && host.utf8.allSatisfy(\.isPartOfHost)
        return (isEncrypted ? "https://" : "http://") + (isPlain ? host : "localhost")
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
