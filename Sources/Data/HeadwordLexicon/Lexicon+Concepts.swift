public import HeadwordModel
internal import HeadwordSQLite

// Concepts, which senses of several headwords share, and their relations.

extension Lexicon {
    /// Returns the concepts that a headword stands for, one for each of its senses that belongs to a concept.
    public func concepts(of headword: String, in language: Language = .en) throws -> [StoredConcept] {
        try read { reader in try reader.concepts(of: headword, in: language) }
    }

    /// Returns the concept with a number, as pointers give it; nil if there is none.
    public func concept(number: Int) throws -> StoredConcept? {
        try read { reader in try reader.concept(number: number) }
    }

    /// Returns the sense in which a headword stands for a concept; nil if the lexicon has no such sense.
    public func sense(of member: StoredConcept.Member) throws -> StoredSense? {
        try read { reader in try reader.entry(number: member.headword) }?
            .lexicalEntries.lazy.flatMap(\.entries).flatMap(\.senses).first { $0.id == member.sense }
    }
}

extension LexiconReader {
    fileprivate func concepts(of word: String, in language: Language) throws -> [StoredConcept] {
        try rows(
            """
            SELECT c.body FROM spelling s JOIN meaning m ON m.headword = s.headword
            JOIN concept c ON c.id = m.concept
            WHERE s.language = ? AND s.folded = ? AND s.word = ? ORDER BY c.id
            """,
            language.label,
            Spelling.folded(word),
            word
        ) { row in StoredConcept(row.bytes(0)) }
    }

    fileprivate func concept(number: Int) throws -> StoredConcept? {
        try row("SELECT body FROM concept WHERE id = ?", number) { row in StoredConcept(row.bytes(0)) }
    }
}
