public import HeadwordJSON

/// What callers need to know of a method. Dispatch, the reading of parameters, the published schema and the tests all
/// go by it.
public struct EndpointDescription: Sendable {
    /// Something that can go wrong.
    public struct Failure: Hashable, Sendable {
        /// The code of the error.
        public var code: Int
        /// When it happens.
        public var message: String
        /// Reasons that are the provider's own; those of the catalogue need not be listed.
        public var reasons: [FailureReason]

        /// Creates a failure.
        public init(code: Int, message: String, reasons: [FailureReason] = []) {
            self.code = code
            self.message = message
            self.reasons = reasons
        }
    }

    /// A call that a service with the lexicon `core` and no corpora answers, unless it says what it needs.
    public struct Example: Hashable, Sendable {
        /// What it shows.
        public var name: String
        /// Its parameters.
        public var parameters: JSONObject
        /// What a service must have beside the lexicon `core`, and how to get it; nil if nothing. "Needs" can stand
        /// before it.
        public var needs: String?

        /// Creates an example.
        public init(_ name: String, _ parameters: JSONObject, needs: String? = nil) {
            self.name = name
            self.parameters = parameters
            self.needs = needs
        }

        /// What examples of translations need.
        public static let germanTranslations =
            "translations between English and German: `headword lexicon build --set english`"
    }

    /// The name of the method: the provider's namespace, a dot, and a name.
    public var method: String
    /// One sentence for people.
    public var summary: String
    /// The parameters in their order, the required ones first.
    public var parameters: [ParameterDescription]
    /// What the result is called.
    public var resultName: String
    /// What the result looks like.
    public var resultSchema: Schema
    /// What can go wrong beside faults of the parameters.
    public var failures: [Failure]
    /// Calls that show the method.
    public var examples: [Example]

    /// Creates a description.
    public init(
        method: String,
        summary: String,
        parameters: [ParameterDescription] = [],
        resultName: String,
        resultSchema: Schema,
        failures: [Failure] = [],
        examples: [Example] = []
    ) {
        self.method = method
        self.summary = summary
        self.parameters = parameters
        self.resultName = resultName
        self.resultSchema = resultSchema
        self.failures = failures
        self.examples = examples
    }
}
