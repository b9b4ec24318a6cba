internal import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordUpstream
package import OxfordAPI

extension EntriesRequest: OxfordHeadwordAnswerable {
    /// The API's response body.
    package typealias Body = Oxford.RetrieveEntry

    /// `/entries/en/time_out` in v1, `/entries/en-gb/time_out` in v2.
    package func call(_ version: OxfordVersion) throws -> OxfordCall {
        try query.requireHeadword(version)
        try requireOffered(version)
        var call = OxfordCall("entries", version.dictionary(of: query.language, filter.region))
        try call.append(word: query.word, preservingCase: query.preservesCase)
        switch version {
        case .v1: try addV1(to: &call)
        case .v2: addV2(to: &call)
        }
        return call
    }

    /// Throws if the API does not offer the requested fields.
    func requireOffered(_ version: OxfordVersion) throws {
        guard fields?.contains(.translations) != true else {
            throw OxfordFailure.notOffered("translations among other fields: use translations.lookup", by: version)
        }
        guard version == .v2 || fields?.contains(.shortDefinitions) != true else {
            throw OxfordFailure.notOffered("short definitions by themselves", by: version)
        }
    }

    private func filters(_ version: OxfordVersion) -> [(name: String, values: [String])] {
        [
            query.lexicalCategoryFilter(version),
            query.filter("grammaticalFeatures", filter.grammaticalFeatures.map { $0.oxfordLabel(version) }),
            query.filter("domains", filter.domains.map(\.label)),
            query.filter("registers", filter.registers.map(\.label)),
        ]
    }

    /// Adds the filters, region or fields to a v1 path, which has room for only one of them after the word.
    private func addV1(to call: inout OxfordCall) throws {
        let filters = filters(.v1).filter { !$0.values.isEmpty }
        let parts = (filter.region == nil ? 0 : 1) + (filters.isEmpty ? 0 : 1) + (fields == nil ? 0 : 1)
        guard parts <= 1 else { throw OxfordFailure.notOffered("filters, 'region' and 'fields' at a time", by: .v1) }
        if let region = filter.region { call.append(filters: [("regions", [region.label])]) }
        call.append(filters: filters)
        guard let fields else { return }
        // Requesting only lexical categories returns the bare structure.
        call.append(projections: fields.isEmpty ? [EntryField.lexicalCategory.label] : fields.map(\.label))
    }

    /// Adds the v2 query parameters.
    func addV2(to call: inout OxfordCall) {
        call.add(filters: filters(.v2))
        call.add(fields: fields)
        query.addStrictness(to: &call, .v2)
    }
}
