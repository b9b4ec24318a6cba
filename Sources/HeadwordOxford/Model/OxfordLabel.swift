public import HeadwordJSON
public import HeadwordModel

/// A label such as `noun` or `British`, for which Headword may have no name.
///
/// The first version of the API sends a text for people, the second an object `{id, text}`.
public struct OpenLabel: OxfordValue {
    /// The second version's form.
    public struct Parts: OxfordObject {
        /// What identifies the label.
        public var id: String?
        /// The label for people.
        public var text: String?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a label without members.
        public init() {}

        /// The members of a label.
        public static let shape = Shape<Parts>([
            .init("id", \.id),
            .init("text", \.text),
        ])

        /// A label is known by either.
        public static let essentials: Set<String> = ["id", "text"]
    }

    /// The label as it was sent.
    public var wire: TextOr<Parts>

    /// Decodes a label.
    public init(oxford json: JSONValue) throws(ShapeFault) {
        wire = try TextOr(oxford: json)
    }

    /// What identifies the label, and if nothing does, its text.
    public var name: String? {
        switch wire {
        case .text(let text): text
        case .object(let parts): parts.id ?? parts.text
        }
    }

    /// The label for people, and if there is none, what identifies it.
    public var text: String? {
        switch wire {
        case .text(let text): text
        case .object(let parts): parts.text ?? parts.id
        }
    }

    /// The label; only a text in Headword's own answers.
    public func json(in dialect: Dialect) -> JSONValue {
        switch (dialect, name) {
        case (.headword, let name?): .string(name.percentDecoded)
        default: wire.json(in: dialect)
        }
    }
}

/// A label of a vocabulary. One that Headword does not know is kept as it is.
public struct OxfordLabel<Label: Vocabulary>: OxfordValue {
    /// The label as it was sent.
    public var wire: OpenLabel

    /// Decodes a label.
    public init(oxford json: JSONValue) throws(ShapeFault) {
        wire = try OpenLabel(oxford: json)
    }

    /// The member of the vocabulary; nil if it is none.
    public var value: Label? { Label(oxford: wire.name, wire.text) }

    /// The label; in Headword's own answers the canonical one, if it is known.
    public func json(in dialect: Dialect) -> JSONValue {
        if dialect == .headword, let value { return .string(value.label) }
        return wire.json(in: dialect)
    }
}

/// Labels, or a single one.
public typealias OxfordLabels<Label: Vocabulary> = OxfordList<OxfordLabel<Label>>

extension Vocabulary {
    /// The member that the first of some spellings names, each of which may be percent-encoded.
    init?(oxford spellings: String?...) {
        let members = spellings.lazy.compactMap { $0.flatMap { Self(label: $0.percentDecoded) } }
        guard let member = members.first else { return nil }
        self = member
    }
}
