internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCHTTP

extension WebSession {
    /// Calls a method that may have nothing to answer.
    ///
    /// - Returns: nil if it has nothing: no such word, language or corpus, or none that it takes.
    /// - Throws: the error of a method that is busy or broken.
    func find(_ method: String, _ question: JSONObject) async throws(ErrorObject) -> JSONValue? {
        do throws(ErrorObject) {
            return try await ask(method, question)
        } catch {
            guard [400, 404, 414].contains(error.httpStatus) else { throw error }
            return nil
        }
    }
}
