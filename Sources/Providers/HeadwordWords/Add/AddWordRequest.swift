package import HeadwordCore
internal import HeadwordJSON
package import HeadwordLayers
internal import HeadwordLexicon
internal import HeadwordModel

/// Say something of a word in a layer. (`words.add`)
package struct AddWordRequest: Request {
    /// The answer.
    package typealias Response = AddWordResponse

    /// The word as it is to be written.
    package var word = ""
    /// The layer.
    package var layer = ChangedLayer.session
    /// Whether the word is not to be used.
    package var isForbidden = false
    /// The word to use instead; nil if none is named.
    package var replacement: String?
    /// What else is said of the word.
    package var details = LayerEntryDetails()

    /// Creates an empty request.
    package init() {}

    /// Checks that a word to use instead is not what the request is about.
    package func check() throws {
        guard let replacement, replacement == word else { return }
        throw CallFailure.invalidParameter(
            Self.use.description.name,
            value: .string(replacement),
            expected: "a word other than 'word'"
        )
    }
}

// MARK: - Description

extension AddWordRequest {
    /// The maximum number of texts in a list.
    private static let longestList = 20

    private static let word = Parameter<String>.text(
        "word",
        "The word or phrase as it is written; without capitals, it stands for all capitalizations.",
        length: 1...LayerLimits.wordLength
    )
    private static let forbid = Parameter<Bool>.flag(
        "forbid",
        "Whether the word is not to be used, so that look-ups do not find it; false if absent."
    )
    private static let use = Parameter<String>.text(
        "use",
        "The word to use instead, which the error for this word suggests; it forbids this word.",
        length: 1...LayerLimits.wordLength
    )
    private static let language = Parameter<Language>.label(
        "language",
        "The language of the word; if absent, it is one of every language of the lexicon."
    )
    private static let lexicalCategory = Parameter<LexicalCategory>.label("lexicalCategory", "The lexical category.")
    private static let definition = Parameter<String>.text("definition", "What it means.", length: 1...1000)
    private static let examples = texts("examples", "Sentences that show it in use.", length: 500)
    private static let registers = Parameter<[Register]>.labels("registers", "The registers.", isFilter: false)
    private static let domains = Parameter<[Domain]>.labels("domains", "The subject fields.", isFilter: false)
    private static let notes = texts("notes", "Notes for people.", length: 500)
    private static let synonyms = texts("synonyms", "Words with the same meaning.", length: LayerLimits.wordLength)
    private static let see = texts("see", "Words to look up too.", length: LayerLimits.wordLength)
    private static let translations = Parameter<[Language: [String]]>.textsByLanguage(
        "translations",
        "Translations by language.",
        count: longestList,
        length: LayerLimits.wordLength
    )

    private static func texts(_ name: String, _ summary: String, length: Int) -> Parameter<[String]> {
        .texts(name, summary, count: longestList, length: length)
    }

    /// The method.
    package static let endpoint = Endpoint<Self>(
        method: "words.add",
        summary: "Adds a word to a layer above the lexicon, or forbids one there.",
        parameters: [
            word.required { $0.word = $1 },
            ChangedLayer.parameter.required { $0.layer = $1 },
            forbid.optional { $0.isForbidden = $1 },
            use.optional { ($0.isForbidden, $0.replacement) = (true, $1) },
            language.optional { $0.details.language = $1 },
            lexicalCategory.optional { $0.details.lexicalCategory = $1 },
            definition.optional { $0.details.definition = $1 },
            examples.optional { $0.details.examples = $1 },
            registers.optional { $0.details.registers = $1 },
            domains.optional { $0.details.domains = $1 },
            notes.optional { $0.details.notes = $1 },
            synonyms.optional { $0.details.synonyms = $1 },
            see.optional { $0.details.see = $1 },
            translations.optional { $0.details.translations = $1 },
        ],
        resultName: "AddedWord",
        failures: EndpointDescription.Failure.ofChanges,
        examples: [
            .init("A word of this connection", ["word": "zorple", "layer": "session", "definition": "a test word"]),
            .init("A preferred spelling", ["word": "e-mail", "layer": "session", "use": "email"]),
        ]
    )
}

// MARK: - Answering

extension AddWordRequest {
    func response(_ access: LayerAccess?, _ caller: Caller) async throws -> AddWordResponse {
        let files = try layer.files(access, for: caller)
        do {
            let entry = try entry
            guard let files else { return try response(adding: entry, to: caller) }
            let change = try await files.files.add(entry, to: files.layer)
            return AddWordResponse(change, to: layer)
        } catch let failure as LayerFailure {
            throw layer.failure(.layerUnwritable, failure.reason)
        }
    }

    private var entry: LayerEntry {
        get throws {
            var details = details
            if let replacement { details.see = [replacement] }
            return try LayerEntry(word, status: isForbidden ? .forbidden : .accepted, details)
        }
    }

    private func response(adding entry: LayerEntry, to caller: Caller) throws -> AddWordResponse {
        let words = caller.belonging { SessionLayer() }
        let line = entry.word(ofLayer: SessionLayer.name, line: 0)
        guard let isNew = words.add(line, bytes: entry.byteCount) else {
            let (count, bytes) = SessionLayer.limits
            throw layer.failure(
                .layerUnwritable,
                "A connection may have at most \(count) words of its own, of \(bytes) bytes together."
            )
        }
        return AddWordResponse(layer: layer.label, isAdded: isNew)
    }
}

/// What became of a word.
package struct AddWordResponse: JSONShaped, Sendable {
    var layer: String
    var file: String?
    var isAdded: Bool
    var removed: Int

    fileprivate init(_ change: LayerChange, to layer: ChangedLayer) {
        self.init(layer: layer.label, file: change.file, isAdded: change.isNew, removed: change.removed)
    }

    fileprivate init(layer: String, file: String? = nil, isAdded: Bool, removed: Int = 0) {
        self.layer = layer
        self.file = file
        self.isAdded = isAdded
        self.removed = removed
    }

    /// The layer, the file, and what changed.
    package static let shape = Shape<Self>([
        .required("layer") { $0.layer },
        .optional("file", "The file that has the word; absent if the connection has it.") { $0.file },
        .required("added", "Whether it is new there.") { $0.isAdded },
        .required("removed", "The number of lines that said the opposite, and were removed.") { $0.removed },
    ])
}
