package import HeadwordJSON
package import JSONRPC

/// Pages that tell people of errors; programs get problem details.
package protocol ErrorPages: Sendable {
    /// Begins to answer a request that fails.
    func begin(_ error: ErrorObject, to request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never>
}
