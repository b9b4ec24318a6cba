public import HeadwordJSON
public import HeadwordModel

/// A language code, which may name a variety: `en-gb`.
public struct OxfordLanguage: OxfordValue {
    /// The code as it was sent.
    public var wire: String

    init(wire: String) {
        self.wire = wire
    }

    /// Decodes a code.
    public init(oxford json: JSONValue) throws(ShapeFault) {
        self.init(wire: try String(oxford: json))
    }

    /// The language without its variety; nil if Headword has no name for it.
    public var value: Language? {
        Language(oxford: wire, wire.split(separator: "-").first.map(String.init))
    }

    /// Returns the code; in Headword's own answers without a variety.
    public func json(in dialect: Dialect) -> JSONValue {
        .string(dialect == .headword ? value?.label ?? wire : wire)
    }
}
