import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordOperations
import HeadwordServer

/// The options for connecting to a service with TLS.
struct TLSOptions: ParsableArguments {
    @Flag(name: .customLong("tls"), help: "Use TLS; implied by each of the next four options.")
    var isWanted = false

    @Option(
        help: ArgumentHelp(
            "The certificate authorities to trust, in PEM; those of the system if absent.",
            valueName: "file"
        ),
        completion: .file()
    )
    var authorities: String?

    @Option(
        help: ArgumentHelp("The name in the service's certificate; the host if absent.", valueName: "name")
    )
    var serverName: String?

    @Option(
        help: ArgumentHelp("The client certificate, in PEM.", valueName: "file"),
        completion: .file()
    )
    var certificate: String?

    @Option(
        help: ArgumentHelp("The key of the client certificate, in PEM; in the same file if absent.", valueName: "file"),
        completion: .file()
    )
    var key: String?

    func validate() throws {
        guard key == nil || certificate != nil else { throw ValidationError("--key requires --certificate.") }
    }

    /// Returns the protection of the connection to a service; nil for plain text.
    ///
    /// - Parameter expected: the file with the service's certificate, if known.
    func protection(
        of target: HealthTarget,
        certificate expected: String? = nil
    ) throws -> Health.Protection? {
        let isGiven = isWanted || [authorities, serverName, certificate].contains { $0 != nil }
        guard isGiven || expected != nil, case .service(let address) = target else { return nil }
        guard let tls = Features.current.tls else {
            throw MissingFeature.tls(neededBy: isGiven ? "--tls" : "listener.certificate")
        }
        do {
            return try protection(of: address, certificate: expected, tls)
        } catch {
            throw CommandFailure(.usage, "headword: \(error)")
        }
    }

    private func protection(
        of address: ListenerAddress,
        certificate expected: String?,
        _ tls: any TLSFeature
    ) throws -> Health.Protection {
        if let expected, authorities == nil, serverName == nil {
            return try tls.protection(expecting: expected, certificate: certificate, key: key)
        }
        let host = if case .tcp(let address) = address { address.host } else { "localhost" }
        return try tls.protection(
            host: serverName ?? host,
            authorities: authorities,
            certificate: certificate,
            key: key
        )
    }
}
