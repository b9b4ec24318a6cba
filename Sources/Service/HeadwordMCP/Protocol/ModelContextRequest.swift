internal import HeadwordJSON
internal import JSONRPC

/// A request of the Model Context Protocol.
struct ModelContextRequest: Sendable {
    let method: ModelContextMethod
    let parameters: JSONValue
    let era: Era

    /// Reads a request.
    ///
    /// - Parameters:
    ///   - session: the version that the client has agreed on; nil if it has no session.
    ///   - isOurs: tells whether a method is one of the service.
    /// - Throws: what is wrong with the request; its version is checked before its method.
    init(_ call: Call, in session: ProtocolVersion?, isOurs: (String) -> Bool) throws(ErrorObject) {
        parameters = try Self.parameters(of: call)
        let method = ModelContextMethod(rawValue: call.method)
        if let version = try Self.version(in: parameters["_meta"]) {
            era = version.era
        } else {
            let isFree = session != nil || method?.needsNoSession == true || isOurs(call.method)
            guard isFree else { throw .invalidParameters("Missing _meta \(MetaKey.protocolVersion)") }
            era = .legacy
        }
        guard let method, method.exists(in: era) else {
            throw .unknownMethod(call.method, isOurs: isOurs(call.method))
        }
        self.method = method
        // There is only one page of everything, so no cursor is one of ours.
        if method.isList, let cursor = parameters["cursor"], cursor != .null {
            throw .invalidParameters("'cursor' is none that this server has returned.")
        }
    }

    private static func parameters(of call: Call) throws(ErrorObject) -> JSONValue {
        guard let text = call.parameters else { return [:] }
        guard text.kind == .object else { throw .invalidParameters("'params' must be an object.") }
        do {
            return try text.value()
        } catch {
            throw .invalidParameters("'params' cannot be read: \(error.message).")
        }
    }

    /// Returns the version that a request says it is in; nil if it says none.
    private static func version(in meta: JSONValue?) throws(ErrorObject) -> ProtocolVersion? {
        guard let given = meta[MetaKey.protocolVersion] else { return nil }
        guard let label = given.text else {
            throw .invalidParameters("_meta \(MetaKey.protocolVersion) must be a string.")
        }
        guard let version = ProtocolVersion(rawValue: label), version.era == .modern else {
            throw .unsupportedVersion(label)
        }
        guard case .object? = meta[MetaKey.clientCapabilities] else {
            throw .invalidParameters("_meta \(MetaKey.clientCapabilities) must be an object.")
        }
        return version
    }
}

/// The names of the members of `_meta` that are read or written here.
enum MetaKey {
    static let protocolVersion = "io.modelcontextprotocol/protocolVersion"
    static let clientCapabilities = "io.modelcontextprotocol/clientCapabilities"
    static let serverInfo = "io.modelcontextprotocol/serverInfo"
}
