internal import HeadwordBytes

/// An array of fixed-size numbers in a section.
@usableFromInline
package struct MappedArray<Element: FixedWidthInteger & BitwiseCopyable & Sendable>: Sendable {
    @usableFromInline let bytes: MappedBytes

    @inlinable
    package init(_ bytes: MappedBytes) throws {
        guard bytes.count.isMultiple(of: MemoryLayout<Element>.size) else {
            throw bytes.damaged("a section has an impossible length")
        }
        self.bytes = bytes
    }

    @inlinable package var count: Int { bytes.count / MemoryLayout<Element>.size }

    @inlinable
    package subscript(index: Int) -> Element {
        @inline(__always)
        get throws {
            guard index >= 0, index < count else { throw bytes.damaged("an index is beyond the end") }
            return try bytes.number(at: index * MemoryLayout<Element>.size)
        }
    }

    /// Returns the error for invalid contents of the file.
    func damaged(_ reason: String) -> CorpusFailure { bytes.damaged(reason) }
}
