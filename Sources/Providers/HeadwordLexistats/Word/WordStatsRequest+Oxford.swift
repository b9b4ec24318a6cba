internal import HeadwordCore
internal import HeadwordModel
internal import HeadwordUpstream
package import OxfordAPI

extension WordStatsRequest: OxfordAnswerable {
    /// The API's response body.
    package typealias Body = Oxford.WordStats

    /// `/stats/frequency/word/en/?lemma=test` in v1; v2 has no statistics.
    package func call(_ version: OxfordVersion) throws -> OxfordCall {
        try OxfordStats.require(version)
        var call = OxfordStats.call("word", in: corpus)
        call.add("wordform", wordform)
        call.add("trueCase", trueCase)
        call.add("lemma", lemma)
        call.add("lexicalCategory", lexicalCategory?.label)
        return call
    }
}
