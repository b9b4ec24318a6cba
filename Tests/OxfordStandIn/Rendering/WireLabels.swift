internal import HeadwordJSON
internal import HeadwordModel

extension Vocabulary {
    /// The label for display: `Past Participle`.
    var displayLabel: String { capitalizedWords(separator: " ") }

    /// The label as keys of version 1 spell it: `Past_Participle`.
    var titleLabel: String { capitalizedWords(separator: "_") }

    /// The label as identifiers of version 2 spell it: `pastParticiple`.
    var camelCaseLabel: String {
        let words = label.split(separator: "_")
        return words.dropFirst().reduce(into: String(words.first ?? "")) { $0 += $1.capitalizedFirst }
    }

    private func capitalizedWords(separator: String) -> String {
        if label == "us" { return "US" }
        return label.split(separator: "_").map(\.capitalizedFirst).joined(separator: separator)
    }
}

extension StringProtocol {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension APIVersion {
    /// Returns the JSON of a lexical category: a display label, and in version 2 also an identifier.
    func json(_ category: LexicalCategory) -> JSONValue {
        labelled(category, id: category.camelCaseLabel)
    }

    /// Returns the JSON of a domain, a register or a region. Version 1 sends registers in lower case.
    func json(_ label: some Vocabulary) -> JSONValue {
        if self == .v1, label is Register { return .string(label.displayLabel.lowercased()) }
        return labelled(label, id: label.label)
    }

    /// Returns the JSON of a grammatical feature: its text and its type, and in version 2 also an identifier.
    func json(_ feature: GrammaticalFeature) -> JSONValue {
        var object: JSONObject = ["text": .string(feature.displayLabel), "type": .string(feature.type)]
        if self == .v2 { object["id"] = .string(feature.camelCaseLabel) }
        return .object(object)
    }

    private func labelled(_ label: some Vocabulary, id: String) -> JSONValue {
        let text = JSONValue.string(label.displayLabel)
        return self == .v1 ? text : ["id": .string(id), "text": text]
    }
}

extension JSONValue {
    /// Returns an array, or nil if it would be empty: the service omits empty arrays.
    static func ifAny(_ elements: [JSONValue]) -> JSONValue? {
        // With `? nil : ...`, the nil would be a JSON null.
        guard !elements.isEmpty else { return nil }
        return .array(elements)
    }

    /// Returns an array of strings, or nil if it would be empty.
    static func ifAny(_ elements: [String]) -> JSONValue? {
        ifAny(elements.map { .string($0) })
    }
}
