internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel
internal import JSONSchema

/// A parameter of a provider's method, and the schema that checks it.
struct ProviderParameter: Sendable {
    let description: ParameterDescription
    private let schema: JSONSchema

    init(_ value: JSONValue, at path: String) throws(ManifestFailure) {
        let object = try ManifestObject(value, at: path, members: ["name", "summary", "required", "schema"])
        let (written, schema) = try object.schema("schema")
        self.schema = schema
        description = ParameterDescription(
            name: try object.identifier("name"),
            summary: try object.text("summary", upTo: 500),
            isRequired: try object.flag("required"),
            schema: written,
            // Null fits hardly any schema, and the error for it says what callers need to know.
            expectation: schema.firstFailure(in: .null)?.expected ?? "as its schema says"
        )
    }

    /// Checks a value, which is nil if the parameter is not given.
    func check(_ value: JSONValue?) throws {
        guard let value else {
            guard description.isRequired else { return }
            throw CallFailure.missingParameter(description.name, expected: description.expectation)
        }
        if let failure = schema.firstFailure(in: value) { throw CallFailure(failure, of: description.name) }
    }
}

extension CallFailure {
    /// Creates the error for a value that does not fit the schema of its parameter.
    fileprivate init(_ failure: ValidationFailure, of parameter: String) {
        var suggestions: [String] = []
        if case .string(let label)? = failure.value { suggestions = nearMisses(of: label, among: failure.allowed) }
        self = .invalidParameter(
            failure.place(in: parameter),
            value: failure.value,
            expected: failure.expected,
            allowed: failure.allowed,
            suggestions: suggestions
        )
        self.parameter = parameter
    }
}

extension ValidationFailure {
    /// The path as it is written for people: `words[2].text`.
    fileprivate func place(in parameter: String) -> String {
        path.reduce(parameter) { $0 + (Int($1) == nil ? ".\($1)" : "[\($1)]") }
    }
}
