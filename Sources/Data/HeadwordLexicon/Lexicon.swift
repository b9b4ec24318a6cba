public import HeadwordModel
internal import Synchronization

/// The embedded lexicon: one file, opened read-only, that any number of threads may query at once.
///
/// Look-ups are synchronous and take microseconds.
public final class Lexicon: Sendable {
    /// The name of the link to the newest lexicon in a directory.
    public static let currentName = "current"

    /// The path of the file, with symbolic links resolved.
    public let path: String
    /// The contents and the sources of the file.
    public let manifest: Manifest
    /// The layers above the file.
    public let layers: LiveLayers
    /// The file, which lexicons with other layers share.
    private let file: OpenLexicon
    /// Whether dated content, which is left out by default, is included.
    private let includesDated: Bool
    /// The maximum number of cached lists, some tens of kilobytes each.
    private static let listsKept = 16

    /// The parts of the index of definitions that were read so far.
    var glossBlocks: GlossBlocks { file.glossBlocks }

    /// Returns the languages into which a language is translated, which are found when they are first requested.
    func knownTargets(
        of language: Language,
        orFind find: () throws -> [LabelCount<Language>]
    ) rethrows -> [LabelCount<Language>] {
        if let targets = file.knownTargets.withLock({ $0[language] }) { return targets }
        let targets = try find()
        file.knownTargets.withLock { $0[language] = targets }
        return targets
    }

    /// Opens a lexicon.
    ///
    /// - Parameter layers: the layers above it.
    /// - Throws: ``LexiconFailure`` if the file is missing, unreadable, not a lexicon, damaged or of another format
    ///   version.
    public convenience init(path: String, layers: LiveLayers = LiveLayers()) throws {
        try self.init(path: path, layers, includingDated: false)
    }

    /// Opens a lexicon, with or without what old sources say of peoples, religions, bodies and minds.
    private init(path: String, _ layers: LiveLayers, includingDated includesDated: Bool) throws {
        // A link may point elsewhere by the time another connection is opened; this lexicon stays with its file.
        let path = try FileSystem.resolved(path)
        let knownKeys = KnownKeys()
        let reader = try LexiconReader(path: path, includingDated: includesDated, knownKeys)
        self.path = path
        self.layers = layers
        self.includesDated = includesDated
        manifest = try reader.manifest()
        file = OpenLexicon(reader, knownKeys)
    }

    /// Creates a lexicon with other layers above the same file.
    private init(_ other: Lexicon, _ layers: LiveLayers) {
        path = other.path
        manifest = other.manifest
        self.layers = layers
        file = other.file
        includesDated = other.includesDated
    }

    /// Returns the same lexicon below the words of a connection.
    package func below(_ words: SessionLayer) -> Lexicon {
        Lexicon(self, words.layers(above: layers))
    }

    /// Returns the same lexicon with what old sources say of peoples, religions, bodies and minds.
    public func withDated() throws -> Lexicon {
        if includesDated { return self }
        if let dated = file.dated.withLock({ $0 }) { return Lexicon(dated, layers) }
        let opened = try Lexicon(path: path, layers, includingDated: true)
        file.dated.withLock { $0 = opened }
        return opened
    }

    /// Returns the headwords that a word leads to, each with how it was found.
    ///
    /// - Parameters:
    ///   - kind: the only kind of match to look for. With nil, headwords that are spelled like the word and headwords
    ///     that it is a form of are found together.
    ///   - word: the word as written.
    ///   - preservingCase: whether capitals are part of the word, so that `March` does not lead to `march`.
    /// - Returns: the matches, the likeliest first; empty if there are none.
    public func matches(
        of word: String,
        in language: Language = .en,
        by kind: MatchKind? = nil,
        preservingCase: Bool = false
    ) throws -> [Match] {
        let word = Spelling.normalized(word)
        let isWanted: (Match) -> Bool = { !preservingCase || $0.preservesCase(of: word) }
        return try read { reader in
            if reader.layers.forbids(word, in: language) { return [] }
            guard let kind else { return try reader.candidates(for: word, in: language, where: isWanted) }
            return try reader.matches(of: word, in: language, by: kind).filter(isWanted)
        }
    }

    /// Drops headwords that differ in more than case if there is one spelled exactly like the word.
    static func nearest(_ matches: [Match], to word: String) -> [Match] {
        guard matches.first?.kind == .exact else { return matches }
        let lowercased = word.lowercased()
        return matches.filter { $0.entry.word.lowercased() == lowercased }
    }

