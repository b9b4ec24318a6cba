/// An external provider, which is found when the service starts; its namespace is known only then.
public protocol ExternalProvider: Sendable {
    /// Its current status.
    var report: ExternalProviderReport { get }

    /// Adds its endpoints.
    func register(in registry: inout EndpointRegistry) throws
}

/// The status of an external provider.
public struct ExternalProviderReport: Hashable, Sendable {
    /// The name that it gives itself.
    public var name: String
    /// Its own version.
    public var version: String
    /// The prefix of all its method names, before the dot.
    public var namespace: String
    /// The path of its executable.
    public var path: String
    /// Whether it is running and answers.
    public var isUp = false
    /// The number of times that it was restarted.
    public var restarts = 0
    /// The number of calls that it is answering.
    public var callsInFlight = 0

    /// Creates the report of a provider that is not running.
    public init(name: String, version: String, namespace: String, path: String) {
        self.name = name
        self.version = version
        self.namespace = namespace
        self.path = path
    }
}
