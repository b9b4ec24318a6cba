internal import Glibc
internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCTransport
internal import NIOCore
internal import NIOHTTP1

/// Which pages of the web may ask, and under which names the server is known.
///
/// A server on a loopback address would otherwise be open to every page in the user's browser, be it directly or by a
/// name that resolves to the loopback address (DNS rebinding).
package struct OriginPolicy: Sendable {
    /// The origins of pages that may ask, as browsers send them: `https://example.org`.
    package var origins: Set<String>
    /// The names of the server, besides those of the loopback addresses: `dictionary.example.org`.
    package var hosts: Set<String>

    /// Creates a policy.
    package init(origins: [String] = [], hosts: [String] = []) {
        self.origins = Set(origins.map { $0.lowercased() })
        self.hosts = Set(hosts.map { $0.lowercased() })
    }

    /// Checks where a request comes from.
    ///
    /// - Parameters:
    ///   - isLoopback: whether the server's end of the connection has a loopback address.
    ///   - isStrict: whether a browser would let any page use the answer or the effect of the request.
    func check(_ headers: HTTPHeaders, isLoopback: Bool, isStrict: Bool) throws(ErrorObject) {
        let host = headers.value(of: "Host")?.lowercased() ?? ""
        if isLoopback, !isLoopbackName(host), !hosts.contains(Self.name(of: host)) {
            throw .forbidden("host", host)
        }
        guard isLoopback || isStrict, let origin = headers.value(of: "Origin")?.lowercased() else { return }
        guard isAllowed(origin, host: host, isLoopback: isLoopback) else { throw .forbidden("origin", origin) }
    }

    func check(_ headers: HTTPHeaders, on channel: any Channel, isStrict: Bool) throws(ErrorObject) {
        try check(headers, isLoopback: channel.localAddress?.isLoopback ?? false, isStrict: isStrict)
    }

    /// Whether a page of the origin may read answers though it is not of this server.
    func isShared(_ origin: String) -> Bool { origins.contains(origin.lowercased()) }

    private func isAllowed(_ origin: String, host: String, isLoopback: Bool) -> Bool {
        if origins.contains(origin) { return true }
        guard let scheme = ["http://", "https://"].first(where: origin.hasPrefix) else { return false }
        let place = String(origin.dropFirst(scheme.count))
        return isLoopback ? isLoopbackName(place) || place == host : place == host
    }

    private func isLoopbackName(_ host: String) -> Bool {
        let name = Self.name(of: host)
        return name == "localhost" || name.hasSuffix(".localhost") || name == "[::1]" || Self.isLoopbackAddress(name)
    }

    /// Whether a name is an address of the network 127.0.0.0/8.
    private static func isLoopbackAddress(_ name: String) -> Bool {
        var address = in_addr()
        return name.hasPrefix("127.") && inet_pton(AF_INET, name, &address) == 1
    }

    /// Returns a host without its port.
    private static func name(of host: String) -> String {
        guard let colon = host.utf8.lastIndex(of: UInt8(ascii: ":")), !host.hasSuffix("]") else { return host }
        return String(host[..<colon])
    }
}

extension ErrorObject {
    /// 403: the request comes through a host or a page that is not allowed.
    fileprivate static func forbidden(_ what: String, _ value: String) -> ErrorObject {
        ErrorObject(
            .forbiddenOrigin,
            "The \(what) '\(value.prefix(256))' is not allowed; `http.\(what)s` lists those that are.",
            details: [what: .string(String(value.prefix(256)))]
        )
    }
}
