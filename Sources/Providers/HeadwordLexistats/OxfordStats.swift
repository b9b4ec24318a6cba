internal import HeadwordCore
internal import HeadwordCorpus
internal import HeadwordModel
internal import HeadwordUpstream
internal import OxfordAPI

/// The statistics of the Oxford Dictionaries API, which only v1 has.
enum OxfordStats {
    /// The corpus of v1: the New Monitor Corpus.
    static let corpus = "nmc"

    static func require(_ version: OxfordVersion) throws {
        guard version == .v1 else { throw OxfordFailure.notOffered("statistics", by: version) }
    }

    /// `/stats/frequency/word/en/`
    static func call(_ what: String, in choice: CorpusChoice) -> OxfordCall {
        var call = OxfordCall("stats", "frequency", what, choice.language.label)
        call.appendSlash()
        call.add("corpus", choice.name)
        return call
    }
}

extension OxfordCall {
    /// Adds an option, with its singular name for one value and its plural name for several.
    mutating func add(_ name: String, _ plural: String, _ values: Selection<String>) {
        let texts = values.included + values.excluded.map { "-" + $0 }
        add(texts.count == 1 ? name : plural, each: texts)
    }

    /// Adds the bounds of a range, if it has any.
    mutating func add(_ name: String, _ range: ClosedRange<UInt64>) {
        if range.lowerBound > 0 { add("min\(name)", "\(range.lowerBound)") }
        if range.upperBound < .max { add("max\(name)", "\(range.upperBound)") }
    }

    /// Adds the bounds of a range, if it has any.
    mutating func add(_ name: String, _ range: ClosedRange<Double>) {
        if range.lowerBound > 0 { add("min\(name)", "\(range.lowerBound)") }
        if range.upperBound < .infinity { add("max\(name)", "\(range.upperBound)") }
    }

    /// Adds the members that distinguish rows, in the order of the API's documentation.
    mutating func add(collate members: Set<WordMember>) {
        add("collate", each: WordMember.allCases.filter(members.contains).map(\.label))
    }
}

extension Selection<LexicalCategory> {
    var labels: Selection<String> { Selection<String>(included.map(\.label), excluding: excluded.map(\.label)) }
}

extension Selection<GrammaticalFeature> {
    /// `-degreeType:superlative`
    var oxfordOptions: [String] {
        included.map(\.oxfordOption) + excluded.map { "-" + $0.oxfordOption }
    }
}

extension GrammaticalFeature {
    /// `degreeType:superlative`
    fileprivate var oxfordOption: String {
        let words = type.split(separator: " ")
        let key = words.dropFirst().reduce(words.first?.lowercased() ?? "") { $0 + $1 }
        return "\(key)Type:\(label)"
    }
}
