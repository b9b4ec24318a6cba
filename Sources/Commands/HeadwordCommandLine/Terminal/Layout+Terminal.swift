internal import Glibc
package import HeadwordPages

extension Layout {
    /// The maximum line length, since longer lines are hard to read.
    private static let widest = 100

    /// The layout of standard output.
    package static var output: Layout {
        Layout(
            style: .output,
            width: min(Terminal.width, widest),
            hasColumns: Terminal.isInteractive(STDOUT_FILENO)
        )
    }

    /// The layout of standard error.
    package static var errors: Layout {
        Layout(
            style: .output,
            width: Terminal.width(of: STDERR_FILENO),
            hasColumns: Terminal.isInteractive(STDERR_FILENO)
        )
    }
}

extension Style {
    /// The style of standard output; no emphasis where `NO_COLOR` is set (no-color.org).
    package static var output: Style {
        let wantsNone = Terminal.environment("NO_COLOR") != nil || Terminal.isDumb
        return Style(isEnabled: Terminal.isInteractive(STDOUT_FILENO) && !wantsNone)
    }
}
