/// A method of an HTTP request (RFC 9110, section 9) that some resource allows. HEAD is answered like GET, without the
/// contents.
package enum WebMethod: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
}

/// The methods that are allowed at an address.
package struct WebMethods: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates the union of sets. That of the standard library is generic, and took 1,500 instructions.
    package init(arrayLiteral sets: WebMethods...) { rawValue = sets.reduce(0) { $0 | $1.rawValue } }

    /// GET and HEAD.
    package static let get = WebMethods(rawValue: 1)
    /// POST.
    package static let post = WebMethods(rawValue: 2)

    /// Whether a method is allowed.
    package func contains(_ method: WebMethod) -> Bool {
        switch method {
        case .get: isSuperset(of: .get)
        case .post: isSuperset(of: .post)
        }
    }

    /// The value of the field `Allow`.
    var fieldValue: String {
        let names = [(WebMethods.get, "GET, HEAD"), (.post, "POST")]
        let allowed = names.filter { isSuperset(of: $0.0) }.map(\.1)
        return (allowed + ["OPTIONS"]).joined(separator: ", ")
    }
}
