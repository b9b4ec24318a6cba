import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Synchronization
import Testing

@testable import HeadwordCorpus
@testable import HeadwordCorpusBuilder

@Suite struct CorpusTests {
    private static let texts = BuiltCorpora.texts() + Corpora.drawn(documents: 3, words: 200)

    @Test(arguments: 1...4, [false, true])
    func aCorpusHasTheCountsItWasMadeOf(longest: Int, includesPunctuation: Bool) throws {
        let options = CorpusCounting.Options(longestNgram: longest, includesPunctuation: includesPunctuation)
        let corpus = try Corpus(path: BuiltCorpora.path(Self.texts, options))
        try corpus.verify()
        let expected = try Corpora.counts(of: Corpora.count(Self.texts, options))
        #expect(try BuiltCorpora.counts(of: corpus) == expected)
        for (index, count) in expected.enumerated() where index % 17 == 0 && !count.ngram.isTrueCase {
            let row = try #require(try corpus.count(of: count.ngram.tokens))
            #expect(row.tokens == count.ngram.tokens)
            #expect(row.frequency == count.frequency)
            #expect(row.documentFrequency == count.documentFrequency)
        }
    }

    @Test(arguments: [[], [""], ["tea", ""], ["nothing"], ["tea", "nothing"], ["a", "a", "a", "a", "a"]])
    func whatNeverOccursIsNotFound(tokens: [String]) throws {
        let corpus = try Corpus(path: BuiltCorpora.path(Self.texts))
        let row = try corpus.count(of: tokens)
        #expect(tokens == ["tea", ""] ? row?.tokens == ["tea"] : row == nil)
    }

    @Test func itTellsWhatItIs() throws {
        let lexicon = try FixtureLexicon.open()
        let texts = [Array("A b, a b. B".utf8), []]
        let corpus = try Corpus(path: BuiltCorpora.path(texts, sources: ["b", "a", "b"], lexicon: lexicon))
        let information = corpus.information
        #expect(information.language == .en)
        #expect((information.size.words, information.size.punctuation, information.size.documents) == (5, 2, 2))
        #expect(information.countsDocuments && information.includesPunctuation)
        #expect((information.longestNgram, information.wordFloor, information.ngramFloor) == (4, 1, 1))
        #expect(information.sources == ["a", "b"])
        #expect(information.lexiconDigest == lexicon.manifest.digest)
        #expect(information.distinctNgrams == [4, 5, 5, 4])
        #expect(information.distinctNgramsOfWords == [2, 1, 0, 0])
        #expect(information.distinctForms == 6)
        #expect(information.periods.isEmpty)
    }

    @Test func aCorpusOfNothingIsOne() throws {
        let corpus = try Corpus(path: BuiltCorpora.path([]))
        try corpus.verify()
        #expect(try BuiltCorpora.counts(of: corpus).isEmpty)
        #expect(try corpus.ngrams(NgramQuery(length: 3)) == NgramPage(total: 0))
        #expect(try corpus.count(of: ["a"]) == nil)
    }

    @Test func ngramsBelowTheFloorAreLeftOut() throws {
        let corpus = try Corpus(path: BuiltCorpora.path(Self.texts, ngramFloor: 3))
        let all = try Corpora.counts(of: Corpora.count(Self.texts, .init(includesPunctuation: true)))
        #expect(try BuiltCorpora.counts(of: corpus) == all.filter { $0.ngram.tokens.count == 1 || $0.frequency >= 3 })
        #expect(corpus.information.ngramFloor == 3)
    }

    @Test func equalCountsAreEqualBytes() throws {
        let first = try BuiltCorpora.path(
            Self.texts,
            .init(includesPunctuation: true, memory: 1 << 14),
            sources: ["a", "b"]
        )
        let second = try BuiltCorpora.path(Self.texts.reversed(), sources: ["b", "a"])
        #expect(try TestFiles.contents(of: first) == TestFiles.contents(of: second))
    }

    // MARK: Merging

