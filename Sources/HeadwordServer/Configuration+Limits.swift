internal import HeadwordConfiguration
internal import JSONRPC
internal import JSONRPCTransport

extension MessageLimits {
    init(_ limits: Configuration.Limits) {
        self.init(
            requestBytes: limits.requestBytes,
            responseBytes: limits.responseBytes,
            batchLength: limits.batchLength,
            deadline: .milliseconds(limits.deadlineMilliseconds)
        )
    }
}

extension TransportLimits {
    init(_ limits: Configuration.Limits) {
        self.init(
            messagesInFlight: limits.messagesInFlight,
            outputQueueBytes: limits.outputQueueBytes,
            connections: limits.connections,
            idleSeconds: limits.idleSeconds,
            messageSeconds: limits.messageSeconds,
            handshakeSeconds: limits.handshakeSeconds,
            authenticationSeconds: limits.authenticationSeconds,
            tokenAttempts: limits.tokenAttempts,
            tokenPauseMilliseconds: limits.tokenPauseMilliseconds,
            drainSeconds: limits.drainSeconds
        )
    }
}
