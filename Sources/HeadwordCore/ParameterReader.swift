public import HeadwordJSON
internal import HeadwordModel

/// The parameters of one call.
public struct ParameterReader: Sendable {
    private var values: JSONObject = [:]
    /// The largest number of items that a page may have here.
    let longestPage: Int
    /// Whether somebody is asked who may know labels that no vocabulary here has.
    var takesUnknownLabels = false

    /// Takes parameters by name, or by position in the order of the description.
    ///
    /// - Throws: ``CallFailure`` for a parameter that the endpoint does not have, or too many of them.
    public init(_ parameters: JSONValue?, of endpoint: EndpointDescription, limits: CallLimits = CallLimits()) throws {
        longestPage = limits.pageLength
        let names = endpoint.parameters.map(\.name)
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

    /// Takes parameters that are not built yet.
    ///
    /// - Throws: ``CallFailure`` if they cannot be built, too.
    public init(text: JSONText?, of endpoint: EndpointDescription, limits: CallLimits = CallLimits()) throws {
        let value: JSONValue?
        do throws(JSONFailure) {
            value = try text?.value(depth: limits.depth)
        } catch {
            throw CallFailure.unreadableParameters(error, depth: limits.depth)
        }
        try self.init(value, of: endpoint, limits: limits)
    }

    /// What is given, by name; what is null is not given.
    public var given: JSONObject { JSONObject(members: values.members.filter { $0.value != .null }) }

    /// The value of a required parameter.
    ///
    /// - Throws: ``CallFailure`` if it is missing or not what the parameter takes.
    public func value<Value>(of parameter: Parameter<Value>) throws -> Value {
        guard let given = value(named: parameter.description.name) else {
            throw CallFailure.missingParameter(parameter.description.name, expected: parameter.description.expectation)
        }
        return try parameter.value(of: given)
    }

    /// The value of a parameter; nil if it is not given, or null.
    ///
    /// - Throws: ``CallFailure`` if it is not what the parameter takes.
    public func valueIfPresent<Value>(of parameter: Parameter<Value>) throws -> Value? {
        guard let given = value(named: parameter.description.name) else { return nil }
        return try parameter.value(of: given)
    }

    /// What is given for a parameter; nil also if that is null.
    func value(named name: String) -> JSONValue? {
        guard let given = values[name], given != .null else { return nil }
        return given
    }
}

extension Parameter {
    /// The value that is given.
    ///
    /// - Throws: ``CallFailure`` if it is not what the parameter takes.
    func value(of given: JSONValue) throws -> Value {
        if let value = read(given) { return value }
        let fault = self.fault(given)
        var suggestions: [String] = []
        if let fault, case .string(let label) = fault.label {
            suggestions = nearMisses(of: label, among: fault.allowed)
        }
        var failure = CallFailure.invalidParameter(
            description.name,
            value: fault?.label ?? given,
            expected: description.expectation,
            allowed: fault?.allowed ?? [],
            suggestions: suggestions
        )
        failure.vocabularyName = fault?.vocabularyName
        throw failure
    }
}

// MARK: - Labels that no vocabulary has

extension ParameterReader {
    /// The most labels of a filter of which some are unknown, and the longest of these in bytes.
    private static var mostUnknownLabels: Int { 64 }
    private static var longestUnknownLabel: Int { 64 }

    /// The labels of a filter that its vocabulary has, and those that are for the upstream to know; nil if there are none
    /// of these, or nobody to ask.
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
