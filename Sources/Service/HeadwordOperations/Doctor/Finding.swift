public import HeadwordJSON

/// The result of one examination.
public struct Finding: Hashable, Sendable {
    /// How serious a finding is.
    public enum State: String, Sendable {
        /// Nothing to do.
        case ok
        /// It works, but may not be intended.
        case warn
        /// It does not work.
        case fail
    }

    /// What was examined: `lexicon`.
    public var subject: String
    /// How serious it is.
    public var state: State
    /// What was found.
    public var message: String
    /// How to fix it; nil if there is nothing to fix.
    public var remedy: String?

    /// Creates a finding.
    public init(_ subject: String, _ state: State, _ message: String, remedy: String? = nil) {
        self.subject = subject
        self.state = state
        self.message = message
        self.remedy = remedy
    }

    /// The finding as a JSON object.
    public var json: JSONValue {
        var object: JSONObject = [
            "subject": .string(subject), "state": .string(state.rawValue), "message": .string(message),
        ]
        object["remedy"] = remedy.map(JSONValue.string)
        return .object(object)
    }
}
