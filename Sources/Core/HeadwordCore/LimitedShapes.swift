internal import Synchronization

/// The shapes of an answer that may be limited to some fields. Recent ones are cached, since making one takes as long
/// as answering.
public final class LimitedShapes<Value>: Sendable {
    private static var most: Int { 64 }

    /// The shape with all fields.
    public let whole: Shape<Value>
    private let make: @Sendable (Set<EntryField>?) -> Shape<Value>
    private let limited = Mutex<[Set<EntryField>: Shape<Value>]>([:])

    /// Creates shapes.
    ///
    /// - Parameter make: makes the shape that is limited to some fields; nil stands for all.
    public init(_ make: @escaping @Sendable (Set<EntryField>?) -> Shape<Value>) {
        self.make = make
        whole = make(nil)
    }

    /// The shape that is limited to some fields; nil stands for all.
    public subscript(_ fields: Set<EntryField>?) -> Shape<Value> {
        guard let fields else { return whole }
        return limited.withLock { shapes in
            if let shape = shapes[fields] { return shape }
            if shapes.count == Self.most { shapes.removeAll() }
            let shape = make(fields)
            shapes[fields] = shape
            return shape
        }
    }
}
