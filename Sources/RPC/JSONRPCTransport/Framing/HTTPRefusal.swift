/// The response to an HTTP client that connects to a port without HTTP.
package enum HTTPRefusal {
    /// Returns the response to a request with this method; one to HEAD has no body (RFC 9110, section 9.3.2).
    ///
    /// - Parameter advice: how to use the port instead.
    static func response(to method: String, advice: String) -> [UInt8] {
        let advice = advice + "\n"
        let head = [
            "HTTP/1.1 400 Bad Request", "Content-Type: text/plain; charset=utf-8",
            "Content-Length: \(advice.utf8.count)", "Connection: close", "", "",
        ].joined(separator: "\r\n")
        return Array((method == "HEAD" ? head : head + advice).utf8)
    }

    /// Returns the method if the line begins an HTTP request; nil for any other line: no JSON text and no
    /// command of another protocol ends like that.
    ///
    /// Nothing after it may be run: a browser can be made to send `POST / HTTP/1.1` with a body that is a call.
    package static func method(ofRequestLine line: ArraySlice<UInt8>) -> String? {
        guard line.suffix(9).starts(with: " HTTP/".utf8) else { return nil }
        return String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    }
}
