public import HeadwordCore
internal import HeadwordModel
public import OxfordAPI

extension WordStatsRequest: OxfordAnswerable {
    /// The API's response body.
    public typealias Body = Oxford.WordStats

    /// `/stats/frequency/word/en/?lemma=test` in v1; v2 has no statistics.
    public func call(_ version: OxfordVersion) throws -> OxfordCall {
        try OxfordStats.require(version)
        var call = OxfordStats.call("word", in: corpus)
        call.add("wordform", wordform)
        call.add("trueCase", trueCase)
        call.add("lemma", lemma)
        call.add("lexicalCategory", lexicalCategory?.label)
        return call
    }
}
