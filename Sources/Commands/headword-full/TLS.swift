import HeadwordClientTLS
import HeadwordOperations
import HeadwordServer
import JSONRPCTLS
import JSONRPCTransport

/// TLS by SwiftNIO.
struct TLS: TLSFeature {
    func protection(
        certificate: String,
        key: String,
        clientAuthority: String?,
        protocols: [String]
    ) throws -> Listener.Protection {
        try TLSProtection(
            certificate: certificate,
            key: key,
            clientAuthority: clientAuthority,
            protocols: protocols
        ).protection
    }

    var multiplexing: Listener.Multiplexing { HTTP2.multiplexing }

    func protection(
        host: String,
        authorities: String?,
        certificate: String?,
        key: String?
    ) throws -> Health.Protection {
        try ClientTLS(host: host, authorities: authorities, certificate: certificate, key: key).protection
    }

    func protection(expecting expected: String, certificate: String?, key: String?) throws -> Health.Protection {
        try ClientTLS(expecting: expected, certificate: certificate, key: key).protection
    }
}
