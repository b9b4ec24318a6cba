internal import HeadwordModel

/// A column of `words.tsv`.
enum WordsColumn: Hashable {
    case word
    case language
    case pos
    case definition
    case example
    case register
    case domain
    case note
    case synonyms
    case see
    case status
    case translation(Language)

    private static let named: [String: WordsColumn] = [
        "word": .word, "language": .language, "pos": .pos, "definition": .definition, "example": .example,
        "register": .register, "domain": .domain, "note": .note, "synonyms": .synonyms, "see": .see, "status": .status,
    ]

    /// Reads the name of a column: `translation:de` has the translations into German.
    init(_ name: String) throws(LayerFailure) {
        let prefix = "translation:"
        if name.hasPrefix(prefix) {
            self = .translation(try label(String(name.dropFirst(prefix.count)), of: Language.self))
        } else if let column = Self.named[name] {
            self = column
        } else {
            throw .unknown("column", name, among: Self.named.keys.sorted() + [prefix + "de"])
        }
    }
}

extension WordsColumn {
    /// The name of the column.
    var name: String {
        if case .translation(let target) = self { return "translation:\(target.label)" }
        return "\(self)"
    }

    /// The columns of a new file, besides those for translations, in the order that people read best.
    static let usual: [WordsColumn] = [
        .word, .language, .pos, .status, .definition, .example, .register, .domain, .synonyms, .see, .note,
    ]
}

extension LayerFailure {
    /// Returns the failure for a name that is in no list.
    static func unknown(_ what: String, _ name: String, among names: some Collection<String>) -> LayerFailure {
        let hint = nearMisses(of: name, among: names, atMost: 1).first.map { "; did you mean '\($0)'?" } ?? ""
        return LayerFailure("'\(String(name.prefix(40)).escapingControls())' is not a \(what)\(hint)")
    }
}

/// Reads the label of a vocabulary.
func label<Label: Vocabulary>(_ text: String, of _: Label.Type = Label.self) throws(LayerFailure) -> Label {
    guard let label = Label(label: text) else {
        throw .unknown(Label.vocabularyName, text, among: Label.labels)
    }
    return label
}
