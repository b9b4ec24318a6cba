internal import Glibc

/// Emphasis on a terminal; plain text elsewhere, and where `NO_COLOR` is set (no-color.org).
package struct Style {
    private let isEnabled: Bool

    /// The style of standard output.
    package static var output: Style {
        let wantsNone = Terminal.environment("NO_COLOR") != nil || Terminal.isDumb
        return Style(isEnabled: Terminal.isInteractive(STDOUT_FILENO) && !wantsNone)
    }

    package func bold(_ text: String) -> String { styled(text, "1") }
    package func dim(_ text: String) -> String { styled(text, "2") }
    package func italic(_ text: String) -> String { styled(text, "3") }

    /// The colour of labels.
    package func coloured(_ text: String) -> String { styled(text, "36") }

    private func styled(_ text: String, _ code: String) -> String {
        isEnabled && !text.isEmpty ? "\u{1B}[\(code)m\(text)\(Self.end)" : text
    }

    /// What ends all emphasis.
    package static let end = "\u{1B}[0m"

    /// What began the emphasis that lasts at the end of a text; empty if none does.
    package static func lasting(at text: String) -> String {
        guard let escape = text.lastIndex(of: "\u{1B}") else { return "" }
        let code = text[escape...].prefix { $0 != "m" } + "m"
        return code == end ? "" : String(code)
    }
}
