package import HeadwordModel
internal import Synchronization

/// The words of one connection. They lie above all layers that the lexicon has.
public final class SessionLayer: Sendable {
    private struct Line {
        var word: LayerWord
        var bytes: Int
    }

    private struct State {
        var lines: [Line] = []
        var bytes = 0
        /// The version of the layers below that are in ``SessionLayer/live``; nil if the words have changed since.
        var base: Int?

        @discardableResult
        mutating func remove(where isMeant: (LayerWord) -> Bool) -> Int {
            let count = lines.count
            lines.removeAll { isMeant($0.word) }
            bytes = lines.reduce(0) { $0 + $1.bytes }
            return count - lines.count
        }
    }

    /// The name of the layer.
    public static let name = "session"
    /// The maximum number of words, and of bytes that they were given in.
    package static let limits = (words: 10_000, bytes: 1 << 20)

    private let state = Mutex(State())
    /// The words above the layers of the lexicon.
    private let live = LiveLayers()

    /// Creates a layer without words.
    public init() {}

    /// Adds a word; what was said of it before without a meaning no longer counts.
    ///
    /// - Parameter bytes: the length of what is said of it.
    /// - Returns: whether it is new; nil if there is no room.
    package func add(_ word: LayerWord, bytes: Int) -> Bool? {
        state.withLock { state -> Bool? in
            let about = state.lines.filter { $0.word.word == word.word }
            if about.last?.word == word { return false }
            guard state.lines.count < Self.limits.words, state.bytes + bytes <= Self.limits.bytes else { return nil }
            state.remove { $0.word == word.word && $0.language == word.language && $0.sense == nil }
            state.lines.append(Line(word: word, bytes: bytes))
            state.bytes += bytes
            state.base = nil
            return true
        }
    }

    /// Removes what is said of a word.
    ///
    /// - Parameter language: the only language; nil for all.
    /// - Returns: the number of lines that were removed.
    package func remove(_ word: String, language: Language?) -> Int {
        state.withLock { state in
            state.base = nil
            return state.remove { $0.word == word && (language == nil || $0.language == language) }
        }
    }

    /// Returns the words above other layers. They are indexed when this is first needed after a change.
    func layers(above base: LiveLayers) -> LiveLayers {
        state.withLock { state in
            let version = base.version
            guard state.base != version else { return }
            let own = Layer(name: Self.name, files: [Layer.File(path: "", words: state.lines.map(\.word))])
            live.replace(with: Layers([own] + base.layers.layers))
            state.base = version
        }
        return live
    }
}
