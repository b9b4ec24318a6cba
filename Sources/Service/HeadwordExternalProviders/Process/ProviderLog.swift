internal import NIOCore

/// Splits a provider's standard error into lines for the log, and limits their number.
struct ProviderLog {
    /// The maximum length of a line, in bytes; longer lines are cut.
    static let longestLine = 1 << 10
    /// The maximum number of lines logged per second.
    static let linesPerSecond = 100
    /// The number of bytes read per second; a provider that writes more must wait.
    static let bytesPerSecond = 1 << 20

    private var line: [UInt8] = []
    private var isCut = false
    private var second = NIODeadline.now()
    private var lines = 0
    private var omitted = 0
    private var bytes = 0

    /// Takes bytes from standard error.
    ///
    /// - Returns: the complete lines to be logged.
    mutating func take(_ written: some Sequence<UInt8>, at now: NIODeadline = .now()) -> [String] {
        var told = begin(now)
        for byte in written {
            bytes += 1
            if byte == UInt8(ascii: "\n") {
                if let line = endLine() { told.append(line) }
            } else if line.count < Self.longestLine {
                line.append(byte)
            } else {
                isCut = true
            }
        }
        return told
    }

    /// When more may be read; nil if at once.
    var nextRead: NIODeadline? { bytes < Self.bytesPerSecond ? nil : second + .seconds(1) }

    /// Returns the lines that are left at the end.
    mutating func finish() -> [String] {
        let last = line.isEmpty ? nil : endLine()
        return [last, omission()].compactMap(\.self)
    }

    /// Begins a new second if the last one is over; returns a notice of omitted lines, if any.
    private mutating func begin(_ now: NIODeadline) -> [String] {
        guard now - second >= .seconds(1) else { return [] }
        let omission = omission()
        (second, lines, omitted, bytes) = (now, 0, 0, 0)
        return [omission].compactMap(\.self)
    }

    private func omission() -> String? {
        omitted == 0 ? nil : "(\(omitted) more lines were omitted)"
    }

    private mutating func endLine() -> String? {
        defer { (line, isCut) = ([], false) }
        guard lines < Self.linesPerSecond else {
            omitted += 1
            return nil
        }
        lines += 1
        return String(decoding: line, as: UTF8.self) + (isCut ? " ..." : "")
    }
}
