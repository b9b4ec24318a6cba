internal import HeadwordFiles
internal import HeadwordJSON

/// A publication that is in its directory already, complete and as it was written.
struct EarlierPublication: Sendable {
    private let manifest: JSONValue
    private let tally: PublishedFiles.Tally

    /// Reads all files of a publication.
    ///
    /// - Parameter edition: the digest of what it must have been made from.
    /// - Returns: nil if the directory has no such publication, or a file of it is missing or has changed.
    init?(_ edition: String, in directory: String, _ progress: Publication.Progress) throws {
        guard let written = try? File.bytes(at: "\(directory)/\(PublishedFiles.manifestName)"),
            let manifest = try? JSONText(written).value(), manifest["edition"].text == edition,
            let list = try? File.bytes(at: "\(directory)/\(FileRecord.name)"),
            manifest["files"]["sha256"].text == FileName.digest(list),
            let record = try FileRecord(in: directory)
        else { return nil }
        var bytes = written.count + list.count
        for (done, file) in record.digests.enumerated() {
            try progress("check", done, record.digests.count)
            guard let contents = try? File.bytes(at: "\(directory)/\(file.key)"),
                FileName.digest(contents) == file.value
            else { return nil }
            bytes += contents.count
        }
        self.manifest = manifest
        tally = PublishedFiles.Tally(files: record.digests.count, bytes: bytes)
    }

    /// What publishing it again has done: nothing.
    var result: Publication.Result {
        let words = manifest["languages"].elements.compactMap { $0["headwords"].integer }
        return Publication.Result(words: words.reduce(0, +), tally, unanswered: [])
    }
}
