import HeadwordPages

/// A help text of the argument parser, formatted for a terminal of any width.
///
/// The parser wraps examples like sentences, which turns them into different commands, and leaves no room for the
/// second column on a narrow terminal.
package struct HelpPage {
    /// The width to request from the parser so that it wraps no lines.
    package static let unbroken = 100_000

    private let unbrokenText: String

    /// Creates a page from the parser's output, which may be something other than help.
    package init(_ unbrokenText: String) {
        self.unbrokenText = unbrokenText
    }

    /// Returns the text, wrapped at blanks to the given number of columns where possible.
    package func text(columns: Int) -> String {
        let isHelp = unbrokenText.hasPrefix("OVERVIEW: ")
        var isExample = false
        let layout = Layout(style: .output, width: columns, hasColumns: true)
        return unbrokenText.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
            isExample = line == "EXAMPLES" || isExample && !line.isEmpty
            guard isHelp || line.hasPrefix("Usage: "), line.displayWidth > columns else { return [String(line)] }
            return layout.lines(of: HelpLine(line), isExample: isExample)
        }.joined(separator: "\n")
    }
}

/// A line of a help text: an indented term, and its description in a second column.
private struct HelpLine {
    let margin: Int
    let term: Substring
    /// The column where the description begins, and its text.
    let column: Int
    let text: Substring

    init(_ line: Substring) {
        let content = line.drop { $0 == " " }
        margin = line.count - content.count
        guard let gap = content.firstRange(of: "  ") else {
            (term, column, text) = (content, 0, "")
            return
        }
        term = content[..<gap.lowerBound]
        text = content[gap.lowerBound...].drop { $0 == " " }
        column = line.count - text.count
    }
}

extension Layout {
    /// The indentation of continuation lines.
    private static let step = 4

    fileprivate func lines(of line: HelpLine, isExample: Bool) -> [String] {
        let margin = String(repeating: " ", count: line.margin <= width / 2 ? line.margin : 2 + Self.step)
        if isExample { return command(line.term, margin) + below(line.text, margin) }
        guard !line.text.isEmpty else {
            let isUsage = line.margin == 0 && line.term.lowercased().hasPrefix("usage: ")
            return wrapped(String(line.term), first: margin, rest: isUsage ? String(repeating: " ", count: 7) : margin)
        }
        guard line.column <= width / 2 else {
            return wrapped(String(line.term), first: margin, rest: margin) + below(line.text, margin)
        }
        let rest = String(repeating: " ", count: line.column)
        return wrapped(String(line.text), first: (margin + line.term).padded(to: line.column), rest: rest)
    }

    private func below(_ text: Substring, _ margin: String) -> [String] {
        let margin = margin + String(repeating: " ", count: Self.step)
        return text.isEmpty ? [] : wrapped(String(text), first: margin, rest: margin)
    }

    /// Breaks a command over several lines as shells accept it: with a backslash at the end of each but the last, and
    /// never inside quotation marks.
    private func command(_ command: Substring, _ margin: String) -> [String] {
        var lines: [String] = []
        var line = margin
        for word in command.shellWords {
            if line.displayWidth + 1 + word.displayWidth + " \\".count > width, line.contains(where: { $0 != " " }) {
                lines.append(line + " \\")
                line = margin + String(repeating: " ", count: Self.step) + word
            } else {
                line += line == margin ? word : " " + word
            }
        }
        return lines + [line]
    }
}

extension Substring {
    /// The words of the text, split at blanks outside quotation marks.
    fileprivate var shellWords: [Substring] {
        var quote: Character?
        return split { character in
            if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
            }
            return quote == nil && character == " "
        }
    }
}
