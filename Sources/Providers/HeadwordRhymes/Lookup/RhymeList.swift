internal import HeadwordCore
internal import HeadwordLexicon

/// The rhymes of one pronunciation, of which only the requested page is kept: each word once, in the order in which
/// they are added.
struct RhymeList: Sendable {
    /// The rhymes on the page.
    private(set) var rhymes: [RhymesResponse.Rhyme] = []
    /// The number of rhymes on all pages.
    private(set) var total = 0

    private let word: RhymePlace
    private let page: Page
    /// The number of each rhyme that may occur again, and its place.
    private var twins: [(place: RhymePlace, number: Int)] = []

    /// Creates an empty list of the rhymes of a word.
    init(of word: RhymePlace, page: Page) {
        self.word = word
        self.page = page
    }

    /// Adds the next rhyme, unless it is the word itself or differs only in case from one that was added; of those, the
    /// spelling without capitals is kept, if there is one.
    mutating func add(_ member: RhymeFamily.Member, as kind: RhymeKind) {
        guard !member.place.isSameWord(as: word) else { return }
        if member.place.twins != 0 {
            if let twin = twins.first(where: { $0.place.isSameWord(as: member.place) }) {
                return respell(twin.number, like: member.word)
            }
            twins.append((member.place, total))
        }
        if total >= page.offset, rhymes.count < page.limit { rhymes.append(.init(member: member, kind: kind)) }
        total += 1
    }

    private mutating func respell(_ number: Int, like word: SharedText) {
        let index = number - page.offset
        guard rhymes.indices.contains(index), word.string == word.string.lowercased() else { return }
        rhymes[index].member.word = word
    }
}
