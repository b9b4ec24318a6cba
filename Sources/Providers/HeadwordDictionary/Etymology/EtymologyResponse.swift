package import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel

/// The etymologies of the headwords of a word.
package struct EtymologyResponse {
    /// An etymology, as its source words it.
    struct Etymology {
        var source: StoredText
        var text: StoredText
    }

    /// The etymologies of a headword in one lexical category.
    struct Part {
        var category: LexicalCategory
        var etymologies: [Etymology]
    }

    /// A headword.
    struct Result {
        var match: Match
        /// The lexical categories that have etymologies.
        var parts: [Part]

        init(_ match: Match) {
            self.match = match
            parts = match.entry.lexicalEntries.map { lexicalEntry in
                let etymologies = lexicalEntry.entries.flatMap { entry in
                    entry.etymologies.map { Etymology(source: entry.source, text: $0) }
                }
                return Part(category: lexicalEntry.lexicalCategory, etymologies: etymologies)
            }
            .filter { !$0.etymologies.isEmpty }
        }
    }

    var results: [Result]
}

extension EtymologyResponse: JSONShaped {
    package static let shape = Shape<Self>.answer(
        { response in
            let etymologies = response.results.flatMap(\.parts).flatMap(\.etymologies)
            return AnswerMetadata(schema: "Etymology/1", sources: etymologies.map(\.source.string))
        },
        each: result
    ) { $0.results }

    private static let result = Shape<Result>.headword(
        { $0.match },
        parts: { $0.parts },
        category: { $0.category },
        Shape([
            .required("etymologies", "Those of one homograph after those of another.", each: etymology) {
                $0.etymologies
            }
        ])
    )

    private static let etymology = Shape<Etymology>([
        .required("text", "The etymology, as its source words it.") { $0.text },
        .list(
            "stages",
            "The stages of the word's history as far as the text lists them, the nearest first; found by rules, which "
                + "may err.",
            each: stage
        ) { EtymologyChain($0.text.string).stages },
        .required("source", "The source of this data; server.info describes it.") { $0.source },
    ])

    private static let stage = Shape<EtymologyChain.Stage>([
        .required("language", "The English name of the language: Middle English.") { String($0.language.name) },
        .optional("from", "The year in which the language began, about; negative before our era.") {
            $0.language.years?.lowerBound
        },
        .optional("to", "The year in which it ended, about.") { $0.language.years?.upperBound },
        .list(
            "forms",
            "The word in that language; absent if it is spelled as in the stage before. An asterisk marks a form that is not attested."
        ) {
            $0.forms
        },
        .optional("gloss", "What it meant there.") { $0.gloss },
        .flag("isUncertain", "Present if the source doubts this stage.") { $0.isUncertain },
    ])
}
