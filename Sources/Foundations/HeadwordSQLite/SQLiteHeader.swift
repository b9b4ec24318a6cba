internal import Glibc

/// Fields from the first hundred bytes of a database file (sqlite.org/fileformat2.html, section 1.3).
public struct SQLiteHeader: Sendable {
    /// The size of a page, in bytes.
    public var pageSize: Int
    /// The number of bytes at the end of each page that SQLite leaves alone.
    public var reservedLength: Int
    /// The format version, as set by the program that created the file.
    public var userVersion: Int
    /// The purpose of the file, as a number.
    public var applicationID: Int64

    /// Reads the header of a file; nil if it is not a database or cannot be read.
    public init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        self.init(descriptor: descriptor)
    }

    init?(descriptor: Int32) {
        var bytes = [UInt8](repeating: 0, count: 100)
        guard pread(descriptor, &bytes, bytes.count, 0) == bytes.count else { return nil }
        guard bytes.starts(with: Array("SQLite format 3\0".utf8)) else { return nil }
        func number(at place: Int, length: Int) -> Int {
            bytes[place..<(place + length)].reduce(0) { $0 << 8 | Int($1) }
        }
        pageSize = number(at: 16, length: 2)
        reservedLength = number(at: 20, length: 1)
        userVersion = number(at: 60, length: 4)
        applicationID = Int64(number(at: 68, length: 4))
    }
}
