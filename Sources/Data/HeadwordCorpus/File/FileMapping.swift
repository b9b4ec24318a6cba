internal import Glibc
internal import HeadwordBytes
internal import HeadwordFiles

/// A memory-mapped part of a file, loaded by the system on access.
@usableFromInline
package final class FileMapping: Sendable {
    package let file: OpenFile
    /// Unsafe, since the compiler cannot see that there is only one writer until the file is finished, and none after
    /// that.
    nonisolated(unsafe) package let bytes: UnsafeMutableRawBufferPointer
    /// The mapping from a page boundary on, as the system requires; used only to unmap it.
    nonisolated(unsafe) private let pages: UnsafeMutableRawBufferPointer

    /// Maps a range of bytes, which the file must have.
    package init(_ file: OpenFile, _ range: Range<Int>, isWritable: Bool = false) throws {
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
        else { throw OpenFile.failure(file.path) }
        pages = UnsafeMutableRawBufferPointer(start: address, count: count)
        bytes = UnsafeMutableRawBufferPointer(rebasing: pages[(range.lowerBound - start)...])
    }

    deinit {
        if let address = pages.baseAddress { munmap(address, pages.count) }
    }
}

extension OpenFile {
    /// Allocates a range of zero bytes on disk. Without that, writing to the mapping on a full disk would end the
    /// process.
    package func reserve(_ range: Range<Int>) throws {
        guard !range.isEmpty else { return }
        let code = posix_fallocate(descriptor, off_t(range.lowerBound), off_t(range.count))
        guard code == 0 else { throw CorpusFailure.system(path: path, reason: SystemError.text(code)) }
    }
}

/// Bytes of a mapped file, with bounds checks.
@usableFromInline
package struct MappedBytes: Sendable {
    @usableFromInline let mapping: FileMapping
    /// Unsafe to the compiler only: the bytes are only read, and `mapping` keeps them alive.
    @usableFromInline nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    package init(_ mapping: FileMapping) {
        self.mapping = mapping
        bytes = UnsafeRawBufferPointer(mapping.bytes)
    }

    @inlinable
    init(_ mapping: FileMapping, _ bytes: UnsafeRawBufferPointer) {
        self.mapping = mapping
        self.bytes = bytes
    }

    @inlinable package var count: Int { bytes.count }

    /// Returns the error for invalid contents of the file.
    @usableFromInline
    package func damaged(_ reason: String) -> CorpusFailure { .damaged(path: mapping.file.path, reason: reason) }

    /// Returns the bytes in a range.
    @inlinable
    @inline(__always)
    package func slice(_ range: Range<Int>) throws -> MappedBytes {
        MappedBytes(mapping, try pointer(range))
    }

    /// Returns the bytes between two offsets; throws if the end comes before the start.
    @inlinable
    @inline(__always)
    package func slice(from start: Int, to end: Int) throws -> MappedBytes {
        guard start <= end else { throw damaged("a range ends before it begins") }
        return try slice(start..<end)
    }

    /// Returns the number at an offset.
    @inlinable
    @inline(__always)
    package func number<Number: FixedWidthInteger & BitwiseCopyable>(
        at offset: Int,
        as _: Number.Type = Number.self
    ) throws -> Number {
        guard offset >= 0, offset <= bytes.count - MemoryLayout<Number>.size else {
            throw damaged("a range is beyond the end")
        }
        return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }

    /// Reads a LEB128 number and moves the position past it; nil if it is cut off or has more bytes than `longest`.
    @inline(__always)
    func leb(at position: inout Int, longest: Int) -> UInt64? {
        LEB128.number(in: bytes.bytes, at: &position, longest: longest)
    }

    /// Calls the body with the bytes.
    @inlinable
    @inline(__always)
    package func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(mapping) { try body(bytes) }
    }

    /// Compares these bytes with others: negative if they come before them, zero if they are equal, positive if after.
    package func compare(_ other: UnsafeRawBufferPointer) -> Int {
        withUnsafeBytes { $0.compare(other) }
    }

    @inlinable
    func pointer(_ range: Range<Int>) throws -> UnsafeRawBufferPointer {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { throw damaged("a range is beyond the end") }
        return UnsafeRawBufferPointer(rebasing: bytes[range])
    }
}

extension UnsafeRawBufferPointer {
    /// Compares bytes lexicographically; returns a negative number, zero or a positive number.
    package func compare(_ other: UnsafeRawBufferPointer) -> Int {
        guard let first = baseAddress, let second = other.baseAddress else { return count - other.count }
        let order = Int(memcmp(first, second, Swift.min(count, other.count)))
        return order == 0 ? count - other.count : order
    }
}
