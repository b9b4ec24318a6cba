package import HeadwordSQLite

/// The digest of all that a lexicon says, whatever the pages of its file look like.
package enum LexiconDigest {
    /// SHA-256 over every value of every row, each with its length before it.
    package static func digest(of connection: borrowing SQLiteConnection) throws -> String {
        var digest = SHA256()
        for (table, sql) in Format.contents.enumerated() {
            digest.update(table)
            let statement = try connection.prepare(sql)
            let columns = statement.columnCount
            while try statement.step() {
                for column in 0..<columns {
                    statement.withBytes(column) { bytes in
                        digest.update(bytes.count)
                        digest.update(bytes)
                    }
                }
            }
        }
        return digest.hexadecimal()
    }
}
