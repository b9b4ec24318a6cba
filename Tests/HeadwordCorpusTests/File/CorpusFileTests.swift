import Foundation
import HeadwordTestSupport
import Testing

@testable import HeadwordCorpus
@testable import HeadwordCorpusBuilder

@Suite struct CorpusFileTests {
    private static let numbers = SectionID(rawValue: 1)
    private static let texts = SectionID(rawValue: 2)
    private static let lists = SectionID(rawValue: 3)

    private static let words = ["", "a", "ab", "b", "zebra", "é"]
    private static let members: [[UInt32]] = [[], [0], [3, 4, 400], [7, 1 << 20, .max - 1], []]

    private func write(to path: String) throws {
        var file = try CorpusFileWriter(target: path)
        let array = MappedArrayWriter<UInt16>(try file.reserve(Self.numbers, 6))
        for index in 0..<3 { try array.set(index, to: UInt16(index * 1000)) }
        let length = Self.words.reduce(0) { $0 + $1.utf8.count }
        var table = try StringTableWriter(Self.texts, count: Self.words.count, length: length, in: &file)
        for word in Self.words { try table.append(word.utf8) }
        try ListTableWriter.write(Self.lists, lists: Self.members.count, in: &file) { add in
            for rank in 0..<3 {
                for list in Self.members.indices where rank < Self.members[list].count {
                    try add(list, Self.members[list][rank])
                }
            }
        }
        try file.finish()
    }

    @Test func whatWasWrittenIsRead() throws {
        let path = try TestFiles.temporaryDirectory() + "/corpus"
        try write(to: path)
        let file = try CorpusFile(path: path)
        try file.verify()
        let array = try MappedArray<UInt16>(file.section(Self.numbers))
        #expect(try (0..<array.count).map { try array[$0] } == [0, 1000, 2000])
        let table = try StringTable(file.section(Self.texts))
        #expect(try (0..<table.count).map { try table[$0] } == Self.words)
        #expect(try Self.words.map { try table.number(of: $0) } == Array(0..<6))
        #expect(try ["aa", "zzz", "ê"].map { try table.number(of: $0) } == [nil, nil, nil])
        let lists = try ListTable(file.section(Self.lists))
        for (number, expected) in Self.members.enumerated() {
            var list = try lists[number]
            for member in expected { #expect(try list.next() == Int(member)) }
            #expect(try list.next() == nil)
        }
    }

    @Test func aPlaceBeyondTheEndIsRefused() throws {
        let path = try TestFiles.temporaryDirectory() + "/corpus"
        try write(to: path)
        let file = try CorpusFile(path: path)
        let array = try MappedArray<UInt16>(file.section(Self.numbers))
        let texts = try StringTable(file.section(Self.texts))
        let lists = try ListTable(file.section(Self.lists))
        for index in [-1, 6, Int.max] {
            #expect(throws: CorpusFailure.self) { try array[index] }
            #expect(throws: CorpusFailure.self) { try texts[index] }
            #expect(throws: CorpusFailure.self) { try lists[index] }
        }
        #expect(throws: CorpusFailure.self) { try file.section(SectionID(rawValue: 9)) }
    }

    @Test func nothingIsLeftOfAFileThatIsNotFinished() throws {
        let directory = try TestFiles.temporaryDirectory()
        do {
            var file = try CorpusFileWriter(target: directory + "/corpus")
            _ = try file.reserve(Self.numbers, 1 << 20)
            _ = try file.scratch(1 << 20)
        }
        #expect(try TestFiles.names(in: directory).isEmpty)
    }

    @Test func eachFlippedBitIsFound() throws {
        let path = try TestFiles.temporaryDirectory() + "/corpus"
        try write(to: path)
        let bytes = try TestFiles.contents(of: path)
        for bit in stride(from: 0, to: bytes.count * 8, by: 11) {
            var damaged = bytes
            damaged[bit / 8] ^= 1 << UInt8(bit % 8)
            try BuiltCorpora.withFile(damaged) { path in
                #expect(throws: CorpusFailure.self, "bit \(bit)") { try CorpusFile(path: path).verify() }
            }
        }
        for count in 0..<bytes.count {
            try BuiltCorpora.withFile(Array(bytes[..<count])) { path in
                #expect(throws: CorpusFailure.self, "\(count)") { try CorpusFile(path: path) }
            }
        }
    }
}
