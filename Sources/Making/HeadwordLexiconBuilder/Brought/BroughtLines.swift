internal import Glibc

/// Reads the lines of a file with little more in memory than the longest line.
struct BroughtLines {
    /// A line, without its end.
    struct Line: Sendable {
        /// The number of the line, from 1.
        var number: Int
        /// The bytes; nil if the line is too long.
        var bytes: ArraySlice<UInt8>?
    }

    /// The maximum length of a line in bytes.
    static let longestLine = 16 << 20
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let stream: BroughtStream
    private var buffer: [UInt8] = []
    private var start = 0
    private var number = 0

    init(_ stream: BroughtStream) {
        self.stream = stream
    }

    init(_ path: String) throws {
        self.init(try BroughtStream(path))
    }

    var path: String { stream.path }

    /// Returns the next line; nil after the last one.
    mutating func next() throws -> Line? {
        guard let (bytes, isWhole) = try nextBytes() else { return nil }
        number += 1
        var line = bytes
        if number == 1, line.starts(with: Self.byteOrderMark) { line = line.dropFirst(3) }
        if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
        return Line(number: number, bytes: isWhole ? line : nil)
    }

    /// Returns the bytes up to the next line feed or the end, or only some of them if they are too many.
    private mutating func nextBytes() throws -> (ArraySlice<UInt8>, isWhole: Bool)? {
        var searched = start
        var isWhole = true
        while true {
            if let end = lineFeed(from: searched) {
                defer { start = end + 1 }
                return (buffer[start..<end], isWhole)
            }
            if buffer.count - start > Self.longestLine {
                isWhole = false
                start = buffer.count
            }
            buffer.removeSubrange(..<start)
            (start, searched) = (0, buffer.count)
            guard try stream.read(into: &buffer) else { break }
        }
        defer { (buffer, start) = ([], 0) }
        return buffer.isEmpty && isWhole ? nil : (buffer[...], isWhole)
    }

    private func lineFeed(from start: Int) -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            return memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
                .map { UnsafeRawPointer($0) - base }
        }
    }
}
