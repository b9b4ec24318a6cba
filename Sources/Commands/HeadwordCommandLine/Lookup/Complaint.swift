internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordPages

/// A failed call, described for a shell user: with options rather than parameters, and with what to do next.
struct Complaint {
    let failure: CallFailure
    let arguments: MethodArguments
    /// The values that would have been accepted.
    let allowed: [String]

    /// The lines of the message, the first of which says what is wrong.
    var lines: [String] {
        let suggestions = failure.status == 404 ? failure.suggestions : []
        return ["headword: \(message)"]
            + (suggestions.isEmpty ? [] : ["Did you mean: \(suggestions.joined(separator: ", "))?"])
            + possibilities
            + (advice.map { [$0] } ?? [])
    }

    private var message: String {
        // The messages of other errors quote the user's input, which may be the name of a parameter.
        guard failure.code == -32602 else { return failure.message }
        guard let parameter = failure.parameter, let option = arguments.option(of: parameter) else {
            return arguments.withOptions(failure.message)
        }
        if failure.reason == .missingParameter { return "\(option) is missing\(expectation.map { "; \($0)" } ?? "")" }
        return wrongLabel ?? wrongValue(of: option)
    }

    /// The message about an unknown label; nil if the parameter does not take a label.
    private var wrongLabel: String? {
        guard let kind = failure.vocabularyName, case .string(let label)? = failure.value, !label.isBlank else {
            return nil
        }
        return unknown(kind, label, suggestions: failure.suggestions)
    }

    private func wrongValue(of option: String) -> String {
        if case .string(let text)? = failure.value, text.isBlank { return "\(option) is empty" }
        guard let expectation = failure.expectation.map(arguments.withOptions) else {
            return arguments.withOptions(failure.message)
        }
        for beginning in ["absent ", "false or absent "] where expectation.hasPrefix(beginning) {
            return "\(option) cannot be given " + expectation.dropFirst(beginning.count)
        }
        let given = failure.value.map { ", not \($0.shown)" } ?? ""
        return "\(option) must be \(Self.inPlainWords(expectation))\(given)"
    }

    /// Advice on a valid value; nil if the failure has no expectation.
    private var expectation: String? {
        guard let expectation = failure.expectation.map(arguments.withOptions) else { return nil }
        let alternative = "given, or "
        return expectation.hasPrefix(alternative)
            ? "give it or " + expectation.dropFirst(alternative.count)
            : "give " + Self.inPlainWords(expectation)
    }

    /// Returns an expectation without the JSON types.
    private static func inPlainWords(_ expectation: String) -> String {
        let types = [("a string of ", "", " long"), ("an integer ", "a whole number ", "")]
        for (type, beginning, end) in types where expectation.hasPrefix(type) {
            return beginning + expectation.dropFirst(type.count) + end
        }
        return expectation
    }

    /// A list of the possible values, unless a suggestion says enough.
    private var possibilities: [String] {
        let isMisspelt = failure.code == -32602 && !failure.suggestions.isEmpty
        // The message names the corpora.
        guard !allowed.isEmpty, !isMisspelt, failure.reason != .noCorpus else { return [] }
        let shown = 24
        let rest = allowed.count > shown ? ["and \(allowed.count - shown) more"] : []
        let list = (allowed.prefix(shown) + rest).joined(separator: ", ")
        return Layout.output.wrapped("Possible: \(list)", rest: "  ")
    }
}

/// Returns a message that a name is unknown, with suggestions.
///
/// - Parameter kind: what the names are names of, such as "domain".
package func unknown(_ kind: String, _ name: String, suggestions: [String]) -> String {
    let meant = suggestions.map { "'\($0)'" }.joined(separator: " or ")
    return "unknown \(kind) \(JSONValue.string(name).shown)" + (meant.isEmpty ? "" : "; did you mean \(meant)?")
}

/// Returns a message that a name is unknown, with similar names, or all names if none is similar.
package func unknown(_ kind: String, _ name: String, among names: [String]) -> String {
    let suggestions = nearMisses(of: name, among: names, atMost: 1)
    let all = suggestions.isEmpty ? "; expected \(names.joined(separator: ", "))" : ""
    return unknown(kind, name, suggestions: suggestions) + all
}

extension JSONValue {
    /// The value as a shell user would write it, truncated if long.
    fileprivate var shown: String {
        guard case .string(let text) = self else { return String(decoding: jsonBytes, as: UTF8.self) }
        let longest = 60
        return "'" + text.prefix(longest) + (text.count > longest ? "…" : "") + "'"
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
