internal import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordWork

extension RhymesProvider {
    /// All words with a pronunciation, grouped by how they end.
    struct Index: Sendable {
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

        private let members: [Member]
        private let families: [Family]

        /// Returns the words with this ending or a near one: each family with its distance, the commonest words first.
        func families(
            near tail: [Phone],
            atMost furthest: Int
        ) throws -> [(distance: Int, members: ArraySlice<Member>)] {
            var near: [(distance: Int, members: ArraySlice<Member>)] = []
            var check = StopCheck()
            for family in families {
                if check.saysStop() { throw CallFailure.stopped }
                guard let distance = RhymesProvider.distance(tail[...], family.tail[...]), distance <= furthest else {
                    continue
                }
                near.append((distance, members[family.members]))
            }
            return near
        }

        init(_ entries: some Sequence<Member>) {
            var families: [[Phone]: [Member]] = [:]
            for entry in entries {
                guard let tail = Sounds(entry.transcription)?.tail else { continue }
                families[tail, default: []].append(entry)
            }
            var members: [Member] = []
            self.families = families.map { tail, family in
                let start = members.count
                members += family.sorted(by: Member.isBefore)
                return Family(tail: tail, members: start..<members.count)
            }
            self.members = members
        }
    }
}

extension RhymesProvider.Index {
    /// Reads the pronunciations of a lexicon.
    init(of lexicon: Lexicon) throws {
        self.init(
            try lexicon.said(lexicon.numbers(of: .en))
        )
    }
}

extension RhymesProvider.Index.Member {
    /// Whether a word precedes another: the commoner first, and of equally common words the one without capitals.
    static func isBefore(_ first: Self, _ second: Self) -> Bool {
        guard first.zipf == second.zipf else { return first.zipf > second.zipf }
        return (first.word.lowercased(), second.word) < (second.word.lowercased(), first.word)
    }
}

extension Lexicon {
    fileprivate func said(_ numbers: Range<Int>) throws -> [RhymesProvider.Index.Member] {
        var members: [RhymesProvider.Index.Member] = []
        try forEachGlance(at: numbers) { glance in
            for (pronunciation, category) in try glance.pronunciations()
            where pronunciation.source == RhymesProvider.source {
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
