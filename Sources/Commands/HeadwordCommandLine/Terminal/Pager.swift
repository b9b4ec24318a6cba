internal import Glibc
internal import HeadwordPages

/// Shows long pages a screen at a time.
package enum Pager {
    /// Prints a page, through the user's pager if it is longer than the screen.
    package static func print(_ page: String) {
        if isLongerThanScreen(page), let command, show(Style.output.rendered(page) + "\n", with: command) { return }
        Terminal.print(page)
    }

    private static func isLongerThanScreen(_ page: String) -> Bool {
        guard Terminal.isInteractive(STDOUT_FILENO), !Terminal.isDumb, let height = Terminal.height else {
            return false
        }
        // The shell prompt needs a line too.
        return page.count { $0 == "\n" } + 1 >= height
    }

    /// The command in `PAGER`, or else `less` if it is installed. An empty `PAGER` or `cat` means no pager.
    private static var command: String? {
        guard let choice = getenv("PAGER") else { return Terminal.hasCommand("less") ? "less" : nil }
        let command = String(cString: choice)
        return command.isEmpty || command == "cat" ? nil : command
    }

    /// - Returns: false if there is no such pager.
    private static func show(_ page: String, with command: String) -> Bool {
        // The defaults of git: quit if the text fits on one screen, keep emphasis, leave the text on the screen.
        setenv("LESS", "FRX", 0)
        // A pager that is a pipeline of commands ends by this signal, which this process ignores.
        signal(SIGPIPE, SIG_DFL)
        let pipe = popen(command, "w")
        signal(SIGPIPE, SIG_IGN)
        guard let pipe else { return false }
        // Ctrl-C is handled by the pager.
        signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, SIG_DFL) }
        // The reader may quit before the end.
        Terminal.write(page, to: fileno(pipe))
        let notFound = 127 << 8
        return pclose(pipe) != notFound
    }
}
