internal import HeadwordFiles

/// The list of the files of a publication with their digests, in the format of `sha256sum`, so that copies can be
/// checked. Only what it lists is ever deleted.
struct FileRecord: Sendable {
    static let name = "SHA256SUMS"
    private static let firstLine = "# Written by 'headword publish', which replaces and deletes the files listed here."

    /// The digests by path.
    var digests: [String: String] = [:]

    init() {}

    /// Reads the record of a directory.
    ///
    /// - Returns: nil if there is none.
    init?(in directory: String) throws {
        let bytes: [UInt8]
        do throws(FileFailure) {
            bytes = try File.bytes(at: "\(directory)/\(Self.name)")
        } catch {
            guard error.isMissing else { throw error }
            return nil
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard lines.first == Self.firstLine[...] else { throw PublicationFailure.foreign(directory, Self.name) }
        for line in lines.dropFirst() {
            guard let blank = line.firstIndex(of: " ") else { continue }
            let path = line[blank...].drop { $0 == " " }
            if Self.isInside(path) { digests[String(path)] = String(line[..<blank]) }
        }
    }

    var bytes: [UInt8] {
        let lines = digests.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)\n" }
        return Array((Self.firstLine + "\n" + lines.joined()).utf8)
    }

    /// Whether a path cannot lead out of the directory.
    private static func isInside(_ path: Substring) -> Bool {
        !path.split(separator: "/", omittingEmptySubsequences: false).contains { ["", ".", ".."].contains($0) }
    }
}
