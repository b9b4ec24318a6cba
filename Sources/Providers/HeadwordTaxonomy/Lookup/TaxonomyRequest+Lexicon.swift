internal import HeadwordCore
internal import HeadwordJSON
package import HeadwordLexicon
internal import HeadwordModel

extension TaxonomyRequest: LexiconAnswerable {
    /// Whether few concepts are requested: each requires a look-up of the entry that defines it.
    package var isQuick: Bool { limit <= Self.defaultLimit }

    private typealias Result = TaxonomyResponse.Result

    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no answer.
    package func response(from lexicon: Lexicon) throws -> TaxonomyResponse {
        let matches = try query.matches(in: lexicon)
        let all = try Result.list(of: matches, in: lexicon)
        let wanted = all.keepingSenses { sense == nil || $0.sense.id.string == sense }
        guard !wanted.isEmpty else { throw nothingFound(among: all) }
        let headwords = try followed(wanted, in: lexicon).keepingSenses { !$0.walks.isEmpty }
        guard !headwords.isEmpty else { throw nothingRelated(to: wanted) }
        return TaxonomyResponse(headwords: headwords, layout: shape)
    }

    /// Returns the headwords with the concepts related to each sense, up to the limit of the whole answer.
    private func followed(_ headwords: [Result], in lexicon: Lexicon) throws -> [Result] {
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
        _ sense: inout TaxonomyResponse.ConceptSense,
        limit: Int,
        in lexicon: Lexicon
    ) throws -> Int {
        let depth = depth ?? shape.defaultDepth
        var count = 0
        for relation in relations {
            let walk = try ConceptWalk(
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

extension TaxonomyRequest {
    private func nothingFound(among headwords: [Result]) -> CallFailure {
        guard let sense, !headwords.isEmpty else { return query.noAnswer("taxonomy", reason: .noTaxonomy) }
        let ids = headwords.flatMap(\.senses).map(\.sense.id.string)
        var failure = CallFailure.notFound("'\(query.word)' has no sense '\(sense)' in the taxonomy.")
        failure.reason = .unknownSense
        failure.parameter = Self.sense.description.name
        failure.value = .string(sense)
        failure.allowed = ids
        failure.suggestions = nearMisses(of: sense, among: ids)
        return failure
    }

    private func nothingRelated(to headwords: [Result]) -> CallFailure {
        let pointers = headwords.flatMap(\.senses).flatMap(\.concept.pointers).compactMap(\.relation)
        let parameter = Self.relations.description.name
        let names = relations.map(\.label)
        var failure = query.noAnswer(names.joined(separator: " or "), reason: .noTaxonomy, parameter: parameter)
        failure.value = .array(names.map(JSONValue.string))
        failure.allowed = TaxonomicRelation.allCases.filter { !$0.kinds.isDisjoint(with: pointers) }.map(\.label)
        return failure
    }
}
