public import HeadwordCore
internal import HeadwordJSON
internal import JSONSchema

/// A method of a provider: its description for callers, and the check of its parameters.
public struct ProviderMethod: Sendable {
    /// The description for callers.
    public let description: EndpointDescription
    private let parameters: [ProviderParameter]

    init(_ value: JSONValue, at path: String, prefix: String) throws(ManifestFailure) {
        let object = try ManifestObject(
            value,
            at: path,
            members: ["name", "summary", "params", "result", "errors", "examples"]
        )
        let name = try object.text("name", upTo: 130)
        guard name.hasPrefix(prefix), String(name.dropFirst(prefix.count)).isIdentifier else {
            throw ManifestFailure(
                object.path(of: "name"),
                "is '\(name)' but must be '\(prefix)' followed by a name of letters and digits"
            )
        }
        parameters = try object.elements("params", count: 0...50).map { value, path throws(ManifestFailure) in
            try ProviderParameter(value, at: path)
        }
        let result = try ManifestObject(
            try object.value("result"),
            at: object.path(of: "result"),
            members: ["name", "schema"]
        )
        description = EndpointDescription(
            method: name,
            summary: try object.text("summary", upTo: 500),
            parameters: parameters.map(\.description),
            resultName: try result.text("name", upTo: 64),
            resultSchema: try result.schema("schema").written,
            failures: try object.elements("errors", count: 0...50).map(Self.failure),
            examples: try object.elements("examples", count: 0...20).map(Self.example)
        )
        try checkParameters(at: object.path(of: "params"))
        try checkExamples(at: object.path(of: "examples"))
    }

    /// Returns the parameters of a call by name, each checked against its schema.
    ///
    /// - Throws: ``CallFailure`` for the first parameter that is missing, wrong or unknown.
    func checked(_ reader: ParameterReader) throws -> JSONObject {
        let given = reader.given
        for parameter in parameters { try parameter.check(given[parameter.description.name]) }
        return given
    }

    private func checkParameters(at path: String) throws(ManifestFailure) {
        try ProviderManifest.checkUnique(description.parameters.map(\.name), path)
        guard let firstOptional = description.parameters.firstIndex(where: { !$0.isRequired }),
            let late = description.parameters[firstOptional...].first(where: \.isRequired)
        else { return }
        throw ManifestFailure(path, "has the required parameter '\(late.name)' after one that is not required")
    }

    /// An example that does not work is worse than none.
    private func checkExamples(at path: String) throws(ManifestFailure) {
        for example in description.examples {
            do {
                _ = try checked(try ParameterReader(.object(example.parameters), of: description))
            } catch {
                let reason = CallFailure(error).message
                throw ManifestFailure(path, "has the example '\(example.name)', which would be refused: \(reason)")
            }
        }
    }

    private static func failure(_ value: JSONValue, at path: String) throws(ManifestFailure)
        -> EndpointDescription.Failure
    {
        let object = try ManifestObject(value, at: path, members: ["code", "message"])
        return .init(
            code: try object.integer("code", in: ProviderError.codes),
            message: try object.text("message", upTo: 500)
        )
    }

    private static func example(_ value: JSONValue, at path: String) throws(ManifestFailure)
        -> EndpointDescription.Example
    {
        let object = try ManifestObject(value, at: path, members: ["name", "params"])
        guard case .object(let parameters) = try object.value("params") else {
            throw ManifestFailure(object.path(of: "params"), "must be an object with the parameters by name")
        }
        return .init(try object.text("name", upTo: 100), parameters)
    }
}
