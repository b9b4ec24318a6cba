import Foundation
import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordSQLite
import HeadwordTestSupport
import Testing

@Suite struct MatchTests {
    private func found(_ word: String, by kind: MatchKind? = nil) throws -> [String] {
        try FixtureLexicon.open().matches(of: word, by: kind).map { "\($0.kind.label) \($0.entry.word)" }
    }

    @Test(arguments: [
        ("swim", ["exact swim"]), ("ice cream", ["exact ice cream"]), ("ice_cream", ["exact ice cream"]),
        // A capital may just begin a sentence, so spellings in another case are found as well, and marked as such.
        ("march", ["exact march", "folded March"]),
        ("March", ["exact March", "folded march"]),
        ("polish", ["exact polish", "folded Polish"]),
        ("SWIM", ["folded swim"]), ("a team", ["folded A-team"]), ("mother in law", ["folded mother-in-law"]),
        ("ateam", ["folded A-team"]),
        ("swam", ["lemma swim"]), ("children", ["lemma child"]), ("knives", ["lemma knife"]), ("Went", ["lemma go"]),
        ("looked up", ["lemma look up"]), ("ice creams", ["lemma ice cream"]), ("biggest", ["lemma big"]),
        // A headword is found together with the headwords that the word is a form of.
        ("saw", ["lemma see", "exact saw"]), ("better", ["exact better", "lemma good", "lemma well"]),
        ("worst", ["exact worst", "lemma bad", "lemma badly", "lemma ill"]), ("swim's", ["lemma swim"]),
        ("dogs'", ["lemma dog"]),
        ("xyzzy", []), ("swi", []), ("swimm", []), ("-", []), ("\0", []),
    ])
    func theLikeliestHeadwordIsFirst(word: String, expected: [String]) throws {
        let headwords = try found(word)
        #expect(headwords == expected)
    }

    @Test(arguments: [
        ("mice", ["lemma mouse"]), ("MICE", ["exact MICE"]), ("Mice", ["lemma mouse"]),
        ("nasa", ["folded NASA"]),
    ])
    func anAbbreviationDoesNotHideTheHeadwordOfAForm(word: String, expected: [String]) throws {
        let lexicon = try DraftLexicon.build { draft in
            for headword in ["mouse", "MICE", "NASA"] {
                draft.add(
                    Entry(source: "test", senses: [Sense(id: headword, definitions: ["a test"])]),
                    to: .init(language: .en, word: headword),
                    as: .noun
                )
            }
            draft.add(
                .init(
                    language: .en,
                    lemma: "mouse",
                    category: .noun,
                    form: InflectedForm(text: "mice", features: [.plural])
                )
            )
        }
        #expect(try lexicon.matches(of: word).map { "\($0.kind.label) \($0.entry.word)" } == expected)
    }

    @Test func aWayCanBeAskedFor() throws {
        #expect(try found("march", by: .exact) == ["exact march"])
        #expect(try found("March", by: .folded) == ["exact March", "folded march", "folded MArch"])
        #expect(try found("saw", by: .lemma) == ["lemma see"])
        #expect(try found("swam", by: .exact).isEmpty)
        #expect(try found("swim", by: .lemma).isEmpty)
    }

    @Test(arguments: [
        ("swam", LexicalCategory.verb, [GrammaticalFeature.past]), ("swum", .verb, [.pastParticiple]),
        ("swimming", .verb, [.presentParticiple]), ("swims", .verb, [.third, .singular, .present]),
        ("children", .noun, [.plural]), ("biggest", .adjective, [.superlative]), ("took", .verb, [.past]),
        ("taken", .verb, [.pastParticiple]), ("quicker", .adjective, [.comparative]),
    ])
    func anInflectedFormSaysWhatItIs(form: String, category: LexicalCategory, features: [GrammaticalFeature]) throws {
        let match = try #require(try FixtureLexicon.open().matches(of: form, by: .lemma).first)
        #expect(
            match.analyses.contains {
                ($0.lemma, $0.category, $0.features) == (match.entry.word, category, features)
            }
        )
    }

    @Test func onlyTheLexicalCategoriesThatHaveTheFormAreShown() throws {
        let match = try #require(try FixtureLexicon.open().matches(of: "swam").first)
        #expect(match.model.lexicalEntries.map(\.lexicalCategory) == [.verb])
    }
}

@Suite struct SuggestionTests {
    @Test(arguments: [
        ("serendipidy", "serendipity"), ("serendpity", "serendipity"), ("serrendipity", "serendipity"),
        ("esrendipity", "serendipity"), ("knief", "knife"), ("hoarse", "horse"), ("ice creem", "ice cream"),
        ("gigantik", "gigantic"),
    ])
    func aTypingErrorFindsTheWord(error: String, word: String) throws {
        #expect(try FixtureLexicon.open().suggestions(for: error).contains(word))
    }

