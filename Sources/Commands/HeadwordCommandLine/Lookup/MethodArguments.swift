package import HeadwordJSON

/// A command's arguments as the parameters of the method that it calls, so that both are validated alike.
package struct MethodArguments {
    package private(set) var parameters: JSONObject = [:]
    /// The command-line name of each parameter.
    private var options: [(parameter: String, option: String)] = []
    /// The parameter that takes a phrase as the user typed it, and the words of the phrase.
    private var phrase: (parameter: String, words: [String])?

    /// Creates empty arguments.
    package init() {}

    /// Sets a parameter to the value of an option; nil if the option is not given.
    package mutating func set(_ parameter: String, to value: JSONValue?, from option: String) {
        parameters[parameter] = value
        options.append((parameter, option))
    }

    package mutating func set(_ parameter: String, to text: String?, from option: String) {
        set(parameter, to: text.map(JSONValue.string), from: option)
    }

    /// Sets a parameter to a phrase, which may be quoted or may end a sentence in the text it was copied from.
    package mutating func set(_ parameter: String, toPhrase words: [String], from option: String) {
        set(parameter, to: words.joined(separator: " "), from: option)
        phrase = (parameter, words)
    }

    /// The same arguments without the punctuation around the words of the phrase; nil if nothing changes or nothing is
    /// left.
    ///
    /// Punctuation belongs to some headwords (`etc.`), so this is only for a phrase that was not found.
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

    /// Sets a parameter to a flag; an absent flag leaves the default to the method.
    package mutating func set(_ parameter: String, to flag: Bool, from option: String) {
        set(parameter, to: flag ? true : nil, from: option)
    }

    /// Sets a parameter to the values of an option that may be repeated or may list values with commas.
    package mutating func set(_ parameter: String, to labels: [String], from option: String) {
        set(parameter, to: labels.isEmpty ? nil : labels.joined(separator: ","), from: option)
    }

    /// Returns the text given for a parameter.
    func text(_ parameter: String) -> String? {
        guard case .string(let text)? = parameters[parameter] else { return nil }
        return text
    }

    /// Returns the command-line name of a parameter; nil if it has none.
    func option(of parameter: String) -> String? { options.first { $0.parameter == parameter }?.option }

    /// Returns a text with the parameters it names replaced by command-line options.
    func withOptions(_ text: String) -> String {
        options.reduce(text) { $0.replacing("'\($1.parameter)'", with: $1.option) }
    }
}

extension Substring {
    /// Returns the text without leading and trailing punctuation.
    fileprivate func trimmingPunctuation() -> Substring {
        let isInner = { (scalar: Unicode.Scalar) in !scalar.isPunctuation }
        guard let first = unicodeScalars.firstIndex(where: isInner), let last = unicodeScalars.lastIndex(where: isInner)
        else { return "" }
        return self[first..<unicodeScalars.index(after: last)]
    }
}

extension Unicode.Scalar {
    /// Whether the character is a punctuation mark, or one typed in place of a quotation mark.
    fileprivate var isPunctuation: Bool {
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: self == "`" || self == "´"
        }
    }
}
