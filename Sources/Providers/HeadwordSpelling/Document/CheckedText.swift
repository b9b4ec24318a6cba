/// A text with its misspellings, which after a change checks only the lines that need it.
package struct CheckedText: Sendable {
    /// What is known of a line.
    struct Line: Hashable, Sendable {
        /// The state at its start; nil if it is to be checked again.
        var start: ScanState?
        var found = LineFindings()
    }

    /// The kind of text.
    package let format: TextFormat
    /// The words that switches in the text accept, with the number of lines that do.
    private var accepted: [String: Int] = [:]
    private(set) var lines: [Line] = []
    /// The first line that is to be looked at.
    private var firstChanged = 0
    /// The line after the last one that is to be checked whatever its state is.
    private var endOfChanges = 0

    /// Creates a text without lines.
    package init(_ format: TextFormat) {
        self.format = format
    }

    /// Tells that lines were replaced by others.
    ///
    /// - Parameters:
    ///   - range: the lines before the change, from 0; what is past the last line is ignored.
    ///   - count: the number of lines that stand there now.
    package mutating func replaceLines(_ range: Range<Int>, count: Int) {
        let bounds = range.clamped(to: 0..<lines.count)
        for line in lines[bounds] { forget(line) }
        lines.replaceSubrange(bounds, with: repeatElement(Line(), count: max(count, 0)))
        note(bounds.lowerBound, bounds.lowerBound + max(count, 0), shift: max(count, 0) - bounds.count)
    }

    /// Tells that what is right has changed, so that all lines are to be checked again.
    package mutating func invalidate() {
        lines = []
        accepted = [:]
        (firstChanged, endOfChanges) = (0, 0)
    }

    /// Checks the lines that need it.
    ///
    /// - Parameters:
    ///   - count: the number of lines now; the text is checked anew if it is not what the replacements led to.
    ///   - line: returns the bytes of a line, with or without its terminator.
    ///   - options: what is right. After a change of these, call ``invalidate()``.
    /// - Returns: whether any line was checked.
    @discardableResult
    package mutating func check(
        count: Int,
        line: (Int) throws -> ArraySlice<UInt8>,
        with checker: SpellingChecker,
        _ options: SpellingOptions = SpellingOptions()
    ) throws -> Bool {
        if lines.count != count {
            invalidate()
            lines = Array(repeating: Line(), count: max(count, 0))
            endOfChanges = lines.count
        }
        do {
            return try checkChanges(line, checker, options)
        } catch {
            endOfChanges = lines.count
            throw error
        }
    }

    private mutating func checkChanges(
        _ line: (Int) throws -> ArraySlice<UInt8>,
        _ checker: SpellingChecker,
        _ options: SpellingOptions
    ) throws -> Bool {
        var index = firstChanged
        var state = index > 0 ? lines[index - 1].found.end : format.start
        while index < lines.count, index < endOfChanges || lines[index].start != state {
            let start = state
            let found = try checker.findings(in: try line(index), format, &state, options)
            forget(lines[index])
            for word in found.accepted { accepted[word, default: 0] += 1 }
            lines[index] = Line(start: start, found: found)
            index += 1
        }
        defer { (firstChanged, endOfChanges) = (lines.count, 0) }
        return index > firstChanged
    }

    /// The misspellings, in the order of the text.
    package var misspellings: [(line: Int, misspelling: Misspelling)] {
        var all: [(line: Int, misspelling: Misspelling)] = []
        for (number, line) in lines.enumerated() {
            for misspelling in line.found.misspellings where !accepts(misspelling) { all.append((number, misspelling)) }
        }
        return all
    }

    private func accepts(_ misspelling: Misspelling) -> Bool {
        guard !accepted.isEmpty, misspelling.kind != .repeated else { return false }
        return accepted[misspelling.word.lowercased()] != nil
    }

    private mutating func forget(_ line: Line) {
        for word in line.found.accepted {
            let count = (accepted[word] ?? 1) - 1
            accepted[word] = count > 0 ? count : nil
        }
    }

    /// Widens the lines that are to be checked by changed ones.
    private mutating func note(_ start: Int, _ end: Int, shift: Int) {
        if endOfChanges > start { endOfChanges = max(endOfChanges + shift, end) } else { endOfChanges = end }
        firstChanged = min(firstChanged, start)
    }
}

/// What was found in a line.
struct LineFindings: Hashable, Sendable {
    var misspellings: [Misspelling] = []
    /// The words that switches in the line accept in the whole text, in small letters.
    var accepted: [String] = []
    /// The state at the start of the next line.
    var end = ScanState()
}
