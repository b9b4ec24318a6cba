package import HeadwordCore
package import HeadwordJSON
internal import JSONRPC

/// The published description of a service's methods: `rpc-schema/` for programs, and pages for people.
public struct PublishedSchema: Sendable {
    /// A file.
    public struct File: Hashable, Sendable {
        /// The path, relative to its directory.
        public var path: String
        /// The contents.
        public var text: String
    }

    /// A file that describes all methods together.
    package struct Document: Sendable {
        /// Describes methods, given the answers to the examples of each.
        package typealias Describe =
            @Sendable (_ endpoints: [EndpointDescription], _ answers: [String: [JSONValue?]]) -> JSONObject

        fileprivate let name: String
        fileprivate let describe: Describe

        /// Creates a document.
        ///
        /// - Parameter name: the name of the file.
        package init(_ name: String, _ describe: @escaping Describe) {
            self.name = name
            self.describe = describe
        }

        fileprivate static let openRPC = Document("openrpc.json") {
            OpenRPCDocument(describing: $0, answers: $1).value
        }
    }

    /// The files for programs, by path.
    public let files: [File]
    /// The pages for people, by path.
    public let pages: [File]

    /// The maximum number of bytes of an answer that is shown as an example.
    static let longestAnswer = 8_192

    /// Describes a service, and runs all of its examples. Those without an answer, or with a long one, are shown
    /// without it.
    ///
    /// - Parameter documents: documents besides the one of OpenRPC.
    package init(of service: DictionaryService, with documents: [Document] = []) async {
        let endpoints = (service.registry.descriptions + SessionMethods.descriptions).sorted { $0.method < $1.method }
        var answers: [String: [JSONValue?]] = [:]
        for endpoint in endpoints {
            for example in endpoint.examples {
                answers[endpoint.method, default: []].append(await service.shownAnswer(to: example, of: endpoint))
            }
        }
        let catalogue = ErrorCatalogue(of: endpoints)
        var files = [File("errors.json", catalogue.json)]
        for document in [.openRPC] + documents {
            files.append(File(document.name, .object(document.describe(endpoints, answers))))
        }
        for endpoint in endpoints {
            files.append(File("schemas/\(endpoint.fileName).params.json", endpoint.parameterSchema))
            files.append(File("schemas/\(endpoint.fileName).result.json", endpoint.publishedResultSchema))
        }
        for conversation in ExampleConversation.all {
            let text = await conversation.text(with: service)
            files.append(File(path: "conversations/\(conversation.name).jsonl", text: text))
        }
        self.files = files.sorted { $0.path < $1.path }
        pages = [
            File(path: "errors.md", text: ErrorsPage(catalogue).text),
            File(path: "methods.md", text: MethodsPage(endpoints, answers: answers).text),
        ]
    }
}

extension PublishedSchema.File {
    fileprivate init(_ path: String, _ value: JSONValue) {
        self.init(path: path, text: value.prettyPrinted() + "\n")
    }
}

extension DictionaryService {
    /// Returns the answer to an example; nil if there is none, or if it does not help readers.
    fileprivate func shownAnswer(
        to example: EndpointDescription.Example,
        of endpoint: EndpointDescription
    ) async -> JSONValue? {
        guard endpoint.method != DiscoverRequest.endpoint.method,
            let parameters = try? JSONText(example.parameters.jsonBytes),
            let bytes = try? await begin(Call(method: endpoint.method, parameters: parameters)).value().bytes
        else { return nil }
        return bytes.count > PublishedSchema.longestAnswer ? nil : try? JSONText(bytes).value(depth: 512)
    }
}

extension EndpointDescription {
    /// The method as a file name.
    var fileName: String { method.hasPrefix("$/") ? String(method.dropFirst(2)) : method }

    /// The schema of the parameters by name.
    fileprivate var parameterSchema: JSONValue {
        var shared = SharedSchemas(at: "#/$defs/")
        var schema = Self.head("\(fileName).params.json", "The parameters of \(method). \(summary)")
        schema["type"] = "object"
        var properties: JSONObject = [:]
        for parameter in parameters {
            let lifted = shared.lift(parameter.schema, of: parameter.name)
            guard case .object(var member) = lifted else { continue }
            member["description"] = .string(parameter.summary)
            properties[parameter.name] = .object(member)
        }
        schema["properties"] = .object(properties)
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { schema["required"] = .array(required) }
        schema["additionalProperties"] = false
        if !shared.members.members.isEmpty { schema["$defs"] = .object(shared.members) }
        return .object(schema)
    }

    fileprivate var publishedResultSchema: JSONValue {
        var shared = SharedSchemas(at: "#/$defs/")
        var schema = Self.head("\(fileName).result.json", "What \(method) answers with. \(summary)")
        if case .object(let lifted) = shared.lift(resultSchema, of: "result") {
            for member in lifted.members where member.name != "description" { schema[member.name] = member.value }
        }
        if !shared.members.members.isEmpty { schema["$defs"] = .object(shared.members) }
        return .object(schema)
    }

    private static func head(_ id: String, _ description: String) -> JSONObject {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$id": .string(id),
            "description": .string(description),
        ]
    }
}
