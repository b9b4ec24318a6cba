import Glibc

/// Standard output for results, standard error for people.
enum Terminal {
    /// Prints a result, with a line end. Ends the program if that cannot be done: a result that is lost is a failure,
    /// unless nobody wants it any more.
    static func print(_ text: some StringProtocol) {
        guard !write(text + "\n", to: STDOUT_FILENO), errno != EPIPE else { return }
        complain("headword: the result cannot be written: \(String(cString: strerror(errno)))")
        exit(CommandExitCode.internalFault.rawValue)
    }

    /// Tells people what is wrong, with a line end.
    static func complain(_ text: some StringProtocol) {
        write(text + "\n", to: STDERR_FILENO)
    }

    /// Writes text to a descriptor as it is.
    ///
    /// - Returns: false if not all of it could be written; `errno` says why.
    @discardableResult
    static func write(_ text: String, to descriptor: Int32) -> Bool {
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

    /// Reads standard input to its end.
    static func readInput() -> [UInt8] {
        var input: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if count > 0 {
                input += chunk[..<count]
            } else if count == 0 || errno != EINTR {
                return input
            }
        }
    }

    /// Whether a descriptor is a terminal.
    static func isInteractive(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The number of columns of the terminal; 80 where there is none.
    static var width: Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 20 else { return 80 }
        return Int(size.ws_col)
    }

    /// The value of an environment variable, nil if it is unset or empty.
    static func environment(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
