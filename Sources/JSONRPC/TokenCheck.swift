internal import Synchronization

/// What one client must show before its first call, and what follows when it shows something else.
public struct TokenCheck: Sendable {
    let token: Token
    let guesses: TokenGuesses
    let peer: String
    let onWrongToken: @Sendable (_ count: Int) -> Void

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - guesses: remembers the wrong tokens of all clients.
    ///   - peer: the address of the client, by which it is recognised when it connects again.
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

/// What wrong tokens cost those who show them, and how many each address has shown lately.
///
/// Addresses are remembered in two generations, which bounds both their number and the time.
public final class TokenGuesses: Sendable {
    /// How many wrong tokens end a session.
    public let attempts: Int
    private let pause: Duration

    private struct State {
        var recent: [String: Int] = [:]
        var earlier: [String: Int] = [:]
        var start = ContinuousClock.now
    }

    /// The addresses of a generation, and how long it lasts.
    private static let capacity = 1024
    private static let lifetime = Duration.seconds(600)
    /// After how many wrong tokens the pause stops growing: at 16 times the first.
    private static let longest = 5

    private let state = Mutex(State())

    /// Creates a memory without wrong tokens.
    ///
    /// - Parameter pause: how long the answer to a first wrong token waits; it doubles with each.
    public init(attempts: Int = 5, pause: Duration = .milliseconds(250)) {
        self.attempts = attempts
        self.pause = pause
    }

    /// Takes note of a wrong token.
    ///
    /// - Returns: how many came from that address lately.
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

    /// How long an answer waits after so many wrong tokens.
    func pause(after count: Int) -> Duration {
        count > 0 ? pause * (1 << (min(count, Self.longest) - 1)) : .zero
    }
}
