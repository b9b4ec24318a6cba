import HeadwordCore
import HeadwordHTTP
import HeadwordJSON
import HeadwordService
import HeadwordTestSupport
import JSONRPCHTTP
import JSONSchema
import NIOHTTP1
import Testing

@Suite struct OpenAPIDocumentTests {
    private let desk: WebDesk
    private let document: JSONValue

    init() throws {
        desk = try WebDesk()
        document = .object(OpenAPIDocument(describing: desk.service.registry.descriptions).value)
    }

    private var operations: [JSONValue] {
        members(of: document["paths"]).flatMap { members(of: $0.value).map(\.value) }
    }

    private func members(of value: JSONValue?) -> [JSONObject.Member] {
        guard case .object(let object)? = value else { return [] }
        return object.members
    }

    @Test func everyReferenceLeadsSomewhere() {
        let references = references(in: document)
        #expect(references.count > 100)
        for reference in Set(references) {
            let parts = reference.dropFirst(2).split(separator: "/").map(String.init)
            let target = parts.reduce(Optional(document)) { value, part in value?[part] }
            #expect(reference.hasPrefix("#/components/") && target != nil, "\(reference)")
        }
    }

    @Test func theIdentifiersOfOperationsAreUnique() {
        let identifiers = operations.compactMap { $0["operationId"]?.text }
        #expect(identifiers.count == operations.count && Set(identifiers).count == identifiers.count)
        #expect(identifiers.contains("dictionary_entries_get"))
        let tags = Set((document["tags"]?.elements ?? []).compactMap { $0["name"]?.text })
        for operation in operations {
            #expect(tags.isSuperset(of: (operation["tags"]?.elements ?? []).compactMap(\.text)))
        }
    }

    @Test func everyParameterOfEveryMethodIsThere() {
        for endpoint in desk.service.registry.descriptions {
            guard let operation = document["paths"]?["/v1/\(endpoint.method)"]?["get"] else { continue }
            let parameters = operation["parameters"]?.elements ?? []
            #expect(parameters.map { $0["name"]?.text } == endpoint.parameters.map(\.name))
            #expect(parameters.map { $0["required"] } == endpoint.parameters.map { .bool($0.isRequired) })
            for parameter in parameters { #expect(parameter["schema"] != nil || parameter["content"] != nil) }
        }
    }

    @Test func everyOperationTellsItsErrors() {
        for operation in operations {
            let statuses = members(of: operation["responses"]).map(\.name)
            #expect((statuses.contains("200") || statuses.contains("101")) && statuses.contains("403"))
        }
        let match = document["paths"]?["/v1/search.match"]?["get"]?["responses"]
        #expect(match?["422"]?["$ref"] == "#/components/responses/UnprocessableEntity")
        #expect(document["paths"]?["/v1/server.ping"]?["get"]?["responses"]?["404"] == nil)
    }

    @Test func theAddressesThatAreNoMethodsAreThere() {
        let paths = members(of: document["paths"]).map(\.name).filter { !$0.hasPrefix("/v1/") }
        #expect(paths == ["/rpc", "/ws", "/mcp", "/healthz", "/readyz", "/openapi.json", "/openrpc.json"])
    }

    @Test func thePathsOfOtherServicesAreThereIfTheServerHasThem() throws {
        let further: JSONObject = ["/audio": ["get": ["operationId": "audio_get", "tags": ["compatible"]]]]
        let document = OpenAPIDocument(describing: desk.service.registry.descriptions, further: further).value
        #expect(document["paths"]?["/audio"] == further["/audio"])
        #expect(document["tags"].elements.contains(["name": "compatible"]))
    }

    @Test func anErrorFitsTheSchemaOfProblems() async throws {
        let schema = try JSONSchema(try #require(document["components"]?["schemas"]?["Problem"]))
        for query in ["dictionary.entries?word=mouze", "dictionary.entries?wrod=x", "words.add", "x.y"] {
            #expect(schema.firstFailure(in: try await desk.get("/v1/\(query)").json) == nil)
        }
    }

    @Test(arguments: ["openapi", "openrpc"]) func theDocumentIsServedUnderATag(name: String) async throws {
        let service = desk.service
        let resource = DocumentResource { service }
        let response = try await desk.get("/\(name).json", from: resource)
        #expect(response.status == 200 && response.caching == .seconds(3600))
        #expect(response.entityTag != nil)
        #expect(try response.json[name] != nil)
        #expect(try await desk.get("/\(name).json", from: resource).entityTag == response.entityTag)
        #expect(resource.methods(at: ["openapi.yaml"]).isEmpty)
    }

    private func references(in value: JSONValue) -> [String] {
        switch value {
        case .array(let elements): elements.flatMap { references(in: $0) }
        case .object(let object):
            object.members.flatMap { $0.name == "$ref" ? [$0.value.text ?? ""] : references(in: $0.value) }
        default: []
        }
    }
}
