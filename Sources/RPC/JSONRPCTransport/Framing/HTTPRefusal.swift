/// The response to an HTTP client that connects to a port without HTTP.
enum HTTPRefusal {
    private static let advice = """
        This port speaks JSON-RPC 2.0 without HTTP: send each request as one line of JSON, or after a Content-Length \
        header and a blank line, with a tool such as nc instead of curl.\n
        """

    /// The response to a request with this method; one to HEAD has no body (RFC 9110, section 9.3.2).
    static func response(to method: String) -> [UInt8] {
        let head = [
            "HTTP/1.1 400 Bad Request", "Content-Type: text/plain; charset=utf-8",
            "Content-Length: \(advice.utf8.count)", "Connection: close", "", "",
        ].joined(separator: "\r\n")
        return Array((method == "HEAD" ? head : head + advice).utf8)
    }
}
