/// How often words occur in each period.
struct DatedWords: Sendable {
    private static let columns = 4

    let periods: StringTable
    private let periodCounts: MappedArray<UInt64>
    /// Token, period, frequency and documents, sorted by the first two.
    private let rows: MappedArray<UInt32>

    init(_ file: CorpusFile) throws {
        periods = try StringTable(file.section(.periods))
        periodCounts = try MappedArray(file.section(.periodCounts))
        rows = try MappedArray(file.section(.datedWords))
    }

    /// The number of rows.
    var count: Int { rows.count / Self.columns }

    /// The counts of a word in a period.
    struct Row {
        var token: Int
        var period: Int
        var frequency: UInt64
        var documents: UInt64
    }

    subscript(index: Int) -> Row {
        get throws {
            let start = index * Self.columns
            return Row(
                token: Int(try rows[start]),
                period: Int(try rows[start + 1]),
                frequency: UInt64(try rows[start + 2]),
                documents: UInt64(try rows[start + 3])
            )
        }
    }

    /// Returns the names of all periods in order.
    func periodNames() throws -> [String] {
        var names: [String] = []
        for period in 0..<periods.count { names.append(try periods[period]) }
        return names
    }

    /// Returns the number of words and documents in a period.
    func size(ofPeriod period: Int) throws -> (words: UInt64, documents: UInt64) {
        (try periodCounts[2 * period], try periodCounts[2 * period + 1])
    }

    /// Returns the rows of a token.
    func rows(ofToken token: Int) throws -> [Row] {
        var index = try firstIndex(below: count) { index in try rows[index * Self.columns] >= token }
        var found: [Row] = []
        while index < count {
            let row = try self[index]
            guard row.token == token else { break }
            found.append(row)
            index += 1
        }
        return found
    }
}
