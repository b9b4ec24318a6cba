import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordJSON
import HeadwordLexicon
import HeadwordModel
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

extension JSONValue {
    /// The integer, or nil if this is not one.
    var int: Int? {
        guard case .integer(let integer) = self else { return nil }
        return Int(exactly: integer)
    }

    /// The number, or nil if this is not one.
    var number: Double? {
        switch self {
        case .integer(let integer): Double(integer)
        case .real(let real): real
        default: nil
        }
    }

    /// The names of an object's members, in their order.
    var memberNames: [String] {
        guard case .object(let object) = self else { return [] }
        return object.members.map(\.name)
    }

    /// The results of an answer.
    var results: [JSONValue] { self["results"]?.elements ?? [] }

    /// Returns one member of each result.
    func results(_ member: String) -> [JSONValue?] { results.map { $0[member] } }

    /// The frequency of each result.
    var frequencies: [Int?] { results.map { $0["frequency"]?.int } }

    /// Returns the object with a member added or replaced.
    func with(_ name: String, _ value: JSONValue?) -> JSONValue {
        guard case .object(var object) = self else { return self }
        object[name] = value
        return .object(object)
    }
}

/// A service with its own library, which may change while the service runs.
struct ChangingCorpora {
    let library: CorpusLibrary
    private let service: DictionaryService

    init() throws {
        library = CorpusLibrary(directory: try TestFiles.temporaryDirectory())
        service = try DictionaryService(lexicon: try FixtureLexicon.open(), corpora: library)
    }

    func call(_ method: String, _ parameters: JSONValue) async throws -> JSONValue {
        try await service.publishedAnswer(to: method, parameters)
    }

    func failure(_ method: String, _ parameters: JSONValue) async throws -> ErrorObject {
        try #require(await #expect(throws: ErrorObject.self) { try await call(method, parameters) })
    }

    /// Counts texts into a corpus, replacing the one of this name.
    func write(_ name: String, in language: Language = .en, _ texts: [CorpusDocument]) throws {
        let counting = CorpusCounting(.init(includesPunctuation: true, memory: 1 << 22, workers: 1))
        let result = try counting.count(DocumentList(texts), in: library.directory)
        try CorpusWriter(language: language).write(result.counts, to: path(name, in: language))
    }

    /// Writes a corpus of words alone.
    func write(_ name: String, words: KeyValuePairs<String, UInt64>, floor: UInt64 = 1) throws {
        let words = words.map { (word: $0.key, frequency: $0.value) }
        try CorpusWriter(language: .en).write(words: words, floor: floor, to: path(name))
    }

    /// Returns the path of a corpus.
    func path(_ name: String, in language: Language = .en) throws -> String {
        library.path(of: try #require(CorpusName(name, in: language)))
    }
}

extension CorpusDocument {
    /// A text without a date.
    init(_ text: String) { self.init(Array(text.utf8)) }
}

/// Random numbers that are the same in each run.
struct Generator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
    }

    /// Returns true with a probability in percent.
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}
