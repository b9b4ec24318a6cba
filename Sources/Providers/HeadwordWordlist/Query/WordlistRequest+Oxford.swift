internal import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel
package import HeadwordUpstream
package import OxfordAPI

extension WordlistRequest: OxfordAnswerable {
    /// The API's response body.
    package typealias Body = Oxford.Wordlist

    /// `/wordlist/en/domains=sport;lexicalCategory=noun?prefix=go` in v1; v2 has no word lists.
    package func call(_ version: OxfordVersion) throws -> OxfordCall {
        guard version == .v1 else { throw OxfordFailure.notOffered("word lists", by: version) }
        try requireOffered()
        var filters = query.filter.oxfordFilters
        for index in filters.indices { filters[index].values += unknownLabels[filters[index].name] ?? [] }
        filters.append(("translations", query.targets.map(\.label)))
        guard filters.contains(where: { !$0.values.isEmpty }) else {
            throw OxfordFailure(.badRequest, "The Oxford Dictionaries API lists words only by at least one filter.")
        }
        var call = OxfordCall("wordlist", query.language.label)
        call.append(filters: filters)
        addOptions(to: &call)
        return call
    }

    private func requireOffered() throws {
        let extras: [(name: String, isGiven: Bool)] = [
            ("pattern", query.pattern != nil), ("minZipf' and 'maxZipf", query.zipf != nil),
            ("sort", query.order != .word), ("valid", isValidation), ("cursor", cursor != nil),
        ]
        guard let extra = extras.first(where: \.isGiven) else { return }
        throw OxfordFailure.notOffered("'\(extra.name)' of word lists", by: .v1)
    }

    private func addOptions(to call: inout OxfordCall) {
        call.add("exclude", query.exclude.oxfordText)
        call.add("exclude_senses", query.excludeSenses.oxfordText)
        call.add("exclude_prime_senses", query.excludePrimeSenses.oxfordText)
        call.add("prefix", query.prefix)
        call.add("word_length", query.length.flatMap { WordLength.text(of: $0) })
        if query.isExact { call.add("exact", "true") }
        if page.limit != Page.longest { call.add("limit", page.limit) }
        if page.offset > 0 { call.add("offset", page.offset) }
    }

    /// Adds the part of the list that the response holds, if the API does not say.
    package func finish(_ response: inout UpstreamResponse) { response.completePart(page) }
}

extension SenseFilter {
    fileprivate var oxfordFilters: [(name: String, values: [String])] {
        labels.map { kind, labels in (kind.label, kind == .regions ? regions.map(\.oxfordLabel) : labels) }
    }

    /// `registers=rare,dated;domains=sport`; nil if there are no labels.
    fileprivate var oxfordText: String? {
        let filters = oxfordFilters.filter { !$0.values.isEmpty }.sorted { $0.name < $1.name }
        return filters.isEmpty
            ? nil : filters.map { "\($0.name)=\($0.values.joined(separator: ","))" }.joined(separator: ";")
    }
}

extension WordLength {
    /// Returns lengths with exclusive bounds, as the API takes them; nil if there are none.
    fileprivate static func text(of range: ClosedRange<Int>) -> String? {
        if range.count == 1 { return "\(range.lowerBound)" }
        let bounds = [
            range.lowerBound > 1 ? ">\(range.lowerBound - 1)" : nil,
            range.upperBound < longest ? "<\(range.upperBound + 1)" : nil,
        ]
        let given = bounds.compactMap(\.self)
        return given.isEmpty ? nil : given.joined(separator: ",")
    }
}
