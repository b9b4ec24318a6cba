package import HeadwordJSON

/// Resources of an HTTP listener: the pages or the methods under some addresses.
package protocol WebResource: Sendable {
    /// Whether clients that show no token are answered too.
    var isOpenToAll: Bool { get }

    /// Returns the methods that are allowed at a path, decoded; empty if the resource does not have the path.
    func methods(at path: [String]) -> WebMethods

    /// Begins to answer a request for one of its paths, with one of the methods that are allowed there.
    func begin(_ request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never>
}

extension WebResource {
    /// False: most resources answer from the service.
    package var isOpenToAll: Bool { false }
}
