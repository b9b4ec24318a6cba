internal import HeadwordBytes
internal import HeadwordModel
internal import HeadwordSQLite
internal import Synchronization

/// The index of definitions: the rows of its tables that were read so far. A search needs hundreds of them, and the
/// next search most of them again.
final class GlossBlocks: Sendable {
    private let parts = Mutex<[GlossPart]?>(nil)
    private let traits = KeptRows("SELECT traits FROM gloss_part WHERE first = ?")
    private let clues = KeptRows("SELECT glosses FROM clue_block WHERE id = ?")
    private let records = KeptRows("SELECT records FROM gloss WHERE id = ?")

    /// Returns the parts of the index in the order of their glosses; empty if the file has no index.
    func parts(_ reader: LexiconReader) throws -> [GlossPart] {
        if let parts = parts.withLock({ $0 }) { return parts }
        let read = try reader.glossParts()
        parts.withLock { $0 = read }
        return read
    }

    /// Returns the traits of the glosses of a part.
    func traits(of part: GlossPart, number: Int, _ reader: LexiconReader) throws -> [UInt8] {
        let bytes = try traits.row(number, id: part.first, reader)
        guard bytes.count == part.count * GlossTraits.size else { throw reader.damagedGlosses() }
        return bytes
    }

    /// Returns a block of clues' glosses.
    func clues(inBlock number: Int, _ reader: LexiconReader) throws -> [UInt8] {
        try clues.row(number, id: number, reader)
    }

    /// Returns a row of glosses.
    func records(inRow number: Int, _ reader: LexiconReader) throws -> [UInt8] {
        try records.row(number, id: number, reader)
    }
}

/// Rows of one table, each kept once it was read until there are too many.
private final class KeptRows: Sendable {
    /// The maximum size of the rows that are kept, in bytes.
    private static let mostBytes = 16 << 20
    /// The maximum number of a row, which a damaged file may exceed.
    private static let mostRows = 1 << 20

    private struct State {
        var rows: [[UInt8]] = []
        var size = 0
    }

    private let sql: StaticString
    private let state = Mutex(State())

    /// - Parameter sql: a query for the bytes of the row with an identifier.
    init(_ sql: StaticString) {
        self.sql = sql
    }

    func row(_ number: Int, id: Int, _ reader: LexiconReader) throws -> [UInt8] {
        let kept = state.withLock { state in number < state.rows.count ? state.rows[number] : [] }
        guard kept.isEmpty else { return kept }
        guard number < Self.mostRows,
            let row = try reader.row(sql, id, read: { row in row.withBytes(0) { Array($0) } })
        else { throw reader.damagedGlosses() }
        state.withLock { Self.keep(row, number, &$0) }
        return row
    }

    private static func keep(_ row: [UInt8], _ number: Int, _ state: inout State) {
        if state.size > mostBytes { state = State() }
        let missing = number + 1 - state.rows.count
        if missing > 0 { state.rows += Array(repeating: [], count: missing) }
        if state.rows[number].isEmpty { state.size += row.count }
        state.rows[number] = row
    }
}

extension LexiconReader {
    /// Returns the clue of a stem; nil if it leads to no gloss.
    func clue(ofStem stem: String) throws -> Clue? {
        try rows("SELECT count, near FROM clue WHERE stem = ?", stem) { row in
            let near = try row.withBytes(1) { bytes in
                try self.glosses { () throws(ByteReader.Failure) in try ByteReader.list(of: Clue.Near.self, bytes) }
            }
            return Clue(count: Int(row.integer(0)), near: near)
        }.first
    }

    /// Returns the spelling of a headword by its number.
    func headword(number: Int) throws -> String? {
        try row("SELECT word FROM headword WHERE id = ?", number) { row in row.text(0) }
    }

    /// Returns the parts of the index of definitions, which must follow each other without gaps.
    fileprivate func glossParts() throws -> [GlossPart] {
        let sql: StaticString = "SELECT first, category, person, length(traits) FROM gloss_part ORDER BY first"
        var next = 0
        return try rows(sql) { row in
            let count = Int(row.integer(3)) / GlossTraits.size
            guard let category = UInt8(exactly: row.integer(1)).flatMap(LexicalCategory.init(rawValue:)),
                row.integer(0) == next, count <= GlossKind.mostInPart
            else { throw self.damagedGlosses() }
            defer { next += count }
            let kind = GlossKind(lexicalCategory: category, isPerson: row.integer(2) == 1)
            return GlossPart(first: next, count: count, kind: kind)
        }
    }

    /// Returns what `body` reads of the index of definitions.
    func glosses<Value>(_ body: () throws(ByteReader.Failure) -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            throw damagedGlosses()
        }
    }

    func damagedGlosses() -> LexiconFailure { damaged("the index of definitions cannot be read") }
}
