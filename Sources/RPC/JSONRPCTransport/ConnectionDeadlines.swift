package import NIOCore

/// The deadlines that a connection must meet to stay open.
package struct ConnectionDeadlines {
    /// A missed deadline.
    package enum Miss {
        case handshake, token, message, activity
    }

    private let limits: TransportLimits
    /// When the last message came, or the client last read what was waiting for it.
    private var lastActivity: NIODeadline
    private var handshakeEnd: NIODeadline?
    private var tokenEnd: NIODeadline?
    private var messageStart: NIODeadline?

    package init(
        _ limits: TransportLimits,
        needsHandshake: Bool,
        needsToken: Bool,
        since start: NIODeadline = .now()
    ) {
        self.limits = limits
        lastActivity = start
        if needsHandshake { handshakeEnd = lastActivity + .seconds(Int64(limits.handshakeSeconds)) }
        if needsToken { tokenEnd = lastActivity + .seconds(Int64(limits.authenticationSeconds)) }
    }

    /// Whether the client is in the middle of a message.
    package var isMessageExpected: Bool { messageStart != nil }

    /// When to check next.
    package var next: NIODeadline {
        var next = lastActivity + .seconds(Int64(limits.idleSeconds))
        if let handshakeEnd { next = min(next, handshakeEnd) }
        if let tokenEnd { next = min(next, tokenEnd) }
        if let messageEnd { next = min(next, messageEnd) }
        return next
    }

    private var messageEnd: NIODeadline? { messageStart.map { $0 + .seconds(Int64(limits.messageSeconds)) } }

    package mutating func noteActivity(at time: NIODeadline = .now()) { lastActivity = time }

    package mutating func noteHandshake() { handshakeEnd = nil }

    package mutating func noteToken() { tokenEnd = nil }

    /// Records whether the rest of a message is still to come from the client.
    ///
    /// - Parameter isNew: whether it is a different message than before.
    package mutating func noteMessage(isExpected: Bool, isNew: Bool, at time: NIODeadline) {
        guard isExpected else { return messageStart = nil }
        if isNew || messageStart == nil { messageStart = time }
    }

    /// Returns a missed deadline, each only once.
    package mutating func takeMiss(at now: NIODeadline = .now()) -> Miss? {
        if let handshakeEnd, handshakeEnd <= now {
            self.handshakeEnd = nil
            return .handshake
        }
        if let tokenEnd, tokenEnd <= now {
            self.tokenEnd = nil
            return .token
        }
        if let messageEnd, messageEnd <= now {
            messageStart = nil
            return .message
        }
        guard now - lastActivity >= .seconds(Int64(limits.idleSeconds)) else { return nil }
        lastActivity = now
        return .activity
    }
}
