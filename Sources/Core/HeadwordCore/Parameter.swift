public import HeadwordJSON
public import HeadwordModel

/// The description of a parameter for callers.
public struct ParameterDescription: Hashable, Sendable {
    /// The name, in camel case.
    public var name: String
    /// One sentence for people.
    public var summary: String
    /// Whether a call without it fails.
    public var isRequired: Bool
    /// The schema of the accepted values.
    public var schema: Schema
    /// What it accepts, for messages: "a string of 1 to 128 characters".
    public var expectation: String
    /// Whether it leaves out of the answer everything without one of its labels.
    public var isFilter: Bool

    /// Creates a description.
    public init(
        name: String,
        summary: String,
        isRequired: Bool = false,
        schema: Schema,
        expectation: String,
        isFilter: Bool = false
    ) {
        self.name = name
        self.summary = summary
        self.isRequired = isRequired
        self.schema = schema
        self.expectation = expectation
        self.isFilter = isFilter
    }
}

/// A parameter and how to read it. The request decides whether it is required and where its value is stored.
public struct Parameter<Value: Sendable>: Sendable {
    /// The description for callers.
    public let description: ParameterDescription
    /// Reads a value; returns nil if the parameter does not accept it.
    let read: @Sendable (JSONValue) -> Value?
    /// Finds the label at fault in a value that the parameter does not accept; returns nil if the whole value is at
    /// fault.
    let unfitLabel: @Sendable (JSONValue) -> UnfitLabel?

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - expectation: what it accepts, phrased to follow "must be".
    ///   - isFilter: whether it leaves out of the answer everything without one of its labels.
    ///   - unfitLabel: finds the label at fault in a value that the parameter does not accept.
    ///   - read: reads a value; returns nil if the parameter does not accept it.
    public init(
        _ name: String,
        _ summary: String,
        schema: Schema,
        expectation: String,
        isFilter: Bool = false,
        unfitLabel: @escaping @Sendable (JSONValue) -> UnfitLabel? = { _ in nil },
        read: @escaping @Sendable (JSONValue) -> Value?
    ) {
        description = ParameterDescription(
            name: name,
            summary: summary,
            schema: schema,
            expectation: expectation,
            isFilter: isFilter
        )
        self.unfitLabel = unfitLabel
        self.read = read
    }
}

/// A label that is not in its vocabulary.
public struct UnfitLabel: Hashable, Sendable {
    /// The value that was given.
    public var label: JSONValue
    /// The name of a member of the vocabulary: "domain"; nil if there is no vocabulary.
    public var vocabularyName: String?
    /// The labels that would have been accepted.
    public var allowed: [String]

    /// Creates a label.
    public init(label: JSONValue, of vocabularyName: String? = nil, allowed: [String]) {
        self.label = label
        self.vocabularyName = vocabularyName
        self.allowed = allowed
    }

    /// Returns a function that finds the first label that is not in the vocabulary, or returns nil if all are.
    public static func first<Member: Vocabulary>(of vocabulary: Member.Type) -> @Sendable (JSONValue) -> UnfitLabel? {
        { value in
            // A value that is not a list of labels is at fault as a whole.
            guard let labels = value.labelTexts(of: vocabulary) else {
                return UnfitLabel(label: value, of: vocabulary.vocabularyName, allowed: vocabulary.labels)
            }
            return labels.first { Member(label: $0) == nil }
                .map { UnfitLabel(label: .string($0), of: vocabulary.vocabularyName, allowed: vocabulary.labels) }
        }
    }
}

extension Parameter {
    /// A string whose length in code points lies in a range. Including surrounding blanks, it may have at most four
    /// bytes for each code point of the maximum.
    ///
    /// - Parameter keepsBlanks: whether surrounding blanks are part of the string; if not, they are removed first.
    public static func text(
        _ name: String,
        _ summary: String,
        length: ClosedRange<Int>,
        keepsBlanks: Bool = false
    ) -> Parameter where Value == String {
        let bounds = TextBounds(length)
        return Parameter(
            name,
            summary,
            schema: keepsBlanks ? .string(length: length) : .text(length: length),
            expectation: "a string of \(length.lowerBound) to \(length.upperBound) characters"
        ) { value in
            guard case .string(let text) = value else { return nil }
            guard keepsBlanks else { return bounds.trimmed(text) }
            return bounds.admit(text) ? text : nil
        }
    }

