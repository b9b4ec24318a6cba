internal import HeadwordJSON

// The methods that sessions answer themselves check their parameters like all others.

extension Call {
    /// Returns the value of the method's only parameter, by name or by position; nil if it is absent or null.
    ///
    /// - Throws: -32602 for any other parameter.
    func valueIfPresent(ofOnly parameter: String) throws(ErrorObject) -> JSONText? {
        guard let parameters else { return nil }
        var value: JSONText?
        if parameters.kind == .array {
            let elements = parameters.elements(upTo: 2)
            guard elements.count < 2 else { throw unknownParameter("1", allowed: parameter) }
            value = elements.first
        }
        for member in parameters.members() {
            let name = (try? member.name.string()) ?? "\u{FFFD}"
            guard name.isSame(as: parameter) else { throw unknownParameter(name, allowed: parameter) }
            guard value == nil else {
                throw parameterError(.invalidParameter, parameter, "'params' has '\(parameter)' twice.")
            }
            value = member.value
        }
        return value?.kind == .null ? nil : value
    }

    /// -32602: the parameter is missing.
    func missingParameter(_ parameter: String, expected: String) -> ErrorObject {
        parameterError(.missingParameter, parameter, "'\(parameter)' is missing; it must be \(expected).")
    }

    /// -32602: the parameter has an invalid value, which is not sent back: it may be a secret.
    func invalidParameter(_ parameter: String, expected: String) -> ErrorObject {
        parameterError(.invalidParameter, parameter, "'\(parameter)' must be \(expected).")
    }

    private func unknownParameter(_ name: String, allowed: String) -> ErrorObject {
        let name = name.excerpt(128)
        return parameterError(
            .unknownParameter,
            name,
            "There is no parameter '\(name)'.",
            details: ["allowed": [.string(allowed)]]
        )
    }

    private func parameterError(
        _ reason: FailureReason,
        _ parameter: String,
        _ message: String,
        details: JSONObject = [:]
    ) -> ErrorObject {
        let common: JSONObject = [
            "method": .string(method), "origin": "server", "retryable": false, "parameter": .string(parameter),
        ]
        return ErrorObject(reason, message, details: JSONObject(members: common.members + details.members))
    }
}
