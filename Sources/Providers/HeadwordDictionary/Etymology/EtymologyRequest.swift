package import HeadwordCore
internal import HeadwordJSON
package import HeadwordLexicon

/// Where does a word come from? (`dictionary.etymology`)
package struct EtymologyRequest: WordRequest {
    package typealias Response = EtymologyResponse

    /// The word and how its headword is found.
    package var query = WordQuery()

    package init() {}

    package static let endpoint = Endpoint<Self>(
        method: "dictionary.etymology",
        summary: "Tells where a word comes from, also as the stages of its history.",
        parameters: [.word, .language, .lexicalCategory, .match, .preserveCase, .suggestions],
        resultName: "Etymology",
        failures: [
            .init(
                code: 404,
                message: "No such headword or language, or no source tells where it comes from.",
                reasons: [.noEtymology]
            )
        ],
        examples: [
            .init("The history of a word", ["word": "chocolate"], needs: "a source of etymologies, as the set core has")
        ]
    )
}

extension EtymologyRequest: LexiconAnswerable {
    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no answer.
    package func response(from lexicon: Lexicon) throws -> EtymologyResponse {
        let matches = try query.matches(in: lexicon)
        let results = matches.map(EtymologyResponse.Result.init).filter { !$0.parts.isEmpty }
        guard !results.isEmpty else { throw query.noAnswer("etymology", reason: .noEtymology) }
        return EtymologyResponse(results: results)
    }
}
