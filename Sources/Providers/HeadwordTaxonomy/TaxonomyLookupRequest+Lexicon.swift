internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel

extension TaxonomyProvider.LookupRequest: LexiconAnswerable {
    /// False, since each of possibly hundreds of concepts requires a look-up of the entry that defines it.
    var isQuick: Bool { false }

    typealias Headword = TaxonomyProvider.LookupResponse.Headword

    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no answer.
    func response(from lexicon: Lexicon) throws -> TaxonomyProvider.LookupResponse {
        let matches = try query.matches(in: lexicon)
        let all = try Headword.list(of: matches, in: lexicon)
        let wanted = all.keepingSenses { sense == nil || $0.sense.id == sense }
        guard !wanted.isEmpty else { throw nothingFound(among: all) }
        let headwords = try followed(wanted, in: lexicon)
            .keepingSenses { !$0.walks.isEmpty }
        guard !headwords.isEmpty else { throw nothingRelated(to: wanted) }
        return TaxonomyProvider.LookupResponse(headwords: headwords, layout: shape)
    }

    /// Returns the headwords with the concepts related to each sense, up to the limit of the whole answer.
    private func followed(_ headwords: [Headword], in lexicon: Lexicon) throws -> [Headword] {
        var headwords = headwords
        var room = limit
        for headword in headwords.indices {
            for part in headwords[headword].parts.indices {
                for sense in headwords[headword].parts[part].senses.indices {
                    room -= try follow(&headwords[headword].parts[part].senses[sense], limit: room, in: lexicon)
                }
            }
        }
        return headwords
    }

    /// - Returns: the number of concepts that were reached.
    private func follow(
        _ sense: inout TaxonomyProvider.LookupResponse.PlacedSense,
        limit: Int,
        in lexicon: Lexicon
    ) throws -> Int {
        let depth = depth ?? shape.defaultDepth
        var count = 0
        for relation in relations {
            let walk = try TaxonomyProvider.Walk(
                from: sense.concept,
                .init(relations: relation.kinds, depth: depth, limit: limit - count, isUnique: shape == .list),
                in: lexicon
            )
            count += walk.nodes.count
            if walk.isTruncated || !walk.nodes.isEmpty { sense.walks.append((relation, walk)) }
        }
        return count
    }
}

// MARK: - Failures

extension TaxonomyProvider.LookupRequest {
    private func nothingFound(among headwords: [Headword]) -> CallFailure {
        guard let sense, !headwords.isEmpty else { return query.noAnswer("taxonomy", reason: Self.noTaxonomy) }
        let ids = headwords.flatMap(\.senses).map(\.sense.id)
        var failure = CallFailure.notFound("'\(query.word)' has no sense '\(sense)' in the taxonomy.")
        failure.reason = Self.unknownSense
        failure.parameter = Self.sense.description.name
        failure.value = .string(sense)
        failure.allowed = ids
        failure.suggestions = nearMisses(of: sense, among: ids)
        return failure
    }

    private func nothingRelated(to headwords: [Headword]) -> CallFailure {
        let pointers = headwords.flatMap(\.senses).flatMap(\.concept.pointers).map(\.relation)
        let parameter = Self.relations.description.name
        let names = relations.map(\.label)
        var failure = query.noAnswer(names.joined(separator: " or "), reason: Self.noTaxonomy, parameter: parameter)
        failure.value = .array(names.map(JSONValue.string))
        failure.allowed = TaxonomyProvider.Relation.allCases.filter { !$0.kinds.isDisjoint(with: pointers) }.map(
            \.label
        )
        return failure
    }
}
