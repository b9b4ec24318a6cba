package import HeadwordJSON

/// A command's arguments as the parameters of the method that it calls, so that both are checked alike.
package struct MethodArguments {
    package private(set) var parameters: JSONObject = [:]
    /// What people call the parameters on the command line.
    private var options: [(parameter: String, option: String)] = []
    /// The parameter with a phrase as somebody wrote it, and its words.
    private var phrase: (parameter: String, words: [String])?

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

    /// Takes a phrase from a text, which may stand in quotes there, or at the end of a sentence.
    package mutating func set(_ parameter: String, toPhrase words: [String], from option: String) {
        set(parameter, to: words.joined(separator: " "), from: option)
        phrase = (parameter, words)
    }

    /// The same without the punctuation marks around the words of the phrase; nil if nothing changes, or nothing is left.
    ///
    /// The marks belong to some headwords (`etc.`), so this is for a phrase that was not found.
    package var withoutPunctuation: MethodArguments? {
        guard let phrase else { return nil }
        let words = phrase.words.flatMap { $0.split(whereSeparator: \.isWhitespace) }
        let bare = words.map { $0.trimmingPunctuation() }.filter { !$0.isEmpty }.joined(separator: " ")
        guard !bare.isEmpty, bare != phrase.words.joined(separator: " ") else { return nil }
        var arguments = self
        arguments.parameters[phrase.parameter] = .string(bare)
        arguments.phrase = nil
        return arguments
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

extension Substring {
    /// The text without the punctuation marks at its beginning and end.
    fileprivate func trimmingPunctuation() -> Substring {
        let isInner = { (scalar: Unicode.Scalar) in !scalar.isPunctuation }
        guard let first = unicodeScalars.firstIndex(where: isInner), let last = unicodeScalars.lastIndex(where: isInner)
        else { return "" }
        return self[first..<unicodeScalars.index(after: last)]
    }
}

extension Unicode.Scalar {
    /// Whether the character is a punctuation mark, or one that is typed for a quotation mark.
    fileprivate var isPunctuation: Bool {
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: self == "`" || self == "´"
        }
    }
}
