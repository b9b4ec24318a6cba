public import HeadwordJSON

/// A JSON Schema (2020-12, and what draft-07 shares with it), compiled once to examine many values.
///
/// Work is bounded: by 1,000,000 steps for a value, by the depth of schemas that refer to each other, and by patterns
/// that take time in proportion to their text. A value that fits needs no memory, except for patterns and long arrays
/// of unique items.
///
/// A schema is refused if it uses a feature that is not supported:
/// - `unevaluatedItems`, `unevaluatedProperties`: they need the set of all that every nested schema has examined, and so
///   memory for each value.
/// - `$dynamicRef`, and `$id` in a nested schema: their only use is to combine several documents.
/// - `$ref` to another document: nothing is fetched. References to places, anchors and the `$id` of the schema itself
///   are followed.
/// - `$schema` other than those of json-schema.org: the meta-schema may change which keywords apply.
/// - `items` as an array, `additionalItems`, `dependencies`: earlier drafts that gave them another meaning.
/// - Look-around and back references in patterns: they need backtracking.
///
/// `format`, `contentEncoding`, `contentMediaType` and unknown keywords are annotations, and not examined.
public struct JSONSchema: Sendable {
    private let nodes: [SchemaNode]

    /// Compiles a schema.
    ///
    /// - Throws: ``SchemaFailure`` for an unknown type, a keyword with an invalid value, and unsupported features.
    public init(_ value: JSONValue) throws(SchemaFailure) {
        nodes = try SchemaCompiler.nodes(of: value)
    }

    /// Returns the first failure of a value; nil if it fits.
    public func firstFailure(in value: JSONValue) -> ValidationFailure? {
        var validator = Validator(nodes: nodes)
        let failure = validator.failure(in: value, of: SchemaCompiler.root)
        return validator.exhaustion ?? failure
    }
}
