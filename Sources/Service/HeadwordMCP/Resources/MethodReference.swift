internal import HeadwordCore
internal import HeadwordJSON

/// The methods of the service, in Markdown for a model.
struct MethodReference: Sendable {
    private let endpoints: [EndpointDescription]

    init(_ endpoints: [EndpointDescription]) { self.endpoints = endpoints }

    /// The namespaces, sorted.
    var namespaces: [String] {
        var names: [String] = []
        for endpoint in endpoints where names.last != endpoint.namespace { names.append(endpoint.namespace) }
        return names
    }

    /// A line for each method.
    var index: String {
        let lines = endpoints.map { "- `\($0.method)`: \($0.summary)" }
        return """
            # Methods

            The tool `call` calls them. Parameters are given by name; read `headword://methods/{namespace}`, such as \
            `headword://methods/wordlist`, for those of each method.

            \(lines.joined(separator: "\n"))

            """
    }

    /// The methods of a namespace with their parameters; nil if there is no such namespace.
    func page(of namespace: String) -> String? {
        var described: Set<ParameterDescription> = []
        let sections = endpoints.filter { $0.namespace == namespace }.map { Self.section($0, &described) }
        return sections.isEmpty ? nil : sections.joined(separator: "\n")
    }

    /// - Parameter described: the parameters that were described further up.
    private static func section(
        _ endpoint: EndpointDescription,
        _ described: inout Set<ParameterDescription>
    ) -> String {
        var lines = ["# \(endpoint.method)", "", endpoint.summary, ""]
        for parameter in endpoint.parameters {
            let name = "`\(parameter.name)`" + (parameter.isRequired ? " (required)" : "")
            let isNew = described.insert(parameter).inserted
            lines.append("- \(name): " + (isNew ? "\(parameter.expectation). \(parameter.summary)" : "as above"))
        }
        if let example = endpoint.examples.first {
            let call: JSONValue = ["method": .string(endpoint.method), "params": .object(example.parameters)]
            lines += ["", "Example: `\(String(decoding: call.jsonBytes, as: UTF8.self))`"]
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension EndpointDescription {
    fileprivate var namespace: String { method.split(separator: ".").first.map(String.init) ?? method }
}
