public import HeadwordConfiguration
public import HeadwordOperations
public import HeadwordOxford
public import JSONRPCTransport
public import Logging

/// What takes minutes to compile, so that there is a program without it.
public struct Features: Sendable {
    /// What speaks TLS.
    public var tls: (any TLSFeature)?
    /// Creates what asks the upstream; throws what is to be told to the user.
    public var upstream: (@Sendable (Configuration.Upstream, Logger) throws -> any UpstreamClient)?

    /// Creates the features of a program that has none.
    public init() {}

    /// Those of this program.
    @TaskLocal package static var current = Features()

    /// What a configuration needs and this program lacks.
    package func missing(for configuration: Configuration) -> [MissingFeature] {
        let needsTLS = configuration.listeners.contains { $0.certificate != nil }
        return [
            tls == nil && needsTLS ? .tls(neededBy: "listener.certificate") : nil,
            upstream == nil && configuration.needsUpstream ? .upstream(neededBy: "sources") : nil,
        ].compactMap(\.self)
    }
}

/// What a user wants and the program was built without.
package struct MissingFeature: Error, CustomStringConvertible {
    private static let remedy = "make full"

    private let feature: String
    private let wish: String

    /// - Parameter wish: the option, setting or command that needs it.
    package static func tls(neededBy wish: String) -> Self { Self(feature: "TLS", wish: wish) }

    /// - Parameter wish: the option, setting or command that needs it.
    package static func upstream(neededBy wish: String) -> Self { Self(feature: "the upstream's client", wish: wish) }

    private var message: String { "\(wish) needs a build with \(feature)" }

    /// For who wants it now.
    package var description: String { "\(message): \(Self.remedy)" }

    /// For who asks what is wrong.
    package var finding: Finding { Finding("build", .fail, message, remedy: Self.remedy) }
}

/// TLS for listeners and for connections to a service, with certificates and keys in files in PEM format.
///
/// What it throws is to be told to the user.
public protocol TLSFeature: Sendable {
    /// Protects the connections of a listener.
    ///
    /// - Parameter clientAuthority: the authorities of which clients must have a certificate; nil if they need none.
    func protection(certificate: String, key: String, clientAuthority: String?) throws -> Listener.Protection

    /// Protects a connection to a service whose certificate is for a host.
    ///
    /// - Parameters:
    ///   - authorities: of which the service must have a certificate; nil for those of the system.
    ///   - certificate: what the service is shown; nil if nothing.
    ///   - key: the key of that certificate; nil if it stands in the same file.
    func protection(host: String, authorities: String?, certificate: String?, key: String?) throws -> Health.Protection

    /// Protects a connection to a service that has the certificate of a file.
    func protection(expecting expected: String, certificate: String?, key: String?) throws -> Health.Protection
}

/// What asks the upstream.
public protocol UpstreamClient: OxfordService {
    /// Sends one cheap call.
    ///
    /// - Throws: ``OxfordFailure`` if there is no answer.
    func check() async throws

    /// Closes the connections.
    func shutdown() async
}
