internal import HeadwordCore
internal import HeadwordJSON
internal import JSONSchema

extension ConformanceRule {
    /// The name of a method.
    static let names = ConformanceRule(
        "names",
        "The name is a namespace, a dot and a name, and no other method has it.",
        ofKnown: { method in
            let name = method.endpoint.method
            var problems: [ConformanceProblem] = []
            if name.wholeMatch(of: /[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+/) == nil {
                problems.append(ConformanceProblem(seen: "the name '\(name)'", expected: "one like 'rhymes.perfect'"))
            }
            if method.occurrences > 1 {
                problems.append(ConformanceProblem(seen: "\(method.occurrences) methods of this name", expected: "one"))
            }
            return problems
        }
    )

    /// The purpose of a method.
    static let summaries = ConformanceRule(
        "summary",
        "The summary is a sentence of 1 to 200 characters.",
        ofKnown: { method in
            let summary = method.endpoint.summary
            guard !summary.isSentence || summary.count > 200 else { return [] }
            return [
                ConformanceProblem(
                    seen: "\(JSONValue.string(summary).excerpt), of \(summary.count) characters",
                    expected: "a sentence of 1 to 200 characters"
                )
            ]
        }
    )

    /// The parameters of a method.
    static let parameters = ConformanceRule(
        "parameters",
        "Every parameter is described, and the required ones come first.",
        ofKnown: { method in
            let parameters = method.endpoint.parameters
            var problems = parameters.filter { !$0.summary.isSentence }.map { parameter in
                ConformanceProblem(
                    seen: "'\(parameter.name)' is described by \(JSONValue.string(parameter.summary).excerpt)",
                    expected: "a sentence"
                )
            }
            let required = parameters.map(\.isRequired)
            if let late = required.lastIndex(of: true), required[..<late].contains(false) {
                problems.append(
                    ConformanceProblem(
                        seen: "the required parameter '\(parameters[late].name)' after one that is not",
                        expected: "the required ones first: they may be given by position"
                    )
                )
            }
            if Set(parameters.map(\.name)).count < parameters.count {
                problems.append(ConformanceProblem(seen: "two parameters of one name", expected: "different names"))
            }
            return problems
        }
    )

    /// The published schemas.
    static let schemas = ConformanceRule(
        "schemas",
        "The schemas of the parameters and of the result are JSON Schemas.",
        ofKnown: { method in
            let parameters = method.endpoint.parameters.map { ("'\($0.name)'", $0.schema) }
            return (parameters + [("the result", method.endpoint.resultSchema)]).compactMap { owner, schema in
                do {
                    _ = try JSONSchema(.object(schema.value))
                    return nil
                } catch {
                    return ConformanceProblem(seen: "the schema of \(owner): \(error)", expected: "a JSON Schema")
                }
            }
        }
    )
}

extension String {
    /// Whether the text looks like a sentence: it has a beginning, ends with a full stop, and is on one line.
    var isSentence: Bool {
        guard let first, let last else { return false }
        return !first.isWhitespace && !first.isLowercase && ".?!".contains(last) && count > 1
            && !unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
