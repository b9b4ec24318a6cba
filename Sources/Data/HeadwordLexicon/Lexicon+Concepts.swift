internal import HeadwordBytes
public import HeadwordModel
internal import HeadwordSQLite

// Concepts, which senses of several headwords share, and their relations.

extension Lexicon {
    /// Returns the concepts that a headword stands for, one for each of its senses that belongs to a concept.
    public func concepts(of headword: String, in language: Language = .en) throws -> [Concept] {
        try read { reader in try reader.concepts(of: headword, in: language) }
    }

    /// Returns the concept with a number, as pointers give it; nil if there is none.
    public func concept(number: Int) throws -> Concept? {
        try read { reader in try reader.concept(number: number) }
    }

    /// Returns the sense in which a headword stands for a concept; nil if the lexicon has no such sense.
    public func sense(
        of member: Concept.Member,
        in language: Language = .en
    ) throws -> StoredSense? {
        try read { reader in
            try reader.entry(spelled: member.word, in: language)
        }?.lexicalEntries.lazy.flatMap(\.entries).flatMap(\.senses).first { $0.id == member.sense }
    }
}

extension LexiconReader {
    fileprivate func concepts(of word: String, in language: Language) throws -> [Concept] {
        try rows(
            """
            SELECT c.body FROM spelling s JOIN meaning m ON m.headword = s.headword
            JOIN concept c ON c.id = m.concept
            WHERE s.language = ? AND s.folded = ? AND s.word = ? ORDER BY c.id
            """,
            language.label,
            Spelling.folded(word),
            word
        ) { row in try row.withBytes(0, self.concept) }
    }

    fileprivate func concept(number: Int) throws -> Concept? {
        try rows("SELECT body FROM concept WHERE id = ?", String(number)) { row in
            try row.withBytes(0, self.concept)
        }.first
    }

    fileprivate func entry(spelled word: String, in language: Language) throws -> StoredHeadword? {
        try rows(
            """
            SELECT e.body FROM spelling s JOIN entry e ON e.headword = s.headword
            WHERE s.language = ? AND s.folded = ? AND s.word = ?
            """,
            language.label,
            Spelling.folded(word),
            word
        ) { row in row.storedHeadword(0) }.first
    }

    private func concept(_ bytes: UnsafeRawBufferPointer) throws -> Concept {
        do {
            return try ByteReader.value(bytes)
        } catch {
            throw damaged("a concept cannot be read")
        }
    }
}
