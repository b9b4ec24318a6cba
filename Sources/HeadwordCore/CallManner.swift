internal import HeadwordJSON
public import HeadwordModel

/// What is left out of answers unless somebody asks for it.
public enum Inclusion: UInt8, Vocabulary {
    /// What old sources say of peoples, religions, bodies and minds.
    case dated

    /// What a member is called in a message for people.
    public static let vocabularyName = "inclusion"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>()
}

/// How a call is to be answered, whatever it asks: by parameters that methods have without knowing of them.
struct CallManner {
    /// `safe`
    static let safe = Parameter<Bool>.flag(
        "safe",
        "Whether vulgar words and senses, and slurs, are left out of the answer and of the suggestions of an error; false "
            + "if absent. Where 'fields' are given, the registers come with them, since they tell what is vulgar."
    )
    /// `include`
    static let include = Parameter<[Inclusion]>.labels(
        "include",
        "What is wanted that is left out otherwise: 'dated' is what old sources say of peoples, religions, bodies and "
            + "minds in the words of their time.",
        isFilter: false
    )

    /// What a method has besides its own parameters.
    struct Offer: Sendable {
        /// The descriptions of `safe` and `include`, as far as the method has them.
        let parameters: [ParameterDescription]
        /// Whether the fields of entries can be chosen.
        let hasFields: Bool

        /// Methods that tell of the service itself have nothing of this, and a parameter of their own comes first.
        ///
        /// - Parameter hasDated: whether the method can answer with dated texts.
        init(to method: EndpointDescription, hasDated: Bool) {
            let isAboutService = ["rpc", "server", "utility"].contains(method.method.prefix { $0 != "." })
            let all = hasDated ? [safe.description, include.description] : [safe.description]
            parameters = isAboutService ? [] : all.filter { own in !method.parameters.contains { $0.name == own.name } }
            hasFields = method.parameters.contains(where: \.takesEntryFields)
        }

        fileprivate func has<Value>(_ parameter: Parameter<Value>) -> Bool {
            parameters.contains { $0.name == parameter.description.name }
        }
    }

    /// Whether vulgar words are left out.
    var isSafe = false
    /// Whether dated texts are wanted.
    var includesDated = false
    /// The other parameters.
    var parameters: JSONText?

    /// Takes the parameters of a call apart. Those of a call that has none of ours are not built.
    init(_ text: JSONText?, _ offer: Offer) throws {
        parameters = text
        guard let text, text.mayHaveManner, case .object(var object)? = try? text.value() else { return }
        isSafe = try Self.take(Self.safe, from: &object, offer) ?? false
        includesDated = try Self.take(Self.include, from: &object, offer)?.contains(.dated) ?? false
        if isSafe, offer.hasFields { object["fields"]?.addRegisters() }
        parameters = try? JSONText(JSONValue.object(object).jsonBytes)
    }

    private static func take<Value>(
        _ parameter: Parameter<Value>,
        from object: inout JSONObject,
        _ offer: Offer
    ) throws -> Value? {
        let name = parameter.description.name
        guard offer.has(parameter), let given = object[name] else { return nil }
        object[name] = nil
        guard given != .null else { return nil }
        return try parameter.value(of: given)
    }
}

extension ParameterDescription {
    fileprivate var takesEntryFields: Bool {
        name == "fields" && expectation.hasSuffix("\(EntryField.vocabularyName) labels")
    }
}

extension JSONValue {
    /// Adds the registers to a list of fields.
    fileprivate mutating func addRegisters() {
        guard let fields: [EntryField] = labels(), !fields.contains(.registers) else { return }
        self = .array((fields + [.registers]).map { .string($0.label) })
    }
}

extension JSONText {
    /// Whether one of our parameters may be there: whether its name stands anywhere in quotes.
    fileprivate var mayHaveManner: Bool {
        guard kind == .object else { return false }
        var rest = rawBytes
        while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
            rest = rest[(quote + 1)...]
            if rest.starts(with: "safe\"".utf8) || rest.starts(with: "include\"".utf8) { return true }
        }
        return false
    }
}
