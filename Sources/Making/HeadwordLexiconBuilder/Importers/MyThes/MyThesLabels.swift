internal import HeadwordModel

/// The meanings of a thesaurus's labels. The table is `thesaurus-labels.tsv` in this folder.
struct MyThesLabels {
    /// The meaning of a label for the word next to it, or for all words of a meaning.
    struct Label {
        /// How a word is related to the headword.
        enum Role { case synonym, antonym, hypernym }

        var role = Role.synonym
        var category: LexicalCategory?
        var registers: [Register] = []
        var domains: [Domain] = []
    }

    private let table: [String: Label]

    init(of language: Language) throws {
        let name = "thesaurus-labels.tsv"
        let labels = try TabSeparatedTable(name, PackageResources.thesaurus_labels_tsv, columns: 3)
        var table: [String: Label] = [:]
        for row in labels.rows {
            guard let owner = Language(label: row[0]), let label = Label(row[2][...]) else {
                throw row.failure("'\(row[2])' is not a label")
            }
            if owner == language { table[row[1]] = label }
        }
        self.table = table
    }

    /// The meaning of a label, looked up as a whole or word by word (`fam. fig.`); nil if it is not a label.
    subscript(written: some StringProtocol) -> Label? {
        if let label = table[String(written)] { return label }
        let words = written.split(separator: " ").map { table[String($0)] }
        guard words.count > 1, !words.contains(where: { $0 == nil }) else { return nil }
        return words.reduce(into: Label()) { $0.add($1 ?? Label()) }
    }
}

extension MyThesLabels.Label {
    /// Reads `informal figurative`; `-` stands for no label.
    fileprivate init?(_ text: Substring) {
        for word in text.split(separator: " ").map(String.init) {
            switch word {
            case "-": break
            case "antonym": role = .antonym
            case "hypernym": role = .hypernym
            default:
                if let category = LexicalCategory(label: word) {
                    self.category = category
                } else if let register = Register(label: word) {
                    registers.append(register)
                } else if let domain = Domain(label: word) {
                    domains.append(domain)
                } else {
                    return nil
                }
            }
        }
    }

    /// Adds the meaning of another label.
    mutating func add(_ other: Self) {
        if other.role != .synonym { role = other.role }
        category = category ?? other.category
        registers = unique(registers + other.registers)
        domains = unique(domains + other.domains)
    }
}
