internal import Synchronization

/// The token that one client must show before its first call, and the consequences of a wrong one.
public struct TokenCheck: Sendable {
    let token: Token
    let guesses: TokenGuesses
    let peer: String
    let onWrongToken: @Sendable (_ count: Int) -> Void

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - guesses: the record of the wrong tokens of all clients.
    ///   - peer: the client's address, which identifies it when it connects again.
    ///   - onWrongToken: called with the number of wrong tokens that the client has shown in its session.
    public init(
        _ token: Token,
        guesses: TokenGuesses = TokenGuesses(),
        peer: String = "",
        onWrongToken: @escaping @Sendable (_ count: Int) -> Void = { _ in }
    ) {
        self.token = token
        self.guesses = guesses
        self.peer = peer
        self.onWrongToken = onWrongToken
    }
}

/// A record of wrong tokens: how many each address has shown recently, and the pauses that follow.
///
/// Addresses are kept in two generations, which bounds both their number and how long they are kept.
public final class TokenGuesses: Sendable {
    /// The number of wrong tokens that end a session.
    public let attempts: Int
    private let pause: Duration

    private struct State {
        var recent: [String: Int] = [:]
        var earlier: [String: Int] = [:]
        var start = ContinuousClock.now
    }

    /// The maximum number of addresses in a generation, and its lifetime.
    private static let capacity = 1024
    private static let lifetime = Duration.seconds(600)
    /// The number of wrong tokens after which the pause stops growing, at 16 times the first.
    private static let longest = 5

    private let state = Mutex(State())

    /// Creates an empty record.
    ///
    /// - Parameter pause: how long the answer to a first wrong token is delayed; it doubles with each further one.
    public init(attempts: Int = 5, pause: Duration = .milliseconds(250)) {
        self.attempts = attempts
        self.pause = pause
    }

    /// Records a wrong token.
    ///
    /// - Returns: how many came from that address recently.
    func add(from peer: String) -> Int {
        state.withLock { state in
            if state.recent.count >= Self.capacity || ContinuousClock.now - state.start > Self.lifetime {
                (state.earlier, state.recent, state.start) = (state.recent, [:], .now)
            }
            let count = (state.recent[peer] ?? state.earlier[peer] ?? 0) + 1
            state.recent[peer] = count
            return count
        }
    }

    /// Returns how long an answer is delayed after so many wrong tokens.
    func pause(after count: Int) -> Duration {
        count > 0 ? pause * (1 << (min(count, Self.longest) - 1)) : .zero
    }
}
