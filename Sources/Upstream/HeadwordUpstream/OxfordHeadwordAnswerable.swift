package import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
package import OxfordAPI

/// A question about headwords that the Oxford Dictionaries API can also answer. If the API does not have the word as a
/// headword, it is asked for the headwords that the word is a form of.
package protocol OxfordHeadwordAnswerable: OxfordAnswerable, WordRequest {}

/// The maximum number of headwords that the API is asked for about one form, since each costs a call.
private let mostLemmas = 5

/// The failures of the call for lemmas that merely confirm that the word is not a headword. Not every language with
/// entries has lemmas.
private let addNothing: Set<OxfordFailure.Kind> = [.notFound, .unknownLanguage, .unknownRoute, .notOffered, .forbidden]

extension OxfordHeadwordAnswerable {
    /// Asks for the word; if it is not a headword, asks for the headwords that it is a form of.
    package func response(from service: any OxfordService) async throws -> UpstreamResponse {
        var response = try await headwords(from: service)
        try finish(&response)
        return response
    }

    private func headwords(from service: any OxfordService) async throws -> UpstreamResponse {
        guard query.match != .lemma else { return try await lemmas(from: service) }
        do {
            return try await headword(from: service)
        } catch let failure as OxfordFailure where failure.kind == .notFound && query.match == nil {
            do {
                return try await lemmas(from: service)
            } catch let second as OxfordFailure where addNothing.contains(second.kind) {
                throw failure
            }
        }
    }

    private func headword(from service: any OxfordService) async throws -> UpstreamResponse {
        var response = try await answer(to: try call(service.version), by: service)
        response.addMatches(of: query.word)
        try response.keep(query.match, of: query.word)
        try response.keep(lexicalCategories: query.wantedCategories, of: query.word)
        return response
    }

    /// Asks for each headword that the word is a form of, by the identifier that the API gave it. If one is
    /// unavailable, the others are kept, since they have been paid for.
    private func lemmas(from service: any OxfordService) async throws -> UpstreamResponse {
        let lemmas = try await query.lemmas(from: service)
        let asked = query.match == nil ? try call(service.version) : nil
        var found = FoundLemmas()
        for (index, lemma) in lemmas.enumerated() {
            let call = try question(about: lemma).call(service.version)
            // This call has been made already.
            guard call != asked else { continue }
            guard index < mostLemmas else {
                found.leaveOut(lemma)
                continue
            }
            do {
                found.add(try await headword(lemma, call, service))
            } catch let failure as OxfordFailure {
                try found.miss(lemma, because: failure)
            }
        }
        return try found.response(of: query.word)
    }

    private func question(about lemma: OxfordLemma) -> Self {
        var question = self
        (question.query.word, question.query.preservesCase, question.query.match) = (lemma.id.word, true, nil)
        return question
    }

    private func headword(
        _ lemma: OxfordLemma,
        _ call: OxfordCall,
        _ service: any OxfordService
    ) async throws -> UpstreamResponse {
        var response = try await answer(to: call, by: service)
        response.addMatches(of: query.word, analyses: lemma.analyses)
        try response.keep(lexicalCategories: query.wantedCategories, of: query.word)
        // A caller who asks for 'swam' does not want the noun 'swim'. If no lexical category matches, everything is
        // kept.
        var kept = response
        let categories = lemma.lexicalCategories.map(\.label)
        return (try? kept.keep(lexicalCategories: categories, of: query.word)) == nil ? response : kept
    }

    /// Returns one answer; throws if it has no results, which v2 may send.
    private func answer(to call: OxfordCall, by service: any OxfordService) async throws -> UpstreamResponse {
        let response = UpstreamResponse(try await service.answer(to: call, as: Body.self), version: service.version)
        guard response.rows.isEmpty else { return response }
        throw OxfordFailure(.notFound, "The Oxford Dictionaries API has nothing about '\(query.word)'.")
    }
}

extension WordQuery {
    /// The labels of the requested lexical categories, as answers write them; empty for all.
    fileprivate var wantedCategories: [String] {
        filter(Self.lexicalCategory.description.name, lexicalCategories.map(\.label)).values
    }
}

/// The results for the headwords that a word is a form of.
private struct FoundLemmas {
    private var response: UpstreamResponse?
    private var missing: [(word: String, failure: OxfordFailure)] = []
    /// The headwords that the API was not asked for.
    private var leftOut: [String] = []

    mutating func add(_ other: UpstreamResponse) {
        if response == nil { response = other } else { response?.append(other) }
    }

    /// Records a headword that is unavailable. That the API does not have it is not a failure.
    mutating func miss(_ lemma: OxfordLemma, because failure: OxfordFailure) throws {
        switch failure.kind {
        case .notFound: break
        case .cancelled: throw failure
        default: missing.append((lemma.id.word, failure))
        }
    }

    mutating func leaveOut(_ lemma: OxfordLemma) { leftOut.append(lemma.id.word) }

    func response(of word: String) throws -> UpstreamResponse {
        guard var response else {
            throw missing.first?.failure
                ?? OxfordFailure(.notFound, "The Oxford Dictionaries API has nothing about a headword of '\(word)'.")
        }
        let words = missing.map(\.word) + leftOut
        if let failure = missing.first?.failure {
            response.setMissing(words, because: failure)
        } else if !leftOut.isEmpty {
            response.setMissing(
                words,
                reason: "tooManyLemmas",
                "'\(word)' is a form of more than \(mostLemmas) headwords; only the first \(mostLemmas) were requested."
            )
        }
        return response
    }
}
