internal import Synchronization

/// Tasks that wait for numbered values. Each is resumed exactly once: with its value, with an error, or when it is
/// cancelled.
final class PendingReplies<Value: Sendable>: Sendable {
    typealias Outcome = Result<Value, ClientFailure>

    private struct State {
        var lastNumber = 0
        var continuations: [Int: CheckedContinuation<Outcome, Never>] = [:]
    }

    private let state = Mutex(State())

    /// Whether no task is waiting.
    var isEmpty: Bool { state.withLock(\.continuations.isEmpty) }

    /// Returns a number that no other task has.
    func number() -> Int {
        state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
    }

    /// Waits for the value with the given number.
    ///
    /// - Parameter start: called once the task can be resumed, unless it has already been cancelled.
    func value(of number: Int, start: () -> Void) async throws -> Value {
        let outcome: Outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.withLock { $0.continuations[number] = continuation }
                if Task.isCancelled { resume(number, with: .failure(.cancelled)) } else { start() }
            }
        } onCancel: {
            resume(number, with: .failure(.cancelled))
        }
        return try outcome.get()
    }

    /// Resumes the task that waits under a number, if there is one.
    func resume(_ number: Int, with outcome: Outcome) {
        state.withLock { $0.continuations.removeValue(forKey: number) }?.resume(returning: outcome)
    }

    /// Resumes all tasks.
    func resumeAll(with outcome: Outcome) {
        let continuations = state.withLock { state in
            defer { state.continuations = [:] }
            return state.continuations.values
        }
        for continuation in continuations { continuation.resume(returning: outcome) }
    }
}
