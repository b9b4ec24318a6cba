package import HeadwordJSON

extension JSONValue {
    /// The lexical entries of a headword, one for each lexical category.
    package var lexicalEntries: [JSONValue] { self["lexicalEntries"].elements }

    /// The definitions of a sense in one text; where a sense only refers to other headwords, the reference.
    package var definitionText: String {
        let definitions = self["definitions"].texts
        let references = definitions.isEmpty ? self["crossReferences"].objectTexts.map { "see \($0)" } : []
        return definitions.joined(separator: "; ") + references.joined(separator: ", ")
    }

    /// Whether an example contains the headword, rather than a synonym.
    package var showsHeadword: Bool {
        !self["notes"].elements.contains { ["showsSynonym", "showsOther"].contains($0["type"].text) }
    }
}

extension JSONValue? {
    /// How the form that was looked up is to be read, as the `match` of a headword tells: "past participle". Empty if the
    /// headword itself was looked up.
    package var readings: [String] {
        var readings: [String] = []
        for analysis in self["analyses"].elements {
            let reading = analysis["grammaticalFeatures"].objectTexts.map(\.readableLabel).joined(separator: " ")
            if !reading.isEmpty, !readings.contains(reading) { readings.append(reading) }
        }
        return readings
    }
}

extension String {
    /// A label without the punctuation that programs need.
    package var readableLabel: String { split(separator: "_").joined(separator: " ") }
}
