internal import HeadwordCore
internal import HeadwordJSON

/// The outcome of a call.
enum CallOutcome: Hashable, Sendable {
    /// An answer.
    case answer(JSONValue)
    /// An error object.
    case failure(CallFailure)
    /// An answer that is not JSON, and why.
    case unreadable(String)
    /// The method does not exist, though it is described.
    case unknownMethod
    /// The call did not end.
    case late

    init(_ method: String, _ parameters: JSONValue, _ answer: Conformance.Answer) async {
        do {
            let text = try? JSONText(parameters.jsonBytes)
            guard let result = try await answer(method, text) else {
                self = .unknownMethod
                return
            }
            self = Self.reading(result.jsonBytes)
        } catch {
            self = .failure(CallFailure(error))
        }
    }

    private static func reading(_ bytes: [UInt8]) -> CallOutcome {
        do throws(JSONFailure) {
            return .answer(try JSONText(bytes).value(depth: 512))
        } catch {
            return .unreadable("\(error.message), at byte \(error.position)")
        }
    }

    /// The outcome as described in findings.
    var summary: String {
        switch self {
        case .answer(let value): "the answer \(value.excerpt)"
        case .failure(let failure): "the error \(failure.code) \(failure.reason.rawValue): \(failure.message)"
        case .unreadable(let why): "an answer that is not JSON (\(why))"
        case .unknownMethod: "no such method"
        case .late: "a call that did not end"
        }
    }

    /// The error, if there is one.
    var failure: CallFailure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}

extension JSONValue {
    /// The value as JSON, shortened if it is long.
    var excerpt: String {
        let text = String(decoding: jsonBytes.prefix(400), as: UTF8.self)
        return text.count <= 100 ? text : text.prefix(97) + "..."
    }
}
