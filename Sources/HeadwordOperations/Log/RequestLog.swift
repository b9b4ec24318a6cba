internal import HeadwordJSON
internal import JSONRPC
internal import Logging

/// Tells the log how calls ended: all at the level `debug`, failures of the service at `info`.
///
/// What was asked for is private: neither parameters nor messages of errors, which quote them, are told unless the
/// configuration allows it.
public struct RequestLog: Sendable {
    /// What is told of parameters, in bytes.
    private static let longestParameters = 256

    private let logger: Logger
    private let output: LogOutput

    /// Creates a log of requests.
    public init(_ output: LogOutput) {
        self.output = output
        logger = output.logger(label: "headword.requests")
    }

    /// Tells of a call that ended.
    ///
    /// - Parameter method: the method; a name that there is not may be a word.
    func tell(_ call: FinishedCall, method: String) {
        let level: Logger.Level = call.error?.isFailureOfService == true ? .info : .debug
        // Most calls are not told, and must not pay for the question.
        guard level >= output.level else { return }
        logger.log(level: level, "call", metadata: metadata(of: call, method))
    }

    /// Tells of a message that was no call.
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
    /// Whether the service is to blame, and not the caller.
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
