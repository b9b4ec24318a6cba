internal import Glibc
package import HeadwordPages

/// A list with numbers and, on a terminal, a bar for each row. For scripts, columns are separated by tabs.
///
/// Lines fit the terminal: on a narrow one the bars are shortened first, then the last numbers are left out, then the
/// labels are cut.
package struct Chart {
    /// A row: a label, numbers, the length of the bar, and a note behind it.
    package struct Row {
        package var label: String
        package var cells: [String]
        /// The length of the bar, relative to the longest, which fills the available width; no bar if 0.
        package var value: Double
        package var note: String

        /// Creates a row.
        package init(label: String, cells: [String], value: Double = 0, note: String = "") {
            self.label = label
            self.cells = cells
            self.value = value
            self.note = note
        }
    }

    private static let longestBar = 24
    /// The minimum width of the bar column; a shorter one would say nothing.
    private static let shortestBar = 6
    /// The width of a label that takes precedence over a number.
    private static let labelWidth = 20
    private static let gap = "  "

    package let layout: Layout
    package let headings: [String]

    /// Creates a list.
    package init(layout: Layout, headings: [String]) {
        self.layout = layout
        self.headings = headings
    }

    /// Returns the lines, with headings on a terminal.
    package func lines(_ rows: [Row]) -> [String] {
        guard layout.hasColumns else { return rows.map { ([$0.label] + $0.cells).joined(separator: "\t") } }
        let widths = columnWidths(rows)
        let room = layout.width - widths.reduce(-Self.gap.count) { $0 + $1 + Self.gap.count }
        let bars = barWidth(rows, room)
        let longest = rows.map(\.value).max() ?? 0
        return [layout.style.dim(line(headings[0], headings.dropFirst(), widths))]
            + rows.map { row in
                let bar = bars > 0 && row.value > 0 ? bar(row.value / longest, width: bars) : ""
                // If the bars do not fit, notes beside some of the numbers would look odd.
                let hasNote = bars > 0 && (!bar.isEmpty || row.note.displayWidth + Self.gap.count <= room)
                let note = hasNote ? row.note : ""
                return line(row.label, row.cells[...], widths, emphasis: layout.style.bold) + end(bar, bars, note)
            }
    }

    /// Returns the widths of the columns that fit, starting with the label's.
    private func columnWidths(_ rows: [Row]) -> [Int] {
        var widths = headings.indices.map { column in
            ([headings] + rows.map { [$0.label] + $0.cells }).map { $0[column].displayWidth }.max() ?? 0
        }
        func room() -> Int { layout.width - widths.dropFirst().reduce(0) { $0 + $1 + Self.gap.count } }
        while widths.count > 2, room() < min(widths[0], Self.labelWidth) { widths.removeLast() }
        widths[0] = min(widths[0], max(room(), 1))
        return widths
    }

    /// Returns the maximum width of bars, leaving room for the notes; 0 if bars are not worthwhile.
    private func barWidth(_ rows: [Row], _ room: Int) -> Int {
        let notes = rows.filter { $0.value > 0 && !$0.note.isEmpty }.map { $0.note.displayWidth + Self.gap.count }
        let width = min(room - Self.gap.count - (notes.max() ?? 0), Self.longestBar)
        return width >= Self.shortestBar ? width : 0
    }

    /// Returns a row with the label aligned left and the numbers aligned right.
    private func line(
        _ label: String,
        _ cells: ArraySlice<String>,
        _ widths: [Int],
        emphasis: (String) -> String = { $0 }
    ) -> String {
        let label = label.shortened(to: widths[0])
        let blanks = String(repeating: " ", count: widths[0] - label.displayWidth)
        return zip(cells, widths.dropFirst()).reduce(emphasis(label) + blanks) { line, cell in
            line + Self.gap + String(repeating: " ", count: cell.1 - cell.0.displayWidth) + cell.0
        }
    }

    /// Returns the bar and the note that follow the numbers.
    private func end(_ bar: String, _ width: Int, _ note: String) -> String {
        let note = note.isEmpty ? "" : Self.gap + layout.style.dim(note)
        guard !bar.isEmpty else { return note }
        return Self.gap + layout.style.coloured(bar) + (note.isEmpty ? "" : "".padded(to: width - bar.count) + note)
    }

    /// Returns a bar in eighths of a column, so that short ones can be told apart.
    private func bar(_ share: Double, width: Int) -> String {
        let eighths = max(Int((min(share, 1) * Double(width) * 8).rounded()), 1)
        let rest = eighths % 8 == 0 ? "" : String(["▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8 - 1])
        return String(repeating: "█", count: eighths / 8) + rest
    }
}

extension String {
    /// Returns the text, truncated to a number of columns.
    func shortened(to width: Int) -> String {
        guard displayWidth > width else { return self }
        var beginning = self[...]
        while beginning.displayWidth >= width, !beginning.isEmpty { beginning.removeLast() }
        return beginning + "…"
    }
}

extension Layout {
    /// Returns a number, on a terminal with commas between thousands.
    package func number(_ number: Int) -> String { hasColumns ? number.grouped : String(number) }

    /// Returns a number with at least three significant digits and without an exponent.
    package func number(_ number: Double) -> String {
        guard number != 0, number.isFinite else { return "0" }
        let digits = min(max(0, 2 - Int(log10(number.magnitude).rounded(.down))), 9)
        let scale = Int(pow(10, Double(digits)))
        let scaled = Int(min(number.magnitude * Double(scale), 1e18).rounded())
        let fraction = digits > 0 ? "." + String(scaled % scale + scale).dropFirst() : ""
        return (number < 0 ? "-" : "") + self.number(scaled / scale) + fraction
    }
}

extension Int {
    /// The number with commas between thousands.
    package var grouped: String {
        var grouped = ""
        for (place, digit) in String(magnitude).reversed().enumerated() {
            if place > 0, place % 3 == 0 { grouped.append(",") }
            grouped.append(digit)
        }
        return (self < 0 ? "-" : "") + String(grouped.reversed())
    }
}
