internal import HeadwordModel

/// Counts what a dictionary that a user brings has and the lexicon cannot take.
package struct ImportReport {
    /// The number of records that are named with their place; the rest are only counted.
    private static let namedRecords = 10

    private let source: String
    private var skipped: [ImportFailure] = []
    private var skippedCount = 0
    private var leftOut: [String: Int] = [:]

    init(_ source: String) {
        self.source = source
    }

    /// Records that a record is skipped.
    ///
    /// - Parameter line: the line, from 1; nil if the file has no lines, and the reason names the place.
    mutating func skip(_ path: String, line: Int?, _ reason: String) {
        skippedCount += 1
        if skipped.count < Self.namedRecords { skipped.append(ImportFailure(path, line: line, reason)) }
    }

    /// Counts something that is left out of a record that is otherwise kept.
    mutating func leaveOut(_ what: String, count: Int = 1) { leftOut[what, default: 0] += count }

    /// The first record that is skipped.
    var firstSkipped: ImportFailure? { skipped.first }

    /// The lines for people.
    var lines: [String] {
        var lines = skipped.map { "\($0.description.escapingControls()); the record is skipped" }
        if skippedCount > skipped.count {
            lines.append("\(source): \(skippedCount - skipped.count) more records are skipped")
        }
        if !leftOut.isEmpty { lines.append("\(source): left out: \(listed)") }
        return lines
    }

    /// What is left out, the most frequent first.
    private var listed: String {
        leftOut.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { "\($0.key.escapingControls()) (\($0.value))" }.joined(separator: ", ")
    }
}

extension String {
    /// The beginning of a value from a file, for a message.
    var excerpt: String { utf8.count <= 60 ? self : String(prefix(40)) + "..." }
}
