internal import HeadwordJSON
internal import HeadwordService

/// What a tool answers: a short text for the model, and the same as a value for programs.
struct ToolAnswer: Sendable {
    /// Whether there is anything to answer.
    var isFound: Bool
    /// The lines of the text, without the sources.
    var lines: [String]
    /// The members of the value, without `found` and the sources.
    var members: JSONObject
    var credits: [SourceCredit]

    /// An answer that says why there is none.
    ///
    /// - Parameter members: what was asked for.
    init(_ absence: Absence, _ members: JSONObject) {
        (isFound, lines, credits, self.members) = (false, [absence.text], [], members)
        self.members["reason"] = .string(absence.reason)
        self.members.put("suggestions", absence.suggestions)
    }

    init(isFound: Bool = true, lines: [String], _ members: JSONObject, credits: [SourceCredit]) {
        (self.isFound, self.lines, self.members, self.credits) = (isFound, lines, members, credits)
    }

    /// The text; its last line names the sources.
    var text: String {
        let closing = credits.isEmpty ? [] : ["Sources: " + credits.map(\.text).joined(separator: "; ")]
        return (lines + closing).joined(separator: "\n").withoutControls
    }

    /// The value: an object that says first whether there is anything.
    var structure: JSONObject {
        var object = JSONObject(members: [.init(name: "found", value: .bool(isFound))] + members.members)
        if !credits.isEmpty { object["sources"] = .array(credits.map(\.json)) }
        return object
    }
}

extension JSONObject {
    /// Sets a member to a text, or leaves it out.
    mutating func put(_ name: String, _ text: String?) {
        if let text, !text.isEmpty { self[name] = .string(text) }
    }

    /// Sets a member to a list, or leaves it out if there is nothing in it.
    mutating func put(_ name: String, _ texts: [String]) {
        if !texts.isEmpty { self[name] = .array(texts.map(JSONValue.string)) }
    }

    /// Sets a member to a number, or leaves it out if it is 0.
    mutating func put(_ name: String, count: Int) {
        if count > 0 { self[name] = .integer(Int64(count)) }
    }
}

extension String {
    /// The text with blanks instead of control characters, except the ends of lines.
    var withoutControls: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
    }

    /// The beginning of the text, which ends with a whole word.
    ///
    /// - Parameter limit: its maximum length in characters.
    func shortened(to limit: Int) -> String {
        guard utf8.count > limit, count > limit else { return self }
        let beginning = prefix(limit)
        return beginning[..<(beginning.lastIndex(of: " ") ?? beginning.endIndex)] + "…"
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control && self != "\n" }
}
