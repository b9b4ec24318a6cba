/// A zip file in memory, whose members are stored as they are or compressed by deflate.
///
/// Zip64, encryption, other methods of compression, and files in several parts are refused.
package struct ZipArchive: Sendable {
    /// A file in the archive.
    package struct Member: Sendable {
        /// The name, with its folders.
        package let name: String
        /// The number of bytes before compression, as the archive states it.
        package let length: Int
        /// The number of bytes in the archive.
        package let compressedLength: Int
        fileprivate let method: Int
        fileprivate let isEncrypted: Bool
        fileprivate let checksum: Int
        fileprivate let offset: Int
    }

    /// The members, in the order of the list at the end of the file.
    package let members: [Member]
    private let bytes: [UInt8]

    /// The number of bytes of the end of the list of members, of an entry in it, and of the header of a member.
    private static let (endLength, entryLength, headerLength) = (22, 46, 30)
    private static let longestComment = 65_535
    private static let (isStored, isDeflated) = (0, 8)

    /// Reads the list of members.
    ///
    /// - Throws: ``ZipFailure`` if it is damaged or of a kind that is refused.
    package init(_ bytes: [UInt8]) throws(ZipFailure) {
        let fields = ZipFields(bytes)
        guard let end = Self.end(of: fields) else {
            throw ZipFailure("there is no list of members at the end of the file")
        }
        let (count, length, start) = (fields.two(end + 10), fields.four(end + 12), fields.four(end + 16))
        guard count < 0xFFFF, length < 0xFFFF_FFFF, start < 0xFFFF_FFFF else {
            throw ZipFailure("at byte \(end): Zip64 is not supported")
        }
        guard fields.two(end + 4) == 0, fields.two(end + 8) == count else {
            throw ZipFailure("at byte \(end): files in several parts are not supported")
        }
        guard start + length <= end else {
            throw ZipFailure("at byte \(end): the list of members is not within the file")
        }
        members = try Self.members(fields, start..<end, count: count)
        self.bytes = bytes
    }

    /// Returns the contents of a member.
    ///
    /// - Throws: ``ZipFailure`` if they are damaged, or have another length or checksum than the archive states.
    package func contents(of member: Member) throws(ZipFailure) -> [UInt8] {
        let contents = try decompressed(member)
        var checksum = Checksum()
        checksum.update(contents)
        guard Int(checksum.value) == member.checksum else {
            throw ZipFailure("'\(member.name)': the checksum is wrong")
        }
        return contents
    }

    private func decompressed(_ member: Member) throws(ZipFailure) -> [UInt8] {
        let data = try data(of: member)
        switch member.method {
        case _ where member.isEncrypted: throw ZipFailure("'\(member.name)' is encrypted")
        case Self.isStored where member.length == data.count: return Array(data)
        case Self.isStored: throw ZipFailure("'\(member.name)' is stored, and has two lengths")
        case Self.isDeflated:
            do throws(GzipFailure) {
                return try Inflation.inflate(data, length: member.length)
            } catch {
                throw ZipFailure("'\(member.name)': the compressed data are damaged, or are not \(member.length) bytes")
            }
        case let method: throw ZipFailure("'\(member.name)': the method of compression \(method) is not supported")
        }
    }

    private func data(of member: Member) throws(ZipFailure) -> ArraySlice<UInt8> {
        let fields = ZipFields(bytes)
        guard fields.has("PK\u{3}\u{4}", at: member.offset), member.offset + Self.headerLength <= bytes.count else {
            throw ZipFailure("at byte \(member.offset): expected the header of '\(member.name)'")
        }
        let names = fields.two(member.offset + 26) + fields.two(member.offset + 28)
        let start = member.offset + Self.headerLength + names
        guard start + member.compressedLength <= bytes.count else {
            throw ZipFailure("at byte \(start): the contents of '\(member.name)' are not within the file")
        }
        return bytes[start..<start + member.compressedLength]
    }

    /// Returns the offset of the end of the list, which only a comment may follow.
    private static func end(of fields: ZipFields) -> Int? {
        let last = fields.bytes.count - endLength
        guard last >= 0 else { return nil }
        return (max(0, last - longestComment)...last).last {
            fields.has("PK\u{5}\u{6}", at: $0) && fields.two($0 + 20) <= last - $0
        }
    }

    private static func members(_ fields: ZipFields, _ range: Range<Int>, count: Int) throws(ZipFailure) -> [Member] {
        var members: [Member] = []
        var position = range.lowerBound
        for _ in 0..<count {
            guard position + entryLength <= range.upperBound, fields.has("PK\u{1}\u{2}", at: position) else {
                throw ZipFailure("at byte \(position): expected an entry of the list of members")
            }
            let name = position + entryLength..<position + entryLength + fields.two(position + 28)
            guard name.upperBound <= range.upperBound else {
                throw ZipFailure("at byte \(position): the name of the member is not within the list")
            }
            members.append(member(fields, position, name))
            position = name.upperBound + fields.two(position + 30) + fields.two(position + 32)
        }
        return members
    }

    private static func member(_ fields: ZipFields, _ position: Int, _ name: Range<Int>) -> Member {
        Member(
            name: String(decoding: fields.bytes[name], as: UTF8.self),
            length: fields.four(position + 24),
            compressedLength: fields.four(position + 20),
            method: fields.two(position + 10),
            isEncrypted: fields.two(position + 8) & 1 != 0,
            checksum: fields.four(position + 16),
            offset: fields.four(position + 42)
        )
    }
}

/// Why a zip file cannot be read.
package struct ZipFailure: Error, Hashable {
    /// The place and the reason.
    package let reason: String

    fileprivate init(_ reason: String) {
        self.reason = reason
    }
}

/// The numbers in a zip file, the lowest byte first; zero beyond its end.
private struct ZipFields {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func two(_ position: Int) -> Int { number(position, 2) }

    func four(_ position: Int) -> Int { number(position, 4) }

    func has(_ mark: String, at position: Int) -> Bool {
        position <= bytes.count && bytes[position...].starts(with: mark.utf8)
    }

    private func number(_ position: Int, _ length: Int) -> Int {
        guard position + length <= bytes.count else { return 0 }
        return bytes[position..<position + length].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
