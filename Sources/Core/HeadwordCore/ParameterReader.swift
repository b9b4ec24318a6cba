public import HeadwordJSON
internal import HeadwordModel

/// The parameters of one call.
public struct ParameterReader: Sendable {
    private var values: JSONObject = [:]
    /// The maximum number of items that this server allows in a page.
    let longestPage: Int
    /// Whether labels outside the vocabularies are accepted, because the upstream may know them.
    var takesUnknownLabels = false

    /// Reads parameters by name, or by position in the order of the description.
    ///
    /// - Throws: ``CallFailure`` for a parameter that the endpoint does not have, or for too many parameters.
    public init(_ parameters: JSONValue?, of endpoint: EndpointDescription, limits: CallLimits = CallLimits()) throws {
        try self.init(parameters, named: endpoint.parameters.map(\.name), limits)
    }

    private init(_ parameters: JSONValue?, named names: [String], _ limits: CallLimits) throws {
        longestPage = limits.pageLength
        switch parameters {
        case nil, .null: break
        case .object(let object):
            for member in object.members where !names.contains(where: { $0.isSame(as: member.name) }) {
                throw CallFailure.unknownParameter(
                    member.name,
                    value: member.value,
                    allowed: names,
                    suggestions: nearMisses(of: member.name, among: names)
                )
            }
            values = object
        case .array(let elements):
            guard elements.count <= names.count else {
                throw CallFailure.unknownParameter(
                    "\(elements.count - 1)",
                    value: elements.last,
                    allowed: names,
                    suggestions: []
                )
            }
            for (name, element) in zip(names, elements) { values[name] = element }
        default:
            throw CallFailure.invalidParameter("params", value: parameters, expected: "an object or an array")
        }
    }

    /// Reads parameters from JSON text.
    ///
    /// - Parameter names: the names of all parameters in their order by position.
    /// - Throws: ``CallFailure``, also if the text cannot be built.
    init(text: JSONText?, named names: [String], _ limits: CallLimits) throws {
        let value: JSONValue?
        do throws(JSONFailure) {
            value = try text?.value(depth: limits.depth)
        } catch {
            throw CallFailure.unreadableParameters(error, depth: limits.depth)
        }
        try self.init(value, named: names, limits)
    }

    /// The parameters that were given, by name, except those that are null.
    public var given: JSONObject { JSONObject(members: values.members.filter { $0.value != .null }) }

    /// Returns the value of a required parameter.
    ///
    /// - Throws: ``CallFailure`` if it is missing or not accepted by the parameter.
    public func value<Value>(of parameter: Parameter<Value>) throws -> Value {
        guard let given = value(named: parameter.description.name) else {
            throw CallFailure.missingParameter(parameter.description.name, expected: parameter.description.expectation)
        }
        return try parameter.value(of: given)
    }

    /// Returns the value of a parameter; nil if it is absent or null.
    ///
    /// - Throws: ``CallFailure`` if the parameter does not accept it.
    public func valueIfPresent<Value>(of parameter: Parameter<Value>) throws -> Value? {
        guard let given = value(named: parameter.description.name) else { return nil }
        return try parameter.value(of: given)
    }

    /// Returns the value that was given for a parameter; nil if it is absent or null.
    func value(named name: String) -> JSONValue? {
        guard let given = values[name], given != .null else { return nil }
        return given
    }
}

extension Parameter {
    /// Returns the value that was given.
    ///
    /// - Throws: ``CallFailure`` if the parameter does not accept it.
    func value(of given: JSONValue) throws -> Value {
        if let value = read(given) { return value }
        let unfit = self.unfitLabel(given)
        var suggestions: [String] = []
        if let unfit, case .string(let label) = unfit.label {
            suggestions = nearMisses(of: label, among: unfit.allowed)
        }
        var failure = CallFailure.invalidParameter(
            description.name,
            value: unfit?.label ?? given,
            expected: description.expectation,
            allowed: unfit?.allowed ?? [],
            suggestions: suggestions
        )
        failure.vocabularyName = unfit?.vocabularyName
        throw failure
    }
}

// MARK: - Labels outside the vocabularies

extension ParameterReader {
    /// The maximum number of labels of a filter with unknown labels, and the maximum length of a label in bytes.
    private static var mostUnknownLabels: Int { 64 }
    private static var longestUnknownLabel: Int { 64 }

    /// Returns the labels of a filter that are in its vocabulary, and those that only the upstream may know; nil if
    /// there are none of the latter, or no upstream to ask.
    func openLabels<Member: Vocabulary>(in given: JSONValue) -> (known: [Member], unknown: [String])? {
        guard takesUnknownLabels,
            let labels = given.stringList(atMost: Self.mostUnknownLabels, ofBytes: Self.longestUnknownLabel),
            labels.allSatisfy({ (1...Self.longestUnknownLabel).contains($0.utf8.count) })
        else { return nil }
        let unknown = labels.filter { Member(label: $0) == nil }
        guard !unknown.isEmpty else { return nil }
        let known = JSONValue.array(labels.filter { Member(label: $0) != nil }.map(JSONValue.string))
        return (known.labels() ?? [], unknown)
    }
}
