package import JSONRPC
internal import Logging
package import NIOCore

/// What the connections of a listener have in common.
package struct ConnectionSettings: Sendable {
    /// The token that a client must show; nil if none is required.
    package private(set) var token: Token?
    /// Whether a handshake precedes the first message.
    package private(set) var isProtected: Bool
    /// Whether connections are encrypted by TLS.
    package let isEncrypted: Bool
    /// The limits on each connection.
    package let limits: TransportLimits
    let guesses: TokenGuesses
    let log: ClientLog

    /// The settings of a listener without token and TLS, which logs nothing.
    package static let standard = ConnectionSettings(
        token: nil,
        isProtected: false,
        limits: TransportLimits(),
        guesses: TokenGuesses(),
        log: ClientLog(Logger(label: "", factory: { _ in SwiftLogNoOpLogHandler() }))
    )

    init(token: Token?, isProtected: Bool, limits: TransportLimits, guesses: TokenGuesses, log: ClientLog) {
        self.token = token
        self.isProtected = isProtected
        isEncrypted = isProtected
        self.guesses = guesses
        self.limits = limits
        self.log = log
    }

    /// The settings for a client that has completed the handshake.
    package var afterHandshake: ConnectionSettings {
        var settings = self
        settings.isProtected = false
        return settings
    }

    /// The settings for a client that has completed the handshake and shown the token.
    package var withoutToken: ConnectionSettings {
        var settings = afterHandshake
        settings.token = nil
        return settings
    }

    /// Returns the check of the token for a new client; nil if none is required.
    ///
    /// - Parameter client: the client's address, or the network of it; nil for those of the connection.
    package func tokenCheck(for channel: any Channel, _ client: String? = nil) -> TokenCheck? {
        token.map { [log] token in
            TokenCheck(token, guesses: guesses, peer: client ?? channel.remoteAddress?.network ?? "") { count in
                log.warn(.wrongToken, channel, ["count": .stringConvertible(count)])
            }
        }
    }
}
