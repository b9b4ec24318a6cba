package import HeadwordCore
package import HeadwordJSON
package import HeadwordService
package import JSONRPC
internal import JSONSchema
internal import Synchronization

extension DictionaryService {
    /// Calls a method, and checks that its answer or error is a published one.
    package func publishedAnswer(to method: String, _ parameters: JSONValue? = nil) async throws -> JSONValue {
        let call = Call(method: method, parameters: try parameters.map { try JSONText($0.jsonBytes) })
        let answer: RenderedJSON
        do throws(ErrorObject) {
            answer = try await begin(call).value()
        } catch {
            try PublishedContract.examine(error, of: method, in: registry.descriptions)
            throw error
        }
        // Answers of the upstream may be nested to any depth.
        let value = try JSONText(answer.bytes).value(depth: 512)
        try PublishedContract.examine(value, to: method, in: registry.descriptions)
        return value
    }
}

/// A difference between a method's published description and its actual answers.
package struct PublishedContract: Error, CustomStringConvertible {
    /// The difference, for people.
    package let description: String

    /// Checks that an answer fits the published schema of its method.
    package static func examine(_ answer: JSONValue, to method: String, in endpoints: [EndpointDescription]) throws {
        guard let endpoint = endpoints.first(where: { $0.method == method }) else { return }
        if let failure = try schema(of: endpoint).firstFailure(in: answer) {
            throw PublishedContract(description: "the answer of \(method) does not fit its schema: \(failure)")
        }
    }

    /// Checks that an error is in the catalogue or in the description of its method.
    package static func examine(_ error: ErrorObject, of method: String, in endpoints: [EndpointDescription]) throws {
        let reasons = ErrorCatalogue(of: endpoints.filter { $0.method == method }).reasons
        guard let reason = reasons.first(where: { error.data["reason"] == .string($0.rawValue) }),
            let status = reason.statuses.first(where: { error.data["status"] == .integer(Int64($0)) }),
            error.code == reason.code ?? status, !error.message.isEmpty
        else { throw PublishedContract(description: "the catalogue does not have this error of \(method): \(error)") }
    }

    private static let schemas = Mutex<[String: JSONSchema]>([:])

    private static func schema(of endpoint: EndpointDescription) throws -> JSONSchema {
        if let schema = schemas.withLock({ $0[endpoint.method] }) { return schema }
        let schema = try JSONSchema(.object(endpoint.resultSchema.value))
        schemas.withLock { $0[endpoint.method] = schema }
        return schema
    }
}