    @Test func whatIsNearToNothingHasNoSuggestions() throws {
        #expect(try FixtureLexicon.open().suggestions(for: "qqqqqqqq").isEmpty)
        #expect(try FixtureLexicon.open().suggestions(for: "").isEmpty)
    }

    @Test func thereAreNoMoreSuggestionsThanAskedFor() throws {
        #expect(try FixtureLexicon.open().suggestions(for: "se", atMost: 2).count <= 2)
    }
}

@Suite struct LexiconFileTests {
    private func copy(_ change: (inout [UInt8]) -> Void) throws -> String {
        let path = try TestFiles.temporaryDirectory() + "/lexicon.sqlite"
        var bytes = try TestFiles.contents(of: FixtureLexicon.path)
        change(&bytes)
        try TestFiles.write(bytes, to: path)
        return path
    }

    @Test func aSoundLexiconIsVerified() throws {
        try FixtureLexicon.open().verify()
    }

    @Test func aMissingLexiconIsToldApart() {
        #expect(throws: LexiconFailure.missing(path: "/nonexistent")) { try Lexicon(path: "/nonexistent") }
    }

    @Test func aPipeAndADirectoryAreNamedAndNotOpened() throws {
        let directory = try TestFiles.temporaryDirectory()
        try #require(mkfifo(directory + "/pipe", 0o600) == 0)
        for path in [directory, directory + "/pipe"] {
            #expect(throws: LexiconFailure.unreadable(path: path, reason: "it is not a regular file")) {
                try Lexicon(path: path)
            }
        }
    }

    @Test func aFileThatIsNoLexiconIsRefused() throws {
        for bytes in [[], Array("not a database, but long enough to look at".utf8), [UInt8](repeating: 0, count: 5000)]
        {
            let path = try TestFiles.temporaryDirectory() + "/lexicon.sqlite"
            try TestFiles.write(bytes, to: path)
            guard case .damaged? = #expect(throws: LexiconFailure.self, performing: { try Lexicon(path: path) }) else {
                Issue.record("not refused as damaged")
                continue
            }
        }
    }

    @Test func anotherFormatVersionIsRefused() throws {
        // SQLite keeps the user version in bytes 60 to 63 of the file (sqlite.org/fileformat2.html, section 1.3).
        let path = try copy { $0[63] += 1 }
        #expect(throws: LexiconFailure.wrongVersion(path: path, found: Format.version + 1, wanted: Format.version)) {
            try Lexicon(path: path)
        }
    }

    @Test func aChangedTextIsReportedWhenItIsReadAndByVerifying() throws {
        let path = try copy { bytes in
            let word = Array("good luck in making unexpected".utf8)
            let start = bytes.indices.first { bytes[$0...].starts(with: word) } ?? 0
            bytes[start] = UInt8(ascii: "f")
        }
        let lexicon = try Lexicon(path: path)
        let reason = "a page does not match its checksum"
        #expect(throws: LexiconFailure.damaged(path: path, reason: reason)) {
            try lexicon.matches(of: "serendipity")
        }
        #expect(throws: LexiconFailure.self) { try lexicon.verify() }
        #expect(try lexicon.matches(of: "swim").first?.entry.word == "swim")
    }

    @Test func aLexiconWithoutChecksumsIsRefused() throws {
        let path = try copy { $0[20] = 0 }
        #expect(throws: LexiconFailure.self) { try Lexicon(path: path) }
    }

    /// Changes a copy of the small lexicon the way its builder would.
    private func rewritten(_ change: String) throws -> String {
        let path = try copy { _ in }
        try SQLiteConnection(writing: path).execute(change)
        try PageChecksum.write(to: path, pageSize: Format.pageSize)
        return path
    }

    @Test(arguments: [
        "UPDATE spelling SET rank = 9223372036854775807", "UPDATE spelling SET rank = -9223372036854775808",
        "UPDATE spelling SET headword = headword - 9223372036854775807",
        "UPDATE near SET body = zeroblob(length(body))",
        // Ten letters, each with about four billion headwords.
        "UPDATE trie SET nodes = x'6103FFFFFFFF0F6203FFFFFFFF0F6303FFFFFFFF0F6403FFFFFFFF0F6503FFFFFFFF0F'",
    ])
    func numbersThatCannotBeAreNoCrash(change: String) throws {
        let lexicon = try Lexicon(path: try rewritten(change))
        for word in ["swim", "swam", "left", "swimm", "A-team"] {
            _ = try? lexicon.matches(of: word)
            _ = try? lexicon.usages(of: word)
            _ = try? lexicon.suggestions(for: word)
        }
        for pattern in ["s*", "*"] {
            _ = try? lexicon.headwords(atMost: 3) { ($0.prefix, $0.pattern) = ("s", pattern) }
        }
        _ = try? lexicon.words(WordListQuery(), among: ["swim"])
    }

    @Test(arguments: [
        "DELETE FROM near WHERE kind = 'deletions'", "DELETE FROM near WHERE kind = 'sounds'",
        "UPDATE near SET body = x'' WHERE kind = 'deletions'",
        "UPDATE near SET body = zeroblob(length(body)) WHERE kind = 'words'",
        "UPDATE near SET body = x'FFFFFFFFFFFFFFFFFFFFFFFF' WHERE kind = 'words'",
    ])
    func aDamagedIndexIsReported(change: String) throws {
        let lexicon = try Lexicon(path: try rewritten(change))
        #expect(throws: LexiconFailure.self) { try lexicon.suggestions(for: "serendipty") }
        #expect(try lexicon.matches(of: "swim").first?.entry.word == "swim")
    }

    @Test(arguments: ["'-3'", "'99'", "'4000000000'", "'9223372036854775807'", "''"])
    func aLexiconThatCountsItsHeadwordsWronglyIsRefused(count: String) throws {
        let path = try rewritten("UPDATE property SET value = \(count) WHERE name = 'headwords.en'")
        guard case .damaged? = #expect(throws: LexiconFailure.self, performing: { try Lexicon(path: path) }) else {
            Issue.record("not refused as damaged")
            return
        }
    }

    /// `HEADWORD_FLIPS` sets how many bits are flipped, one at a time.
    @Test func aFlippedBitIsReportedAndNeverChangesAnAnswer() throws {
        let rounds = ProcessInfo.processInfo.environment["HEADWORD_FLIPS"].flatMap { Int($0) } ?? 60
        let answers = try Self.answers(of: try FixtureLexicon.open()).map { try $0.get() }
        let path = try copy { _ in }
        let file = try FileHandle(forUpdating: URL(filePath: path))
        let size = try file.seekToEnd()
        var (refused, reported, untouched) = (0, 0, 0)
        for round in 0..<rounds {
            // A prime step visits all parts of the file.
            let place = UInt64(round * 7_368_787 + 13) % size
            try file.seek(toOffset: place)
            let byte = try #require(try file.read(upToCount: 1)?.first)
            try file.write(byte ^ 1 << UInt8(round % 8), at: place)
            if let lexicon = try? Lexicon(path: path) {
                for (answer, sound) in zip(Self.answers(of: lexicon), answers) {
                    switch answer {
                    case .success(let answer):
                        #expect(answer == sound, "byte \(place)")
                        untouched += 1
                    case .failure(LexiconFailure.damaged(path, _)): reported += 1
                    case .failure(let failure): Issue.record("byte \(place): \(failure)")
                    }
                }
                #expect(throws: LexiconFailure.self, "byte \(place)") { try lexicon.verify() }
            } else {
                refused += 1
            }
            try file.write(byte, at: place)
        }
        print("\(rounds) flipped bits: \(refused) refused; answers: \(reported) reported, \(untouched) untouched")
        #expect(reported > 0 && untouched > 0)
    }

    /// Returns a lexicon's answers to queries of all kinds.
    private static func answers(of lexicon: Lexicon) -> [Result<String, any Error>] {
        ["swim", "march", "ice cream", "serendipity", "swam", "swimm"].flatMap { word in
            [
                Result { "\(try lexicon.matches(of: word))" },
                Result { "\(try lexicon.usages(of: word))" },
                Result { "\(try lexicon.suggestions(for: word))" },
                Result { "\(try lexicon.headwords(atMost: 3) { $0.pattern = "*\(word.prefix(2))*" })" },
            ]
        }
    }

    @Test func manyThreadsAskAtOnceWhileAnotherLexiconTakesItsPlace() async throws {
        let link = try TestFiles.temporaryDirectory() + "/current"
        try TestFiles.link(link, to: FixtureLexicon.path)
        let lexicon = try Lexicon(path: link)
        try TestFiles.link(link, to: "/nonexistent")
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    var found = 0
                    for _ in 0..<50 { found += try lexicon.matches(of: "swim").count }
                    return found
                }
            }
            for try await found in group { #expect(found == 50) }
        }
    }
}

extension FileHandle {
    fileprivate func write(_ byte: UInt8, at place: UInt64) throws {
        try seek(toOffset: place)
        try write(contentsOf: [byte])
    }
}
