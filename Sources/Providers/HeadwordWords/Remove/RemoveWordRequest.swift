package import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLayers
internal import HeadwordLexicon
package import HeadwordModel

/// Say nothing more of a word in a layer. (`words.remove`)
package struct RemoveWordRequest: Request {
    /// The answer.
    package typealias Response = RemoveWordResponse

    /// The word as the layer writes it.
    package var word = ""
    /// The layer.
    package var layer = ChangedLayer.session
    /// The language whose lines are removed; nil for all lines.
    package var language: Language?

    /// Creates an empty request.
    package init() {}

    private static let word = Parameter<String>.text(
        "word",
        "The word or phrase as the layer writes it.",
        length: 1...LayerLimits.wordLength
    )
    private static let language = Parameter<Language>.label(
        "language",
        "Remove only lines that name this language; all lines about the word if absent."
    )

    /// The method.
    package static let endpoint = Endpoint<Self>(
        method: "words.remove",
        summary: "Removes all that a layer says of a word.",
        parameters: [
            word.required { $0.word = $1 },
            ChangedLayer.parameter.required { $0.layer = $1 },
            language.optional { $0.language = $1 },
        ],
        resultName: "RemovedWord",
        failures: EndpointDescription.Failure.ofChanges,
        examples: [.init("A word of this connection", ["word": "zorple", "layer": "session"])]
    )

    func response(_ access: LayerAccess?, _ caller: Caller) async throws -> RemoveWordResponse {
        guard let files = try layer.files(access, for: caller) else {
            let spelling = Spelling.normalized(word)
            let count = caller.belonging(SessionLayer.self)?.remove(spelling, language: language) ?? 0
            return RemoveWordResponse(layer: layer.label, files: [], removed: count)
        }
        do {
            let changes = try await files.files.remove(word, language: language, from: files.layer)
            let removed = changes.reduce(0) { $0 + $1.removed }
            return RemoveWordResponse(layer: layer.label, files: changes.map(\.file), removed: removed)
        } catch let failure as LayerFailure {
            throw layer.failure(.layerUnwritable, failure.reason)
        }
    }
}

/// What was removed.
package struct RemoveWordResponse: JSONShaped, Sendable {
    var layer: String
    var files: [String]
    var removed: Int

    /// The layer, the files, and the number of lines.
    package static let shape = Shape<Self>([
        .required("layer") { $0.layer },
        .list("files", "The files that had such lines; absent if none had.") { $0.files },
        .required("removed", "The number of removed lines; 0 if the layer said nothing of the word.") { $0.removed },
    ])
}