    /// An integer in a range; 20.0 is the integer 20.
    public static func integer(_ name: String, _ summary: String, in range: ClosedRange<Int>) -> Parameter
    where Value == Int {
        Parameter(
            name,
            summary,
            schema: .integer(in: range),
            expectation: "an integer from \(range.lowerBound) to \(range.upperBound)"
        ) { value in
            guard let integer = value.exactInteger else { return nil }
            return range.contains(integer) ? integer : nil
        }
    }

    /// A label of a vocabulary.
    public static func label(_ name: String, _ summary: String) -> Parameter where Value: Vocabulary {
        Parameter(
            name,
            summary,
            schema: .label(of: Value.self),
            expectation:
                "\(Value.vocabularyName.first.map("aeiou".contains) == true ? "an" : "a") \(Value.vocabularyName)",
            unfitLabel: UnfitLabel.first(of: Value.self)
        ) { value in
            guard case .string(let label) = value else { return nil }
            return Value(label: label)
        }
    }

    /// Labels of a vocabulary: an array of strings, or one string with commas between them.
    ///
    /// - Parameters:
    ///   - count: the permitted number of labels; a label that is given twice counts twice, and means the same as once.
    ///   - isFilter: whether everything without one of the labels is left out of the answer.
    public static func labels<Member: Vocabulary>(
        _ name: String,
        _ summary: String,
        count: ClosedRange<Int> = 1...Member.allCases.count,
        isFilter: Bool = true
    ) -> Parameter where Value == [Member] {
        let range = count.lowerBound == 0 ? "a list of" : "a list of \(count.lowerBound) to \(count.upperBound)"
        return Parameter(
            name,
            summary,
            schema: .array(of: .label(of: Member.self), count: count),
            expectation: "\(range) \(Member.vocabularyName) labels",
            isFilter: isFilter,
            unfitLabel: UnfitLabel.first(of: Member.self)
        ) { value in
            guard let labels = value.labelTexts(of: Member.self), count.contains(labels.count) else { return nil }
            return value.labels()
        }
    }

    /// `true` or `false`.
    public static func flag(_ name: String, _ summary: String) -> Parameter where Value == Bool {
        Parameter(name, summary, schema: .boolean, expectation: "true or false") { value in
            guard case .bool(let flag) = value else { return nil }
            return flag
        }
    }

    /// A number in a range.
    public static func number(_ name: String, _ summary: String, in range: ClosedRange<Double>) -> Parameter
    where Value == Double {
        Parameter(
            name,
            summary,
            schema: .number(in: range),
            expectation: "a number from \(range.lowerBound) to \(range.upperBound)"
        ) { value in
            let number: Double
            switch value {
            case .integer(let integer): number = Double(integer)
            case .real(let real): number = real
            default: return nil
            }
            return range.contains(number) ? number : nil
        }
    }
}

extension JSONValue {
    /// Returns the members of a vocabulary that a list of labels names, each once; nil if the value is not such a list.
    public func labels<Member: Vocabulary>(of _: Member.Type = Member.self) -> [Member]? {
        guard let labels = labelTexts(of: Member.self) else { return nil }
        var members: [Member] = []
        for label in labels {
            guard let member = Member(label: label) else { return nil }
            if !members.contains(member) { members.append(member) }
        }
        return members
    }

    /// Returns the strings of a list of labels; nil if it is not a list, or too long to have each label of the
    /// vocabulary once.
    fileprivate func labelTexts<Member: Vocabulary>(of _: Member.Type) -> [String]? {
        stringList(atMost: Member.allCases.count, ofBytes: Member.table.longestSpelling)
    }
}

extension JSONValue {
    /// Returns the strings of an array of strings, or the comma-separated parts of a string; nil for anything else, and
    /// for values that are too long for a list of this many strings.
    ///
    /// - Parameter bytes: the maximum average length of comma-separated parts in bytes; the strings of an array may be
    ///   longer.
    public func stringList(atMost count: Int, ofBytes bytes: Int) -> [String]? {
        switch self {
        case .string(let text):
            guard text.utf8.count <= count * (bytes + 1) else { return nil }
            let parts = text.utf8.split(separator: UInt8(ascii: ","), maxSplits: count)
            guard parts.count <= count else { return nil }
            let strings = parts.map { Substring($0).trimmed }
            return strings.count == 1 && strings[0].isEmpty ? [] : strings
        case .array(let elements):
            guard elements.count <= count else { return nil }
            var strings: [String] = []
            for element in elements {
                guard case .string(let string) = element else { return nil }
                strings.append(string)
            }
            return strings
        default: return nil
        }
    }
}
