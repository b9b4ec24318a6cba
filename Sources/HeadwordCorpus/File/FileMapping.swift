internal import Glibc

/// A part of a file in memory, which the system brings in when it is looked at.
final class FileMapping: Sendable {
    let file: RunFile
    /// Unsafe, since the compiler cannot see that whoever writes here is alone until the file is finished, and that
    /// nobody writes later.
    nonisolated(unsafe) let bytes: UnsafeMutableRawBufferPointer
    /// From the beginning of a page on, as the system wants it; only unmapped, when the last user is gone.
    nonisolated(unsafe) private let pages: UnsafeMutableRawBufferPointer

    /// Maps bytes that the file has.
    init(_ file: RunFile, _ range: Range<Int>, isWritable: Bool = false) throws {
        self.file = file
        guard !range.isEmpty else {
            bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)
            pages = bytes
            return
        }
        let start = range.lowerBound & ~(sysconf(Int32(_SC_PAGESIZE)) - 1)
        let protection = isWritable ? PROT_READ | PROT_WRITE : PROT_READ
        let count = range.upperBound - start
        guard let address = mmap(nil, count, protection, MAP_SHARED, file.descriptor, off_t(start)),
            address != MAP_FAILED
        else { throw RunFile.failure(file.path) }
        pages = UnsafeMutableRawBufferPointer(start: address, count: count)
        bytes = UnsafeMutableRawBufferPointer(rebasing: pages[(range.lowerBound - start)...])
    }

    deinit {
        if let address = pages.baseAddress { munmap(address, pages.count) }
    }
}

extension RunFile {
    /// Makes room for bytes, which are zeros; without room on the disk, writing them to memory would end the process.
    func reserve(_ range: Range<Int>) throws {
        guard !range.isEmpty else { return }
        let code = posix_fallocate(descriptor, off_t(range.lowerBound), off_t(range.count))
        guard code == 0 else { throw CorpusFailure.system(path: path, reason: String(cString: strerror(code))) }
    }
}

/// Bytes of a mapped file, never read beyond their end.
struct MappedBytes: Sendable {
    private let mapping: FileMapping
    /// Unsafe to the compiler only: they are read, and `mapping` keeps them there.
    nonisolated(unsafe) private let bytes: UnsafeRawBufferPointer

    init(_ mapping: FileMapping) {
        self.mapping = mapping
        bytes = UnsafeRawBufferPointer(mapping.bytes)
    }

    private init(_ mapping: FileMapping, _ bytes: UnsafeRawBufferPointer) {
        self.mapping = mapping
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    /// What is thrown when the file says what cannot be.
    func damaged(_ reason: String) -> CorpusFailure { .damaged(path: mapping.file.path, reason: reason) }

    /// The bytes of a range.
    @inline(__always)
    func slice(_ range: Range<Int>) throws -> MappedBytes {
        MappedBytes(mapping, try pointer(range))
    }

    /// The bytes from an offset to another; the latter must not come before the former.
    @inline(__always)
    func slice(from start: Int, to end: Int) throws -> MappedBytes {
        guard start <= end else { throw damaged("a place ends before it begins") }
        return try slice(start..<end)
    }

    /// The number at an offset.
    @inline(__always)
    func number<Number: FixedWidthInteger & BitwiseCopyable>(
        at offset: Int,
        as _: Number.Type = Number.self
    ) throws -> Number {
        guard offset >= 0, offset <= bytes.count - MemoryLayout<Number>.size else {
            throw damaged("a place is beyond the end")
        }
        return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }

    /// Lends the bytes.
    @inline(__always)
    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(mapping) { try body(bytes) }
    }

    /// Whether these bytes come before others (negative), are the same (zero) or come after them.
    func compare(_ other: UnsafeRawBufferPointer) -> Int {
        withUnsafeBytes { RunFormat.compare($0, other) }
    }

    private func pointer(_ range: Range<Int>) throws -> UnsafeRawBufferPointer {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { throw damaged("a place is beyond the end") }
        return UnsafeRawBufferPointer(rebasing: bytes[range])
    }
}

extension RunFormat {
    /// The order of bytes: negative, zero or positive.
    static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
        guard let first = left.baseAddress, let second = right.baseAddress else { return left.count - right.count }
        let order = Int(memcmp(first, second, min(left.count, right.count)))
        return order == 0 ? left.count - right.count : order
    }
}
