internal import Glibc
internal import HeadwordJSON
public import HeadwordModel

/// Content that is left out of answers unless the caller asks for it.
public enum Inclusion: UInt8, Vocabulary {
    /// What old sources say about peoples, religions, bodies and minds.
    case dated

    /// The name of a member in messages for people.
    public static let vocabularyName = "inclusion"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>()
}

/// How a call is to be answered: the common parameters `safe` and `include`, which are handled here, not by the
/// methods.
struct CallManner {
    /// `safe`
    static let safe = Parameter<Bool>.flag(
        "safe",
        "Whether to leave vulgar words and senses, and slurs, out of the answer and of the suggestions of an error; false "
            + "if absent. If 'fields' are given, registers are added to them, since they mark what is vulgar."
    )
    /// `include`
    static let include = Parameter<[Inclusion]>.labels(
        "include",
        "Content to include that is otherwise left out: 'dated' is what old sources say about peoples, religions, "
            + "bodies and minds in the words of their time.",
        isFilter: false
    )

    /// The common parameters that a method offers besides its own.
    struct Offer: Sendable {
        /// The descriptions of those of `safe` and `include` that the method offers.
        let parameters: [ParameterDescription]
        /// Whether callers can choose the fields of entries.
        let hasFields: Bool

        /// Methods about the service itself offer none of these, and a method's own parameter of the same name takes
        /// precedence.
        ///
        /// - Parameter hasDated: whether the method can answer with dated texts.
        init(to method: EndpointDescription, hasDated: Bool) {
            let isAboutService = ["rpc", "server", "utility", "words"].contains(method.method.prefix { $0 != "." })
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
    /// Whether dated texts are included.
    var includesDated = false
    /// The method's own parameters.
    var parameters: JSONText?

    /// Separates the common parameters of a call from the method's own. Parameters without a common one are not built
    /// here.
    init(_ text: JSONText?, _ method: MethodOutline) throws {
        parameters = text
        guard let text, text.mayHaveManner, case .object(var object)? = try? text.value() else { return }
        let offer = method.offer
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

/// What is told about a method, with the common parameters that it offers; made when it is first needed.
struct MethodOutline: Sendable {
    private typealias Made = (description: EndpointDescription, offer: CallManner.Offer)

    let method: String
    private let made: Lazy<Made>

    /// - Parameter hasDated: whether the method can answer with dated texts.
    init(_ outline: EndpointOutline, hasDated: Bool) {
        method = outline.method
        made = Lazy {
            var description = outline.description
            let offer = CallManner.Offer(to: description, hasDated: hasDated)
            description.parameters += offer.parameters
            return (description, offer)
        }
    }

    /// The description for callers, the common parameters included.
    var description: EndpointDescription { made.value.description }

    /// The common parameters that the method offers besides its own.
    var offer: CallManner.Offer { made.value.offer }
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
    /// Whether `safe` or `include` may be among the parameters: whether the name occurs anywhere in quotes.
    fileprivate var mayHaveManner: Bool {
        guard kind == .object else { return false }
        return rawBytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while let name = rest.afterQuote() {
                if name.begins(with: "safe\"") || name.begins(with: "include\"") { return true }
                rest = name
            }
            return false
        }
    }
}

extension Slice<UnsafeRawBufferPointer> {
    /// Returns what follows the first quotation mark; nil if there is none.
    fileprivate func afterQuote() -> Self? {
        let bytes = UnsafeRawBufferPointer(rebasing: self)
        guard let start = bytes.baseAddress, let quote = memchr(start, 0x22, bytes.count) else { return nil }
        return dropFirst(UnsafeRawPointer(quote) - start + 1)
    }

    fileprivate func begins(with text: StaticString) -> Bool {
        let bytes = UnsafeRawBufferPointer(rebasing: self)
        guard let start = bytes.baseAddress, bytes.count >= text.utf8CodeUnitCount else { return false }
        return memcmp(start, text.utf8Start, text.utf8CodeUnitCount) == 0
    }
}
