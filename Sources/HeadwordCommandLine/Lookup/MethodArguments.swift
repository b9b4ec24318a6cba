package import HeadwordCore
package import HeadwordJSON

/// A command's arguments as the parameters of the method that it calls, so that both are checked alike.
package struct MethodArguments {
    package private(set) var parameters: JSONObject = [:]
    /// What people call the parameters on the command line.
    private var options: [(parameter: String, option: String)] = []

    /// Creates arguments of which none is given.
    package init() {}

    /// Takes the value of an option; nil if it is not given.
    package mutating func set(_ parameter: String, to value: JSONValue?, from option: String) {
        parameters[parameter] = value
        options.append((parameter, option))
    }

    package mutating func set(_ parameter: String, to text: String?, from option: String) {
        set(parameter, to: text.map(JSONValue.string), from: option)
    }

    package mutating func set(_ parameter: String, to number: Int?, from option: String) {
        set(parameter, to: number.map { .integer(Int64($0)) }, from: option)
    }

    /// A flag that is not given leaves the default to the method.
    package mutating func set(_ parameter: String, to flag: Bool, from option: String) {
        set(parameter, to: flag ? true : nil, from: option)
    }

    /// An option that is given several times, or with commas between its values.
    package mutating func set(_ parameter: String, to labels: [String], from option: String) {
        set(parameter, to: labels.isEmpty ? nil : labels.joined(separator: ","), from: option)
    }

    /// The question that the method answers.
    package func question<Question: Request>(_: Question.Type = Question.self) throws(CallFailure) -> Question {
        try Question(reading: try ParameterReader(.object(parameters), of: Question.endpoint))
    }

    /// The text that is given for a parameter.
    func text(_ parameter: String) -> String? {
        guard case .string(let text)? = parameters[parameter] else { return nil }
        return text
    }

    /// What people call a parameter on the command line; nil if they cannot give it.
    func option(of parameter: String) -> String? { options.first { $0.parameter == parameter }?.option }

    /// A text with the options of the command line in place of the parameters that it names.
    func withOptions(_ text: String) -> String {
        options.reduce(text) { $0.replacing("'\($1.parameter)'", with: $1.option) }
    }
}
