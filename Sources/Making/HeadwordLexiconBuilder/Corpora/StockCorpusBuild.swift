public import HeadwordCorpus
package import HeadwordCorpusBuilder
public import HeadwordLexicon
internal import HeadwordModel

/// Builds the stock corpora from packages.
public struct StockCorpusBuild: Sendable {
    /// A corpus that can be built.
    public enum Name: String, CaseIterable, Sendable {
        /// The word counts of an on-screen keyboard, from some hundred million words, most likely of Wikipedia.
        case wiki
        /// The word counts of the subtitles of films, of which English has 730 million words.
        case subtitles
        /// Texts on politics and religion, witticisms, and the prose of dictionaries.
        case open
    }

    /// N-grams of `open` that are rarer than this are left out: they are the most numerous and say the least.
    private static let ngramFloor: UInt64 = 2

    private let root: String
    private let lexicon: Lexicon
    private let library: CorpusLibrary

    /// Creates a build.
    ///
    /// - Parameters:
    ///   - root: the directory that holds the data, laid out as Debian's packages install it.
    ///   - lexicon: the lexicon in which words are looked up.
    ///   - library: where the corpora are stored.
    public init(root: String, lexicon: Lexicon, library: CorpusLibrary) {
        self.root = root
        self.lexicon = lexicon
        self.library = library
    }

    /// Returns the packages that hold the data of a corpus.
    public static func packages(for name: Name) -> [String] {
        switch name {
        case .wiki: unique(StockCorpus.wiki.flatMap(\.source.packages))
        case .subtitles: unique(StockCorpus.subtitles.flatMap(\.source.packages))
        case .open: unique(StockCorpus.open.flatMap(\.source.packages))
        }
    }

    /// Builds a corpus: `open` in English, word counts in each language that both the lexicon and the counts cover. An
    /// existing corpus of the same name is replaced in one step, once the new one is complete.
    ///
    /// - Returns: the names of the corpora that were built.
    /// - Throws: ``ImportFailure``, ``CorpusFailure`` or, if it is cancelled through the progress, `CancellationError`.
    package func run(_ name: Name, options: CorpusCounting.Options, progress: CorpusProgress) throws -> [CorpusName] {
        try library.makeDirectory()
        switch name {
        case .wiki: return try StockCorpus.wiki.compactMap { try makeWordCounts($0, name) }
        case .subtitles: return try StockCorpus.subtitles.compactMap { try makeWordCounts($0, name) }
        case .open: return [try makeTexts(options, progress)].compactMap(\.self)
        }
    }

    private func makeWordCounts(_ list: some WordCounts, _ name: Name) throws -> CorpusName? {
        guard lexicon.manifest.languages.contains(list.language),
            let name = CorpusName(name.rawValue, in: list.language)
        else { return nil }
        var root = DataRoot(root)
        let counts = try list.counts(in: &root)
        let writer = CorpusWriter(language: list.language, sources: [label(of: list.source)], lexicon: lexicon)
        try writer.write(
            words: counts.lazy.map { (word: $0.key, frequency: UInt64(clamping: $0.value)) },
            floor: UInt64(type(of: list).floor),
            to: library.path(of: name)
        )
        return name
    }

    private func makeTexts(_ options: CorpusCounting.Options, _ progress: CorpusProgress) throws -> CorpusName? {
        guard let name = CorpusName(Name.open.rawValue, in: .en) else { return nil }
        let texts = StockTexts(StockCorpus.open, root: root)
        let result = try CorpusCounting(options).count(texts, in: library.directory, progress: progress)
        let writer = CorpusWriter(
            language: .en,
            ngramFloor: Self.ngramFloor,
            sources: StockCorpus.open.map { label(of: $0.source) },
            lexicon: lexicon
        )
        try writer.write(result.counts, to: library.path(of: name), progress: progress)
        return name
    }

    /// Returns the id of a source, with the versions of its packages where they are known.
    private func label(of source: Source) -> String {
        let root = DataRoot(root)
        var parts = [source.id]
        for package in source.packages {
            if let version = root.version(ofPackage: package) { parts.append("\(package)=\(version)") }
        }
        return parts.joined(separator: " ")
    }
}

/// The documents of several bodies of text. Each body is read once the one before it has been counted.
private struct StockTexts: TextSource {
    private let texts: [any StockText]
    private let root: String
    private var place = 0
    private var readBefore = 0
    private var documents = DocumentList([])

    init(_ texts: [any StockText], root: String) {
        self.texts = texts
        self.root = root
    }

    /// The total is unknown, because texts are only measured as they are read.
    var position: (read: Int, total: Int?) { (readBefore + documents.position.read, nil) }

    mutating func next() throws -> SourceText? {
        while true {
            if let document = documents.next() { return document }
            guard place < texts.count else { return nil }
            readBefore += documents.position.read
            documents = DocumentList(try Self.documents(of: texts[place], below: root))
            place += 1
        }
    }

    private static func documents(of text: any StockText, below path: String) throws -> [CorpusDocument] {
        var documents: [CorpusDocument] = []
        do {
            var root = DataRoot(path)
            try text.forEachDocument(in: &root) { documents.append(CorpusDocument($0)) }
        } catch let failure as ImportFailure {
            throw CorpusFailure.text(path: failure.path, line: failure.line, reason: failure.reason)
        } catch {
            throw CorpusFailure.text(path: path, line: nil, reason: "\(error)")
        }
        guard !documents.isEmpty else {
            throw CorpusFailure.text(path: path, line: nil, reason: "\(text.source.id) has no documents")
        }
        return documents
    }
}
