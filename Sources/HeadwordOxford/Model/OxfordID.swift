public import HeadwordJSON
internal import HeadwordModel

/// What identifies a headword: percent-encoded, as a segment of a path, and with `_` for each space.
public struct OxfordID: OxfordValue {
    /// The identifier as it was sent: `%27tis`, `ice_cream`. It goes into a path as it is.
    public var wire: String

    /// Creates an identifier from the spelling that paths have.
    public init(wire: String) {
        self.wire = wire
    }

    /// Decodes an identifier.
    public init(oxford json: JSONValue) throws(ShapeFault) {
        wire = try String(oxford: json)
    }

    /// The headword: `'tis`, `ice cream`.
    public var word: String {
        String(wire.map { $0 == "_" ? " " : $0 }).percentDecoded
    }

    /// The identifier; Headword's are not encoded.
    public func json(in dialect: Dialect) -> JSONValue {
        switch dialect {
        case .oxford: .string(wire)
        case .headword: .string(HeadwordEntry.id(of: word))
        }
    }
}
