internal import HeadwordJSON
internal import HeadwordModel

/// The tags of a dictionary of Yomitan in our vocabularies.
struct YomitanTags {
    /// The number of columns of a row: name, category, order, notes, score.
    private static let columns = 5

    private let categories: [String: BroughtCategory]
    /// The parts of speech of tags that are described as such.
    private var partsOfSpeech: [String: BroughtCategory] = [:]

    init(_ categories: [String: BroughtCategory]) {
        self.categories = categories
    }

    /// Adds a row of a tag bank; returns why it cannot be read.
    mutating func add(_ row: JSONValue) -> String? {
        guard case .array(let cells) = row, cells.count == Self.columns, case .string(let name) = cells[0],
            case .string(let kind) = cells[1], case .string(let notes) = cells[3]
        else { return "expected a tag: a name, a category, an order, notes and a score" }
        if kind.lowercased() == "partofspeech", let category = category(named: name) ?? category(in: notes) {
            partsOfSpeech[name] = category
        }
        return nil
    }

    /// Returns the part of speech that a tag stands for; nil if it stands for something else.
    func category(_ tag: String) -> BroughtCategory? { partsOfSpeech[tag] ?? category(named: tag) }

    /// Returns the part of speech that a rule of inflection implies: `v5` is for verbs.
    static func category(rule: String) -> BroughtCategory? {
        if rule.hasPrefix("adj") { return BroughtCategory(.adjective) }
        if rule.hasPrefix("v") { return BroughtCategory(.verb) }
        return rule == "n" ? BroughtCategory(.noun) : nil
    }

    private func category(named name: String) -> BroughtCategory? {
        categories[name.lowercased()] ?? LexicalCategory(label: name).map(BroughtCategory.init)
    }

    /// Returns the first part of speech in a description: `transitive verb`.
    private func category(in notes: String) -> BroughtCategory? {
        guard notes.utf8.count <= BroughtText.longest else { return nil }
        return notes.split { !$0.isLetter }.lazy.compactMap { LexicalCategory(label: String($0)) }.first
            .map(BroughtCategory.init)
    }
}
