internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCHTTP

/// Answers the questions of the service from our methods.
struct OxfordDesk: Sendable {
    let query: WebQuery
    private let session: WebSession

    init(_ query: WebQuery, _ session: WebSession) {
        self.query = query
        self.session = session
    }

    /// Calls a method.
    func ask(_ method: String, _ question: JSONObject) async throws(OxfordRefusal) -> JSONValue {
        do {
            return try await session.ask(method, question)
        } catch {
            throw OxfordRefusal(error)
        }
    }

    /// Returns the elements of a list in the query, separated by commas; nil if the parameter is absent.
    func list(_ name: String) -> [String]? {
        query[name]?.split(separator: ",").map(String.init)
    }

    /// Returns whether a parameter is true.
    func flag(_ name: String) -> Bool { query[name]?.lowercased() == "true" }

    /// Returns the number in a parameter; nil if it is absent.
    func count(_ name: String) throws(OxfordRefusal) -> Int? {
        guard let text = query[name] else { return nil }
        guard let count = Int(text), count >= 0 else {
            throw .badRequest("The option '\(name)' has to have an non-negative integer parameter.")
        }
        return count
    }

    /// Adds the filters that a query has to a question.
    func filter(_ question: inout JSONObject, by names: [String]) {
        for name in names {
            guard let labels = list(name), !labels.isEmpty else { continue }
            question[name] = .array(labels.map(JSONValue.string))
        }
    }

    /// Returns the body of an answer.
    func body(_ results: [JSONValue], schema: String, operation: String = "retrieve") -> JSONObject {
        let metadata: JSONValue = [
            "operation": .string(operation), "provider": Oxford.provider, "schema": .string(schema),
        ]
        return ["metadata": metadata, "results": .array(results)]
    }
}
