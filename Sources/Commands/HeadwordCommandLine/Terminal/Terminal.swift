internal import Glibc
internal import HeadwordFiles
internal import HeadwordPages

/// Standard output for results, standard error for messages to people. Neither ever receives a control character that
/// is not our own, whatever words, data, file names and other programs contain.
package enum Terminal {
    /// Prints a result and a line end. Ends the program if it cannot be written, since a lost result is a failure,
    /// unless the reader has closed the pipe.
    ///
    /// - Returns: false if the reader has closed the pipe.
    @discardableResult
    package static func print(_ text: some StringProtocol) -> Bool {
        guard !write(Style.output.rendered(text) + "\n", to: STDOUT_FILENO) else { return true }
        guard errno != EPIPE else { return false }
        complain("headword: the result cannot be written: \(SystemError.last)")
        exit(CommandExitCode.internalFailure.rawValue)
    }

    /// Prints an error message and a line end on standard error.
    package static func complain(_ text: some StringProtocol) {
        write(Style.none.rendered(text) + "\n", to: STDERR_FILENO)
    }

    /// Replaces the line where the cursor is.
    package static func redraw(_ line: some StringProtocol, to descriptor: Int32) {
        let clearToEnd = "\u{1B}[K"
        write("\r" + Style.none.rendered(line) + clearToEnd, to: descriptor)
    }

    /// Writes text to a descriptor unchanged.
    ///
    /// - Returns: false if not all of it could be written; `errno` says why.
    @discardableResult
    package static func write(_ text: String, to descriptor: Int32) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Reads a file to its end, or standard input if it is `-`.
    package static func readFile(_ path: String) throws -> [UInt8] {
        do {
            return try path == "-" ? File.bytesOfStandardInput() : File.bytes(ofAny: path)
        } catch {
            throw CommandFailure(.usage, "headword: '\(path)' cannot be read: \(error.reason)")
        }
    }

    /// Whether a descriptor is a terminal.
    package static func isInteractive(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The available width of standard output, in columns.
    package static var width: Int { width(of: STDOUT_FILENO) }

    /// Returns the available width in columns: the value of `COLUMNS`, or else the size of the terminal that the
    /// descriptor refers to; 80 if there is none.
    package static func width(of descriptor: Int32) -> Int {
        // A terminal that does not know its size reports 0.
        let wanted = environment("COLUMNS").flatMap(Int.init) ?? size(of: descriptor).map { Int($0.ws_col) } ?? 0
        return wanted > 0 ? max(wanted, narrowest) : 80
    }

    /// The minimum usable width.
    private static let narrowest = 20

    /// The number of lines of the terminal; nil if there is no terminal.
    package static var height: Int? {
        guard let rows = size(of: STDOUT_FILENO)?.ws_row, rows > 0 else { return nil }
        return Int(rows)
    }

    private static func size(of descriptor: Int32) -> winsize? {
        var size = winsize()
        return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }

    /// Whether the terminal can do nothing but print text.
    package static var isDumb: Bool { environment("TERM") == "dumb" }

    /// Whether the shell would find a command.
    package static func hasCommand(_ name: String) -> Bool {
        (environment("PATH") ?? "").split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
    }

    /// The value of an environment variable, nil if it is unset or empty.
    package static func environment(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
