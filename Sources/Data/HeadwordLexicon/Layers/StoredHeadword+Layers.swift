internal import HeadwordModel

extension StoredHeadword {
    /// Returns the entry with the lexical entries of another one before its own, those of one category together.
    func preceded(by other: StoredHeadword) -> StoredHeadword {
        let added = Array(other.lexicalEntries)
        let joined = added.map { new in
            lexicalEntries.first { $0.lexicalCategory == new.lexicalCategory }?.preceded(by: new) ?? new
        }
        let rest = lexicalEntries.filter { own in !added.contains { $0.lexicalCategory == own.lexicalCategory } }
        return replacing(lexicalEntries: joined + rest)
    }
}

extension StoredLexicalEntry {
    /// Returns the lexical entry with the homographs of another one before its own.
    fileprivate func preceded(by other: StoredLexicalEntry) -> StoredLexicalEntry {
        var all = traits.union(other.traits)
        if !(traits.contains(.isOfComputing) && other.traits.contains(.isOfComputing)) { all.remove(.isOfComputing) }
        return replacing(1, with: StoredBytes([all.rawValue]))
            .replacing(5, with: StoredList(Array(other.entries) + Array(entries)).bytes)
    }
}
