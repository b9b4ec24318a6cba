internal import HeadwordWork
internal import Synchronization

/// Prepares the elements of a collection on several threads, batch by batch and in order. While the caller works on one
/// batch, the next one is prepared.
package struct PreparedBatches<Elements: RandomAccessCollection & Sendable, Prepared: Sendable>: Sendable {
    package typealias Prepare = @Sendable (Elements.Element) throws -> Prepared

    private let elements: Elements
    private let prepare: Prepare
    /// The number of elements that a thread takes at a time.
    private let pieceSize: Int
    private let helpers: Int
    private let isWhole: Bool
    /// The number of elements that are in batches already.
    private var taken = 0
    private var ahead: RunningBatch<Elements, Prepared>?
    /// The number of pieces of ``ahead`` that were handed out one by one.
    private var handed = 0

    /// The number of elements.
    var count: Int { elements.count }

    /// Starts to prepare the first batch.
    ///
    /// - Parameters:
    ///   - threads: the number of threads that prepare at a time, including the caller's while it waits.
    ///   - isWhole: whether the other threads prepare all elements without waiting for the caller, who gets them in
    ///     small batches. This takes the memory of everything that is prepared.
    package init(
        _ elements: Elements,
        threads: Int = WorkPool.processors,
        isWhole: Bool = false,
        prepare: @escaping Prepare
    ) {
        self.elements = elements
        self.prepare = prepare
        self.isWhole = isWhole
        helpers = threads - 1
        pieceSize = min(max(elements.count / (16 * threads), 1), 128)
        begin()
    }

    private mutating func begin() {
        ahead = nil
        guard taken < elements.count else { return }
        let count = isWhole ? elements.count : min(4 * pieceSize * (helpers + 1), elements.count - taken)
        let work = BatchWork(elements, taken..<(taken + count), pieceSize: pieceSize, prepare: prepare)
        ahead = RunningBatch(work, threads: helpers)
        taken += count
    }

    /// Returns the next batch; nil after the last one.
    package mutating func next() -> PreparedBatch<Prepared>? {
        guard let running = ahead else { return nil }
        if isWhole { return nextPiece(of: running) }
        running.work.help()
        running.join()
        let batch = running.work.outcome
        if batch.failure == nil { begin() } else { ahead = nil }
        return batch
    }

    private mutating func nextPiece(of running: RunningBatch<Elements, Prepared>) -> PreparedBatch<Prepared>? {
        var piece = running.work.take(handed)
        while piece == nil, running.work.helpOnce() { piece = running.work.take(handed) }
        if piece == nil {
            // What has not been prepared yet is being prepared now.
            running.join()
            piece = running.work.take(handed)
        }
        handed += 1
        if piece == nil || piece?.failure != nil { ahead = nil }
        return piece
    }

    /// Stops preparing the next batch.
    package mutating func end() {
        ahead = nil
    }
}

/// The preparation of one batch by several threads, which stops when nobody waits for it any longer.
private final class RunningBatch<Elements: RandomAccessCollection & Sendable, Prepared: Sendable>: Sendable {
    let work: BatchWork<Elements, Prepared>
    private let threads: Mutex<Threads>

    init(_ work: BatchWork<Elements, Prepared>, threads: Int) {
        self.work = work
        self.threads = Mutex(Threads(threads) { work.help() })
    }

    deinit {
        work.stop()
        join()
    }

    /// Waits for all threads.
    func join() {
        threads.withLock { threads in
            threads.join()
            threads = Threads(0) {}
        }
    }
}

/// The prepared elements of a batch, up to the first that failed.
package struct PreparedBatch<Prepared: Sendable>: Sendable {
    package var elements: [Prepared] = []
    /// The error of the first element that failed; nil if there was none.
    package var failure: (any Error)?
}

/// The preparation of one batch, shared by any number of threads.
private final class BatchWork<Elements: RandomAccessCollection & Sendable, Prepared: Sendable>: Sendable {
    private struct State {
        /// The index of the next piece to prepare.
        var next = 0
        var pieces: [PreparedBatch<Prepared>?]
    }

    private let elements: Elements
    /// The offsets of the batch's elements.
    private let range: Range<Int>
    private let pieceSize: Int
    private let prepare: @Sendable (Elements.Element) throws -> Prepared
    private let state: Mutex<State>

    init(
        _ elements: Elements,
        _ range: Range<Int>,
        pieceSize: Int,
        prepare: @escaping @Sendable (Elements.Element) throws -> Prepared
    ) {
        self.elements = elements
        self.range = range
        self.pieceSize = pieceSize
        self.prepare = prepare
        let count = (range.count + pieceSize - 1) / pieceSize
        state = Mutex(State(pieces: Array(repeating: nil, count: count)))
    }

    /// Prepares pieces until all of them have been started.
    func help() {
        while helpOnce() {}
    }

    /// Prepares one piece; returns false if all of them have been started.
    func helpOnce() -> Bool {
        guard let number = begun() else { return false }
        let piece = piece(number)
        state.withLock { state in
            state.pieces[number] = piece
            // Pieces after a failure are not needed.
            if piece.failure != nil { state.next = state.pieces.count }
        }
        return true
    }

    /// Takes the results of a piece out; nil if it has not been prepared, or if there is no such piece.
    func take(_ number: Int) -> PreparedBatch<Prepared>? {
        state.withLock { state in
            guard number < state.pieces.count else { return nil }
            defer { state.pieces[number] = nil }
            return state.pieces[number]
        }
    }

    /// Keeps threads from starting another piece.
    func stop() {
        state.withLock { $0.next = $0.pieces.count }
    }

    /// The results of all pieces, up to the first failure.
    var outcome: PreparedBatch<Prepared> {
        var batch = PreparedBatch<Prepared>()
        for piece in state.withLock(\.pieces) {
            guard let piece, batch.failure == nil else { break }
            batch.elements += piece.elements
            batch.failure = piece.failure
        }
        return batch
    }

    private func begun() -> Int? {
        state.withLock { state in
            guard state.next < state.pieces.count else { return nil }
            defer { state.next += 1 }
            return state.next
        }
    }

    private func piece(_ number: Int) -> PreparedBatch<Prepared> {
        var piece = PreparedBatch<Prepared>()
        piece.elements.reserveCapacity(pieceSize)
        do {
            let start = range.lowerBound + number * pieceSize
            for element in elements.prefix(range.upperBound).dropFirst(start).prefix(pieceSize) {
                piece.elements.append(try prepare(element))
            }
        } catch {
            piece.failure = error
        }
        return piece
    }
}
