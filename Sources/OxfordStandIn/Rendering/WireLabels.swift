internal import HeadwordJSON
internal import HeadwordModel

extension Vocabulary {
    /// The label as people read it: `Past Participle`.
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
    /// A lexical category: a display label, and in version 2 an identifier too.
    func json(_ category: LexicalCategory) -> JSONValue {
        labelled(category, id: category.camelCaseLabel)
    }

    /// A domain, a register or a region. Version 1 has registers in lower case.
    func json(_ label: some Vocabulary) -> JSONValue {
        if self == .v1, label is Register { return .string(label.displayLabel.lowercased()) }
        return labelled(label, id: label.label)
    }

    /// A grammatical feature: what it is, and of what type.
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
    /// An array, or nil if it would be empty: absent, as the service does it.
    static func ifAny(_ elements: [JSONValue]) -> JSONValue? {
        // In `? nil : ...` the nil would be a JSON null.
        guard !elements.isEmpty else { return nil }
        return .array(elements)
    }

    /// An array of strings, or nil if it would be empty.
    static func ifAny(_ elements: [String]) -> JSONValue? {
        ifAny(elements.map { .string($0) })
    }
}
