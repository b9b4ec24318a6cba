package import HeadwordJSON

/// Selects the senses of a headword in one lexical category that do not repeat each other.
package enum MainSenses {
    /// A sense and the identifier of its source.
    package typealias SourcedSense = (sense: JSONValue, source: String)

    /// The number of senses up to which those of further dictionaries are added.
    private static let fewSenses = 3

    /// Returns the senses of the first dictionary, since the others mostly repeat them, and those of our supplement, which
    /// has what the dictionaries lack. If these are few, others are added.
    package static func of(_ part: JSONValue) -> [SourcedSense] {
        let first = part["entries"].elements.first { !$0["senses"].elements.isEmpty }?["source"].text ?? ""
        let isMain = { (sense: SourcedSense) in sense.source == first || sense.source.hasPrefix("supplement") }
        let senses = all(of: part)
        let main = senses.filter(isMain)
        return main + senses.filter { !isMain($0) }.prefix(max(0, fewSenses - main.count))
    }

    /// Returns all senses with a definition, or a reference to another headword.
    package static func all(of part: JSONValue) -> [SourcedSense] {
        part["entries"].elements.flatMap { entry in
            let source = entry["source"].text ?? ""
            return entry["senses"].elements.filter(\.saysSomething).map { ($0, source) }
        }
    }
}

extension JSONValue {
    /// Whether the definition has any word.
    fileprivate var saysSomething: Bool { definitionText.unicodeScalars.contains(where: \.properties.isAlphabetic) }
}
