/// The calls that a replica may send while it cannot reach the store, where they are reserved for it.
struct Share: Sendable {
    /// How long a share is valid after the last contact. The store reserves it for an hour.
    private static let validity = Duration.seconds(3590)

    /// A number of calls in any minute, and in a month.
    struct Calls: Hashable, Sendable {
        var ofMinute = 0
        var ofMonth = 0
    }

    /// What a replica tells and asks when it renews its share.
    struct Renewal: Sendable {
        /// The share before.
        var held: Calls
        /// The share that it asks for.
        var asked: Calls
        /// The calls that it has sent from its share.
        var spent: Int
    }

    /// The calls that may still be sent.
    private(set) var calls = Calls()
    private var target = Calls()
    private var spent = 0
    private var contact: ContinuousClock.Instant?

    /// Begins a renewal. A share that shrinks does so before the store is asked, whose reply may be lost: a replica never
    /// believes that it has more than is reserved.
    mutating func beginRenewal(at time: ContinuousClock.Instant) -> Renewal {
        expire(at: time)
        let held = calls
        calls = Calls(ofMinute: min(held.ofMinute, target.ofMinute), ofMonth: min(held.ofMonth, target.ofMonth))
        return Renewal(held: held, asked: target, spent: spent)
    }

    /// Ends a renewal with what the store grants and what it would grant. Calls sent meanwhile are not granted again.
    mutating func end(_ renewal: Renewal, granted: Calls, target: Calls, at time: ContinuousClock.Instant) {
        let sent = spent - renewal.spent
        calls = Calls(ofMinute: granted.ofMinute, ofMonth: max(0, granted.ofMonth - sent))
        self.target = target
        spent = sent
        contact = time
    }

    /// Takes a call, which counts against the share of the month if the month is limited.
    ///
    /// - Returns: false if there is none left.
    mutating func take(isLimited: Bool, at time: ContinuousClock.Instant) -> Bool {
        expire(at: time)
        guard !isLimited || calls.ofMonth > 0 else { return false }
        if isLimited { calls.ofMonth -= 1 }
        spent += 1
        return true
    }

    /// Puts back a call that was not sent.
    mutating func putBack(isLimited: Bool) {
        if isLimited { calls.ofMonth += 1 }
        spent -= 1
    }

    private mutating func expire(at time: ContinuousClock.Instant) {
        if let contact, time - contact > Self.validity { calls = Calls() }
    }
}
