internal import Glibc

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
        // The prompt of the shell needs a line.
        return page.count { $0 == "\n" } + 1 >= height
    }

    /// What `PAGER` names, else `less` where it is there. An empty `PAGER` and `cat` want none.
    private static var command: String? {
        guard let choice = getenv("PAGER") else { return Terminal.hasCommand("less") ? "less" : nil }
        let command = String(cString: choice)
        return command.isEmpty || command == "cat" ? nil : command
    }

    /// - Returns: false if there is no such pager.
    private static func show(_ page: String, with command: String) -> Bool {
        // As git has it: leave on the last page, keep emphasis, leave the page on the screen.
        setenv("LESS", "FRX", 0)
        // A pager of several commands ends by the signal that we ignore.
        signal(SIGPIPE, SIG_DFL)
        let pipe = popen(command, "w")
        signal(SIGPIPE, SIG_IGN)
        guard let pipe else { return false }
        // Ctrl-C is for the pager.
        signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, SIG_DFL) }
        // A reader who has seen enough may leave before the end.
        Terminal.write(page, to: fileno(pipe))
        let notFound = 127 << 8
        return pclose(pipe) != notFound
    }
}
