import Glibc

/// A list with numbers and, on a terminal, a bar for each row; for scripts, tabs between the columns.
struct Chart {
    /// A row: what it is about, numbers, the length of the bar, and what stands behind that.
    struct Row {
        var label: String
        var cells: [String]
        /// The length of the bar, of which the longest is as long as there is room; none if 0.
        var value = 0.0
        var note = ""
    }

    private static let longestBar = 24.0
    private static let gap = "  "

    let layout: Layout
    let headings: [String]

    /// The lines, with headings on a terminal.
    func lines(_ rows: [Row]) -> [String] {
        guard layout.hasColumns else { return rows.map { ([$0.label] + $0.cells).joined(separator: "\t") } }
        let widths = headings.indices.map { column in
            ([headings] + rows.map { [$0.label] + $0.cells }).map { $0[column].displayWidth }.max() ?? 0
        }
        let longest = rows.map(\.value).max() ?? 0
        let head = layout.style.dim(line(headings, widths))
        return [head]
            + rows.map { row in
                let bar = longest > 0 ? bar(row.value / longest) : ""
                let end = [bar, layout.style.dim(row.note)].filter { !$0.isEmpty }.joined(separator: Self.gap)
                let start = line([row.label] + row.cells, widths)
                return end.isEmpty ? start : start + Self.gap + end
            }
    }

    /// The label on the left, numbers on the right of their columns.
    private func line(_ cells: [String], _ widths: [Int]) -> String {
        zip(cells, widths).enumerated().map { column, cell in
            let (text, width) = cell
            return column == 0
                ? text.padded(to: width) : String(repeating: " ", count: width - text.displayWidth) + text
        }.joined(separator: Self.gap)
    }

    /// A bar in eighths of a column, so that short ones can be told apart.
    private func bar(_ share: Double) -> String {
        let eighths = Int((min(max(share, 0), 1) * Self.longestBar * 8).rounded())
        let rest = eighths % 8 == 0 ? "" : String(["▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8 - 1])
        let bar = String(repeating: "█", count: eighths / 8) + rest
        return layout.style.coloured(bar.padded(to: Int(Self.longestBar)))
    }
}

extension Layout {
    /// A number; people read it with commas between thousands.
    func number(_ number: Int) -> String { hasColumns ? number.grouped : String(number) }

    /// A number with three significant digits or more, and not as a power of ten.
    func number(_ number: Double) -> String {
        guard number != 0, number.isFinite else { return "0" }
        let digits = max(0, 2 - Int(log10(number.magnitude).rounded(.down)))
        let scale = pow(10, Double(digits))
        let scaled = (number * scale).rounded()
        return digits > 0 ? (scaled / scale).description : self.number(Int(scaled))
    }
}

extension Int {
    /// The number with commas between thousands.
    var grouped: String {
        var grouped = ""
        for (place, digit) in String(magnitude).reversed().enumerated() {
            if place > 0, place % 3 == 0 { grouped.append(",") }
            grouped.append(digit)
        }
        return (self < 0 ? "-" : "") + String(grouped.reversed())
    }
}
