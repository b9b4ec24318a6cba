package import HeadwordLexicon

/// The layout of a page: its emphasis and its width.
package struct Layout {
    package let style: Style
    package let width: Int
    /// Whether lists are set in columns; scripts want one item per line.
    package let hasColumns: Bool
    /// The titles of the sources, by identifier.
    var titles: [String: String] = [:]

    /// The number of blanks between columns.
    private static let gap = 2

    /// Creates a layout.
    package init(style: Style = .none, width: Int, hasColumns: Bool) {
        self.style = style
        self.width = width
        self.hasColumns = hasColumns
    }

    /// Returns the layout with the titles of the lexicon's sources.
    package func naming(_ sources: [Manifest.Source]) -> Layout {
        var layout = self
        layout.titles = Dictionary(sources.map { ($0.id, $0.title) }) { first, _ in first }
        return layout
    }

    /// Wraps text to the width; a word longer than a line gets a line of its own. Emphasis ends with each line and
    /// begins again on the next, since pagers do not carry it across lines.
    ///
    /// - Parameters:
    ///   - first: the prefix of the first line.
    ///   - rest: the prefix of the other lines.
    package func wrapped(_ text: String, first: String = "", rest: String = "") -> [String] {
        var lines: [String] = []
        var line = first
        var lineWidth = first.displayWidth
        var isLineEmpty = true
        for word in text.blankSeparatedWords {
            let wordWidth = word.displayWidth
            if !isLineEmpty, lineWidth + 1 + wordWidth > width {
                let emphasis = style.isEnabled ? Emphasis.lasting(at: line) : .none
                let isPlain = emphasis == .none
                lines.append(isPlain ? line : line + Emphasis.none.mark)
                (line, lineWidth, isLineEmpty) = (isPlain ? rest : rest + emphasis.mark, rest.displayWidth, true)
            }
            if !isLineEmpty { line += " " }
            line += word
            lineWidth += (isLineEmpty ? 0 : 1) + wordWidth
            isLineEmpty = false
        }
        return lines + [line]
    }

    /// Sets words in as many columns as fit, to be read downwards.
    package func columns(of words: [String]) -> [String] {
        guard hasColumns else { return words }
        let widths = words.map(\.displayWidth)
        let leastHeight = max(1, widths.reduce(0, +) / width)
        for height in leastHeight..<max(leastHeight, words.count) {
            let columns = stride(from: 0, to: words.count, by: height).map { $0..<min($0 + height, words.count) }
            let columnWidths = columns.map { (widths[$0].max() ?? 0) + Self.gap }
            guard columnWidths.reduce(-Self.gap, +) <= width else { continue }
            return (0..<height).map { row in
                zip(columns, columnWidths).filter { row < $0.0.count }
                    .map { words[$0.lowerBound + row].padded(to: $1) }
                    .joined().trimmingEnd()
            }
        }
        return words
    }

    /// Returns a text after a prefix: on a terminal wrapped to the width, for scripts on one line.
    package func row(_ first: String, _ text: String) -> [String] {
        guard hasColumns else { return [first + text] }
        let column = first.displayWidth
        let rest = String(repeating: " ", count: 2 * column <= width ? column : Self.gap)
        return 2 * column <= width
            ? wrapped(text, first: first, rest: rest) : wrapped(first + text, rest: rest)
    }

    /// Sets rows of terms and descriptions side by side.
    package func table(_ rows: [(term: String, text: String)], indent: Int = 2) -> [String] {
        let margin = String(repeating: " ", count: indent)
        let column = (rows.map(\.term.displayWidth).max() ?? 0) + Self.gap
        let rest = margin + String(repeating: " ", count: column)
        // Long terms would leave no room for descriptions on a narrow terminal.
        guard 2 * rest.count <= width else {
            let below = margin + "  "
            return rows.flatMap { row in
                wrapped(row.term, first: margin, rest: below)
                    + (row.text.isEmpty ? [] : wrapped(row.text, first: below, rest: below))
            }
        }
        return rows.flatMap { row in
            row.text.isEmpty
                ? [margin + row.term]
                : wrapped(row.text, first: margin + row.term.padded(to: column), rest: rest)
        }
    }
}

extension String {
    /// The words between blanks and line ends. Splitting bytes takes a fraction of the time that characters take.
    fileprivate var blankSeparatedWords: [Substring] {
        utf8.split { $0 == UInt8(ascii: " ") || (0x0A...0x0D).contains($0) }.map(Substring.init)
    }

    /// Returns the text, padded with blanks to a number of columns.
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - displayWidth))
    }

    /// Returns the text without trailing blanks.
    fileprivate func trimmingEnd() -> String {
        String(prefix(upTo: lastIndex { $0 != " " }.map(index(after:)) ?? startIndex))
    }
}
