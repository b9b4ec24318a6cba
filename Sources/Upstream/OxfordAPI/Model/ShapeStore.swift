internal import Synchronization

/// The tables of generic types, which cannot store them themselves. Making a new table for each reply took a twelfth of
/// the time of a call.
enum ShapeStore {
    private static let shapes = Mutex<[ObjectIdentifier: any Sendable]>([:])

    /// Returns the table of a type, made on first use.
    static func shape<Object: OxfordObject>(_ make: () -> [Shape<Object>.Field]) -> Shape<Object> {
        if let shape = shapes.withLock({ $0[ObjectIdentifier(Object.self)] }) as? Shape<Object> { return shape }
        let shape = Shape(make())
        shapes.withLock { $0[ObjectIdentifier(Object.self)] = shape }
        return shape
    }
}
