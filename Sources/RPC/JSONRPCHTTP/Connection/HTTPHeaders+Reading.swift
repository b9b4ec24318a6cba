package import NIOHTTP1

extension HTTPHeaders {
    /// Returns the first value of a field without the blanks around it, which the parser leaves at its end.
    package func value(of name: String) -> String? {
        guard let value = first(name: name), let last = value.utf8.last, last.isBlank else { return first(name: name) }
        let end = value.utf8.lastIndex { !$0.isBlank }.map(value.utf8.index(after:)) ?? value.startIndex
        return String(value[..<end])
    }

    /// Returns the tags that a field lists, without quotation marks and `W/`; `*` as such.
    private func entityTags(of name: String) -> [Substring] {
        self[canonicalForm: name].compactMap { tag in
            let opaque = tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
            guard opaque.hasPrefix("\""), opaque.hasSuffix("\""), opaque.utf8.count >= 2 else {
                return tag == "*" ? tag : nil
            }
            return opaque.dropFirst().dropLast()
        }
    }

    /// What follows the entity tag of compressed contents: each representation has a tag of its own.
    static let suffixOfCompressed = "-gz"

    /// Whether the client has the contents with a tag already (RFC 9110, section 13.1.2; weak comparison).
    package func listsAsKnown(_ tag: String) -> Bool {
        guard contains(name: "If-None-Match") else { return false }
        return entityTags(of: "If-None-Match").contains { known in
            known == "*" || known == tag || known == tag + Self.suffixOfCompressed
        }
    }

    /// Whether the client accepts contents compressed by gzip (RFC 9110, section 12.5.3).
    var acceptsGzip: Bool { accepts(anyOf: ["gzip", "*"], in: "Accept-Encoding") }

    /// Whether the client accepts JSON (RFC 9110, section 12.5.1), as one does that says nothing about it.
    package var acceptsJSON: Bool {
        !contains(name: "Accept") || accepts(anyOf: ["*/*", "application/json", "application/*"], in: "Accept")
    }

    /// Whether the client would rather have a page than JSON, as browsers would that show it to people. One that takes
    /// anything is a program.
    var prefersHTML: Bool {
        let json = quality(of: ["application/json", "application/problem+json"], in: "Accept")
        return quality(of: ["text/html"], in: "Accept") > json
    }

    private func accepts(anyOf names: [String], in field: String) -> Bool { quality(of: names, in: field) > 0 }

    /// Returns the highest quality that a field gives to one of some names (RFC 9110, section 12.4.2); 0 if it has none.
    private func quality(of names: [String], in field: String) -> Double {
        let members = self[canonicalForm: field].lazy.map { $0.split(separator: ";") }
        return members.filter { $0.first.map { names.contains($0.lowercased().filter { $0 != " " }) } == true }
            .map { $0.dropFirst().compactMap(Self.quality).first ?? 1 }
            .max() ?? 0
    }

    /// Returns the quality that a parameter gives; nil if it is another one.
    private static func quality(_ parameter: Substring) -> Double? {
        let sides = parameter.filter { $0 != " " }.lowercased().split(separator: "=")
        return sides.count == 2 && sides[0] == "q" ? Double(sides[1]) : nil
    }

    /// The token that the client shows: as a bearer (RFC 6750), or as the password of any user (RFC 7617), which is what
    /// browsers ask people for. Nil if there is none.
    var shownToken: [UInt8]? {
        guard let field = value(of: "Authorization"), let blank = field.firstIndex(of: " ") else { return nil }
        let credentials = field[blank...].drop { $0 == " " }
        switch field[..<blank].lowercased() {
        case "bearer": return Array(credentials.utf8)
        case "basic":
            guard let decoded = Base64.decoded(credentials.utf8) else { return nil }
            return decoded.firstIndex(of: UInt8(ascii: ":")).map { Array(decoded[($0 + 1)...]) }
        default: return nil
        }
    }
}

extension String {
    /// The identifier that a client gives to its request, if it is short and has no characters that logs cannot show.
    var asRequestID: String? {
        let isShown = utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") }
        return isShown && !isEmpty && utf8.count <= WebLimits.requestID ? self : nil
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
