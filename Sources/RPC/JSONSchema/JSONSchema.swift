public import HeadwordJSON

/// A JSON Schema (2020-12, and what draft-07 shares with it), compiled once to examine many values.
///
/// Work is bounded: by 1,000,000 steps for a value, by the depth of schemas that refer to each other, and by patterns
/// that take time in proportion to their text. A value that fits needs no memory, except for patterns and long arrays
/// of unique items.
public struct JSONSchema: Sendable {
    private let nodes: [SchemaNode]

    /// Compiles a schema.
    ///
    /// - Throws: ``SchemaFailure`` for an unknown type, a keyword with an invalid value, and unsupported features:
    ///   remote and dynamic references, `unevaluatedItems`, `unevaluatedProperties`, embedded schemas with their own
    ///   `$id`, back references and look-around in patterns.
    public init(_ value: JSONValue) throws(SchemaFailure) {
        nodes = try SchemaCompiler.nodes(of: value)
    }

    /// Returns the first fault of a value; nil if it fits.
    public func firstFault(in value: JSONValue) -> SchemaFault? {
        var examination = Examination(nodes: nodes)
        let fault = examination.fault(in: value, of: SchemaCompiler.root)
        return examination.exhaustion ?? fault
    }
}
