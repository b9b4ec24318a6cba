import HeadwordJSON
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordSQLite
import HeadwordTestSupport
import Testing

@testable import HeadwordLexicon

@Suite struct RhymeTests {
    /// The pronunciations of an entry that the tables have, each with its lexical category.
    private static func pronunciations(of entry: HeadwordEntry) -> [(category: LexicalCategory?, text: String)] {
        let all = entry.pronunciations.map { (nil as LexicalCategory?, $0) }
        let single = entry.lexicalEntries.flatMap { part in part.pronunciations.map { (part.lexicalCategory, $0) } }
        return (all + single).filter { $0.1.source == SpokenHeadword.source && Transcription($0.1.text) != nil }
            .map { ($0.0, $0.1.text) }
    }

    /// All English entries of the small lexicon with a pronunciation.
    private static let spoken: Result<[HeadwordEntry], any Error> = Result {
        let lexicon = try FixtureLexicon.openCore()
        return try lexicon.numbers(of: .en).compactMap { try lexicon.entry(number: $0).map { HeadwordEntry($0) } }
            .filter { !pronunciations(of: $0).isEmpty }
    }

    @Test func everyPronunciationIsFoundByItsSpellingAndAmongItsRhymes() throws {
        let lexicon = try FixtureLexicon.openCore()
        let entries = try Self.spoken.get()
        #expect(entries.count > 100)
        for entry in entries {
            let headword = try #require(try lexicon.spokenHeadwords(spelledLike: entry.word).first)
            let expected = Self.pronunciations(of: entry)
            #expect(headword.word == entry.word)
            #expect(headword.lexicalCategories == entry.lexicalEntries.map(\.lexicalCategory))
            #expect(headword.pronunciations.map(\.lexicalCategory) == expected.map(\.category))
            #expect(headword.pronunciations.map(\.transcription.string) == expected.map(\.text))
            for pronunciation in headword.pronunciations {
                let members = try lexicon.rhymeFamily(pronunciation.family).members.filter { member in
                    member.word.string == entry.word && member.transcription == pronunciation.transcription
                        && member.lexicalCategory == pronunciation.lexicalCategory
                }
                // An entry may list the same pronunciation twice.
                #expect(Set(members.map(\.onset)) == [pronunciation.onset], "\(entry.word)")
                #expect(Set(members.map(\.stress.string)) == [pronunciation.sounds.stress], "\(entry.word)")
                #expect(members.allSatisfy { $0.place.isSameWord(as: headword.place) })
            }
        }
    }

    @Test func familiesHaveTheSameTailAndNeighboursANearOne() throws {
        let lexicon = try FixtureLexicon.openCore()
        var tails: [Int: [Phone]] = [:]
        for entry in try Self.spoken.get() {
            for pronunciation in try lexicon.spokenHeadwords(spelledLike: entry.word).flatMap(\.pronunciations) {
                let tail = try #require(Transcription(pronunciation.transcription.string)?.tail)
                #expect(tails[pronunciation.family, default: tail] == tail, "\(entry.word)")
                tails[pronunciation.family] = tail
            }
        }
        #expect(Set(tails.values).count == tails.count)
        for (family, tail) in tails {
            let rhymes = try lexicon.rhymeFamily(family)
            let near = tails.filter { $0.key != family }.mapValues { Phone.distance(tail, $0) }.compactMapValues { $0 }
            #expect(rhymes.neighbours.map(\.family) == near.keys.sorted())
            #expect(rhymes.neighbours.allSatisfy { near[$0.family] == $0.distance })
            let places = rhymes.members.map(\.place.number)
            #expect(places == places.sorted())
        }
    }

    /// A pronunciation of a headword, and how often its form was counted.
    fileprivate struct Heard: CustomTestStringConvertible {
        var word: String
        var sounds: String?
        var count = 0
        var category: LexicalCategory?
        var isObsolete = false

        var testDescription: String { "\(word) \(sounds ?? "-")" }
    }

    /// Whether the first word is said only like itself, among these headwords.
    private static func isAlone(_ heard: [Heard]) throws -> Bool {
        let counts = Dictionary(heard.map { ($0.word, $0.count) }) { first, _ in first }.filter { $0.value > 0 }
        let lexicon = try DraftLexicon.build { draft in
            draft.set(.init(source: "test", tokens: 1_000_000, floor: 1, counts: counts), of: .en)
            for one in heard {
                let headword = LexiconDraft.Headword(language: .en, word: one.word)
                let sense = Sense(
                    id: "test:\(one.word)",
                    definitions: ["what \(one.word) is"],
                    registers: one.isObsolete ? [.obsolete] : []
                )
                let entry = Entry(source: "test", senses: [sense])
                draft.add(entry, to: headword, as: one.category ?? .noun)
                guard let sounds = one.sounds else { continue }
                let source = SpokenHeadword.source
                draft.add(Pronunciation(text: sounds, region: .us, source: source), to: headword, as: one.category)
            }
        }
        return try #require(try lexicon.spokenHeadwords(spelledLike: heard[0].word).first).isAlone
    }

