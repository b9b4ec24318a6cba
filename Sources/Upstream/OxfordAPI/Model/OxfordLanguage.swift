package import HeadwordJSON
package import HeadwordModel

/// A language code, which may name a variety: `en-gb`.
package struct OxfordLanguage: OxfordValue {
    /// The code as it was sent.
    package var wire: String

    init(wire: String) {
        self.wire = wire
    }

    /// Decodes a code.
    package init(oxford json: JSONValue) throws(ShapeFailure) {
        self.init(wire: try String(oxford: json))
    }

    /// The language without its variety; nil if Headword has no name for it.
    package var value: Language? {
        Language(oxford: wire, wire.split(separator: "-").first.map(String.init))
    }

    /// Returns the code; in Headword's own answers without a variety.
    package func json(in dialect: Dialect) -> JSONValue {
        .string(dialect == .headword ? value?.label ?? wire : wire)
    }
}
