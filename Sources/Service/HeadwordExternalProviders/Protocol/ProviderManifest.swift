internal import HeadwordCore
public import HeadwordJSON

/// A provider's description of itself: its answer to `provider.describe`.
public struct ProviderManifest: Sendable {
    /// The version of the protocol.
    public static let protocolVersion = 1

    /// The name of the provider.
    public var name: String
    /// Its version.
    public var version: String
    /// The namespace of its methods: the part of their names before the dot.
    public var namespace: String
    /// How many calls it answers at a time.
    public var concurrency: Int
    /// Its methods.
    public var methods: [ProviderMethod]

    /// Reads a provider's description.
    ///
    /// - Throws: ``ManifestFailure``, which names the invalid member.
    public init(_ value: JSONValue) throws(ManifestFailure) {
        let object = try ManifestObject(
            value,
            at: "",
            members: ["protocol", "name", "version", "namespace", "concurrency", "methods"]
        )
        _ = try object.integer("protocol", in: Self.protocolVersion...Self.protocolVersion)
        name = try object.text("name", upTo: 100)
        version = try object.text("version", upTo: 100)
        namespace = try object.identifier("namespace")
        guard !Self.reservedNamespaces.contains(namespace) else {
            throw ManifestFailure("namespace", "is '\(namespace)', which belongs to Headword")
        }
        concurrency = try object.integerIfPresent("concurrency", in: 1...Self.mostConcurrency) ?? 1
        let prefix = namespace + "."
        methods = try object.elements("methods", count: 1...Self.mostMethods).map {
            value,
            path throws(ManifestFailure) in
            try ProviderMethod(value, at: path, prefix: prefix)
        }
        try Self.checkUnique(methods.map(\.description.method), "methods")
    }

    private static let reservedNamespaces = ["headword", "provider", "rpc", "server"]
    private static let mostMethods = 100
    /// No single-process provider benefits from more concurrent calls than this.
    static let mostConcurrency = 256

    /// Throws if a name occurs twice.
    static func checkUnique(_ names: [String], _ path: String) throws(ManifestFailure) {
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted { throw ManifestFailure(path, "has '\(name)' twice") }
    }
}

/// The reason a provider's description is rejected.
public struct ManifestFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the invalid member: `methods[0].params[1].schema`; empty for the whole description.
    public var path: String
    /// What is wrong with it, phrased to follow the path.
    public var message: String

    init(_ path: String, _ message: String) {
        self.path = path
        self.message = message
    }

    /// The path and what is wrong.
    public var description: String { (path.isEmpty ? "the description" : "'\(path)'") + " \(message)" }
}
