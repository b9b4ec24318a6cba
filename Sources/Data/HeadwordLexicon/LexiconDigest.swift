package import HeadwordSQLite
internal import HeadwordWork

/// The digest of a lexicon's contents, independent of how the pages of its file are laid out.
package enum LexiconDigest {
    /// Returns the SHA-256 digest over every value of every row, each preceded by its length.
    package static func digest(of connection: borrowing SQLiteConnection) throws -> String {
        var digest = DigestAhead()
        for (table, sql) in Format.contents.enumerated() {
            digest.add(table)
            let statement = try connection.prepare(sql)
            let columns = statement.columnCount
            while try statement.step() {
                for column in 0..<columns {
                    statement.withBytes(column) { bytes in
                        digest.add(bytes.count)
                        digest.bytes.append(contentsOf: bytes)
                    }
                }
                try digest.hashIfFull()
            }
        }
        return try digest.hexadecimal()
    }
}

/// A digest that another thread computes while bytes are collected.
private struct DigestAhead {
    /// The number of bytes that are hashed at a time.
    private static let room = 1 << 22

    /// The bytes that have not been handed to the other thread.
    var bytes: [UInt8] = []
    private var digest = Ahead(threads: 1) { SHA256() }

    init() {
        bytes.reserveCapacity(Self.room)
    }

    /// Adds a number as eight bytes, the lowest first.
    mutating func add(_ number: Int) {
        withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func hashIfFull() throws {
        if bytes.count >= Self.room { try hash() }
    }

    private mutating func hash() throws {
        let (before, collected) = (try digest.value(), bytes)
        digest = Ahead {
            var digest = before
            collected.withUnsafeBytes { digest.update($0) }
            return digest
        }
        bytes = []
        bytes.reserveCapacity(Self.room)
    }

    consuming func hexadecimal() throws -> String {
        try hash()
        return try digest.value().hexadecimal()
    }
}
