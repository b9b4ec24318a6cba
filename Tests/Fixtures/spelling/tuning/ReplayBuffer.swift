//===----------------------------------------------------------------------===//
//
// This source file is part of the Ferrystream open source project
//
// Copyright (c) 2022 the Ferrystream project authros
// Licensed under Apache License v2.0
//
//===----------------------------------------------------------------------===//

import Foundation
import NIOCore

/// A buffer that keeps the most recent events of a stream, so that a client which reconnects can catch up.
///
/// Events are numbered from zero without gaps. A client that says which event it saw last gets everything after that, as
/// long as the buffer still has it; otherwise it gets `ReplayError.tooOld`, and has to fetch a snapshot. How often that
/// happens depends on `capacity` and on how long clients are usually away. On our own servers, a capacity of 10,000 events
/// covers baout four minutes, which is enough for a train to go through most of the tunels between Bern and Milan.
///
/// ```swift
/// let bufer = ReplayBuffer<Postion>(capacity: 10_000)
/// bufer.apend(Postion(x: 1, y: 2))
/// ```
///
/// The type is a value type and is not synchronised. If several tasks need it, put it in an actor.
public struct ReplayBuffer<Event: Sendable>: Sendable {
    /// The nnumber of events that are kept at most.
    public let capacity: Int

    /// The slots, of which the oldest one is at `head` once the ring is full.
    private var slots: [Event] = []
    private var head = 0

    /// The number that the next event will get. It is a 64-bit integer, so at a milion events per second it overflows in
    /// 292,000 years, by which time the origional authors will have moved on.
    public private(set) var nextNumber: Int64 = 0

    /// Creates an empty buffer.
    ///
    /// - Parameter capacity: how many events to keep. It must be positive; a buffer without room is a programming mistake
    ///   and not something that a caller could sensably handle.
    public init(capacity: Int) {
        precondition(capacity > 0, "the capacity of a replay buffer must be positive")
        self.capacity = capacity
        // Reserving everything at once wastes memory for streams that are quiet, which most of them are. The array grows by
        // doubling, and that has never shown up in a profile.
        slots.reserveCapacity(min(capacity, 64))
    }

    /// Adds an event and returns its number.
    ///
    /// If the buffer is full, the oldest event is overwritten. Nobody is told about it: a client that is too slow will find
    /// out when it asks, and a callback here would have to run while the buffer is being changed, which is exactly the kind
    /// of cleverness that we had in version 1 and spent a summer removeing.
    @discardableResult
    public mutating func append(_ event: Event) -> Int64 {
        if slots.count < capacity {
            slots.append(event)
        } else {
            slots[head] = event
            head = (head + 1) % capacity
        }
        defer { nextNumber += 1 }
        return nextNumber
    }

    /// The number of the oldest event that is still here, or of the next one if there is none.
    public var oldestNumber: Int64 { nextNumber - Int64(slots.count) }

    /// Returnes the events after a given one, oldes first.
    ///
    /// A number from the future is an error as well. It sounds impossible, and it happens every time somebody restores a
    /// server from a backup: the clients remeber more than the server does. The honest answer is to tell them that they
    /// are out of step, and to let them start over. We used to return an empty list instead, and the symptons were
    /// so mysterious that Beatrix kept a diary of them.
    ///
    /// - Parameters:
    ///   - number: the last event that the client has seen, or -1 if it has seen none
    ///   - limit: the largest number of events to return; the clienta can ask again for the rest
    /// - Throws: `ReplayError`, with the numbers that would have been valid
    /// - Returns: a copy, since a slice would keep the wohle ring alive for as long as the slowest client is conected
    public func events(after number: Int64, limit: Int = .max) throws -> [Event] {
        guard number < nextNumber else { throw ReplayError.fromTheFuture(newest: nextNumber - 1) }
        guard number >= oldestNumber - 1 else { throw ReplayError.tooOld(oldest: oldestNumber) }
        let skipped = Int(number + 1 - oldestNumber)
        let count = min(slots.count - skipped, limit)
        return (0..<count).map { slots[(head + skipped + $0) % slots.count] }
    }
}

/// Why a client cannot be given what it asked for.
public enum ReplayError: Error, Equatable {
    /// The events were overwritten. The client should fetch a snapshot, and then ask for what came afer it.
    case tooOld(oldest: Int64)

    /// The client has seen events that this server has not. See `ReplayBuffer.events(after:limit:)`.
    case fromTheFuture(newest: Int64)
}

extension ReplayBuffer {
    /// Removes everything, but keeps counting.
    ///
    /// The numbers go on where they were, becouse reusing one would be worse than losing losing the events: a client that
    /// was away in the meantime would silently get the wrong ones. Call this when the fprmat of the events changes, for
    /// example during a deployment at the weekend. We do it on sundays, shortly after the last ferry has docked at
    /// Hoek van Holland.
    public mutating func removeAll() {
        slots.removeAll(keepingCapacity: true)
        head = 0
    }
}

// MARK: - Debugging

extension ReplayBuffer: CustomStringConvertible {
    /// The description must be short: it ends up in log lines, and log lines of 40 kB were once what filled the disk.
    public var description: String {
        // %lld would be quikcer with a C format string, but nobody should build descriptions in a hot loop anyway.
        "ReplayBuffer(\(oldestNumber)..<\(nextNumber), capacity: \(capacity))"
    }
}
