package import HeadwordBytes
package import HeadwordModel

/// A view of an entry that decodes only the requested parts, so that scans over all entries are fast.
///
/// Valid only during the call that it is passed to.
package struct EntryGlance {
    /// A definition of the headword.
    package struct Definition {
        /// The lexical category that it belongs to.
        package var lexicalCategory: LexicalCategory
        /// Its text in UTF-8.
        package var text: UnsafeRawBufferPointer
    }

    /// The number of the headword, as ``Lexicon/entry(number:)`` takes it.
    package let number: Int
    /// How common the headword is, in hundredths of the Zipf value; nil if it was not counted.
    package let zipf: Int?
    private let bytes: UnsafeRawBufferPointer

    init(number: Int, zipf: Int?, _ bytes: UnsafeRawBufferPointer) {
        self.number = number
        self.zipf = zipf
        self.bytes = bytes
    }

    /// Returns the headword as it is written.
    package func word() throws(ByteReader.Failure) -> String {
        var reader = ByteReader(bytes)
        return try reader.text()
    }

    /// Returns the pronunciations of the headword, each with its lexical category, or nil if it applies to all.
    package func pronunciations() throws(ByteReader.Failure) -> [(Pronunciation, LexicalCategory?)] {
        var reader = ByteReader(bytes)
        try reader.skipName()
        let ofAll: [Pronunciation] = try reader.list()
        var pronunciations: [(Pronunciation, LexicalCategory?)] = ofAll.map { ($0, nil) }
        try reader.skipList { reader throws(ByteReader.Failure) in
            let category: LexicalCategory = try reader.member()
            for pronunciation: Pronunciation in try reader.list() { pronunciations.append((pronunciation, category)) }
            try reader.skipList { reader throws(ByteReader.Failure) in
                try reader.skipEntryHead()
                try reader.skipSenses()
            }
            try reader.skipTexts()
        }
        return pronunciations
    }

    /// Calls `body` with each definition in the order of the senses; those of subsenses follow those of their sense.
    package func forEachDefinition(_ body: (Definition) -> Void) throws(ByteReader.Failure) {
        var reader = ByteReader(bytes)
        try reader.skipName()
        try reader.skipPronunciations()
        try reader.skipList { reader throws(ByteReader.Failure) in
            let category: LexicalCategory = try reader.member()
            try reader.skipPronunciations()
            try reader.skipList { reader throws(ByteReader.Failure) in
                try reader.skipEntryHead()
                try reader.skipSenses(definition: { body(Definition(lexicalCategory: category, text: $0)) })
            }
            try reader.skipTexts()
        }
    }

    /// Whether a sense or subsense has synonyms or antonyms.
    package func hasNyms() throws(ByteReader.Failure) -> Bool {
        var hasNyms = false
        var reader = ByteReader(bytes)
        try reader.skipName()
        try reader.skipPronunciations()
        try reader.skipList { reader throws(ByteReader.Failure) in
            try reader.skipByte()
            try reader.skipPronunciations()
            try reader.skipList { reader throws(ByteReader.Failure) in
                try reader.skipEntryHead()
                try reader.skipSenses(nym: { hasNyms = true })
            }
            try reader.skipTexts()
        }
        return hasNyms
    }
}

/// The parts are in the order of the initialisers in `StoredEntries` and `StoredSenses`.
extension ByteReader {
    /// Skips the headword, its language and its regions.
    fileprivate mutating func skipName() throws(Failure) {
        try skipText()
        try skipByte()
        try skipText()
    }

    /// Skips the parts of an entry before its senses.
    fileprivate mutating func skipEntryHead() throws(Failure) {
        try skipText()
        try skipTexts()
        try skipPronunciations()
        try skipText()
        try skipVariantForms()
        try skipLabelledTexts()
    }

    /// Skips senses, calling `definition` with each definition and `nym` for each synonym and antonym.
    fileprivate mutating func skipSenses(
        definition: (UnsafeRawBufferPointer) -> Void = { _ in },
        nym: () -> Void = {}
    ) throws(Failure) {
        try skipList { reader throws(Failure) in
            try reader.skipSense(definition, nym)
            try reader.skipList { reader throws(Failure) in try reader.skipSense(definition, nym) }
        }
    }

    private mutating func skipSense(
        _ definition: (UnsafeRawBufferPointer) -> Void,
        _ nym: () -> Void
    ) throws(Failure) {
        try skipText()
        try skipList { reader throws(Failure) in definition(try reader.textBytes()) }
        try skipExamples()
        // Domains, registers, regions and grammatical features.
        for _ in 0..<4 { try skipText() }
        try skipLabelledTexts()
        try skipList { reader throws(Failure) in
            try reader.skipText()
            nym()
        }
        try skipList { reader throws(Failure) in
            try reader.skipText()
            try reader.skipByte()
            nym()
        }
        try skipVariantForms()
        try skipLabelledTexts()
    }

    fileprivate mutating func skipTexts() throws(Failure) {
        try skipList { reader throws(Failure) in try reader.skipText() }
    }

    fileprivate mutating func skipPronunciations() throws(Failure) {
        try skipList { reader throws(Failure) in
            try reader.skipText()
            try reader.skipByte()
            try reader.skipByte()
            try reader.skipText()
        }
    }

    private mutating func skipVariantForms() throws(Failure) {
        try skipList { reader throws(Failure) in
            try reader.skipText()
            try reader.skipText()
            try reader.skipText()
        }
    }

    /// Skips notes, cross-references or antonyms: each a text and one byte.
    private mutating func skipLabelledTexts() throws(Failure) {
        try skipList { reader throws(Failure) in
            try reader.skipText()
            try reader.skipByte()
        }
    }

    private mutating func skipExamples() throws(Failure) {
        try skipList { reader throws(Failure) in
            try reader.skipText()
            try reader.skipText()
            if try !reader.flag() { try reader.skipText() }
        }
    }
}
