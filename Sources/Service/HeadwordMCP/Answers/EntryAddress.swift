internal import HeadwordJSON

/// The address of an entry: `headword://entry/en/kick%20the%20bucket`.
struct EntryAddress: Hashable, Sendable {
    static let template = "headword://entry/{language}/{word}"
    private static let beginning = "headword://entry/"

    var word: String
    var language: String

    init(word: String, language: String) {
        (self.word, self.language) = (word, language)
    }

    /// Reads an address; nil for another one.
    init?(_ uri: String) {
        guard uri.hasPrefix(Self.beginning) else { return nil }
        let parts = uri.dropFirst(Self.beginning.count).split(
            separator: "/",
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        self.init(word: String(parts[1]).percentDecoded, language: String(parts[0]).percentDecoded)
    }

    /// The address as a URI.
    var uri: String { "\(Self.beginning)\(language.percentEncoded)/\(word.percentEncoded)" }
}

extension String {
    /// The text as a part of the path of a URI (RFC 3986).
    var percentEncoded: String {
        let digits = Array("0123456789ABCDEF")
        return utf8.reduce(into: "") { result, byte in
            let scalar = Unicode.Scalar(byte)
            if byte < 0x80,
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-._~".unicodeScalars.contains(scalar)
            {
                result.unicodeScalars.append(scalar)
            } else {
                result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }
}
