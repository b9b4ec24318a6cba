internal import Synchronization

/// Tells work that nobody waits for its result any longer: its call was cancelled, or is past its deadline.
public final class StopSignal: Sendable {
    /// The signal that the current work must obey; nil if the work cannot be stopped.
    @TaskLocal public static var current: StopSignal?

    private let given = Atomic(false)

    /// Creates a signal that has not been given.
    public init() {}

    /// Whether the work must stop.
    public var isGiven: Bool { given.load(ordering: .relaxed) }

    /// Tells the work to stop.
    public func give() { given.store(true, ordering: .relaxed) }
}

/// Checks the ``StopSignal`` of the work inside a loop that may be long.
///
/// Create the check before the loop and ask it in every iteration. Reading the signal each time would be too expensive
/// for iterations of a few nanoseconds, so it is read in the first iteration and then in every 128th. Even if an
/// iteration takes tens of microseconds, the work notices a stop within a few milliseconds.
public struct StopCheck: Sendable {
    private static let stride = 128

    private let signal = StopSignal.current
    @usableFromInline var turnsLeft = 1

    /// Creates a check for the signal of the current work.
    public init() {}

    /// Counts an iteration of the loop, and returns whether the work must stop.
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

/// The error that a stopped loop throws if no other type of error is required.
public struct Stopped: Error, Hashable, Sendable {
    /// Creates the error.
    public init() {}
}

extension Array {
    /// Sorts the elements. Sorting a million of them takes a second, so the work can be stopped meanwhile.
    ///
    /// - Throws: ``Stopped``; the elements are then in no particular order.
    public mutating func sort(checking check: inout StopCheck, by comesBefore: (Element, Element) -> Bool) throws {
        try sort { first, second in
            if check.saysStop() { throw Stopped() }
            return comesBefore(first, second)
        }
    }
}
