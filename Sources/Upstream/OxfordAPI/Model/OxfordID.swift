package import HeadwordJSON
internal import HeadwordModel

/// The identifier of a headword: percent-encoded like a path segment, with `_` for each space.
package struct OxfordID: OxfordValue {
    /// The identifier as sent: `%27tis`, `ice_cream`. It can be used in a path as it is.
    package var wire: String

    /// Creates an identifier from its spelling in paths.
    package init(wire: String) {
        self.wire = wire
    }

    /// Decodes an identifier.
    package init(oxford json: JSONValue) throws(ShapeFailure) {
        wire = try String(oxford: json)
    }

    /// The headword: `'tis`, `ice cream`.
    package var word: String {
        String(wire.map { $0 == "_" ? " " : $0 }).percentDecoded
    }

    /// Returns the identifier; it is not encoded in Headword's own answers.
    package func json(in dialect: Dialect) -> JSONValue {
        switch dialect {
        case .oxford: .string(wire)
        case .headword: .string(HeadwordEntry.id(of: word))
        }
    }
}
