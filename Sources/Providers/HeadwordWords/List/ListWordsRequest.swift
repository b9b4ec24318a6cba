package import HeadwordCore
internal import HeadwordJSON
package import HeadwordLexicon
package import HeadwordModel

/// Which words do the layers have? (`words.list`)
package struct ListWordsRequest: Request {
    /// The answer.
    package typealias Response = ListWordsResponse

    /// The layer; nil for all.
    package var layer: ListedLayer?
    /// The beginning of the words; empty for all.
    package var prefix = ""
    /// The language; nil for all.
    package var language: Language?
    /// The requested part of the list.
    package var page = Page(limit: defaultLimit)

    /// The default number of words in an answer.
    package static let defaultLimit = 100

    /// Creates a request for all words.
    package init() {}

    private static let layer = Parameter<ListedLayer>.label("layer", "The only layer; all layers if absent.")
    private static let prefix = Parameter<String>.text(
        "prefix",
        "The beginning of the words; case, diacritics, spaces and hyphens are ignored.",
        length: 1...128
    )
    private static let language = Parameter<Language>.label(
        "language",
        "The language of the words; words without a language are listed too. All languages if absent."
    )

    /// The method.
    package static let endpoint = Endpoint<Self>(
        method: "words.list",
        summary: "Lists the words of the layers above the lexicon: those of the nearest layer first, each in the order "
            + "of code points.",
        parameters: [
            layer.optional { $0.layer = $1 },
            prefix.optional { $0.prefix = $1 },
            language.optional { $0.language = $1 },
            Page.parameters("words", default: defaultLimit) { $0.page = $1 },
        ],
        resultName: "LayerWords",
        examples: [.init("All words", [:]), .init("Words of the project", ["layer": "project", "prefix": "zo"])]
    )
}

/// A layer whose words can be listed.
package enum ListedLayer: UInt8, Vocabulary {
    /// The words of the connection.
    case session
    /// The files of the project.
    case project
    /// The files of the user.
    case user
    /// The files of all teams.
    case team
    /// The files of the system.
    case system

    /// The name of a member in messages for people.
    package static let vocabularyName = "layer"
    /// The labels and their spellings.
    package static let table = VocabularyTable<Self>()

    /// Whether a layer is meant: that of a further team has a number in its name.
    fileprivate func includes(_ layer: Layer) -> Bool {
        layer.name == label || self == .team && layer.name.hasPrefix("team-")
    }
}

// MARK: - Answering

extension ListWordsRequest: LexiconAnswerable {
    /// False, since a layer may have 200,000 words.
    package var isQuick: Bool { false }

    /// Returns the part of the list, as the lexicon's layers say now.
    package func response(from lexicon: Lexicon) -> ListWordsResponse {
        let layers = lexicon.layers.layers.layers.filter { layer?.includes($0) ?? true }
        let rows = layers.flatMap(rows(of:))
        return ListWordsResponse(rows: Array(page.items(of: rows)), part: .init(page, total: rows.count))
    }

    private func rows(of layer: Layer) -> [ListWordsResponse.Row] {
        let key = prefix.isEmpty ? "" : Spelling.folded(Spelling.normalized(prefix))
        return layer.files.flatMap { file in
            file.words.filter { isMeant($0, key) }
                .map { ListWordsResponse.Row(layer: layer.name, file: file.path, word: $0) }
        }
        .sorted { $0.word.word.unicodeScalars.lexicographicallyPrecedes($1.word.word.unicodeScalars) }
    }

    private func isMeant(_ word: LayerWord, _ key: String) -> Bool {
        (language == nil || word.language == nil || word.language == language)
            && (key.isEmpty || Spelling.folded(word.word).hasPrefix(key))
    }
}

/// A part of the words of layers.
package struct ListWordsResponse: JSONShaped, Sendable {
    struct Row: Sendable {
        var layer: String
        var file: String
        var word: LayerWord
    }

    var rows: [Row]
    var part: ListMetadata.Part

    /// The words and what is said of them.
    package static let shape = Shape<Self>([
        .required("metadata") { ListMetadata(schema: "LayerWords/1", part: $0.part) },
        .required("results", each: row) { $0.rows },
    ])

    private static let row = Shape<Row>([
        .required("word", "The word as the layer writes it.") { $0.word.word },
        .required("layer", "The layer: session, project, user, team, team-2, ... or system.") { $0.layer },
        .optional("file", "The file; absent for a word of the connection.") { $0.file.isEmpty ? nil : $0.file },
        .required("status", as: .string(among: LayerWord.Status.allCases.map(\.rawValue))) { $0.word.status.rawValue },
        .list("use", "The words to use instead of a forbidden one, the best first.") { $0.word.replacements },
        .optional("language", "Absent if it is a word of every language.", as: .label(of: Language.self)) {
            $0.word.language?.label
        },
        .optional("lexicalCategory", as: .label(of: LexicalCategory.self)) { $0.word.lexicalCategory?.label },
        .optional("definition") { $0.word.sense?.definitions.first },
    ])
}
