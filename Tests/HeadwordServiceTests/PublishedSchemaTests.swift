import HeadwordCore
import HeadwordHTTP
import HeadwordJSON
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import JSONSchema
import Testing

/// The published descriptions of the methods: `rpc-schema`, and the pages in `Documentation`.
@Suite struct PublishedSchemaTests {
    private static func service() throws -> DictionaryService {
        try DictionaryService(lexicon: try FixtureLexicon.openBilingual())
    }

    private func document() async throws -> JSONValue { try await call("rpc.discover") }

    @Test func whatIsCommittedIsFresh() async throws {
        let document = try JSONText(try TestFiles.contents(of: TestFiles.repository + "/rpc-schema/openrpc.json"))
        let methods = try document.value()["methods"]?.elements.compactMap { $0["name"]?.text } ?? []
        try requireProviders(of: methods.filter { !$0.hasPrefix("$") })
        let published = await PublishedSchema(of: try Self.service(), with: [.openAPI])
        for (directory, files) in [("rpc-schema", published.files), ("Documentation", published.pages)] {
            for file in files {
                let path = "\(TestFiles.repository)/\(directory)/\(file.path)"
                let text = (try? TestFiles.contents(of: path)).map { String(decoding: $0, as: UTF8.self) }
                #expect(text == file.text, "\(directory)/\(file.path) is out of date: run make schema")
            }
        }
    }

    @Test func thePageOfErrorsNamesEveryReasonAndEveryOrigin() async throws {
        let published = await PublishedSchema(of: try Self.service())
        let page = try #require(published.pages.first { $0.path == "errors.md" }).text
        let reasons = ErrorCatalogue(of: try Self.service().registry.descriptions).reasons
        #expect(reasons.count > 40 && Set(reasons).count == reasons.count)
        for reason in reasons {
            #expect(page.contains("\n| `\(reason.rawValue)` | "))
            #expect(!reason.statuses.isEmpty && reason.statuses.allSatisfy { (400..<600).contains($0) })
            #expect(reason.code.map { $0 < 0 } ?? true)
            #expect(reason.summary.hasSuffix("."))
        }
        for origin in CallFailure.Origin.allCases { #expect(page.contains("`\(origin.rawValue)`")) }
        #expect(page.contains("| `providerError` | 400 to 599 |"))
    }

    @Test func theDocumentHasEveryMethodOnce() async throws {
        let names = try await document()["methods"]?.elements.compactMap { $0["name"]?.text } ?? []
        let own = ["$/cancelRequest", "rpc.cancel", "server.authenticate"]
        #expect(names == (try Self.service().registry.descriptions.map(\.method) + own).sorted())
        #expect(Set(names).count == names.count)
        #expect(Set(own) == Set(Session.methods))
    }

    @Test func requiredParametersComeFirstAndNamesAreUnique() async throws {
        for method in try await document()["methods"]?.elements ?? [] {
            let parameters = method["params"]?.elements ?? []
            let required = parameters.map { $0["required"] == true }
            #expect(required == required.sorted { $0 && !$1 }, "\(method["name"] ?? nil)")
            #expect(Set(parameters.map { $0["name"] }).count == parameters.count)
        }
    }

    @Test func everyReferenceLeadsSomewhere() async throws {
        let document = try await document()
        let references = Self.references(in: document)
        #expect(references.count > 100)
        for reference in Set(references) {
            let parts = reference.dropFirst(2).split(separator: "/").map(String.init)
            let target = parts.reduce(Optional(document)) { value, part in value?[part] }
            #expect(reference.hasPrefix("#/components/") && target != nil, "\(reference)")
        }
    }

    @Test func noTwoSchemasHaveOneName() async throws {
        // A schema with a title that is not published under that name would be one whose name is already taken by
        // another.
        let methods = try await document()["methods"] ?? []
        #expect(Self.members("title", in: methods).isEmpty)
    }

    @Test func theDefinitionsOfASchemaMoveWithTheirReferences() {
        let node: JSONValue = ["type": "object", "properties": ["next": ["$ref": "#/$defs/node"]]]
        let schema = Schema(["title": "A list", "$ref": "#/$defs/node", "$defs": ["node": node]])
        let endpoint = EndpointDescription(method: "a.b", summary: "S.", resultName: "list", resultSchema: schema)
        let document = JSONValue.object(OpenRPCDocument(describing: [endpoint]).value)
        let moved: JSONValue = "#/components/schemas/a.b.node"
        #expect(document["methods"]?[0]?["result"]?["schema"] == ["title": "A list", "$ref": moved])
        let component = document["components"]?["schemas"]?["a.b.node"]
        #expect(component == ["type": "object", "properties": ["next": ["$ref": moved]]])
    }

    @Test func errorsHaveDifferentCodes() async throws {
        let document = try await document()
        for method in document["methods"]?.elements ?? [] {
            let codes = (method["errors"]?.elements ?? []).map { error -> JSONValue? in
                guard let reference = error["$ref"]?.text else { return error["code"] }
                return document["components"]?["errors"]?[String(reference.dropFirst(20))]?["code"]
            }
            #expect(codes.allSatisfy { if case .integer = $0 { true } else { false } }, "\(method["name"] ?? nil)")
            #expect(Set(codes).count == codes.count)
        }
    }

    @Test func examplesAndTheirAnswersFitTheSchemas() async throws {
        let files = await PublishedSchema(of: try Self.service()).files
        let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
        let document = try JSONValue(json: try #require(texts["openrpc.json"]))
        var answers = 0
        for method in document["methods"]?.elements ?? [] {
            let name = try #require(method["name"]?.text)
            for example in method["examples"]?.elements ?? [] {
                let parameters = (example["params"]?.elements ?? []).map {
                    JSONObject.Member(name: $0["name"]?.text ?? "", value: $0["value"] ?? nil)
                }
                let schema = try JSONSchema(try JSONValue(json: try #require(texts["schemas/\(name).params.json"])))
                #expect(schema.firstFailure(in: .object(JSONObject(members: parameters))) == nil, "\(name)")
                guard let answer = example["result"]?["value"] else { continue }
                let result = try JSONSchema(try JSONValue(json: try #require(texts["schemas/\(name).result.json"])))
                #expect(result.firstFailure(in: answer) == nil, "\(name)")
                answers += 1
            }
        }
        #expect(answers > 10)
    }

    @Test func whatFitsNoSchemaIsFoundByTheHelperOfTheTests() async throws {
        let endpoints = try Self.service().registry.descriptions
        try PublishedContract.examine("pong", to: "server.ping", in: endpoints)
        #expect(throws: PublishedContract.self) {
            try PublishedContract.examine("ping", to: "server.ping", in: endpoints)
        }
        let error = ErrorObject(code: 404, message: "No.", data: ["status": 404, "reason": "unheardOf"])
        #expect(throws: PublishedContract.self) {
            try PublishedContract.examine(error, of: "server.ping", in: endpoints)
        }
    }

    private static func references(in value: JSONValue) -> [String] {
        members("$ref", in: value).compactMap(\.text)
    }

    /// The strings that are members of this name, at any depth.
    private static func members(_ name: String, in value: JSONValue) -> [JSONValue] {
        switch value {
        case .array(let elements): return elements.flatMap { members(name, in: $0) }
        case .object(let object):
            return object.members.flatMap { member -> [JSONValue] in
                let own = member.name == name && member.value.text != nil ? [member.value] : []
                return own + members(name, in: member.value)
            }
        default: return []
        }
    }
}
