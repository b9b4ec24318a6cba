import HeadwordCore
import HeadwordHTTP
import HeadwordJSON
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import JSONRPCHTTP
import Testing

/// Every example of every method, asked for as a program would that knows nothing but the OpenAPI document.
@Suite struct ExampleTests {
    /// The methods that are offered, as the document has them.
    private static let paths: JSONObject = {
        guard let desk = try? WebDesk() else { return [:] }
        let document = OpenAPIDocument(describing: desk.service.registry.descriptions)
        guard case .object(let paths)? = document.value["paths"] else { return [:] }
        return JSONObject(members: paths.members.filter { $0.name.hasPrefix("/v1/") })
    }()

    @Test(arguments: paths.members.map(\.name))
    func anAnswerHasTheBytesOfJSONRPC(path: String) async throws {
        let desk = try WebDesk()
        let method = String(path.dropFirst(4))
        let examples = try #require(desk.service.registry.description(of: method)).examples
        #expect(!examples.isEmpty)
        for example in examples {
            let response = try await desk.get(try Self.address(path, example.parameters))
            do {
                let call = Call(method: method, parameters: try JSONText(example.parameters.jsonBytes))
                #expect(response.body == (try await desk.service.begin(call).value().bytes), "\(example.name)")
                #expect(response.status == 200 && response.type == "application/json")
            } catch let error as ErrorObject {
                #expect(response.status == error.httpStatus && response.type == "application/problem+json")
                #expect(try response.json["detail"] == .string(error.message))
            }
        }
    }

    @Test func allMethodsButThoseThatAreWithheldHaveAnAddress() throws {
        let withheld = ["rpc.subscribe", "words.add", "words.remove"]
        let offered = try WebDesk().service.registry.methods.filter { !withheld.contains($0) }
        #expect(Self.paths.members.map(\.name) == offered.map { "/v1/\($0)" })
    }

    /// Returns the address of a call, by the styles of its parameters in the document.
    private static func address(_ path: String, _ parameters: JSONObject) throws -> String {
        let described = paths[path]?["get"]?["parameters"]?.elements ?? []
        let items = try parameters.members.flatMap { member in
            let style = try #require(described.first { $0["name"]?.text == member.name })
            #expect(style["in"] == "query" && style["style"] == "form")
            let texts = texts(of: member.value)
            let values = style["explode"] == true ? texts : [texts.joined(separator: ",")]
            return values.map { "\(member.name)=\(PercentEncoding.encoded($0))" }
        }
        return items.isEmpty ? path : "\(path)?\(items.joined(separator: "&"))"
    }

    private static func texts(of value: JSONValue) -> [String] {
        if case .array(let elements) = value { return elements.flatMap { texts(of: $0) } }
        return [value.text ?? String(decoding: value.jsonBytes, as: UTF8.self)]
    }
}
