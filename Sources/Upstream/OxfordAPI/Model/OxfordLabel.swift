public import HeadwordJSON
public import HeadwordModel

/// A label such as `noun` or `British`, for which Headword may have no name.
///
/// The first version of the API sends a display text, the second an object `{id, text}`.
public struct OpenLabel: OxfordValue {
    /// The object that the second version sends.
    public struct Parts: OxfordObject {
        /// The identifier of the label.
        public var id: String?
        /// The display text.
        public var text: String?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a label without members.
        public init() {}

        /// The members of a label.
        public static let shape = Shape<Parts>([
            .init("id", \.id),
            .init("text", \.text),
        ])

        /// Either of these identifies a label.
        public static let essentials: Set<String> = ["id", "text"]
    }

    /// The label as it was sent.
    public var wire: TextOr<Parts>

    /// Decodes a label.
    public init(oxford json: JSONValue) throws(ShapeFault) {
        wire = try TextOr(oxford: json)
    }

    /// The identifier of the label, or its text if there is none.
    public var name: String? {
        switch wire {
        case .text(let text): text
        case .object(let parts): parts.id ?? parts.text
        }
    }

    /// The display text, or the identifier if there is none.
    public var text: String? {
        switch wire {
        case .text(let text): text
        case .object(let parts): parts.text ?? parts.id
        }
    }

    /// Returns the label; plain text in Headword's own answers.
    public func json(in dialect: Dialect) -> JSONValue {
        switch (dialect, name) {
        case (.headword, let name?): .string(name.percentDecoded)
        default: wire.json(in: dialect)
        }
    }
}

/// A label of a vocabulary. A label that Headword does not know is kept as it is.
public struct OxfordLabel<Label: Vocabulary>: OxfordValue {
    /// The label as it was sent.
    public var wire: OpenLabel

    /// Decodes a label.
    public init(oxford json: JSONValue) throws(ShapeFault) {
        wire = try OpenLabel(oxford: json)
    }

    /// The member of the vocabulary; nil if the label is unknown.
    public var value: Label? { Label(oxford: wire.name, wire.text) }

    /// Returns the label; in Headword's own answers the canonical label, if it is known.
    public func json(in dialect: Dialect) -> JSONValue {
        if dialect == .headword, let value { return .string(value.label) }
        return wire.json(in: dialect)
    }
}

/// A list of labels, or a single label.
public typealias OxfordLabels<Label: Vocabulary> = OxfordList<OxfordLabel<Label>>

extension Vocabulary {
    /// Creates the member named by the first known spelling. Each spelling may be percent-encoded.
    init?(oxford spellings: String?...) {
        let members = spellings.lazy.compactMap { $0.flatMap { Self(label: $0.percentDecoded) } }
        guard let member = members.first else { return nil }
        self = member
    }
}
