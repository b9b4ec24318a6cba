internal import Synchronization

/// Tells work that nobody waits for its outcome any more: its call was cancelled, or is past its deadline.
public final class StopSignal: Sendable {
    /// The signal that the work on this thread is to obey; nil if nobody can stop it.
    @TaskLocal public static var current: StopSignal?

    private let given = Atomic(false)

    /// Creates a signal that is not given yet.
    public init() {}

    /// Whether the work is to stop.
    public var isGiven: Bool { given.load(ordering: .relaxed) }

    /// Tells the work to stop.
    public func give() { given.store(true, ordering: .relaxed) }
}

/// Looks for the ``StopSignal`` of the work inside a loop that can be long.
///
/// It is a value, made before the loop and asked in every turn. To look at the signal each time would be too dear for
/// loops of some nanoseconds a turn, so it is looked at in the first turn and then in every 128th: also where a turn takes
/// tens of microseconds, a stop is heard within some milliseconds.
public struct StopCheck: Sendable {
    private static let stride = 128

    private let signal = StopSignal.current
    @usableFromInline var turnsLeft = 1

    /// Creates a check of the signal that the work on this thread has.
    public init() {}

    /// Counts a turn of the loop, and says whether the work is to stop.
    @inlinable
    public mutating func saysStop() -> Bool {
        turnsLeft -= 1
        return turnsLeft == 0 && look()
    }

    @inline(never)
    @usableFromInline
    mutating func look() -> Bool {
        turnsLeft = Self.stride
        return signal?.isGiven ?? false
    }
}

/// What a stopped loop throws where no other type of error is wanted.
public struct Stopped: Error, Hashable, Sendable {
    /// Creates the error.
    public init() {}
}

extension Array {
    /// Sorts the elements. A million of them take a second, so the work can be stopped meanwhile.
    ///
    /// - Throws: ``Stopped``; the elements are then in no order.
    public mutating func sort(checking check: inout StopCheck, by comesBefore: (Element, Element) -> Bool) throws {
        try sort { first, second in
            if check.saysStop() { throw Stopped() }
            return comesBefore(first, second)
        }
    }
}
