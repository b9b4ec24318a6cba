import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordJSON
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

/// `lexistats.corpora`, and which corpus answers.
@Suite struct CorporaTests {
    private static let questions: [(method: String, parameters: JSONValue)] = [
        ("lexistats.word", ["wordform": "dog"]), ("lexistats.words", ["wordform": "dog"]),
        ("lexistats.ngrams", ["tokens": "dog"]), ("lexistats.collocations", ["word": "dog"]),
        ("lexistats.trend", ["word": "dog"]),
    ]

    @Test func allCorporaAreListedWithWhatTheyHave() async throws {
        let answer = try await call("lexistats.corpora")
        #expect(
            answer.results == [
                [
                    "name": "open", "language": "en", "words": 82, "punctuation": 22, "documents": 5, "longestNgram": 4,
                    "includesPunctuation": true, "periods": ["1999", "2000", "2001", "2002"], "sources": ["fixture"],
                ],
                [
                    "name": "wiki", "language": "en", "words": 74412, "wordFloor": 10, "longestNgram": 1,
                    "includesPunctuation": false, "sources": ["fixture"],
                ],
            ]
        )
    }

    @Test(arguments: zip(questions.map(\.method), ["wiki", "wiki", "open", "open", "open"]))
    func wordsAreAskedOfWordCountsAndAllElseOfTexts(method: String, corpus: String) async throws {
        let question = try #require(Self.questions.first { $0.method == method })
        let metadata = try await call(method, question.parameters)["metadata"]
        #expect(metadata?["corpus"]?["name"] == .string(corpus))
        #expect(metadata?["sources"] == ["fixture"])
    }

    @Test(arguments: questions.map(\.method))
    func anUnknownCorpusIsNamedWithTheOnesThereAre(method: String) async throws {
        let question = try #require(Self.questions.first { $0.method == method })
        let error = try await failure(method, question.parameters.with("corpus", "mine"))
        #expect(error.code == 404 && error.data["reason"] == "noCorpus" && error.data["origin"] == "corpus")
        #expect(error.data["parameter"] == "corpus" && error.data["value"] == "mine")
        #expect(error.data["allowed"] == ["open", "wiki"])
        #expect(error.message == "There is no corpus 'mine' in English, only open (en), wiki (en).")
    }

    @Test(arguments: questions.map(\.method))
    func aLanguageWithoutCorpusIsNamedWithThoseThatHaveOne(method: String) async throws {
        let question = try #require(Self.questions.first { $0.method == method })
        let error = try await failure(method, question.parameters.with("language", "German"))
        #expect(error.code == 404 && error.data["reason"] == "languageNotAvailable")
        #expect(error.data["parameter"] == "language" && error.data["value"] == "de" && error.data["allowed"] == ["en"])
    }

    // MARK: Changes while the service runs

    @Test func aCorpusThatIsAddedReplacedOrDroppedIsSeenByTheNextCall() async throws {
        let corpora = try ChangingCorpora()
        let question: JSONValue = ["tokens": "tea"]
        #expect(try await corpora.call("lexistats.corpora", [:]).results == [])
        #expect(try await corpora.failure("lexistats.ngrams", question).data["reason"] == "languageNotAvailable")

        try corpora.write("open", [CorpusDocument("Tea, more tea.")])
        #expect(try await corpora.call("lexistats.ngrams", question).frequencies == [2])

        try corpora.write("open", [CorpusDocument("Tea."), CorpusDocument("Tea and tea."), CorpusDocument("Tea?")])
        #expect(try await corpora.call("lexistats.ngrams", question).frequencies == [4])
        #expect(try await corpora.call("lexistats.corpora", [:]).results("documents") == [3])

        try corpora.write("mine", in: .de, [CorpusDocument("Tee.")])
        let german: JSONValue = ["tokens": "TEE", "corpus": "mine", "language": "de"]
        #expect(try await corpora.call("lexistats.ngrams", german).frequencies == [1])

        let open = try #require(CorpusName("open", in: .en))
        #expect(try corpora.library.drop(open))
        #expect(try await corpora.failure("lexistats.ngrams", question).data["allowed"] == ["de"])
        #expect(try await corpora.call("lexistats.corpora", [:]).results("name") == ["mine"])
    }

    @Test func textsAnswerForWordsWhereThereAreNoWordCounts() async throws {
        let corpora = try ChangingCorpora()
        try corpora.write("open", [CorpusDocument("Tea.")])
        #expect(try await corpora.call("lexistats.word", ["wordform": "Tea"])["result"]?["frequency"] == 1)
        try corpora.write("wiki", words: ["Tea": 70])
        #expect(try await corpora.call("lexistats.word", ["wordform": "Tea"])["result"]?["frequency"] == 70)
    }

    // MARK: Damage

    @Test(arguments: [0, 7, 100, 2000])
    func aCorpusThatIsCutShortCannotBeRead(length: Int) async throws {
        let corpora = try ChangingCorpora()
        try corpora.write("open", FixtureCorpora.texts.map { CorpusDocument($0.text) })
        let bytes = try TestFiles.contents(of: corpora.path("open"))
        try TestFiles.write(Array(bytes.prefix(length)), to: corpora.path("open"))
        for (method, parameters) in Self.questions {
            let error = try await corpora.failure(method, parameters)
            #expect(error.code == 500 && error.data["reason"] == "corpusUnreadable")
            #expect(error.data["origin"] == "corpus")
            #expect(error.message.contains("open.en.corpus"))
        }
    }

    @Test func oneDamagedCorpusCostsThatCorpusAndNotTheList() async throws {
        let corpora = try ChangingCorpora()
        try corpora.write("open", [CorpusDocument("Tea.")])
        try corpora.write("broken", [CorpusDocument("Tea.")])
        try TestFiles.write(Array("HWCORPUS".utf8), to: corpora.path("broken"))
        let list = try await corpora.call("lexistats.corpora", [:])
        #expect(list.results("name") == ["open"])
        let broken = try #require(list["unreadable"]?[0])
        #expect(broken["name"] == "broken" && broken["language"] == "en")
        #expect(broken["reason"]?.text?.contains("broken.en.corpus") == true)
        #expect(try await corpora.call("lexistats.ngrams", ["tokens": "tea"]).frequencies == [1])
    }

    @Test func anyByteMayBeDamagedWithoutACrash() async throws {
        let corpora = try ChangingCorpora()
        let year = CorpusDate("1999").flatMap { Period($0, .year) }
        try corpora.write("open", FixtureCorpora.texts.map { CorpusDocument(Array($0.text.utf8), period: year) })
        let bytes = try TestFiles.contents(of: corpora.path("open"))
        let questions =
            Self.questions + [
                ("lexistats.words", ["limit": 500]), ("lexistats.ngrams", ["contains": "war", "size": 3]),
                ("lexistats.ngrams", ["contains": "war", "size": 2, "collate": "lemma"]),
            ]
        var generator = Generator(seed: 11)
        for _ in 0..<100 {
            var damaged = bytes
            for _ in 0..<8 {
                damaged[.random(in: damaged.indices, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            try TestFiles.write(damaged, to: corpora.path("open"))
            let (method, parameters) = try #require(questions.randomElement(using: &generator))
            do {
                _ = try await corpora.call(method, parameters)
            } catch let error as ErrorObject {
                #expect([404, 500].contains(error.code), "\(error.message)")
            }
        }
    }
}
