import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport

/// A dictionary in the format of dictd(8) with some texts in it.
struct DictdFiles {
    /// The headwords of the texts and their positions.
    private(set) var index: [UInt8] = []
    private(set) var contents: [UInt8] = []

    /// Lays texts one after the other; each is found by its first line.
    init(_ texts: [String]) {
        for text in texts {
            let key = text.split(separator: "\n").first ?? ""
            index += Array("\(key)\t\(Self.number(contents.count))\t\(Self.number(text.utf8.count))\n".utf8)
            contents += Array(text.utf8)
        }
    }

    /// Returns the texts as a gzip file (RFC 1952) of stored (uncompressed) blocks.
    func compressed() -> [UInt8] { Self.compressed(contents) }

    /// Returns bytes, of which there are less than 64 KiB, as a gzip file of stored blocks.
    ///
    /// - Parameter table: the blocks of dictzip: the length of each, and the compressed lengths.
    static func compressed(_ contents: [UInt8], table: (block: Int, lengths: [Int])? = nil) -> [UInt8] {
        var file: [UInt8] = [31, 139, 8, table == nil ? 0 : 4, 0, 0, 0, 0, 0, 3]
        if let table { file += header(table.block, table.lengths) }
        let length = UInt16(contents.count)
        file += [1] + littleEndian(length) + littleEndian(~length) + contents
        return file + littleEndian(checksum(contents)) + littleEndian(UInt32(contents.count))
    }

    private static func header(_ block: Int, _ lengths: [Int]) -> [UInt8] {
        let numbers = [1, block, lengths.count] + lengths
        let field = Array("RA".utf8) + littleEndian(UInt16(2 * numbers.count))
        return littleEndian(UInt16(4 + 2 * numbers.count)) + field + numbers.flatMap { littleEndian(UInt16($0)) }
    }

    /// Returns a number in base 64, with `A` for zero.
    private static func number(_ number: Int) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        return String([number >> 12, number >> 6, number].map { digits[$0 & 63] })
    }

    private static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }

    private static func checksum(_ contents: [UInt8]) -> UInt32 {
        var sum: UInt32 = ~0
        for byte in contents {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = (sum >> 1) ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
        }
        return ~sum
    }
}

extension DictdFiles {
    /// Builds a lexicon from texts of one source, whose dictionary has the same name.
    static func lexicon(_ id: String, _ texts: String...) throws -> Lexicon {
        let files = DictdFiles(texts)
        let name = "usr/share/dictd/" + id
        return try SampleLexicon.build(
            [id],
            from: [name + ".index": files.index, name + ".dict.dz": files.compressed()]
        )
    }
}

extension Lexicon {
    /// Returns the entries of an English headword with their lexical categories.
    func entries(_ word: String) throws -> [(category: LexicalCategory, entry: Entry)] {
        try matches(of: word, by: .exact).flatMap(\.model.lexicalEntries).flatMap { part in
            part.entries.map { (part.lexicalCategory, $0) }
        }
    }
}