    @Test(arguments: [0, 1, 20])
    func mergedPartsAreTheWholeByteByByte(firstDocuments: Int) throws {
        let parts = [
            try BuiltCorpora.path(Array(Self.texts[..<firstDocuments]), sources: ["b"]),
            try BuiltCorpora.path(Array(Self.texts[firstDocuments...]), sources: ["a", "b"]),
        ]
        let whole = try TestFiles.contents(of: BuiltCorpora.path(Self.texts, sources: ["a", "b"]))
        let merged = try TestFiles.temporaryDirectory() + "/merged"
        try Corpus.merge(parts, to: merged, lexicon: nil)
        #expect(try TestFiles.contents(of: merged) == whole)
        try Corpus.merge(parts.reversed(), to: parts[0], lexicon: nil)
        #expect(try TestFiles.contents(of: parts[0]) == whole)
    }

    @Test func corporaOfDifferentOptionsAreNotMerged() throws {
        let first = try BuiltCorpora.path(Self.texts)
        let others = [
            try BuiltCorpora.path(Self.texts, .init(includesPunctuation: false)),
            try BuiltCorpora.path(Self.texts, .init(longestNgram: 2, includesPunctuation: true)),
        ]
        let merged = try TestFiles.temporaryDirectory() + "/merged"
        for other in others {
            #expect(throws: CorpusFailure.incompatible(path: first, other: other)) {
                try Corpus.merge([first, other], to: merged, lexicon: nil)
            }
        }
    }

    @Test func aCorpusWithoutRareNgramsIsNotMerged() throws {
        let path = try BuiltCorpora.path(Self.texts, ngramFloor: 2)
        #expect(throws: CorpusFailure.incomplete(path: path)) { try Corpus.merge([path], to: path, lexicon: nil) }
    }

    // MARK: Words alone

    @Test func aListOfWordsIsACorpus() throws {
        let target = try TestFiles.temporaryDirectory() + "/corpus"
        let words = [("The", 700), ("the", 9000), ("don't", 800), ("a b", 900), ("Zoé", 501)].map {
            (word: $0.0, frequency: UInt64($0.1))
        }
        try CorpusWriter(language: .en).write(words: words, floor: 500, to: target)
        let corpus = try Corpus(path: target)
        try corpus.verify()
        #expect(corpus.information.size.words == 11901)
        #expect(corpus.information.wordFloor == 500 && !corpus.information.countsDocuments)
        #expect(try corpus.count(of: ["THE"]) == NgramRow(tokens: ["the"], frequency: 9700, documentFrequency: nil))
        #expect(try corpus.ngrams(NgramQuery(length: 1)).rows.map(\.tokens) == [["the"], ["don't"], ["zoé"]])
        #expect(try corpus.ngrams(NgramQuery(length: 2)) == NgramPage(total: 0))
        let form = try #require(try corpus.forms.number(of: "The"))
        #expect(try corpus.forms.text(of: corpus.forms.trueCase(of: form)) == "the")
        #expect(throws: CorpusFailure.incomplete(path: target)) {
            try Corpus.merge([target, target], to: target, lexicon: nil)
        }
    }

    // MARK: True case

    @Test func theTrueCaseIsThatOfAPlainSearch() throws {
        let corpus = try Corpus(path: BuiltCorpora.path(Self.texts + [Array("ab Ab AB aB AB ab Ab AB X x XX xX".utf8)]))
        let forms = corpus.forms
        for form in 0..<forms.count {
            let text = try forms.text(of: form)
            let capitals = text.filter(\.isUppercase).count
            let better = try (0..<forms.count).filter { other in
                try forms.token(of: other) == forms.token(of: form)
                    && forms.text(of: other).filter(\.isUppercase).count < capitals
            }
            .map { (try forms.frequency(of: $0), -(try forms.text(of: $0).filter(\.isUppercase).count), -$0) }.max {
                $0 < $1
            }
            let expected = try better.flatMap { try $0.0 >= forms.frequency(of: form) ? -$0.2 : nil } ?? form
            #expect(try forms.trueCase(of: form) == expected, "\(text)")
        }
    }

    @Test(arguments: [
        ("Books books", "Books", "books"), ("Paris Paris paris", "Paris", "Paris"), ("NATO", "NATO", "NATO"),
        ("THE The the The", "THE", "The"), ("THE The the The", "The", "The"), ("THE THE The", "THE", "THE"),
    ])
    func aFormLosesCapitalsThatAreNotUsual(text: String, form: String, trueCase: String) throws {
        let forms = try Corpus(path: BuiltCorpora.path([Array(text.utf8)])).forms
        let number = try #require(try forms.number(of: form))
        #expect(try forms.text(of: forms.trueCase(of: number)) == trueCase)
    }

    @Test func theFormsOfATokenAreTold() throws {
        let corpus = try Corpus(path: BuiltCorpora.path([Array("The tea. the".utf8), Array("the Tea".utf8)]))
        #expect(
            try corpus.forms(of: "THE") == [
                FormCount(text: "The", trueCase: "the", frequency: 1, documentFrequency: 1),
                FormCount(text: "the", trueCase: "the", frequency: 2, documentFrequency: 2),
            ]
        )
        #expect(try corpus.forms(of: "tea").map(\.trueCase) == ["tea", "tea"])
        #expect(try corpus.forms(of: "the tea").isEmpty && corpus.forms(of: "x").isEmpty)
    }

    // MARK: Periods

    private static let dated: [(key: String, mark: UInt8, frequency: UInt64, documents: UInt64)] = [
        ("coffee", 1, 3, 2), ("tea", 1, 9, 4), ("tea tea", 2, 2, 1), ("coffee", 5, 3, 2), ("tea", 5, 9, 4),
        ("coffee 2024", 6, 3, 2), ("tea 2023", 6, 5, 2), ("tea 2025", 6, 4, 2),
        ("2023", 7, 100, 5), ("2024", 7, 1 << 33, 7), ("2025", 7, 50, 2),
    ]

    @Test func aTrendHasAllPeriods() throws {
        let corpus = try Corpus(path: BuiltCorpora.path(Self.dated, size: CorpusSize(words: 12, documents: 6)))
        #expect(corpus.information.periods == ["2023", "2024", "2025"])
        #expect(try corpus.trend(of: "Tea").map(\.frequency) == [5, 0, 4])
        #expect(try corpus.trend(of: "tea").map(\.documentFrequency) == [2, 0, 2])
        #expect(try corpus.trend(of: "coffee").map(\.frequency) == [0, 3, 0])
        #expect(try corpus.trend(of: "milk").map(\.frequency) == [0, 0, 0])
        #expect(try corpus.trend(of: "tea").map(\.words) == [100, 1 << 33, 50])
        #expect(try corpus.trend(of: "tea").map(\.documents) == [5, 7, 2])
    }

    @Test func periodsAreMerged() throws {
        let size = CorpusSize(words: 12, documents: 6)
        let part = try BuiltCorpora.path(Self.dated, size: size)
        let merged = try TestFiles.temporaryDirectory() + "/merged"
        try Corpus.merge([part, part], to: merged, lexicon: nil)
        let doubled = Self.dated.map { ($0.key, $0.mark, $0.frequency * 2, $0.documents * 2) }
        let whole = try BuiltCorpora.path(doubled, size: CorpusSize(words: 24, documents: 12))
        #expect(try TestFiles.contents(of: merged) == TestFiles.contents(of: whole))
    }

    // MARK: What is refused

    @Test func whatDoesNotFitIsRefused() throws {
        let error = #expect(throws: CorpusFailure.self) {
            try BuiltCorpora.path([("tea", 1, 1 << 32, 1)], size: CorpusSize())
        }
        guard case .tooLarge(_, _, 1 << 32) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(
        arguments: [
            [("tea", 1, 0, 0)], [("tea", 1, 1, 2)], [("tea", 2, 1, 1)], [("tea cup", 2, 1, 1)], [("tea", 5, 1, 1)],
            [("a", 1, 1, 1), ("a b c", 3, 1, 1)], [("a", 1, 1, 1), ("a 2024", 6, 1, 1)], [("a", 8, 1, 1)],
        ] as [[(String, UInt8, UInt64, UInt64)]]
    )
    func countsThatCannotBeAreRefused(records: [(String, UInt8, UInt64, UInt64)]) {
        #expect(throws: CorpusFailure.self) { try BuiltCorpora.path(records, size: CorpusSize()) }
    }

    @Test func writingTellsHowFarItHasComeAndCanBeEnded() throws {
        let directory = try TestFiles.temporaryDirectory()
        let texts = DocumentList([CorpusDocument(Array("tea and cake".utf8))])
        let counts = try CorpusCounting(.init(workers: 1)).count(texts, in: directory).counts
        let last = Mutex<(done: Int, total: Int?)?>(nil)
        let cancelled = CorpusProgress(isCancelled: { true }, { _, _, _ in })
        #expect(throws: CorpusFailure.cancelled) {
            try CorpusWriter(language: .en).write(counts, to: directory + "/corpus", progress: cancelled)
        }
        #expect(try TestFiles.names(in: directory).isEmpty)
        let progress = CorpusProgress { stage, done, total in
            if stage == .writing { last.withLock { $0 = (done, total) } }
        }
        try CorpusWriter(language: .en).write(counts, to: directory + "/corpus", progress: progress)
        #expect(last.withLock { $0?.done } == Int(counts.count))
        #expect(last.withLock { $0?.total } == Int(counts.count))
    }

    @Test func nothingIsLeftOfACorpusThatCannotBeMade() throws {
        let directory = try TestFiles.temporaryDirectory()
        try TestFiles.write([1, 2, 3], to: directory + "/counts")
        #expect(throws: CorpusFailure.self) {
            try CorpusWriter(language: .en).write(CorpusCounts(path: directory + "/counts"), to: directory + "/corpus")
        }
        #expect(try TestFiles.names(in: directory) == ["counts"])
    }

    // MARK: Damage

    private func useAll(of corpus: Corpus) {
        var cursor = corpus.counts()
        while let count = try? cursor.next() { _ = try? corpus.count(of: count.ngram.tokens) }
        for length in 1...4 {
            var query = NgramQuery(length: length)
            query.includesPunctuation = true
            _ = try? corpus.ngrams(query)
            query.contains = ["tea"]
            query.order = [NgramOrder(.documentFrequency), NgramOrder(.tokens)]
            _ = try? corpus.ngrams(query)
        }
        var query = CollocationQuery(token: "tea")
        query.minimum = 1
        _ = try? corpus.collocations(query)
        _ = try? corpus.trend(of: "tea")
        for form in 0..<corpus.forms.count {
            _ = try? corpus.forms.text(of: corpus.forms.trueCase(of: form))
        }
    }

    @Test func aDamagedCorpusIsFoundAndNeverACrash() throws {
        let path = try BuiltCorpora.path(BuiltCorpora.texts(documents: 3, words: 12))
        let bytes = try TestFiles.contents(of: path)
        var generator = Generator(seed: 3)
        for _ in 0..<150 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                damaged[Int.random(in: 0..<bytes.count, using: &generator)] ^= .random(in: 1...255, using: &generator)
            }
            try BuiltCorpora.withFile(damaged) { path in
                #expect(throws: CorpusFailure.self) { try Corpus(path: path).verify() }
                if let corpus = try? Corpus(path: path) { useAll(of: corpus) }
            }
        }
        for count in stride(from: 0, to: bytes.count, by: 53) {
            try BuiltCorpora.withFile(Array(bytes[..<count])) { path in
                #expect(throws: CorpusFailure.self) { try Corpus(path: path) }
            }
        }
    }
}
