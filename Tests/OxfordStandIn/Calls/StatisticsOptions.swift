internal import HeadwordJSON

/// The options of the corpus endpoints. Those of the query override those of the path, and those of the body override
/// both.
struct StatisticsOptions {
    /// The values by name, in the order in which the names first appeared.
    private(set) var values: [(name: String, values: [String])] = []

    /// The option names, for one value or several, by endpoint.
    enum Names {
        static let shared = ["corpus"]
        static let word = ["wordform", "lemma", "trueCase", "lexicalCategory"]
        static let lists = ["wordforms", "trueCases", "lemmas", "lexicalCategories", "grammaticalFeatures"]
        static let counts = ["minFrequency", "maxFrequency", "offset", "limit"]
        static let documentCounts = ["minDocumentFrequency", "maxDocumentFrequency"]
        static let normalized = ["minNormalizedFrequency", "maxNormalizedFrequency"]
        static let order = ["collate", "sort"]
        static let ngrams = ["tokens", "contains", "punctuation", "format"]
    }

    /// Reads the options of a call.
    ///
    /// - Parameters:
    ///   - segment: the path segment that may contain options.
    ///   - names: the options that the endpoint accepts.
    init(_ call: Call, segment: String?, names: [String]) throws(Refusal) {
        for (key, list) in try FilterSegment(segment ?? "").filters { set([(key, list)]) }
        set(call.query.map { ($0.name, Self.parts($0.value)) })
        if call.method == "POST" { set(try Self.bodyOptions(of: call)) }
        for (name, list) in values {
            guard names.contains(name) else { throw .badRequest("Invalid option name '\(name)'.") }
            guard !list.isEmpty, !list.contains("") else { throw .badRequest("Option '\(name)' must have a value.") }
        }
        for name in Names.counts + Names.documentCounts { _ = try count(name) }
        for name in Names.normalized { _ = try number(name) }
    }

    /// The values of an option; empty if it is absent.
    subscript(_ name: String) -> [String] { values.first { $0.name == name }?.values ?? [] }

    /// Returns an option that must be a non-negative integer.
    func count(_ name: String) throws(Refusal) -> Int? {
        guard let value = self[name].first else { return nil }
        return try Call.count(name, value)
    }

    /// Returns an option that must be a number.
    func number(_ name: String) throws(Refusal) -> Double? {
        guard let value = self[name].first else { return nil }
        guard let number = Double(value), number.isFinite else {
            throw .badRequest("The option '\(name)' has to have a number.")
        }
        return number
    }

    /// The options as repeated in an answer.
    var echo: JSONValue {
        var object: JSONObject = [:]
        for (name, list) in values {
            object[name] = list.count == 1 ? .string(list[0]) : .array(list.map { .string($0) })
        }
        return .object(object)
    }

    /// Sets options. The values of a repeated name add up; names from an earlier place are replaced.
    private mutating func set(_ given: [(String, [String])]) {
        var fresh: [(name: String, values: [String])] = []
        for (name, list) in given {
            if let index = fresh.firstIndex(where: { $0.name == name }) {
                fresh[index].values += list
            } else {
                fresh.append((name, list))
            }
        }
        values.removeAll { old in fresh.contains { $0.name == old.name } }
        values += fresh
    }

    private static func parts(_ value: String) -> [String] {
        value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    private static func bodyOptions(of call: Call) throws(Refusal) -> [(String, [String])] {
        guard !call.body.isEmpty else { return [] }
        let text = String(decoding: call.body, as: UTF8.self)
        guard call.mediaType.hasPrefix("application/json") else {
            return RequestTarget.parameters(of: text).map { ($0.name, parts($0.value)) }
        }
        guard case .object(let object)? = try? JSONText(call.body).value() else {
            throw .badRequest("The body must be a JSON object.")
        }
        return object.members.map { ($0.name, Self.strings(of: $0.value)) }
    }

    /// Returns the values of a JSON member: a scalar, a list, or an object of features.
    private static func strings(of value: JSONValue) -> [String] {
        switch value {
        case .string(let string): [string]
        case .integer(let integer): ["\(integer)"]
        case .real(let real): ["\(real)"]
        case .bool(let bool): ["\(bool)"]
        case .array(let elements): elements.flatMap(strings)
        case .object(let object):
            object.members.flatMap { member in strings(of: member.value).map { "\(member.name):\($0)" } }
        case .null: []
        }
    }
}
