internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCHTTP

extension WebRequest {
    /// Checks that the client accepts JSON.
    ///
    /// - Throws: 406 if it does not.
    func checkAcceptsJSON() throws(ErrorObject) {
        guard !headers.acceptsJSON else { return }
        throw ErrorObject(
            .notAcceptable,
            "The answer is JSON; the header field 'Accept' must list 'application/json' or '*/*', or be left out."
        )
    }
}
