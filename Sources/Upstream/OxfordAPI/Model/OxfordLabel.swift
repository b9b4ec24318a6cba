package import HeadwordJSON
package import HeadwordModel

/// A label such as `noun` or `British`, for which Headword may have no name.
///
/// The first version of the API sends a display text, the second an object `{id, text}`.
package struct OpenLabel: OxfordValue {
    /// The object that the second version sends.
    package struct Parts: OxfordObject {
        /// The identifier of the label.
        package var id: String?
        /// The display text.
        package var text: String?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a label without members.
        package init() {}

        /// The members of a label.
        package static let shape = Shape<Parts>([
            .init("id", \.id),
            .init("text", \.text),
        ])

        /// Either of these identifies a label.
        package static let essentials: Set<String> = ["id", "text"]
    }

    /// The label as it was sent.
    package var wire: TextOr<Parts>

    /// Decodes a label.
    package init(oxford json: JSONValue) throws(ShapeFailure) {
        wire = try TextOr(oxford: json)
    }

    /// The identifier of the label, or its text if there is none.
    package var name: String? {
        switch wire {
        case .text(let text): text
        case .object(let parts): parts.id ?? parts.text
        }
    }

    /// The display text, or the identifier if there is none.
    package var text: String? {
        switch wire {
        case .text(let text): text
        case .object(let parts): parts.text ?? parts.id
        }
    }

    /// Returns the label; plain text in Headword's own answers.
    package func json(in dialect: Dialect) -> JSONValue {
        switch (dialect, name) {
        case (.headword, let name?): .string(name.percentDecoded)
        default: wire.json(in: dialect)
        }
    }
}

/// A label of a vocabulary. A label that Headword does not know is kept as it is.
package struct OxfordLabel<Label: Vocabulary>: OxfordValue {
    /// The label as it was sent.
    package var wire: OpenLabel

    /// Decodes a label.
    package init(oxford json: JSONValue) throws(ShapeFailure) {
        wire = try OpenLabel(oxford: json)
    }

    /// The member of the vocabulary; nil if the label is unknown.
    package var value: Label? { Label(oxford: wire.name, wire.text) }

    /// Returns the label; in Headword's own answers the canonical label, if it is known.
    package func json(in dialect: Dialect) -> JSONValue {
        if dialect == .headword, let value { return .string(value.label) }
        return wire.json(in: dialect)
    }
}

/// A list of labels, or a single label.
package typealias OxfordLabels<Label: Vocabulary> = OxfordList<OxfordLabel<Label>>

extension Vocabulary {
    /// Creates the member named by the first known spelling. Each spelling may be percent-encoded.
    init?(oxford spellings: String?...) {
        let members = spellings.lazy.compactMap { $0.flatMap { Self(label: $0.percentDecoded) } }
        guard let member = members.first else { return nil }
        self = member
    }
}
