package import HeadwordConfiguration
package import HeadwordObjectStore
public import HeadwordOperations
package import HeadwordRedis
package import HeadwordReleases
public import JSONRPCTransport
package import Logging
package import OxfordAPI

/// The features that take minutes to compile, so that the program can be built without them.
public struct Features: Sendable {
    /// The TLS implementation.
    public var tls: (any TLSFeature)?
    /// Creates the upstream client; throws errors with messages for the user.
    package var upstream: (@Sendable (Configuration.Upstream, RedisStore?, Logger) throws -> any UpstreamClient)?
    /// Creates the client of an object store from the environment; throws errors with messages for the user.
    package var objectStore: (@Sendable () throws -> any ObjectStore)?

    /// Creates the features of a program without any.
    public init() {}

    /// The features of this program.
    @TaskLocal package static var current = Features()

    /// Returns the features that a configuration needs and this program lacks.
    package func missing(for configuration: Configuration) -> [MissingFeature] {
        let needsTLS = configuration.listeners.contains { $0.certificate != nil }
        return [
            tls == nil && needsTLS ? .tls(neededBy: "listener.certificate") : nil,
            tls == nil && configuration.store.usesTLS ? .tls(neededBy: "store.tls") : nil,
            upstream == nil && configuration.needsUpstream ? .upstream(neededBy: "sources") : nil,
        ].compactMap(\.self)
    }
}

// MARK: - Object stores

extension Features {
    /// Returns the object store for an address.
    ///
    /// - Throws: ``MissingFeature``, or an error about the settings of the store.
    package func objectStore(for address: String) throws -> any ObjectStore {
        guard let objectStore else { throw MissingFeature.objectStore(neededBy: address) }
        return try objectStore()
    }

    /// Returns the releases in a directory or below an address of objects.
    ///
    /// - Throws: ``MissingFeature``, or an error about the address or the settings of the store.
    package func releaseStore(at name: String) throws -> any ReleaseStore {
        guard ObjectPlace.isMeant(by: name) else { return DirectoryStore(name) }
        return ObjectReleaseStore(try objectStore(for: name), at: try ObjectPlace(name))
    }
}

/// The error of a feature that the user requests but the program was built without.
package struct MissingFeature: Error, CustomStringConvertible {
    private static let remedy = "make full"

    private let feature: String
    private let wish: String

    /// - Parameter wish: the option, setting or command that needs it.
    package static func tls(neededBy wish: String) -> Self { Self(feature: "TLS", wish: wish) }

    /// - Parameter wish: the option, setting or command that needs it.
    package static func upstream(neededBy wish: String) -> Self {
        Self(feature: "the client of the Oxford Dictionaries API", wish: wish)
    }

    /// - Parameter wish: the address that needs it.
    package static func objectStore(neededBy wish: String) -> Self { Self(feature: "S3", wish: wish) }

    private var message: String { "\(wish) needs a build with \(feature)" }

    /// The message for a user who requests it now.
    package var description: String { "\(message): \(Self.remedy)" }

    /// The finding for a report of problems.
    package var finding: Finding { Finding("build", .fail, message, remedy: Self.remedy) }
}

/// TLS for listeners and for connections to a service, with certificates and keys in PEM files.
///
/// Its errors have messages for the user.
public protocol TLSFeature: Sendable {
    /// Protects the connections of a listener.
    ///
    /// - Parameters:
    ///   - clientAuthority: the certificate authorities for clients' certificates; nil if none are required.
    ///   - protocols: the names of the protocols that clients can choose from (RFC 7301); none if there is no choice.
    func protection(
        certificate: String,
        key: String,
        clientAuthority: String?,
        protocols: [String]
    ) throws -> Listener.Protection

    /// Serves connections whose clients have chosen HTTP/2.
    var multiplexing: Listener.Multiplexing { get }

    /// Protects a connection to a service whose certificate is for a host.
    ///
    /// - Parameters:
    ///   - authorities: the certificate authorities trusted for the service; nil for those of the system.
    ///   - certificate: the client certificate; nil for none.
    ///   - key: the key of that certificate; nil if it is in the same file.
    func protection(host: String, authorities: String?, certificate: String?, key: String?) throws -> Health.Protection

    /// Protects a connection to a service with exactly the certificate of a file.
    func protection(expecting expected: String, certificate: String?, key: String?) throws -> Health.Protection
}

/// The client of the upstream.
package protocol UpstreamClient: OxfordService {
    /// Sends one cheap call.
    ///
    /// - Throws: ``OxfordFailure`` if there is no answer.
    func check() async throws

    /// Closes the connections.
    func shutdown() async
}
