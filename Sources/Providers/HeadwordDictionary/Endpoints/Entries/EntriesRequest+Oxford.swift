public import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel
public import HeadwordOxford

extension EntriesRequest: OxfordAnswerable {
    /// What the API answers with.
    public typealias Body = Oxford.RetrieveEntry

    /// What the question for lemmas may end with and leave it at that: the word is no headword. Not every language with
    /// entries has lemmas.
    private static let addNothing: Set<OxfordFailure.Kind> = [
        .notFound, .unknownLanguage, .unknownRoute, .notOffered, .forbidden,
    ]
    /// The most headwords that a form is taken for.
    private static let mostLemmas = 5

    /// `/entries/en/time_out` in v1, `/entries/en-gb/time_out` in v2.
    public func call(_ version: OxfordVersion) throws(OxfordFailure) -> OxfordCall {
        try call(version, for: query.word, preservingCase: query.preservesCase)
    }

    /// Asks for the word; where there is no such headword, for those that it is a form of.
    public func response(from service: any OxfordService) async throws(OxfordFailure) -> UpstreamResponse {
        guard query.match != .lemma else { return try await lemmaResponse(from: service) }
        do throws(OxfordFailure) {
            let answer = try await service.answer(to: try call(service.version), as: Body.self)
            var response = UpstreamResponse(answer, version: service.version)
            response.addMatches(of: query.word)
            try response.keep(query.match, of: query.word)
            return response
        } catch {
            guard error.kind == .notFound, query.match == nil else { throw error }
            do throws(OxfordFailure) {
                return try await lemmaResponse(from: service)
            } catch let second {
                throw Self.addNothing.contains(second.kind) ? error : second
            }
        }
    }

    /// Asks for each headword that the word is a form of, by the identifier that the API gave it.
    private func lemmaResponse(from service: any OxfordService) async throws(OxfordFailure) -> UpstreamResponse {
        var response: UpstreamResponse?
        let lemmas = try await query.lemmas(from: service)
        let asked = query.match == nil ? try call(service.version) : nil
        for lemma in lemmas.prefix(Self.mostLemmas) {
            let call = try call(service.version, for: lemma.id.word, preservingCase: true)
            // It was asked already.
            guard call != asked else { continue }
            let found = await found(call, by: service)
            // What was found already has been paid for.
            if case .failure = found, response != nil { break }
            guard let answer = try found.get() else { continue }
            var one = UpstreamResponse(answer, version: service.version)
            one.addMatches(of: query.word, analyses: lemma.analyses)
            // Of the noun 'swim', nobody who asks for 'swam' wants to know; where the labels do not meet, of all of it.
            var kept = one
            if (try? kept.keep(lemma.lexicalCategories, of: query.word)) != nil { one = kept }
            if response == nil { response = one } else { response?.append(one) }
        }
        guard let response else {
            throw OxfordFailure(
                .notFound,
                "The Oxford Dictionaries API has no entry for a headword of '\(query.word)'."
            )
        }
        return response
    }

    /// The answer, or nil if there is no such headword.
    private func found(
        _ call: OxfordCall,
        by service: any OxfordService
    ) async -> Result<OxfordAnswer<Body>?, OxfordFailure> {
        do throws(OxfordFailure) {
            return .success(try await service.answer(to: call, as: Body.self))
        } catch {
            return error.kind == .notFound ? .success(nil) : .failure(error)
        }
    }
}

// MARK: - Calls

extension EntriesRequest {
    private func call(
        _ version: OxfordVersion,
        for word: String,
        preservingCase: Bool
    ) throws(OxfordFailure) -> OxfordCall {
        guard query.match != .variant else { throw .notOffered("a search for variants alone", by: version) }
        try requireOffered(version)
        let dictionary = version.dictionary(of: query.language, filter.region)
        var call = OxfordCall("entries", dictionary)
        try call.append(word: word, preservingCase: preservingCase)
        switch version {
        case .v1: try addV1(to: &call)
        case .v2: addV2(to: &call)
        }
        return call
    }

    /// Makes sure that the API can be asked for the fields.
    func requireOffered(_ version: OxfordVersion) throws(OxfordFailure) {
        guard fields?.contains(.translations) != true else {
            throw .notOffered("translations among other fields: ask translations.lookup", by: version)
        }
        guard version == .v2 || fields?.contains(.shortDefinitions) != true else {
            throw .notOffered("short definitions by themselves", by: version)
        }
    }

    private func filters(_ version: OxfordVersion) -> [(name: String, values: [String])] {
        [
            ("lexicalCategory", query.lexicalCategories.map { $0.oxfordLabel(version) }),
            ("grammaticalFeatures", filter.grammaticalFeatures.map { $0.oxfordLabel(version) }),
            ("domains", filter.domains.map(\.label)), ("registers", filter.registers.map(\.label)),
        ]
    }

    /// v1 has room for one thing after the word.
    private func addV1(to call: inout OxfordCall) throws(OxfordFailure) {
        let filters = filters(.v1).filter { !$0.values.isEmpty }
        let parts = (filter.region == nil ? 0 : 1) + (filters.isEmpty ? 0 : 1) + (fields == nil ? 0 : 1)
        guard parts <= 1 else { throw .notOffered("filters, 'region' and 'fields' at a time", by: .v1) }
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
