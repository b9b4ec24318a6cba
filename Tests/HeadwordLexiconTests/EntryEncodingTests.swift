import HeadwordJSON
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

    private func read(_ bytes: [UInt8]) -> HeadwordEntry { HeadwordEntry(StoredHeadword(StoredBytes(bytes))) }

    @Test func anEntryIsReadBackAsItWas() {
        #expect(read(entry.storedBytes) == entry)
    }

    @Test(arguments: ["say \"no\"", #"back\slash"#, "two\nlines", "\u{1}", "naïve 🂡"])
    func aTextIsStoredAsInJSON(text: String) throws {
        let stored = StoredText(StoredBytes(text.storedBytes))
        var writer = JSONWriter()
        stored.write(to: &writer)
        #expect(try JSONText(writer.bytes).string() == text)
        #expect(stored.string == text)
    }

    @Test func whateverTheBytesAreNothingOutsideOfThemIsRead() {
        let bytes = entry.storedBytes
        for length in bytes.indices {
            _ = read(Array(bytes[..<length]))
            for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
                var changed = bytes
                changed[length] = value
                _ = read(changed)
            }
        }
    }

    @Test func aFilteredEntryHasOnlyWhatIsKept() {
        let stored = StoredHeadword(StoredBytes(entry.storedBytes))
        let nouns = HeadwordEntry(stored.keeping { $0 == .noun })
        #expect(nouns.lexicalEntries == [entry.lexicalEntries[0]])
        #expect((nouns.word, nouns.regions) == (entry.word, entry.regions))
        #expect(stored.keeping { _ in true } == stored)
    }

    @Test func aSubsenseStandsOnItsOwnWithTheLabelsOfItsSense() throws {
        let stored = StoredHeadword(StoredBytes(entry.storedBytes))
        let sense = try #require(stored.lexicalEntries.first?.entries.first?.senses.first)
        let subsense = try #require(sense.independentSubsenses.first)
        #expect(Sense(subsense).domains == [.fencing, .zoology])
        #expect(Sense(subsense).definitions == ["narrower"])
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
        #expect("\(Format.version) \(digest.hexadecimal().prefix(16))" == "12 32dddec90cfb3e3a")
    }

    @Test func theDigestIsSHA256() {
        var digest = SHA256()
        [UInt8]("abc".utf8).withUnsafeBytes { digest.update($0) }
        #expect(digest.hexadecimal() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }
}
