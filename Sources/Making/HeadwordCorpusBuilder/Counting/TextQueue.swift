internal import Synchronization

/// Hands out the texts of a source to threads; one thread reads while the others count.
final class TextQueue<Source: TextSource>: Sendable {
    private struct State: ~Copyable {
        var source: Source
        var isClosed = false
    }

    private let state: Mutex<State>
    private let batchLength: Int
    private let progress: CorpusProgress

    /// - Parameter batch: the approximate number of bytes a thread takes at a time.
    init(_ source: sending Source, batch: Int, _ progress: CorpusProgress) {
        state = Mutex(State(source: source))
        batchLength = min(batch, 1 << 20)
        self.progress = progress
    }

    /// Returns some texts; nil if there are no more.
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
            // Every text takes some memory, however short it is.
            length += text.length + 64
        } while length < batchLength
        return texts
    }

    /// Stops handing out texts.
    func close() { state.withLock { $0.isClosed = true } }
}
