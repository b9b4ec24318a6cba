import Glibc

/// Emphasis on a terminal; plain text elsewhere, and where `NO_COLOR` is set (no-color.org).
struct Style {
    private let isEnabled: Bool

    /// The style of standard output.
    static var output: Style {
        let wantsNone = Terminal.environment("NO_COLOR") != nil || Terminal.environment("TERM") == "dumb"
        return Style(isEnabled: Terminal.isInteractive(STDOUT_FILENO) && !wantsNone)
    }

    func bold(_ text: String) -> String { styled(text, "1") }
    func dim(_ text: String) -> String { styled(text, "2") }
    func italic(_ text: String) -> String { styled(text, "3") }

    private func styled(_ text: String, _ code: String) -> String {
        isEnabled ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

/// Breaks text into lines of at most `width` characters; a word that is longer has a line of its own.
///
/// - Parameters:
///   - first: what stands before the first line.
///   - rest: what stands before the others.
func wrapped(_ text: String, first: String, rest: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = first
    var isLineEmpty = true
    for word in text.split(separator: " ") {
        if !isLineEmpty, line.count + 1 + word.count > width {
            lines.append(line)
            line = rest
            isLineEmpty = true
        }
        line += (isLineEmpty ? "" : " ") + word
        isLineEmpty = false
    }
    return lines + [line]
}
