/// A finite-state transducer in the binary format of lttoolbox: pairs of texts, encoded as a graph.
///
/// Numbers take one to four bytes; the two highest bits of the first byte tell how many bytes follow it. A file begins
/// with the letters that words consist of, the tags, and the pairs of symbols on the arcs; the transducers follow, each
/// with its name.
struct Transducer {
    /// Nothing (0), a character (its code point), or a tag (negative).
    typealias Symbol = Int

    private struct Arc {
        var read: Symbol
        var written: Symbol
        var target: Int
    }

    private var initial = 0
    private var final: Set<Int> = []
    private var arcs: [[Arc]] = []
    private let tags: [String]

    /// Reads a transducer from a file.
    ///
    /// - Throws: ``ImportFailure`` if the file has another format, or no transducer of that name.
    init(named name: String, in bytes: [UInt8], _ path: String) throws {
        var reader = TransducerReader(bytes, path)
        try reader.skipHeader("LTTB")
        _ = try reader.text()
        var tags: [String] = []
        for _ in 0..<(try reader.number()) { tags.append(try reader.text()) }
        self.tags = tags
        var symbols: [(read: Symbol, written: Symbol)] = []
        for _ in 0..<(try reader.number()) {
            symbols.append((try reader.number() - tags.count, try reader.number() - tags.count))
        }
        for _ in 0..<(try reader.number()) {
            let isWanted = try reader.text() == name
            try readGraph(&reader, symbols)
            if isWanted { return }
        }
        throw ImportFailure(path, "there is no transducer '\(name)'")
    }

    private mutating func readGraph(
        _ reader: inout TransducerReader,
        _ symbols: [(read: Symbol, written: Symbol)]
    ) throws {
        try reader.skipHeader("LTTD")
        initial = try reader.number()
        final = []
        var state = 0
        for _ in 0..<(try reader.number()) {
            state += try reader.number()
            final.insert(state)
        }
        let count = try reader.number()
        arcs = []
        for state in 0..<count {
            var symbol = 0
            var arcsOfState: [Arc] = []
            for _ in 0..<(try reader.number()) {
                symbol += try reader.number()
                let target = (try reader.number() + state) % count
                guard symbol < symbols.count else { throw reader.failure("an arc has no symbols") }
                arcsOfState.append(
                    Arc(read: symbols[symbol].read, written: symbols[symbol].written, target: target)
                )
            }
            arcs.append(arcsOfState)
        }
        guard initial < count else { throw reader.failure("there is no initial state") }
    }
}

// MARK: - Paths

extension Transducer {
    /// One side of a pair: a text, and the tags found anywhere in it.
    struct Side: Hashable {
        var text: String
        var tags: [String]
    }

    /// Calls `body` with the two sides of each path: what it reads and what it writes.
    ///
    /// Cyclic paths are left out, which excludes numbers and addresses; so are paths that read a digit or join two
    /// words.
    func forEachPath(_ body: (_ read: Side, _ written: Side) -> Void) {
        var path: [Arc] = []
        var next = [0]
        var isOnPath = Array(repeating: false, count: arcs.count)
        while let arc = next.last {
            let state = path.last?.target ?? initial
            if arc == 0 {
                isOnPath[state] = true
                if final.contains(state) { body(side(path.map(\.read)), side(path.map(\.written))) }
            }
            guard arc < arcs[state].count else {
                isOnPath[state] = false
                next.removeLast()
                path = path.dropLast()
                continue
            }
            next[next.count - 1] += 1
            let follower = arcs[state][arc]
            if !isOnPath[follower.target], !Self.isDigit(follower.read), follower.written != Self.joint {
                path.append(follower)
                next.append(0)
            }
        }
    }

    private static let joint = Int(UInt8(ascii: "+"))
    /// Separates the inflected word of a phrase from the others.
    private static let parting = Int(UInt8(ascii: "#"))

    private static func isDigit(_ symbol: Symbol) -> Bool {
        (Int(UInt8(ascii: "0"))...Int(UInt8(ascii: "9"))).contains(symbol)
    }

    private func side(_ symbols: [Symbol]) -> Side {
        var side = Side(text: "", tags: [])
        for symbol in symbols where symbol != 0 && symbol != Self.parting {
            if symbol > 0 {
                if let scalar = Unicode.Scalar(UInt32(symbol)) { side.text.unicodeScalars.append(scalar) }
            } else if -symbol <= tags.count {
                side.tags.append(tags[-symbol - 1])
            }
        }
        return side
    }
}

/// Reads numbers and texts in sequence.
private struct TransducerReader {
    private let bytes: [UInt8]
    private let path: String
    private var position = 0

    init(_ bytes: [UInt8], _ path: String) {
        self.bytes = bytes
        self.path = path
    }

    /// Skips the four letters and the features of a newer file; an older one has neither.
    mutating func skipHeader(_ letters: StaticString) throws {
        let isThere = bytes[position...].prefix(4).elementsEqual(String(describing: letters).utf8)
        guard isThere else { return }
        let features = bytes[position...].dropFirst(4).prefix(8)
        guard features.count == 8, features.allSatisfy({ $0 == 0 }) else {
            throw failure("the transducer has unknown features")
        }
        position += 12
    }

    mutating func number() throws -> Int {
        guard position < bytes.count else { throw failure("the file ends early") }
        let first = bytes[position]
        let more = Int(first >> 6)
        guard position + more < bytes.count else { throw failure("the file ends early") }
        let rest = bytes[(position + 1)...].prefix(more)
        position += 1 + more
        return rest.reduce(Int(first & 0x3F)) { $0 << 8 | Int($1) }
    }

    mutating func text() throws -> String {
        var text = ""
        for _ in 0..<(try number()) {
            guard let scalar = Unicode.Scalar(UInt32(try number())) else { throw failure("this is not text") }
            text.unicodeScalars.append(scalar)
        }
        return text
    }

    func failure(_ reason: String) -> ImportFailure { ImportFailure(path, reason) }
}
