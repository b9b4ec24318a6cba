internal import HeadwordLexicon
internal import HeadwordModel

/// A line of `words.tsv` while its cells are read.
struct WordsRecord {
    private let source: String
    private var spelling = ""
    private var language: Language?
    private var category: LexicalCategory?
    private var status = LayerWord.Status.accepted
    private var see: [String] = []
    private var sense: Sense
    private var translations: [TranslationGroup] = []

    /// - Parameter line: the number of the line, by which the sense is identified.
    init(source: String, line: Int) {
        self.source = source
        sense = Sense(id: "\(source):\(line)")
    }

    mutating func set(_ column: WordsColumn, to text: String) throws(LayerFailure) {
        switch column {
        case .word: spelling = text
        case .language: language = try label(text)
        case .pos: category = try label(text)
        case .definition: sense.definitions = [text]
        case .example: sense.examples = Self.list(text).map { Example(text: $0) }
        case .register: sense.registers = try Self.labels(text)
        case .domain: sense.domains = try Self.labels(text)
        case .note: sense.notes = Self.list(text).map { Note(text: $0) }
        case .synonyms: sense.synonyms = Self.list(text)
        case .see: see = Self.list(text)
        case .status: status = try Self.status(text)
        case .translation(let target): add(Self.list(text), in: target)
        }
    }

    private mutating func add(_ words: [String], in target: Language) {
        translations.append(
            TranslationGroup(target: target, source: source, translations: words.map { Translation($0) })
        )
    }

    /// Returns what the line says.
    func word() throws(LayerFailure) -> LayerWord {
        var sense = sense
        if status != .forbidden { sense.crossReferences = see.map { CrossReference(word: $0, type: .seeAlso) } }
        let isMeaningful = sense != Sense(id: sense.id)
        return LayerWord(
            try .layerWord(spelling),
            language: language,
            status: status,
            replacements: status == .forbidden ? see : [],
            lexicalCategory: category,
            sense: isMeaningful ? sense : nil,
            translations: translations.map { group in
                var group = group
                group.lexicalCategory = category
                group.gloss = sense.definitions.first
                return group
            }
        )
    }

    private static func list(_ text: String) -> [String] {
        text.split(separator: " | ").map(String.init)
    }

    private static func labels<Label: Vocabulary>(_ text: String) throws(LayerFailure) -> [Label] {
        var labels: [Label] = []
        for name in list(text) { labels.append(try label(name)) }
        return labels
    }

    /// A preferred word is an accepted one: its rivals name it as the word to use.
    private static let statuses: [String: LayerWord.Status] = [
        "accepted": .accepted, "preferred": .accepted, "forbidden": .forbidden,
    ]

    private static func status(_ text: String) throws(LayerFailure) -> LayerWord.Status {
        guard let status = statuses[text] else { throw .unknown("status", text, among: statuses.keys) }
        return status
    }
}
