internal import HeadwordTestSupport

/// A file that is damaged anew for each input.
///
/// An input is the number of a question, and then changes of four bytes: the place, in three, and the value to be put
/// there. A place behind the end stands for cutting the file to a part, which the value tells in 256ths.
struct DamagedFile: Sendable {
    /// The question that stands for looking at the whole file.
    static let verifying: UInt8 = 255
    private static let changeLength = 4

    private let name: String
    private let original: [UInt8]

    /// - Parameter name: what the damaged copies are called.
    init(damaging path: String, as name: String) throws {
        self.name = name
        original = try TestFiles.contents(of: path)
    }

    /// Lets `ask` ask a damaged copy, which has a directory of its own.
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
