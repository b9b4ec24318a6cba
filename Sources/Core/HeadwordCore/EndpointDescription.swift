public import HeadwordJSON

/// The description of a method for its callers. Dispatch, the reading of parameters, the published schema and the tests
/// all rely on it.
public struct EndpointDescription: Sendable {
    /// An error that a call can end with.
    public struct Failure: Hashable, Sendable {
        /// The code of the error.
        public var code: Int
        /// When it occurs.
        public var message: String
        /// The provider's own reasons; those of the catalogue need not be listed.
        public var reasons: [FailureReason]

        /// Creates a failure.
        public init(code: Int, message: String, reasons: [FailureReason] = []) {
            self.code = code
            self.message = message
            self.reasons = reasons
        }
    }

    /// An example call, which a service with the lexicon `core` and no corpora can answer unless ``needs`` says
    /// otherwise.
    public struct Example: Hashable, Sendable {
        /// What the example shows.
        public var name: String
        /// Its parameters.
        public var parameters: JSONObject
        /// What the service needs besides the lexicon `core`, and how to get it, phrased to follow "Needs"; nil if
        /// nothing.
        public var needs: String?

        /// Creates an example.
        public init(_ name: String, _ parameters: JSONObject, needs: String? = nil) {
            self.name = name
            self.parameters = parameters
            self.needs = needs
        }

        /// The value of ``needs`` for examples of translations.
        public static let germanTranslations =
            "translations between English and German: `headword lexicon build --set english`"
    }

    /// The name of the method: the provider's namespace, a dot, and a name.
    public var method: String
    /// One sentence for people.
    public var summary: String
    /// The parameters in their order by position, the required ones first.
    public var parameters: [ParameterDescription]
    /// The name of the result.
    public var resultName: String
    /// The schema of the result.
    public var resultSchema: Schema
    /// The errors that can occur besides those about the parameters.
    public var failures: [Failure]
    /// Example calls.
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
