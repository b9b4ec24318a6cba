/// What a source says about words apart from the data about its headwords. Its importer leaves it in the draft for
/// later importers, and for the assembly of the headwords.
package protocol Evidence: Sendable {
    /// Creates the evidence of a source that was not read: none.
    init()
}

/// Evidence by type; each type belongs to those who give it.
package struct EvidenceStore: Sendable {
    private var values: [ObjectIdentifier: any Evidence] = [:]

    /// Creates a store without evidence.
    package init() {}

    /// The evidence of a type; empty if no source gave any.
    package subscript<Value: Evidence>(type: Value.Type) -> Value {
        get { values[ObjectIdentifier(type)] as? Value ?? Value() }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    /// Changes the evidence of a type in place.
    package mutating func update<Value: Evidence>(_ type: Value.Type, _ change: (inout Value) -> Void) {
        // The store lets go of the value, so that the change need not copy it.
        var value = values.removeValue(forKey: ObjectIdentifier(type)) as? Value ?? Value()
        change(&value)
        values[ObjectIdentifier(type)] = value
    }
}