    @Test(
        arguments: [
            ([Heard(word: "love", sounds: "lʌv")], true),
            ([Heard(word: "thou", sounds: "ðaʊ", isObsolete: true)], false),
            ([Heard(word: "day", sounds: "deɪ", count: 900), Heard(word: "Day", sounds: "deɪ", count: 90)], true),
            ([Heard(word: "day", sounds: "deɪ", count: 900), Heard(word: "Day")], true),
            ([Heard(word: "polish", sounds: "ˈpɑlɪʃ"), Heard(word: "Polish", sounds: "ˈpoʊlɪʃ")], false),
            ([Heard(word: "english", sounds: "ˈɪŋɡlɪʃ", count: 9), Heard(word: "English", count: 9000)], false),
            (
                [
                    Heard(word: "use", sounds: "jus", category: .noun),
                    Heard(word: "use", sounds: "juz", category: .verb),
                    Heard(word: "USE", sounds: "jus"),
                ], false
            ),
        ]
    )
    fileprivate func aHeadwordIsAloneIfNoOtherChangesHowItIsSaid(heard: [Heard], isAlone: Bool) throws {
        #expect(try Self.isAlone(heard) == isAlone)
    }

    @Test func aHeadwordThatIsAloneIsSaidAsItsMatchesAre() throws {
        let lexicon = try FixtureLexicon.openCore()
        var alone = 0
        for entry in try Self.spoken.get() {
            let headword = try #require(try lexicon.spokenHeadwords(spelledLike: entry.word).first)
            guard headword.isAlone else { continue }
            let spelled = try lexicon.matches(of: entry.word).filter { $0.kind == .exact || $0.kind == .folded }
            let heard = spelled.flatMap { Self.pronunciations(of: $0.model) }.map(\.text)
            #expect(Set(heard.map(Sounds.init)) == Set(headword.pronunciations.map(\.sounds)), "\(entry.word)")
            #expect(spelled.first { !Self.pronunciations(of: $0.model).isEmpty }?.entry.word == entry.word)
            alone += 1
        }
        #expect(alone > 100)
    }

    // MARK: - Damage

    /// The rows of both tables of the small lexicon.
    private static func rows() throws -> (spoken: [[UInt8]], rhyme: [[UInt8]]) {
        func blobs(_ query: String, _ connection: borrowing SQLiteConnection) throws -> [[UInt8]] {
            let statement = try connection.prepare(query)
            var blobs: [[UInt8]] = []
            while try statement.step() { blobs.append(statement.withBytes(0) { Array($0) }) }
            return blobs
        }
        let connection = try SQLiteConnection(readingChecked: try FixtureLexicon.openCore().path)
        return (
            try blobs("SELECT headwords FROM spoken", connection), try blobs("SELECT family FROM rhyme", connection)
        )
    }

    @Test func aRowThatEndsEarlyIsDamaged() throws {
        let rows = try Self.rows()
        for row in rows.spoken {
            // An empty row is one without headwords.
            for length in 1..<row.count where SpokenHeadword.list(Array(row[..<length])) != nil {
                // What is left may be the first of several headwords.
                #expect(SpokenHeadword.list(row).map { $0.count > 1 } == true)
            }
        }
        for row in rows.rhyme {
            for length in 0..<row.count { #expect(RhymeFamily(Array(row[..<length])) == nil) }
        }
    }

    @Test func changedBytesAreNoCrash() throws {
        let rows = try Self.rows()
        var random = SplitMix(state: 23)
        for row in (rows.spoken + rows.rhyme).shuffled(using: &random).prefix(400) {
            for _ in 0..<50 {
                var row = row
                for _ in 0...Int.random(in: 0...3, using: &random) {
                    row[Int.random(in: row.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
                _ = SpokenHeadword.list(row)?.map { $0.pronunciations.map(\.sounds.names) }
                _ = RhymeFamily(row)?.members.map(\.word.string)
            }
        }
    }

    @Test(arguments: [
        "UPDATE rhyme SET family = x'FF'", "DELETE FROM rhyme", "UPDATE rhyme SET family = x'00FFFFFFFFFFFFFF7F'",
        "UPDATE rhyme SET family = x'020100FFFFFFFFFFFFFF7F00'",
    ])
    func damagedRhymesAreReported(change: String) throws {
        let lexicon = try Lexicon(path: try Self.rewritten(change))
        #expect(throws: LexiconFailure.damaged(path: lexicon.path, reason: "a list of rhymes cannot be read")) {
            try lexicon.rhymeFamily(1)
        }
    }

    @Test(arguments: ["x'FF'", "x'0161FFFFFFFFFFFFFF7F'", "x'0161010000000001FF0161010000'", "x'016101000000000100'"])
    func damagedPronunciationsAreReported(headwords: String) throws {
        let lexicon = try Lexicon(path: try Self.rewritten("UPDATE spoken SET headwords = \(headwords)"))
        #expect(throws: LexiconFailure.damaged(path: lexicon.path, reason: "a pronunciation cannot be read")) {
            try lexicon.spokenHeadwords(spelledLike: "better")
        }
    }

    /// Changes a copy of the small lexicon the way its builder would.
    private static func rewritten(_ change: String) throws -> String {
        let path = try TestFiles.temporaryDirectory() + "/lexicon.sqlite"
        try TestFiles.copy(try FixtureLexicon.openCore().path, to: path)
        try SQLiteConnection(writing: path).execute(change)
        try PageChecksum.write(to: path, pageSize: Format.pageSize)
        return path
    }
}
