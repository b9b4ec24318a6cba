import HeadwordBytes
import HeadwordLexicon
import HeadwordModel
import Testing

@Suite struct EntryEncodingTests {
    private let entry = HeadwordEntry(
        word: "épée",
        language: .fr,
        regions: [.british],
        pronunciations: [Pronunciation(text: "e.pe", region: nil, source: "y")],
        lexicalEntries: [
            LexicalEntry(
                lexicalCategory: .noun,
                entries: [
                    Entry(
                        source: "x",
                        etymologies: ["L. spatha"],
                        pronunciations: [Pronunciation(text: "ā-pā", notation: .respelling, region: .us, source: "x")],
                        grammaticalFeatures: [.singular],
                        variantForms: [VariantForm(text: "epee", regions: [.us], registers: [.rare])],
                        notes: [Note(text: "n", kind: .usage)],
                        senses: [
                            Sense(
                                id: "x:1",
                                definitions: [String(repeating: "long ", count: 100), ""],
                                examples: [
                                    Example(text: "a", author: "B", shows: .headword),
                                    Example(text: "c", shows: .synonym("d")), Example(text: "e", shows: .unknown),
                                ],
                                domains: [.fencing, .zoology],
                                registers: [.rafSlang],
                                regions: [.southAfrican],
                                grammaticalFeatures: [.predicative],
                                crossReferences: [CrossReference(word: "foil", type: .related)],
                                synonyms: ["sword"],
                                antonyms: [Antonym(word: "shield", isIndirect: true)],
                                variantForms: [VariantForm(text: "v")],
                                notes: [Note(text: "m")],
                                subsenses: [Sense(id: "x:1a", definitions: ["narrower"])]
                            ),
                            Sense(id: "x:2"),
                        ]
                    ),
                    Entry(source: "y"),
                ],
                derivatives: ["épéiste"]
            ),
            LexicalEntry(lexicalCategory: .verb, entries: []),
        ]
    )

    private func decoded(_ bytes: [UInt8]) throws -> HeadwordEntry {
        try bytes.withUnsafeBytes { try ByteReader.value($0) }
    }

    @Test func anEntryIsReadBackAsItWas() throws {
        #expect(try decoded(ByteWriter.bytes(of: entry)) == entry)
    }

    @Test func everyTruncatedEntryIsRefused() {
        let bytes = ByteWriter.bytes(of: entry)
        for length in bytes.indices {
            #expect(throws: ByteReader.Failure.self) { try decoded(Array(bytes[..<length])) }
        }
        #expect(throws: ByteReader.Failure.self) { try decoded(bytes + [0]) }
    }

    @Test func changedBytesNeverCrash() {
        let bytes = ByteWriter.bytes(of: entry)
        for index in bytes.indices {
            for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
                var changed = bytes
                changed[index] = value
                _ = try? decoded(changed)
            }
        }
    }
}

@Suite struct FormatTests {
    /// The fingerprint of the encoding in this format version. If this fails, either undo the change, or increment
    /// `Format.version` and put the new fingerprint here. Labels added at the end of a vocabulary do not change the
    /// meaning of existing files: they only change the fingerprint.
    @Test func theFormatVersionGrowsWithTheLayout() {
        var digest = SHA256()
        let layout =
            [Format.schema] + Format.contents + LexicalCategory.labels + GrammaticalFeature.labels + Domain.labels
            + Register.labels + Region.labels + Language.labels + CrossReference.Kind.allCases.map(\.label)
            + ConceptRelation.labels
        for var text in layout { text.withUTF8 { digest.update(UnsafeRawBufferPointer($0)) } }
        #expect("\(Format.version) \(digest.hexadecimal().prefix(16))" == "9 74ae3dfb22cd0290")
    }

    @Test func theDigestIsSHA256() {
        var digest = SHA256()
        [UInt8]("abc".utf8).withUnsafeBytes { digest.update($0) }
        #expect(digest.hexadecimal() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }
}
