internal import Foundation

/// Runs code that blocks on a thread of its own: the few threads that tests share must stay free for what is tested.
package func blocking<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Result(catching: body)) }.start()
    }
}
