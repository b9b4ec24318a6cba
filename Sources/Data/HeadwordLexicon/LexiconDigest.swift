package import HeadwordSQLite

/// The digest of a lexicon's contents, independent of how the pages of its file are laid out.
package enum LexiconDigest {
    /// Returns the SHA-256 digest over every value of every row, each preceded by its length.
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
