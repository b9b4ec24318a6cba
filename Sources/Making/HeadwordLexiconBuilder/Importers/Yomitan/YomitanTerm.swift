internal import HeadwordJSON
internal import HeadwordModel

/// A row of a term bank.
struct YomitanTerm {
    /// Why a row cannot be read.
    struct Failure: Error {
        var reason: String
    }

    /// The columns, as messages name them, and the kinds of values that they may have.
    private static let columns: [(name: String, kinds: Set<String>)] = [
        ("the term", ["a string"]), ("the reading", ["a string"]), ("the definition tags", ["a string", "null"]),
        ("the rules", ["a string"]), ("the score", ["a number"]), ("the definitions", ["an array"]),
        ("the sequence", ["a number"]), ("the term tags", ["a string"]),
    ]

    let term: String
    let reading: String?
    let tags: [String]
    let rules: [String]
    /// The text of the definitions.
    private(set) var lines: [Substring] = []
    /// The words of which the term is a form.
    private(set) var lemmas: [String] = []
    /// The number of pictures.
    private(set) var pictures = 0

    /// Reads a row.
    init(_ row: JSONValue) throws(Failure) {
        guard case .array(let cells) = row, cells.count == Self.columns.count else {
            throw Failure(reason: "expected \(Self.columns.count) elements: a term and what belongs to it")
        }
        for (cell, column) in zip(cells, Self.columns) where !column.kinds.contains(cell.kindName) {
            let expected = column.kinds.sorted().joined(separator: " or ")
            throw Failure(reason: "\(column.name): expected \(expected), found \(cell.kindName)")
        }
        guard let term = Self.text(cells[0]).flatMap({ ArticleAddition.word($0.utf8) }) else {
            throw Failure(reason: "the term: expected a word of 1 to 255 bytes")
        }
        self.term = term
        reading = Self.text(cells[1]).flatMap { ArticleAddition.word($0.utf8) }
        tags = Self.words(cells[2]) + Self.words(cells[7])
        rules = Self.words(cells[3])
        guard case .array(let definitions) = cells[5] else { return }
        for definition in definitions { try add(definition) }
    }

    private mutating func add(_ definition: JSONValue) throws(Failure) {
        switch definition {
        case .string(let text): lines += text.split(whereSeparator: \.isNewline)
        case .object(let object): try add(object)
        case .array(let form):
            guard let lemma = form.first.flatMap(Self.text), let word = ArticleAddition.word(lemma.utf8) else {
                throw Failure(reason: "a definition: expected the word of which the term is a form")
            }
            lemmas.append(word)
        default: throw Failure(reason: "a definition: expected text or content, found \(definition.kindName)")
        }
    }

    private mutating func add(_ object: JSONObject) throws(Failure) {
        switch object.text("type") {
        case "text": lines += (object.text("text") ?? "").split(whereSeparator: \.isNewline)
        case "image": pictures += 1
        case "structured-content":
            var content = YomitanContent()
            content.add(object["content"] ?? .null)
            content.endLine()
            lines += content.lines.map { $0[...] }
            pictures += content.pictures
        case let type: throw Failure(reason: "a definition: '\((type ?? "").excerpt)' is not a type of content")
        }
    }

    private static func text(_ cell: JSONValue) -> String? {
        guard case .string(let text) = cell else { return nil }
        return text
    }

    private static func words(_ cell: JSONValue) -> [String] {
        text(cell)?.split(separator: " ").map(String.init) ?? []
    }
}
