@_spi(_Unicode) internal import Swift

/// The two forms in which a token is counted.
package enum WordForm {
    /// Returns a token as written, in Unicode's composed form (NFC); nil if that is the same.
    package static func trueCase(_ token: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard token.contains(where: { $0 >= 0x80 }) else { return nil }
        return different(composed(String(decoding: token, as: UTF8.self)), from: token)
    }

    /// Returns a token case-folded; nil if that is the same.
    package static func folded(_ token: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard token.contains(where: { $0 >= 0x80 }) else { return foldedASCII(token) }
        // Both sigmas are one letter; which of them is written depends on what follows.
        let lowercased = String(decoding: token, as: UTF8.self).lowercased().unicodeScalars.map { scalar in
            scalar == "ς" ? "σ" : scalar
        }
        return different(composed(String(String.UnicodeScalarView(lowercased))), from: token)
    }

    private static func foldedASCII(_ token: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        guard token.contains(where: capitals.contains) else { return nil }
        return token.map { capitals.contains($0) ? $0 | 0x20 : $0 }
    }

    private static func composed(_ text: String) -> [UInt8] {
        var composed = String.UnicodeScalarView()
        composed.append(contentsOf: text._nfc)
        return Array(String(composed).utf8)
    }

    private static func different(_ form: [UInt8], from token: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        form.elementsEqual(token) ? nil : form
    }
}
