package import HeadwordJSON
internal import HeadwordModel

/// What people are shown of a sense, as `dictionary.entries` has it.
extension JSONValue {
    /// The examples that contain the headword, rather than a synonym.
    package var ownExamples: [JSONValue] { self["examples"].elements.filter(\.showsHeadword) }

    /// The true opposites: antonyms of a similar word seldom are (`red`: achromatic).
    package var trueAntonyms: [String] {
        self["antonyms"].elements.filter { $0["type"].text != "indirect" }.compactMap { $0["text"].text }
    }

    /// The sense without the label for people: its definition says that already.
    package var withoutEvidentLabels: JSONValue {
        replacing("domains") { $0.filter { $0.text != Domain.people.label } }
    }

    /// A pronunciation as it is written: between slashes in the phonetic alphabet, otherwise in brackets.
    package var spoken: String {
        let text = self["phoneticSpelling"].text ?? ""
        return self["phoneticNotation"].text == "respell" ? "(\(text))" : "/\(text)/"
    }
}
