internal import HeadwordCore
internal import HeadwordCorpus
internal import HeadwordModel
internal import HeadwordUpstream
package import OxfordAPI

extension WordListStatsRequest: OxfordAnswerable {
    /// The API's response body.
    package typealias Body = Oxford.WordListStats

    /// `/stats/frequency/words/en/?lemma=happy&limit=100` in v1; v2 has no statistics.
    package func call(_ version: OxfordVersion) throws -> OxfordCall {
        try OxfordStats.require(version)
        var call = OxfordStats.call("words", in: corpus)
        call.add("wordform", "wordforms", query.wordforms)
        call.add("trueCase", "trueCases", query.trueCases)
        call.add("lemma", "lemmas", query.lemmas)
        call.add("lexicalCategory", "lexicalCategories", query.lexicalCategories.labels)
        call.add("grammaticalFeatures", each: query.grammaticalFeatures.oxfordOptions)
        call.add("Frequency", query.frequency)
        call.add("NormalizedFrequency", query.normalizedFrequency)
        call.add(collate: query.collate)
        call.add("sort", each: query.order.map(\.oxfordKey))
        call.add("limit", query.limit)
        if query.offset > 0 { call.add("offset", query.offset) }
        return call
    }
}

extension WordOrder {
    fileprivate var oxfordKey: String {
        let name =
            switch key {
            case .frequency: "frequency"
            case .member(let member): member.label
            }
        return (isDescending ? "-" : "") + name
    }
}
