public import HeadwordJSON

/// One thing that was looked at.
public struct Finding: Hashable, Sendable {
    /// How it is.
    public enum State: String, Sendable {
        /// Nothing to do.
        case ok
        /// It works, and may not be meant.
        case warn
        /// It does not work.
        case fail
    }

    /// What was looked at: `lexicon`.
    public var subject: String
    /// How it is.
    public var state: State
    /// What was found.
    public var message: String
    /// What to do about it; nil if nothing.
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
