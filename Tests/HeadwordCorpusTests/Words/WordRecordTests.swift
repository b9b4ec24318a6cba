import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

@testable import HeadwordCorpus
@testable import HeadwordCorpusBuilder

/// The records of the words of a corpus.
@Suite struct WordRecordTests {
    /// The words of the texts as they are written, with frequencies and documents.
    private static let forms = Corpora.naiveCounts(
        WordCorpus.texts.map { CorpusDocument($0) },
        .init(longestNgram: 1, includesPunctuation: true)
    )
    .lazy.filter { count in
        count.ngram.isTrueCase && Token.tokens(of: count.ngram.tokens[0]).allSatisfy { !$0.isPunctuation }
    }
    .reduce(into: [String: NgramCount]()) { $0[$1.ngram.tokens[0]] = $1 }

    /// Returns the usual spelling of a word, computed in the simplest possible way.
    private func trueCase(of form: String) -> String {
        func capitals(_ text: String) -> Int { text.count(where: \.isUppercase) }
        let others = Self.forms.filter { other, count in
            other.lowercased() == form.lowercased() && capitals(other) < capitals(form)
                && count.frequency >= Self.forms[form]?.frequency ?? 0
        }
        return others.max { ($0.value.frequency, $1.key) < ($1.value.frequency, $0.key) }?.key ?? form
    }

    @Test func everyWordIsDividedAsTheLexiconUsesItsTrueCase() throws {
        let lexicon = try FixtureLexicon.open()
        let table = Dictionary(grouping: try WordCorpus.table(WordCorpus.corpus.get())) { $0.wordform ?? "" }
        #expect(Set(table.keys) == Set(Self.forms.keys))
        for (form, count) in Self.forms {
            let records = try #require(table[form])
            let usages = try lexicon.usages(of: trueCase(of: form))
            #expect(records.reduce(0) { $0 + $1.frequency } == count.frequency, "\(form)")
            #expect(records.allSatisfy { $0.trueCase == trueCase(of: form) && $0.frequency > 0 }, "\(form)")
            for record in records where !usages.isEmpty {
                let usage = try #require(usages.first { $0.says(record) }, "\(form)")
                #expect(abs(usage.share * Double(count.frequency) - Double(record.frequency)) < 1)
                #expect(record.isEstimated == (usages.count > 1))
            }
        }
    }

    @Test(arguments: [("xyzzy", "xyzzy"), ("XYZZY", "xyzzy"), ("été", "été"), ("1,000", "1,000")])
    func aWordThatTheLexiconDoesNotKnowIsItsOwnLemma(form: String, lemma: String) throws {
        let records = try WordCorpus.table(WordCorpus.corpus.get()).filter { $0.wordform == form }
        #expect(records.map(\.lemma) == [lemma])
        #expect(records.first?.lexicalCategory == nil && records.first?.isEstimated == false)
    }

    @Test func lemmasNeedNotOccurThemselves() throws {
        var query = WordRecordQuery()
        query.lemmas = Selection(["knife", "hot"])
        query.collate = [.lemma, .wordform]
        query.order = [WordOrder(.member(.lemma), isDescending: true)]
        let rows = try WordCorpus.corpus.get().wordRecords(query).rows
        #expect(rows.map(\.lemma) == ["knife", "hot"])
        #expect(rows.map(\.wordform) == ["knives", "hotter"])
    }

    @Test func documentsAreKnownOfWholeFormsOnly() throws {
        let corpus = try WordCorpus.corpus.get()
        for record in try WordCorpus.table(corpus) {
            let form = try #require(record.wordform)
            let isWhole = record.frequency == Self.forms[form]?.frequency
            #expect(record.documentFrequency == (isWhole ? Self.forms[form]?.documentFrequency : nil))
            #expect(try corpus.documentFrequency(ofWordform: form) == Self.forms[form]?.documentFrequency)
        }
        #expect(try corpus.documentFrequency(ofWordform: "never") == nil)
    }

    @Test func punctuationIsNoWord() throws {
        let words = try WordCorpus.table(WordCorpus.corpus.get()).compactMap(\.wordform)
        #expect(!words.contains(",") && !words.contains("."))
        #expect(
            try WordCorpus.corpus.get().sum(of: WordRecordQuery()).frequency
                == WordCorpus.corpus.get().information.size.words
        )
    }

    @Test func aCorpusWithoutALexiconHasWordsToo() throws {
        let corpus = try Corpus(path: BuiltCorpora.path([Array("Dogs dogs, dogs.".utf8)]))
        #expect(try WordCorpus.table(corpus).map(\.lemma) == ["dogs", "dogs"])
        #expect(try corpus.reading(ofToken: "DOGS") == TokenReading(trueCase: "dogs", lemma: "dogs"))
    }

    @Test(arguments: [0, 1, 15])
    func mergedPartsHaveTheRecordsOfTheWhole(documents: Int) throws {
        let lexicon = try FixtureLexicon.open()
        let parts = [WordCorpus.texts.prefix(documents), WordCorpus.texts.dropFirst(documents)]
        let paths = try parts.map { try BuiltCorpora.path(Array($0), lexicon: lexicon) }
        let merged = try TestFiles.temporaryDirectory() + "/merged"
        try Corpus.merge(paths, to: merged, lexicon: lexicon)
        #expect(try WordCorpus.table(Corpus(path: merged)) == WordCorpus.table(WordCorpus.corpus.get()))
    }

    private static let divisions: [(UInt32, [Double], [UInt32])] = [
        (10, [0.5, 0.3, 0.2], [5, 3, 2]), (1, [0.5, 0.5], [1, 0]), (2, [0.4, 0.3, 0.3], [1, 1, 0]), (0, [1], [0]),
        (7, [1.0 / 3, 1.0 / 3, 1.0 / 3], [3, 2, 2]), (.max, [0.5, 0.5], [1 << 31, (1 << 31) - 1]),
    ]

    @Test(arguments: divisions)
    func countsAreDividedInWholeNumbers(count: UInt32, shares: [Double], parts: [UInt32]) {
        #expect(CountDivision.parts(of: count, by: shares) == parts)
    }
}

extension WordUsage {
    fileprivate func says(_ record: WordRecord) -> Bool {
        lemma == record.lemma && lexicalCategory == record.lexicalCategory
            && Set(grammaticalFeatures) == Set(record.grammaticalFeatures)
    }
}
