/// The parts of speech of WordNet's files.
package enum WordNetPart: UInt8, CaseIterable, Sendable {
    case noun
    case verb
    case adjective
    case adverb

    /// The ending of the file names.
    var fileSuffix: String {
        switch self {
        case .noun: "noun"
        case .verb: "verb"
        case .adjective: "adj"
        case .adverb: "adv"
        }
    }

    /// Reads `n`, `v`, `a`, `r`; `s`, a satellite, is an adjective.
    init?(_ letter: String) {
        switch letter {
        case "n": self = .noun
        case "v": self = .verb
        case "a", "s": self = .adjective
        case "r": self = .adverb
        default: return nil
        }
    }
}

/// The location of a synset, which is unique in all of WordNet.
struct SynsetID: Hashable {
    var part: WordNetPart
    /// The byte offset in its data file.
    var offset: Int
}

/// A line of a data file (wndb(5WN)): the words that share a meaning.
struct Synset {
    struct Word {
        /// The word as written, with spaces.
        var text: String
        /// The word as written in keys: in lowercase, with underscores.
        var key: String
        var lexicalID: Int
        /// Where an adjective may stand: `a` before its noun, `p` after a verb, `ip` right after its noun.
        var marker: String?
    }

    struct Pointer {
        var symbol: String
        var target: SynsetID
        /// The number of the word that points, from 1; 0 for the whole synset.
        var source: Int
        /// The number of the word that is pointed to, from 1; 0 for the whole synset.
        var targetWord: Int
    }

    struct Frame {
        var number: Int
        /// The number of the verb that has the frame, from 1; 0 for all.
        var word: Int
    }

    var id: SynsetID
    var isSatellite: Bool
    var lexicographerFile: Int
    var words: [Word]
    var pointers: [Pointer]
    var frames: [Frame]
    var gloss: String
}

/// A line of an index file: a lemma and its synsets, the commonest first.
struct IndexLine {
    /// In lower case, with underscores.
    var lemma: String
    var part: WordNetPart
    var offsets: [Int]
}

/// Reads one space-separated line.
struct FieldReader {
    struct Failure: Error {
        var reason: String
    }

    private var rest: ArraySlice<UInt8>

    init(_ line: ArraySlice<UInt8>) {
        rest = line
    }

    mutating func text() throws(Failure) -> String {
        let start = rest.drop { $0 == UInt8(ascii: " ") }
        guard !start.isEmpty else { throw Failure(reason: "the line ends early") }
        let end = start.firstIndex(of: UInt8(ascii: " ")) ?? start.endIndex
        rest = start[end...]
        return String(decoding: start[..<end], as: UTF8.self)
    }

    mutating func number(radix: Int = 10) throws(Failure) -> Int {
        let field = try text()
        guard let number = Int(field, radix: radix), number >= 0 else {
            throw Failure(reason: "'\(field)' is not a number")
        }
        return number
    }

    mutating func part() throws(Failure) -> WordNetPart {
        let field = try text()
        guard let part = WordNetPart(field) else { throw Failure(reason: "'\(field)' is not a part of speech") }
        return part
    }

    /// The unread rest of the line.
    var remainder: ArraySlice<UInt8> { rest }
}

extension Synset {
    init(_ line: ArraySlice<UInt8>) throws(FieldReader.Failure) {
        guard let bar = line.firstIndex(of: UInt8(ascii: "|")) else { throw .init(reason: "there is no gloss") }
        var fields = FieldReader(line[..<bar])
        let offset = try fields.number()
        lexicographerFile = try fields.number()
        let type = try fields.text()
        guard let part = WordNetPart(type) else { throw .init(reason: "'\(type)' is not a part of speech") }
        id = SynsetID(part: part, offset: offset)
        isSatellite = type == "s"
        words = []
        for _ in 0..<(try fields.number(radix: 16)) { words.append(try Word(&fields)) }
        pointers = []
        for _ in 0..<(try fields.number()) { pointers.append(try Pointer(&fields)) }
        frames = []
        if part == .verb {
            for _ in 0..<(try fields.number()) { frames.append(try Frame(&fields)) }
        }
        let blank = UInt8(ascii: " ")
        let text = line[(bar + 1)...].drop { $0 == blank }
        let end = text.lastIndex { $0 != blank }.map { $0 + 1 }
        gloss = String(decoding: text[..<(end ?? text.startIndex)], as: UTF8.self)
    }
}

extension Synset.Word {
    /// Corrections of spellings in WordNet.
    private static let corrections = [
        "carry-the can": "carry the can", "give-up the ghost": "give up the ghost",
        "have-to doe with": "have to do with",
    ]

    fileprivate init(_ fields: inout FieldReader) throws(FieldReader.Failure) {
        var written = try fields.text()
        // Another synset spells it correctly.
        if written == "have-to_doe_with" { written = "have_to_do_with" }
        lexicalID = try fields.number(radix: 16)
        if written.hasSuffix(")"), let bracket = written.lastIndex(of: "(") {
            marker = String(written[written.index(after: bracket)...].dropLast())
            written = String(written[..<bracket])
        }
        key = written.lowercased()
        let spaced = written.contains("_") ? String(written.map { $0 == "_" ? " " : $0 }) : written
        text = Self.corrections[spaced] ?? spaced
    }
}

extension Synset.Pointer {
    fileprivate init(_ fields: inout FieldReader) throws(FieldReader.Failure) {
        symbol = try fields.text()
        let offset = try fields.number()
        target = SynsetID(part: try fields.part(), offset: offset)
        let words = try fields.number(radix: 16)
        source = words >> 8
        targetWord = words & 0xFF
    }
}

extension Synset.Frame {
    fileprivate init(_ fields: inout FieldReader) throws(FieldReader.Failure) {
        guard try fields.text() == "+" else { throw .init(reason: "a verb frame should begin with '+'") }
        number = try fields.number()
        word = try fields.number(radix: 16)
    }
}

extension IndexLine {
    init(_ line: ArraySlice<UInt8>) throws(FieldReader.Failure) {
        var fields = FieldReader(line)
        lemma = try fields.text()
        part = try fields.part()
        let count = try fields.number()
        for _ in 0..<(try fields.number()) { _ = try fields.text() }
        _ = try fields.number()
        _ = try fields.number()
        offsets = []
        for _ in 0..<count { offsets.append(try fields.number()) }
    }
}
