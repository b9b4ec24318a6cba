internal import HeadwordModel

/// The words that a word comes from, the nearest first.
///
/// The list has the origins of all homographs of a word one after another. Only those of the first are taken: a stage of
/// the word's own language, past or present, begins the next homograph if an older or a foreign stage is before it.
struct EtymologyStages {
    /// A word that another comes from.
    struct Stage: Hashable {
        /// The English name of its language: `Middle English`.
        var language: String
        /// The word; an asterisk marks one that is not attested.
        var form: String
    }

    /// The names of a language and of its own past, from the present on.
    private static let lines: [Language: [String]] = [
        .en: ["English", "Middle English", "Old English"],
        .de: ["German", "Middle High German", "Old High German"],
    ]

    private let line: [String]
    private(set) var stages: [Stage] = []
    private var isComplete = false

    init(of language: Language) {
        line = Self.lines[language] ?? []
    }

    /// Adds the next stage of the list, unless the origins of the first homograph are complete.
    mutating func add(_ stage: Stage) {
        guard !isComplete, !stages.contains(stage) else { return }
        if begins(stage) { isComplete = true } else { stages.append(stage) }
    }

    private func begins(_ stage: Stage) -> Bool {
        guard let age = line.firstIndex(of: stage.language), let last = stages.last else { return false }
        guard let before = line.firstIndex(of: last.language) else { return true }
        return before > age || before == age && age > 0
    }

    /// The etymology in words: `from Middle English mous, from Old English mūs`; of a compound, `from skate and board`.
    /// Nil if nothing is known.
    var text: String? {
        guard !stages.isEmpty else { return nil }
        let own = stages.prefix { $0.language == line.first }.map(\.form)
        let parts = own.isEmpty ? [] : ["from " + own.joined(separator: " and ")]
        let others = stages.dropFirst(own.count).map { "from \($0.language) \($0.form)" }
        return (parts + others).joined(separator: ", ")
    }
}
