internal import HeadwordJSON
internal import JSONRPC
internal import Logging

/// Logs how calls ended: all at the level `debug`, failures of the service at `info`.
///
/// Requests are private: neither parameters nor error messages, which quote them, are logged unless the configuration
/// allows it.
public struct RequestLog: Sendable {
    /// The maximum number of bytes of the parameters that are logged.
    private static let longestParameters = 256

    private let logger: Logger
    private let output: LogOutput

    /// Creates a log of requests.
    public init(_ output: LogOutput) {
        self.output = output
        logger = output.logger(label: "headword.requests")
    }

    /// Logs a call that has ended.
    ///
    /// - Parameter method: the method as metrics name it; an unknown name from a client may be a private word.
    func tell(_ call: FinishedCall, method: String) {
        let level: Logger.Level = call.error?.isFailureOfService == true ? .info : .debug
        // Most calls are not logged, and must not pay for building the metadata.
        guard level >= output.level else { return }
        logger.log(level: level, "call", metadata: metadata(of: call, method))
    }

    /// Logs a message that was not a call.
    func tellRefusal(_ error: ErrorObject, session: Int) {
        guard output.level <= .debug else { return }
        logger.debug("no call", metadata: ["code": .number(error.code), "connection": .number(session)])
    }

    private func metadata(of call: FinishedCall, _ method: String) -> Logger.Metadata {
        var metadata: Logger.Metadata = [
            "method": .string(method),
            "code": call.error.map { .number($0.code) } ?? "ok",
            "milliseconds": .stringConvertible(call.duration.milliseconds),
            "bytes": .number(call.replyBytes),
            "connection": .number(call.session),
        ]
        if case .string(let reason)? = call.error?.data["reason"] { metadata["reason"] = .string(reason) }
        if let trace = call.call.trace { metadata["trace"] = .string(trace.description) }
        guard output.logsWords else { return metadata }
        if let parameters = call.call.parameters {
            let start = parameters.rawBytes.prefix(Self.longestParameters)
            metadata["parameters"] = .string(String(decoding: start, as: UTF8.self))
        }
        metadata["error"] = call.error.map { .string($0.message) }
        return metadata
    }
}

extension ErrorObject {
    /// Whether the service is to blame rather than the caller.
    fileprivate var isFailureOfService: Bool {
        guard case .integer(let status)? = data["status"] else { return code == -32603 }
        return status >= 500
    }
}

extension Logger.MetadataValue {
    fileprivate static func number(_ number: Int) -> Self { .stringConvertible(number) }
}

extension Duration {
    /// Milliseconds, to the microsecond.
    fileprivate var milliseconds: Double { ((self / .microseconds(1)).rounded()) / 1000 }
}
