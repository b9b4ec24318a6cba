internal import HeadwordModel

/// Numbers the senses of the words of a dictionary, of which each may have several entries.
struct SenseIdentifiers {
    private struct Word: Hashable {
        var headword: LexiconDraft.Headword
        var category: LexicalCategory
    }

    private let source: String
    /// The number of senses of each word so far.
    private var counts: [Word: Int32] = [:]

    init(source: String) {
        self.source = source
    }

    /// Gives the senses of an entry, and their subsenses, identifiers.
    mutating func identify(
        _ senses: inout [Sense],
        of headword: LexiconDraft.Headword,
        as category: LexicalCategory
    ) {
        let word = Word(headword: headword, category: category)
        let spelling = HeadwordEntry.id(of: headword.word)
        let place = "\(source):\(headword.language.label).\(spelling).\(category.label)"
        for index in senses.indices {
            let number = counts[word, default: 0] + 1
            counts[word] = number
            senses[index].id = "\(place).\(number)"
            for subindex in senses[index].subsenses.indices {
                senses[index].subsenses[subindex].id = "\(place).\(number).\(subindex + 1)"
            }
        }
    }
}