    /// Checks the whole file: its structure, its digest, and that every entry can be read and found by its headword.
    ///
    /// - Parameter progress: called periodically with the number of entries checked.
    /// - Throws: ``LexiconFailure`` for the first problem found.
    public func verify(progress: (Int) -> Void = { _ in }) throws {
        let reader = try LexiconReader(path: path)
        try reader.checkStructure()
        let digest = try reader.digest()
        guard digest == manifest.digest else {
            let reason = "its contents have the digest \(digest), not \(manifest.digest)"
            throw LexiconFailure.damaged(path: path, reason: reason)
        }
        let finder = try LexiconReader(path: path)
        var checked = 0
        try reader.forEachEntry { entry in
            guard HeadwordEntry(entry).storedBytes == Array(entry.bytes) else {
                throw LexiconFailure.damaged(path: path, reason: "the entry '\(entry.word)' cannot be read")
            }
            let found = try finder.spellingMatches(of: entry.word, in: entry.language)
            guard found.contains(where: { $0.entry == entry }) else {
                throw LexiconFailure.damaged(path: path, reason: "the headword '\(entry.word)' is not found")
            }
            checked += 1
            if checked.isMultiple(of: 1000) || checked == manifest.headwords { progress(checked) }
        }
        guard checked == manifest.headwords else {
            throw LexiconFailure.damaged(path: path, reason: "it has \(checked) headwords, not \(manifest.headwords)")
        }
    }

    /// Returns the trie of a language, which is loaded on first use.
    func trie(of language: Language, _ direction: Trie.Direction = .forward) throws -> Trie {
        let key = OpenLexicon.TrieKey(language: language, direction: direction)
        if let trie = file.tries.withLock({ $0[key] }) { return trie }
        let trie = try read { reader in try reader.trie(of: language, direction) }
        file.tries.withLock { $0[key] = trie }
        return trie
    }

    /// Returns the spellings of a language, which are loaded on first use.
    func spellings(of language: Language) throws -> SpellingTexts {
        if let texts = file.spellings.withLock({ $0[language] }) { return texts }
        let texts = try read { reader in try reader.spellings(of: language) }
        file.spellings.withLock { $0[language] = texts }
        return texts
    }

    /// Returns the index of misspellings of a language, which is loaded on first use.
    func nearIndex(of language: Language) throws -> NearIndex {
        if let index = file.nearIndexes.withLock({ $0[language] }) { return index }
        let size = try read { reader in try reader.nearRow(.size, 0, of: language) }
        do {
            let index = try size.isEmpty ? NearIndex.empty() : NearIndex(size: size)
            file.nearIndexes.withLock { $0[language] = index }
            return index
        } catch {
            throw LexiconFailure.damaged(path: path, reason: Self.nearDamage)
        }
    }

    /// Returns the word-list index of a language, which is loaded on first use.
    func wordIndex(of language: Language) throws -> WordIndex {
        if let index = file.wordIndexes.withLock({ $0[language] }) { return index }
        let index = try read { reader in
            try reader.wordIndex(
                of: language,
                firstID: manifest.firstID(of: language),
                count: manifest.headwordsByLanguage[language] ?? 0
            )
        }
        file.wordIndexes.withLock { $0[language] = index }
        return index
    }

    /// Returns the cached places of a query.
    func recentPlaces(of query: WordListQuery) -> PlaceSet? {
        file.recentLists.withLock { lists in
            guard let index = lists.firstIndex(where: { $0.query == query }) else { return nil }
            let list = lists.remove(at: index)
            lists.insert(list, at: 0)
            return list.places
        }
    }

    /// Caches the places of a query.
    func keep(_ places: PlaceSet, of query: WordListQuery) {
        file.recentLists.withLock { lists in
            if lists.count == Self.listsKept { lists.removeLast() }
            lists.insert((query, places), at: 0)
        }
    }

    /// Calls `body` with a connection that no other thread uses meanwhile.
    func read<Result>(
        _ body: (LexiconReader) throws -> Result
    ) throws -> Result {
        let reader: LexiconReader
        if let free = file.idle.withLock({ $0.popLast() }) {
            reader = free
        } else {
            reader = try LexiconReader(path: path, includingDated: includesDated, file.knownKeys)
        }
        defer { file.idle.withLock { $0.append(reader) } }
        reader.follow(layers)
        return try body(reader)
    }
}
