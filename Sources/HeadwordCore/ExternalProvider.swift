/// A provider that is a program of its own, found when the service starts: its namespace is known only then.
public protocol ExternalProvider: Sendable {
    /// How it is now.
    var report: ExternalProviderReport { get }

    /// Adds its endpoints.
    func register(in registry: inout EndpointRegistry) throws
}

/// How a provider is that is a program of its own.
public struct ExternalProviderReport: Hashable, Sendable {
    /// What it calls itself.
    public var name: String
    /// Its own version.
    public var version: String
    /// What the names of all its methods begin with.
    public var namespace: String
    /// Its executable.
    public var path: String
    /// Whether it runs and answers.
    public var isUp = false
    /// How often it was started again after its end.
    public var restarts = 0
    /// The calls that it is answering.
    public var callsInFlight = 0

    /// Creates a report of one that does not run.
    public init(name: String, version: String, namespace: String, path: String) {
        self.name = name
        self.version = version
        self.namespace = namespace
        self.path = path
    }
}
