public import HeadwordJSON
public import HeadwordModel

/// The code of a language, which may name a variety: `en-gb`.
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

    /// The language, whatever its variety; nil if Headword has no name for it.
    public var value: Language? {
        Language(oxford: wire, wire.split(separator: "-").first.map(String.init))
    }

    /// The code; Headword's have no variety.
    public func json(in dialect: Dialect) -> JSONValue {
        .string(dialect == .headword ? value?.label ?? wire : wire)
    }
}
