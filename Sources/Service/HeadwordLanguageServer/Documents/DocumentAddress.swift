internal import HeadwordJSON

/// Returns the path of a `file:` URI; nil for another one, such as that of a text that was never saved.
func path(of uri: String) -> String? {
    let prefix = "file://"
    guard uri.hasPrefix(prefix) else { return nil }
    let rest = uri.dropFirst(prefix.count)
    // A host, which may be `localhost`, ends at the slash.
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    return String(rest[slash...]).percentDecoded
}

/// Returns the `file:` URI of a path.
func uri(ofFile path: String) -> String { "file://" + uriReference(toFile: path) }

/// Returns a path as a reference relative to a `file:` URI (RFC 3986, section 4.2).
package func uriReference(toFile path: String) -> String { path.utf8.map(percentEncoded).joined() }

/// Returns a byte of a path as it is written in a URI (RFC 3986, section 3.3).
private func percentEncoded(_ byte: UInt8) -> String {
    let isPlain = (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "-._~/".utf8.contains(byte)
    guard !isPlain else { return String(UnicodeScalar(byte)) }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
}
