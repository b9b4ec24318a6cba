internal import HeadwordFiles
internal import HeadwordLexicon
internal import Synchronization

/// A file that is being fetched. It gets its name only if its contents are those that its name says.
final class IncomingFile: Sendable {
    private struct State {
        var digest = SHA256()
        var bytes = 0
    }

    private let file: NewFile
    private let expected: ReleasedFile
    private let state = Mutex(State())

    init(_ file: NewFile, expecting expected: ReleasedFile) {
        self.file = file
        self.expected = expected
    }

    /// Adds a piece.
    ///
    /// - Returns: false if there are more bytes than expected; then nothing is added.
    func append(_ piece: [UInt8]) throws(FileFailure) -> Bool {
        let isExpected = state.withLock { state in
            state.bytes += piece.count
            guard state.bytes <= expected.bytes else { return false }
            piece.withUnsafeBytes { state.digest.update($0) }
            return true
        }
        if isExpected { try file.append(piece) }
        return isExpected
    }

    /// Gives the file its name.
    ///
    /// - Returns: false if its contents are others.
    func finish(as path: String) throws(FileFailure) -> Bool {
        let (digest, bytes) = state.withLock { ($0.digest.hexadecimal(), $0.bytes) }
        guard digest == expected.sha256, bytes == expected.bytes else { return false }
        try file.finish(as: path)
        return true
    }
}
