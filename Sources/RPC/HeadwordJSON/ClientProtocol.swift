/// The protocol that a caller speaks, where it differs from plain JSON-RPC 2.0.
public enum ClientProtocol: UInt8, Sendable {
    /// JSON-RPC 2.0.
    case plain
    /// The Language Server Protocol, in which messages are handled in their order.
    case languageServer
    /// The Model Context Protocol, which has no batches.
    case modelContext
    /// The Model Context Protocol of 2025-03-26, which has them.
    case batchingModelContext
}
