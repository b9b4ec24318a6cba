internal import HeadwordCore
internal import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordModel
package import HeadwordUpstream
package import OxfordAPI

extension NgramsRequest: OxfordAnswerable {
    /// The API's response body.
    package typealias Body = Oxford.Ngrams

    /// `/stats/frequency/ngrams/en/nmc/2/?tokens=a%20word&format=oup` in v1; v2 has no statistics.
    package func call(_ version: OxfordVersion) throws -> OxfordCall {
        try OxfordStats.require(version)
        guard query.order.allSatisfy({ $0.key != .documentFrequency }) else {
            throw OxfordFailure.notOffered("an order by the number of documents", by: version)
        }
        let name = corpus.name ?? OxfordStats.corpus
        var call = OxfordCall("stats", "frequency", "ngrams", corpus.language.label, name, "\(query.length)")
        call.appendSlash()
        call.add("tokens", each: written.tokens.map { $0.joined(separator: " ") })
        if !written.contains.isEmpty { call.add("contains", written.contains.joined(separator: " ")) }
        if query.includesPunctuation { call.add("punctuation", "true") }
        call.add("Frequency", query.frequency)
        call.add("DocumentFrequency", query.documentFrequency)
        call.add(collate: collate)
        call.add(
            "sort",
            each: query.order.map { ($0.isDescending ? "-" : "") + ($0.key == .tokens ? "tokens" : "frequency") }
        )
        call.add("format", format.label)
        if query.limit != Self.defaultLimit { call.add("limit", query.limit) }
        if query.offset > 0 { call.add("offset", query.offset) }
        return call
    }

    /// Writes tokens in the requested format.
    package func finish(_ response: inout UpstreamResponse) {
        guard format == .google else { return }
        response.rows = response.rows.map { row in
            guard case .array(let elements) = row["tokens"] else { return row }
            var row = row
            let tokens = elements.compactMap { if case .string(let token) = $0 { token } else { nil } }
            row["tokens"] = .string(tokens.joined(separator: " "))
            return row
        }
    }
}
