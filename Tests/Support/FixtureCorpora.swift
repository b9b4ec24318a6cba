package import HeadwordCorpus
internal import HeadwordCorpusBuilder
internal import HeadwordModel

/// Small corpora, counted by our counter: `open` from dated texts, `wiki` from word counts.
package enum FixtureCorpora {
    /// The texts of `open`, each with its year.
    package static let texts: [(year: String, text: String)] = [
        ("1999", "The war was long. In war and peace, swim. He said that one was different from the other."),
        ("2000", "World war is war; the cold war is no war. They swim, she swims, we swam in the sea."),
        ("2001", "The happy dog. Happy days! A happy end is different to others, and different from war."),
        ("2001", "Dogs run. The dogs ran, a dog runs. Polish your shoes; the Polish polish them. DOGS!"),
        ("2002", "The best war is a cold war? The happiest dog swims best. War."),
    ]

    /// The word counts of `wiki`, as words are written.
    package static let counts: [(word: String, frequency: UInt64)] = [
        ("the", 60_000), ("The", 9_000), ("dog", 900), ("dogs", 600), ("Dog", 40), ("swim", 70), ("swam", 30),
        ("swimming", 50), ("happy", 500), ("happiest", 12), ("Paris", 300), ("paris", 10), ("war", 800), ("War", 400),
        ("left", 1000), ("best", 700),
    ]
    /// The lowest frequency of a word in `wiki`.
    package static let floor: UInt64 = 10

    /// The library, built once for a process.
    package static var library: CorpusLibrary { get throws { CorpusLibrary(directory: try directory) } }

    /// The directory of the library.
    package static var directory: String { get throws { try built.get() } }

    private static let built = Result {
        let library = CorpusLibrary(directory: try TestFiles.temporaryDirectory())
        let lexicon = try FixtureLexicon.open()
        let documents = texts.map { year, text in
            CorpusDocument(Array(text.utf8), period: CorpusDate(year).flatMap { Period($0, .year) })
        }
        let counting = CorpusCounting(.init(includesPunctuation: true, memory: 1 << 24, workers: 1))
        let result = try counting.count(DocumentList(documents), in: library.directory)
        let writer = CorpusWriter(language: .en, sources: ["fixture"], lexicon: lexicon)
        if let open = CorpusName("open", in: .en) { try writer.write(result.counts, to: library.path(of: open)) }
        if let wiki = CorpusName("wiki", in: .en) {
            try writer.write(words: counts, floor: floor, to: library.path(of: wiki))
        }
        return library.directory
    }
}
