internal import HeadwordModel
internal import Synchronization

/// An open file, and what was read from it so far.
final class OpenLexicon: Sendable {
    struct TrieKey: Hashable {
        var language: Language
        var direction: Trie.Direction
    }

    /// The keys of the file.
    let knownKeys: KnownKeys
    /// Connections that no thread is using.
    let idle: Mutex<[LexiconReader]>
    /// The same file with dated content; nil until it is first requested.
    let dated = Mutex<Lexicon?>(nil)
    /// The tries loaded so far.
    let tries = Mutex<[TrieKey: Trie]>([:])
    /// The indexes of misspellings of the languages for which words have been suggested.
    let nearIndexes = Mutex<[Language: NearIndex]>([:])
    /// The spellings of the languages that were searched for matches.
    let spellings = Mutex<[Language: SpellingTexts]>([:])
    /// The parts of the index of definitions that were read so far.
    let glossBlocks = GlossBlocks()
    /// The languages into which each language is translated, as far as they have been requested.
    let knownTargets = Mutex<[Language: [LabelCount<Language>]]>([:])
    /// The word-list indexes of the languages for which lists have been requested.
    let wordIndexes = Mutex<[Language: WordIndex]>([:])
    /// A cache of recent lists, the most recently used first.
    let recentLists = Mutex<[(query: WordListQuery, places: PlaceSet)]>([])

    /// - Parameter reader: the first connection.
    init(_ reader: LexiconReader, _ knownKeys: KnownKeys) {
        self.knownKeys = knownKeys
        idle = Mutex([reader])
    }
}
