package import HeadwordModel

// The bytes of an entry: numbers as LEB128, texts and lists with their length before them, members of vocabularies as
// one byte. `EntryEncoder` and `EntryDecoder` mirror each other line by line.

/// Turns an entry into the bytes that a lexicon stores.
package struct EntryEncoder {
    private var bytes: [UInt8] = []

    /// The bytes of an entry.
    package static func bytes(of entry: HeadwordEntry) -> [UInt8] {
        var encoder = EntryEncoder()
        encoder.write(entry)
        return encoder.bytes
    }

    private mutating func write(_ entry: HeadwordEntry) {
        write(entry.word)
        write(entry.language)
        write(entry.lexicalEntries) { $0.write($1) }
    }

    private mutating func write(_ entry: LexicalEntry) {
        write(entry.lexicalCategory)
        write(entry.entries) { $0.write($1) }
        write(entry.derivatives) { $0.write($1) }
    }

    private mutating func write(_ entry: Entry) {
        write(entry.grammaticalFeatures) { $0.write($1) }
        write(entry.senses) { $0.write($1) }
    }

    private mutating func write(_ sense: Sense) {
        write(sense.id)
        write(sense.definitions) { $0.write($1) }
        write(sense.examples) { $0.write($1) }
        write(sense.domains) { $0.write($1) }
        write(sense.registers) { $0.write($1) }
        write(sense.regions) { $0.write($1) }
        write(sense.grammaticalFeatures) { $0.write($1) }
        write(sense.crossReferences) { encoder, reference in
            encoder.bytes.append(reference.type.rawValue)
            encoder.write(reference.word)
        }
        write(sense.synonyms) { $0.write($1) }
        write(sense.antonyms) { encoder, antonym in
            encoder.bytes.append(antonym.isIndirect ? 1 : 0)
            encoder.write(antonym.word)
        }
    }

    private mutating func write(_ example: Example) {
        write(example.text)
        write(example.author ?? "")
        switch example.shows {
        case .headword: bytes.append(0)
        case .unknown: bytes.append(1)
        case .synonym(let word):
            bytes.append(2)
            write(word)
        }
    }

    private mutating func write(_ member: some Vocabulary) { bytes.append(member.rawValue) }

    private mutating func write(_ text: String) {
        write(count: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func write<Element>(_ list: [Element], _ body: (inout EntryEncoder, Element) -> Void) {
        write(count: list.count)
        for element in list { body(&self, element) }
    }

    private mutating func write(count: Int) {
        var rest = count
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}

/// Reads an entry back from its bytes; never beyond them, whatever they are.
package struct EntryDecoder {
    /// The bytes are not those of an entry.
    package struct Failure: Error {}

    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    /// Reads the entry that `bytes` hold.
    package static func entry(_ bytes: UnsafeRawBufferPointer) throws(Failure) -> HeadwordEntry {
        var decoder = EntryDecoder(bytes: bytes)
        let entry = try decoder.headwordEntry()
        guard decoder.position == bytes.count else { throw Failure() }
        return entry
    }

    private init(bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    private mutating func headwordEntry() throws(Failure) -> HeadwordEntry {
        HeadwordEntry(
            word: try text(),
            language: try member(),
            lexicalEntries: try list { decoder throws(Failure) in try decoder.lexicalEntry() }
        )
    }

    private mutating func lexicalEntry() throws(Failure) -> LexicalEntry {
        LexicalEntry(
            lexicalCategory: try member(),
            entries: try list { decoder throws(Failure) in try decoder.entry() },
            derivatives: try texts()
        )
    }

    private mutating func entry() throws(Failure) -> Entry {
        Entry(
            grammaticalFeatures: try members(),
            senses: try list { decoder throws(Failure) in try decoder.sense() }
        )
    }

    private mutating func sense() throws(Failure) -> Sense {
        Sense(
            id: try text(),
            definitions: try texts(),
            examples: try list { decoder throws(Failure) in try decoder.example() },
            domains: try members(),
            registers: try members(),
            regions: try members(),
            grammaticalFeatures: try members(),
            crossReferences: try list { decoder throws(Failure) in
                let kind = CrossReference.Kind(rawValue: try decoder.byte())
                guard let kind else { throw Failure() }
                return CrossReference(word: try decoder.text(), type: kind)
            },
            synonyms: try texts(),
            antonyms: try list { decoder throws(Failure) in
                let isIndirect = try decoder.byte() == 1
                return Antonym(word: try decoder.text(), isIndirect: isIndirect)
            }
        )
    }

    private mutating func example() throws(Failure) -> Example {
        let text = try text()
        let author = try self.text()
        let shows: Example.Shown
        switch try byte() {
        case 0: shows = .headword
        case 1: shows = .unknown
        case 2: shows = .synonym(try self.text())
        default: throw Failure()
        }
        return Example(text: text, author: author.isEmpty ? nil : author, shows: shows)
    }

    private mutating func members<Member: Vocabulary>() throws(Failure) -> [Member] {
        try list { decoder throws(Failure) in try decoder.member() }
    }

    private mutating func texts() throws(Failure) -> [String] {
        try list { decoder throws(Failure) in try decoder.text() }
    }

    private mutating func member<Member: Vocabulary>() throws(Failure) -> Member {
        guard let member = Member(rawValue: try byte()) else { throw Failure() }
        return member
    }

    private mutating func text() throws(Failure) -> String {
        let count = try count()
        defer { position += count }
        return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[position..<position + count]), as: UTF8.self)
    }

    private mutating func list<Element>(
        _ element: (inout EntryDecoder) throws(Failure) -> Element
    ) throws(Failure) -> [Element] {
        let count = try count()
        guard count > 0 else { return [] }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try element(&self)) }
        return elements
    }

    /// A length; each unit of it takes a byte at least, so it is never larger than what is left.
    private mutating func count() throws(Failure) -> Int {
        var count = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            let byte = try byte()
            count |= Int(byte & 0x7F) << shift
            guard byte & 0x80 != 0 else {
                guard count <= bytes.count - position else { throw Failure() }
                return count
            }
        }
        throw Failure()
    }

    private mutating func byte() throws(Failure) -> UInt8 {
        guard position < bytes.count else { throw Failure() }
        defer { position += 1 }
        return bytes[position]
    }
}
