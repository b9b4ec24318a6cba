package import NIOCore

extension MessageFront {
    package func addHandlers(to channel: any Channel, _ settings: ConnectionSettings) throws {
        try channel.pipeline.syncOperations.addHandler(ConnectionHandler(front: self, settings))
    }
}
