public import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel
public import HeadwordOxford

extension EntriesRequest: OxfordHeadwordAnswerable {
    /// What the API answers with.
    public typealias Body = Oxford.RetrieveEntry

    /// `/entries/en/time_out` in v1, `/entries/en-gb/time_out` in v2.
    public func call(_ version: OxfordVersion) throws -> OxfordCall {
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

    /// Makes sure that the API can be asked for the fields.
    func requireOffered(_ version: OxfordVersion) throws {
        guard fields?.contains(.translations) != true else {
            throw OxfordFailure.notOffered("translations among other fields: ask translations.lookup", by: version)
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

    /// v1 has room for one thing after the word.
    private func addV1(to call: inout OxfordCall) throws {
        let filters = filters(.v1).filter { !$0.values.isEmpty }
        let parts = (filter.region == nil ? 0 : 1) + (filters.isEmpty ? 0 : 1) + (fields == nil ? 0 : 1)
        guard parts <= 1 else { throw OxfordFailure.notOffered("filters, 'region' and 'fields' at a time", by: .v1) }
        if let region = filter.region { call.append(filters: [("regions", [region.label])]) }
        call.append(filters: filters)
        guard let fields else { return }
        // The bare structure is what it answers where lexical categories are asked for.
        call.append(projections: fields.isEmpty ? [EntryField.lexicalCategory.label] : fields.map(\.label))
    }

    /// Adds what v2 takes in its query.
    func addV2(to call: inout OxfordCall) {
        call.add(filters: filters(.v2))
        call.add(fields: fields)
        query.addStrictness(to: &call, .v2)
    }
}
