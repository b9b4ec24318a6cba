internal import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordWork

/// All words of a lexicon with a pronunciation, grouped by how they end.
package struct RhymeIndex: Sendable {
    /// A word in one of its pronunciations.
    struct Member: Sendable {
        var word: String
        /// The lexical category that the pronunciation is limited to.
        var lexicalCategory: LexicalCategory?
        var transcription: String
        /// The Zipf value of the word's frequency, in hundredths; -1 if it was not counted.
        var zipf: Int16
    }

    /// Words with the same ending sounds.
    private struct Family: Sendable {
        var tail: [Phone]
        var members: Range<Int>
    }

    let lexicon: Lexicon
    private let members: [Member]
    private let families: [Family]

    /// Reads the pronunciations of a lexicon.
    init(of lexicon: Lexicon) throws {
        var families: [[Phone]: [Member]] = [:]
        for member in try lexicon.rhymeMembers() {
            guard let tail = Sounds(member.transcription)?.tail else { continue }
            families[tail, default: []].append(member)
        }
        var members: [Member] = []
        self.families = families.map { tail, family in
            let start = members.count
            members += family.sorted(by: Member.isBefore)
            return Family(tail: tail, members: start..<members.count)
        }
        self.members = members
        self.lexicon = lexicon
    }

    /// Returns the words with this ending or a near one: each family with its distance, the commonest words first.
    func families(
        near tail: [Phone],
        atMost furthest: Int
    ) throws -> [(distance: Int, members: ArraySlice<Member>)] {
        var near: [(distance: Int, members: ArraySlice<Member>)] = []
        var check = StopCheck()
        for family in families {
            if check.saysStop() { throw CallFailure.stopped }
            guard let distance = Phone.distance(tail[...], family.tail[...]), distance <= furthest else { continue }
            near.append((distance, members[family.members]))
        }
        return near
    }
}

extension RhymeIndex.Member {
    /// Whether a word precedes another: the commoner first, and of equally common words the one without capitals.
    static func isBefore(_ first: Self, _ second: Self) -> Bool {
        guard first.zipf == second.zipf else { return first.zipf > second.zipf }
        return (first.word.lowercased(), second.word) < (second.word.lowercased(), first.word)
    }
}

extension Lexicon {
    /// Returns the English words with a pronunciation of the source that is used.
    fileprivate func rhymeMembers() throws -> [RhymeIndex.Member] {
        var members: [RhymeIndex.Member] = []
        try forEachGlance(at: numbers(of: .en)) { glance in
            for (pronunciation, category) in try glance.pronunciations()
            where pronunciation.source == SpokenWord.source {
                members.append(
                    .init(
                        word: try glance.word(),
                        lexicalCategory: category,
                        transcription: pronunciation.text,
                        zipf: Int16(clamping: glance.zipf ?? -1)
                    )
                )
            }
        }
        return members
    }
}
