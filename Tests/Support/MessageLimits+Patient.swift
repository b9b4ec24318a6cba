package import JSONRPC

extension MessageLimits {
    /// A long deadline: a test must not fail because the machine is busy.
    package static let patient = MessageLimits { $0.deadline = .seconds(3600) }
}
