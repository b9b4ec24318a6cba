internal import HeadwordGzip

/// A zip file whose members are compressed one after the other.
final class ZipFile {
    private let file: OutputFile
    private let name: String
    private var directory: [UInt8] = []
    private var members: UInt16 = 0

    private static let version: UInt16 = 20
    /// Names are UTF-8.
    private static let flags: UInt16 = 1 << 11
    private static let deflated: UInt16 = 8
    /// Midnight.
    private static let time: UInt16 = 0
    /// The first day that zip files know, 1 January 1980, so that equal contents give equal files.
    private static let date: UInt16 = 1 << 5 | 1

    /// Creates the file in a directory.
    init(_ name: String, in directory: StagingDirectory) throws {
        self.name = name
        file = try directory.file(name)
    }

    /// Adds a member with its contents.
    func add(_ member: String, _ bytes: [UInt8]) throws {
        let offset = try number(file.length)
        var checksum = Checksum()
        checksum.update(bytes)
        let compressed = try Deflater(for: name).compress(bytes, .ofData)
        var common: [UInt8] = []
        for field in [Self.version, Self.flags, Self.deflated, Self.time, Self.date] { common.append(little: field) }
        for field in [checksum.value, try number(compressed.count), try number(bytes.count)] {
            common.append(little: field)
        }
        common.append(little: UInt16(clamping: member.utf8.count))
        common.append(little: 0 as UInt16)
        try file.write("PK\u{3}\u{4}".utf8 + common + member.utf8 + compressed)
        list(member, common, offset)
    }

    private func list(_ member: String, _ common: [UInt8], _ offset: UInt32) {
        directory += "PK\u{1}\u{2}".utf8
        directory.append(little: Self.version)
        directory += common
        // No comment, the first disk, and no attributes.
        directory += [UInt8](repeating: 0, count: 10)
        directory.append(little: offset)
        directory += member.utf8
        members += 1
    }

    /// Writes the list of members and closes the file.
    func close() throws {
        let offset = try number(file.length)
        var end = Array("PK\u{5}\u{6}".utf8)
        for field in [0, 0, members, members] { end.append(little: field) }
        end.append(little: try number(directory.count))
        end.append(little: offset)
        end.append(little: 0 as UInt16)
        try file.write(directory + end)
        try file.close()
    }

    private func number(_ length: Int) throws -> UInt32 {
        guard let number = UInt32(exactly: length) else {
            throw ExportFailure.tooLarge(path: name, limit: Int(UInt32.max))
        }
        return number
    }
}
