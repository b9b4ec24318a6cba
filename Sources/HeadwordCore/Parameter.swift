public import HeadwordJSON
public import HeadwordModel

/// What callers need to know of a parameter.
public struct ParameterDescription: Hashable, Sendable {
    /// The name, in camel case.
    public var name: String
    /// One sentence for people.
    public var summary: String
    /// Whether a call without it fails.
    public var isRequired: Bool
    /// What it takes.
    public var schema: Schema
    /// What it takes, for messages: "a string of 1 to 128 characters".
    public var expectation: String
    /// Whether it leaves out of the answer what does not have a label.
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

/// A parameter together with the way to read it. A request says whether it is required, and where its value goes.
public struct Parameter<Value: Sendable>: Sendable {
    /// What callers need to know.
    public let description: ParameterDescription
    /// Reads a value; nil if it is not what the parameter takes.
    let read: @Sendable (JSONValue) -> Value?
    /// Finds what is wrong with a value that is not what the parameter takes; nil if that is the whole value.
    let fault: @Sendable (JSONValue) -> LabelFault?

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - expectation: what it takes, so that "must be" can stand before it.
    ///   - isFilter: whether it leaves out of the answer what does not have a label.
    ///   - fault: finds the label that is at fault in a value that is not what the parameter takes.
    ///   - read: reads a value; returns nil if it is not what the parameter takes.
    public init(
        _ name: String,
        _ summary: String,
        schema: Schema,
        expectation: String,
        isFilter: Bool = false,
        fault: @escaping @Sendable (JSONValue) -> LabelFault? = { _ in nil },
        read: @escaping @Sendable (JSONValue) -> Value?
    ) {
        description = ParameterDescription(
            name: name,
            summary: summary,
            schema: schema,
            expectation: expectation,
            isFilter: isFilter
        )
        self.fault = fault
        self.read = read
    }
}

/// A label that is none of its vocabulary.
public struct LabelFault: Hashable, Sendable {
    /// What was given.
    public var label: JSONValue
    /// What members of the vocabulary are called: "domain"; nil if there is no vocabulary.
    public var vocabularyName: String?
    /// The labels that would have been accepted.
    public var allowed: [String]

    /// Creates a fault.
    public init(label: JSONValue, of vocabularyName: String? = nil, allowed: [String]) {
        self.label = label
        self.vocabularyName = vocabularyName
        self.allowed = allowed
    }

    /// The first of some labels that is none of a vocabulary; nil if all are.
    public static func first<Member: Vocabulary>(of vocabulary: Member.Type) -> @Sendable (JSONValue) -> LabelFault? {
        { value in
            // What is no list of labels is at fault as a whole.
            guard let labels = value.labelTexts(of: vocabulary) else {
                return LabelFault(label: value, of: vocabulary.vocabularyName, allowed: vocabulary.labels)
            }
            return labels.first { Member(label: $0) == nil }
                .map { LabelFault(label: .string($0), of: vocabulary.vocabularyName, allowed: vocabulary.labels) }
        }
    }
}

extension Parameter {
    /// A string with a length in code points. With the blanks around it, it may have four bytes for each code point.
    ///
    /// - Parameter keepsBlanks: whether blanks around it belong to it; else they are taken off first.
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
            schema: .string(length: length),
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
            fault: LabelFault.first(of: Value.self)
        ) { value in
            guard case .string(let label) = value else { return nil }
            return Value(label: label)
        }
    }

    /// Labels of a vocabulary: an array of strings, or one string with commas between them.
    ///
    /// - Parameters:
    ///   - count: how many different labels may be given.
    ///   - isFilter: whether the labels leave out of the answer what has none of them.
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
            schema: .array(of: .label(of: Member.self), count: count, isUnique: true),
            expectation: "\(range) \(Member.vocabularyName) labels",
            isFilter: isFilter,
            fault: LabelFault.first(of: Member.self)
        ) { value in
            guard let members: [Member] = value.labels(), count.contains(members.count) else { return nil }
            return members
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
    /// The members of a vocabulary that a list of labels names, each once; nil if it is no such list.
    public func labels<Member: Vocabulary>(of _: Member.Type = Member.self) -> [Member]? {
        guard let labels = labelTexts(of: Member.self) else { return nil }
        var members: [Member] = []
        for label in labels {
            guard let member = Member(label: label) else { return nil }
            if !members.contains(member) { members.append(member) }
        }
        return members
    }

    /// The texts of a list that may have each label of a vocabulary once; nil if it is no list, or longer.
    fileprivate func labelTexts<Member: Vocabulary>(of _: Member.Type) -> [String]? {
        stringList(atMost: Member.allCases.count, ofBytes: Member.table.longestSpelling)
    }
}

extension JSONValue {
    /// The strings of an array of strings, or the parts of a string between commas; nil for anything else, and for what is
    /// too long for a list of so many strings.
    ///
    /// - Parameter bytes: the most bytes of each string between commas, on average; those of an array may have more.
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
