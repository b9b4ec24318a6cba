internal import HeadwordJSON
internal import HeadwordLexicon
internal import Synchronization

/// A cache of recent answers, keyed by method and raw parameters, for methods whose answers stay the same while the
/// layers above the lexicon do (`Answerable.isCacheable`).
///
/// There are two generations. When the young one holds half of the bytes, it replaces the old one, whose answers are
/// dropped. An answer that is requested from the old generation moves to the young one.
final class AnswerCache: Sendable {
    private struct Question: Hashable {
        var method: String
        var parameters: ArraySlice<UInt8>

        /// Hashes the bytes as one block; an array would hash them one by one.
        func hash(into hasher: inout Hasher) {
            hasher.combine(method)
            parameters.withUnsafeBytes { hasher.combine(bytes: $0) }
        }

        /// A copy with its own bytes, which does not keep a whole message in memory.
        var alone: Question { Question(method: method, parameters: Array(parameters)[...]) }
    }

    /// An object, so that finding it copies a reference only.
    private final class Remembered: Sendable {
        let answer: Result<RenderedJSON, CallFailure>
        let bytes: Int

        init(_ answer: Result<RenderedJSON, CallFailure>, bytes: Int) {
            self.answer = answer
            self.bytes = bytes
        }
    }

    private struct Contents {
        /// The version of the layers that the answers are from.
        var version = 0
        var young: [Question: Remembered] = [:]
        var old: [Question: Remembered] = [:]
        var youngBytes = 0

        /// Drops the answers of earlier versions.
        mutating func advance(to version: Int) {
            guard version > self.version else { return }
            self = Contents(version: version)
        }

        mutating func insert(_ remembered: Remembered, of question: Question, halfBytes: Int) {
            if youngBytes + remembered.bytes > halfBytes {
                old = young
                young = [:]
                youngBytes = 0
            }
            young[question] = remembered
            youngBytes += remembered.bytes
        }
    }

    /// The overhead of a cached answer in bytes, in addition to its own and those of its parameters.
    private static let overhead = 256
    private let contents = Mutex(Contents())
    private let halfBytes: Int

    /// Creates an empty cache of this size; 0 disables it.
    init(bytes: Int) {
        halfBytes = bytes / 2
    }

    /// Wraps `begin` so that answers come from the cache where possible. Pending answers, and those for callers with
    /// words of their own, are not cached.
    ///
    /// - Parameter layers: the layers on whose version the answers depend.
    func remembering(
        _ method: String,
        _ layers: LiveLayers,
        _ begin: @escaping EndpointRegistry.Begin
    ) -> EndpointRegistry.Begin {
        guard halfBytes > 0 else { return begin }
        return { [self] parameters, caller in
            guard !caller.hasWords else { return try begin(parameters, caller) }
            let question = Question(method: method, parameters: parameters?.rawBytes ?? [])
            let version = layers.version
            if let known = known(question, version) { return .ready(try known.answer.get()) }
            do {
                let beginning = try begin(parameters, caller)
                if case .ready(let answer) = beginning {
                    keep(.success(answer), of: question, version, bytes: answer.bytes.count)
                }
                return beginning
            } catch let failure as CallFailure where failure.status == 404 {
                keep(.failure(failure), of: question, version, bytes: failure.message.utf8.count)
                throw failure
            }
        }
    }

    private func known(_ question: Question, _ version: Int) -> Remembered? {
        contents.withLock { contents in
            contents.advance(to: version)
            guard contents.version == version else { return nil }
            if let remembered = contents.young[question] { return remembered }
            guard let index = contents.old.index(forKey: question) else { return nil }
            let (question, remembered) = contents.old.remove(at: index)
            contents.insert(remembered, of: question, halfBytes: halfBytes)
            return remembered
        }
    }

    private func keep(
        _ answer: Result<RenderedJSON, CallFailure>,
        of question: Question,
        _ version: Int,
        bytes: Int
    ) {
        let bytes = bytes + question.parameters.count + Self.overhead
        // One long answer must not push hundreds of short ones out.
        guard bytes <= halfBytes / 16 else { return }
        contents.withLock { contents in
            // Two threads may have answered the same question, and the layers may have changed meanwhile.
            guard contents.version == version, contents.young[question] == nil else { return }
            contents.insert(Remembered(answer, bytes: bytes), of: question.alone, halfBytes: halfBytes)
        }
    }
}
