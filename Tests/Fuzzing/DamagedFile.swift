internal import HeadwordTestSupport

/// A file that is damaged in a new way for each input.
///
/// An input is the number of a query, followed by changes of four bytes each: three for the offset and one for the new
/// value. An offset past the end truncates the file; the value then gives the remaining size in 256ths.
struct DamagedFile: Sendable {
    /// The query number that stands for verifying the whole file.
    static let verifying: UInt8 = 255
    private static let changeLength = 4

    private let name: String
    private let original: [UInt8]

    /// - Parameter name: the name of the damaged copies.
    init(damaging path: String, as name: String) throws {
        self.name = name
        original = try TestFiles.contents(of: path)
    }

    /// Calls `ask` with a damaged copy in a directory of its own.
    func withCopy(
        damagedBy input: [UInt8],
        ask: (_ path: String, _ directory: String, _ question: UInt8) async throws -> Void
    ) async throws {
        guard let question = input.first else { return }
        let directory = try TestFiles.temporaryDirectory()
        defer { try? TestFiles.remove(directory) }
        let path = directory + "/" + name
        try TestFiles.write(damaged(by: Array(input.dropFirst())), to: path)
        try await ask(path, directory, question)
    }

    private func damaged(by changes: [UInt8]) -> [UInt8] {
        var bytes = original
        for start in stride(from: 0, through: changes.count - Self.changeLength, by: Self.changeLength) {
            let place = changes[start..<start + 3].reduce(0) { $0 << 8 | Int($1) } % (original.count + 256)
            let value = changes[start + 3]
            if bytes.indices.contains(place) {
                bytes[place] = value
            } else if place >= original.count {
                bytes.removeLast(bytes.count - bytes.count * Int(value) / 256)
            }
        }
        return bytes
    }
}
