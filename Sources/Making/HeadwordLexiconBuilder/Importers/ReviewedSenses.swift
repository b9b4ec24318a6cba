internal import HeadwordModel

/// Corrections to single senses of a source, reviewed one by one.
struct ReviewedSenses {
    private struct Word: Hashable {
        var text: String
        var category: LexicalCategory
    }

    private struct Row {
        /// The beginning of the sense's definition.
        var beginning: String
        var change: Change
    }

    private enum Change: Equatable {
        case first
        case last
        case dropped
        case not(String)
        case with([String])
        case without([String])
        case means(String)
        case marked(Register)

        init?(_ text: Substring) {
            let parts = text.split(separator: " ", maxSplits: 1)
            switch (parts.first, parts.count > 1 ? String(parts[1]) : "") {
            case ("first", ""): self = .first
            case ("last", ""): self = .last
            case ("-", ""): self = .dropped
            case ("mark", let label):
                guard let register = Register(label: label) else { return nil }
                self = .marked(register)
            case ("not", let label): self = .not(label)
            case ("with", let words): self = .with(words.split(separator: " | ").map(String.init))
            case ("without", let words): self = .without(words.split(separator: " | ").map(String.init))
            case (":", let definition): self = .means(definition)
            default: return nil
            }
        }
    }

    private var rows: [Word: [Row]] = [:]

    /// Reads a table. The meanings of its changes are explained in the table itself.
    init(_ name: String, _ bytes: [UInt8]) throws {
        let table = try TabSeparatedTable(name, bytes, columns: 4)
        for row in table.rows {
            guard let category = LexicalCategory(label: row[1]), let change = Change(row[3][...]) else {
                throw row.failure("there is no such category or change")
            }
            rows[Word(text: row[0], category: category), default: []].append(Row(beginning: row[2], change: change))
        }
    }

    /// Corrects the senses of a headword and their subsenses.
    func correct(_ senses: inout [Sense], of word: String, as category: LexicalCategory) {
        guard rows[Word(text: word, category: category)] != nil else { return }
        var near: [NearWords.Meaning] = []
        correct(&senses, &near, of: word, as: category)
        for index in senses.indices { correct(&senses[index].subsenses, of: word, as: category) }
    }

    /// Corrects the senses of a headword, and the words near each of them. Rows that match no sense change nothing.
    func correct(
        _ senses: inout [Sense],
        _ near: inout [NearWords.Meaning],
        of word: String,
        as category: LexicalCategory
    ) {
        let rows = rows[Word(text: word, category: category)] ?? []
        let found = rows.compactMap { row in
            senses.firstIndex { $0.definitions.first?.hasPrefix(row.beginning) ?? false }.map { ($0, row.change) }
        }
        for (index, change) in found {
            switch change {
            case .first, .last, .dropped: break
            case .marked(let register):
                if !senses[index].registers.contains(register) { senses[index].registers.append(register) }
            case .not(let label): senses[index].removeLabel(label)
            case .means(let definition): senses[index].definitions = [definition]
            case .with(let words): senses[index].synonyms += words.filter { !senses[index].synonyms.contains($0) }
            case .without(let words):
                senses[index].synonyms.removeAll(where: words.contains)
                senses[index].antonyms.removeAll { words.contains($0.word) }
                if let place = near.firstIndex(where: { $0.sense == senses[index].id }) {
                    near[place].words.removeAll { words.contains($0.text) }
                }
            }
        }
        order(&senses, by: found.map { (senses[$0.0].id, $0.1) })
    }

    /// Drops senses, and moves others to the front, one after the other, or to the end.
    private func order(_ senses: inout [Sense], by changes: [(id: String, change: Change)]) {
        func ids(_ change: Change) -> [String] { changes.filter { $0.change == change }.map(\.id) }
        let (dropped, last) = (ids(.dropped), ids(.last))
        senses.removeAll { dropped.contains($0.id) }
        for id in ids(.first) {
            guard let index = senses.firstIndex(where: { $0.id == id }) else { continue }
            senses.insert(senses.remove(at: index), at: 0)
        }
        senses = senses.filter { !last.contains($0.id) } + senses.filter { last.contains($0.id) }
    }
}

extension Sense {
    fileprivate mutating func removeLabel(_ label: String) {
        domains.removeAll { $0.label == label }
        registers.removeAll { $0.label == label }
        regions.removeAll { $0.label == label }
        grammaticalFeatures.removeAll { $0.label == label }
    }
}
