internal import Synchronization

/// Hands out the texts of a source to threads, of which one reads while others count.
final class TextDesk<Source: TextSource>: Sendable {
    private struct State: ~Copyable {
        var source: Source
        var isClosed = false
    }

    private let state: Mutex<State>
    private let batchLength: Int
    private let progress: CorpusProgress

    /// - Parameter batch: about how many bytes a thread takes at a time.
    init(_ source: sending Source, batch: Int, _ progress: CorpusProgress) {
        state = Mutex(State(source: source))
        batchLength = min(batch, 1 << 20)
        self.progress = progress
    }

    /// Some texts; nil if there are no more.
    func next() throws -> [SourceText]? {
        try state.withLock { state in
            let texts = state.isClosed ? [] : try texts(from: &state.source)
            state.isClosed = texts.isEmpty
            return texts.isEmpty ? nil : texts
        }
    }

    private func texts(from source: inout Source) throws -> [SourceText] {
        let position = source.position
        try progress.show(.counting, position.read, of: position.total)
        var (texts, length) = ([SourceText](), 0)
        repeat {
            guard let text = try source.next() else { break }
            texts.append(text)
            // Texts take room however short they are.
            length += text.length + 64
        } while length < batchLength
        return texts
    }

    /// Hands out nothing more.
    func close() { state.withLock { $0.isClosed = true } }
}
