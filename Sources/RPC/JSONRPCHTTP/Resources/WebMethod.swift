/// A method of an HTTP request (RFC 9110, section 9) that some resource allows. HEAD is answered like GET, without the
/// contents.
package enum WebMethod: String, Hashable, Sendable, CaseIterable {
    case get = "GET"
    case post = "POST"
}
