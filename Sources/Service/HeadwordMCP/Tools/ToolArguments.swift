internal import HeadwordJSON

/// The arguments of a call of a tool, which are as its parameters want them.
struct ToolArguments: Sendable {
    private let values: JSONObject

    /// Checks arguments.
    ///
    /// - Throws: ``ArgumentFailure``, for the model, which can correct them.
    init(_ given: JSONValue?, for tool: any Tool, _ parameters: [ToolParameter]) throws(ArgumentFailure) {
        guard case .object(let values) = given ?? [:] else {
            throw ArgumentFailure("arguments: must be an object.")
        }
        self.values = values
        for argument in values.members where !parameters.contains(where: { $0.name == argument.name }) {
            let names = parameters.map(\.name).joined(separator: ", ")
            throw ArgumentFailure("\(argument.name.excerpt(64)): '\(tool.name)' has no such argument, only \(names).")
        }
        for parameter in parameters {
            guard let value = values[parameter.name] else {
                guard !parameter.isRequired else { throw ArgumentFailure("\(parameter.name): is missing.") }
                continue
            }
            if let violation = parameter.violation(by: value) { throw ArgumentFailure(violation) }
        }
    }

    /// The value of an argument; nil if it is not given.
    subscript(_ name: String) -> JSONValue? { values[name] }

    /// The text of an argument; nil if it is not given.
    func text(_ name: String) -> String? { values[name].text }

    /// The texts of an argument; empty if it is not given.
    func texts(_ name: String) -> [String] { values[name].texts }

    /// The integer of an argument; nil if it is not given.
    func integer(_ name: String) -> Int? { values[name]?.exactInteger }

    /// Returns a question about a word, with what is given of the language and the part of speech.
    func question(about word: String) -> JSONObject {
        var question: JSONObject = ["word": .string(word)]
        question["language"] = values["language"]
        question["lexicalCategory"] = values["partOfSpeech"].map { .array([$0]) }
        return question
    }
}

/// What is wrong with the arguments of a call, in one sentence that names the argument.
struct ArgumentFailure: Error {
    let message: String

    init(_ message: String) { self.message = message }
}
