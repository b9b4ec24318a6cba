internal import HeadwordBytes

/// A part of the bytes of the lexicon file, read in place. A value is a *record*, a *list*, a text, a number (seven bits
/// in each byte, the lowest first), or members of vocabularies, one byte each.
///
/// - A record is a number whose bits say which of its members are present, then these members in order, each preceded
///   by its length in bytes. An absent member is read as an empty one.
/// - A list is its elements, each preceded by its length in bytes.
///
/// Whatever the bytes are, nothing outside of them is read: a length that is too large ends with the bytes. That they
/// are those that the builder wrote is checked by the page (`CheckedFiles`) and by ``Lexicon/verify(progress:)``.
@frozen
public struct StoredBytes: Sendable {
    /// The whole blob.
    @usableFromInline let blob: [UInt8]
    @usableFromInline let start: Int
    @usableFromInline let end: Int

    /// A whole blob.
    @inlinable
    package init(_ blob: [UInt8] = []) {
        self.blob = blob
        start = 0
        end = blob.count
    }

    @inlinable
    init(_ blob: [UInt8], _ start: Int, _ end: Int) {
        self.blob = blob
        self.start = start
        self.end = end
    }

    /// Whether there are no bytes, as of a member that is absent.
    @inlinable public var isEmpty: Bool { start == end }

    /// The first byte; nil if there is none.
    @inlinable public var first: UInt8? { start < end ? blob[start] : nil }

    /// Calls `body` with the bytes.
    @inlinable
    public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try blob.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[start..<end])) }
    }

    /// Reads the number at a position, and moves the position past it.
    @inlinable @inline(__always)
    func number(at position: inout Int) -> Int {
        var number = 0
        var shift = 0
        while position < end, shift < 35 {
            let byte = blob[position]
            position += 1
            number |= Int(byte & 0x7F) << shift
            if byte < 0x80 { break }
            shift += 7
        }
        return number
    }

    /// The number that the bytes encode; 0 if there are none.
    var number: Int { number(after: 0) }

    /// Returns the number after the first `count` bytes.
    func number(after count: Int) -> Int {
        var position = start + count
        return number(at: &position)
    }

    /// Reads the length at a position and returns the end of what it is the length of; moves the position to its
    /// beginning.
    @inlinable @inline(__always)
    func endOfElement(at position: inout Int) -> Int {
        let length = number(at: &position)
        return length <= end - position ? position + length : end
    }

    /// The bits that say which members a record has.
    @inlinable public var present: Int {
        var position = start
        return number(at: &position)
    }

    /// Returns a member of a record.
    @inlinable
    public func member(_ place: Int) -> StoredBytes {
        var position = start
        let present = number(at: &position)
        guard present & (1 << place) != 0 else { return StoredBytes() }
        var others = (present & ((1 << place) - 1)).nonzeroBitCount
        var end = endOfElement(at: &position)
        while others > 0 {
            position = end
            end = endOfElement(at: &position)
            others -= 1
        }
        return StoredBytes(blob, position, end)
    }
}

extension Array<UInt8> {
    /// A copy of the bytes.
    package init(_ bytes: StoredBytes) { self = bytes.withBytes { Array($0) } }
}

extension StoredBytes: Hashable {
    /// Whether both have the same bytes.
    public static func == (left: Self, right: Self) -> Bool {
        left.withBytes { left in right.withBytes { left.elementsEqual($0) } }
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: $0) }
    }
}

/// A value that is read from the bytes of the lexicon file in place.
public protocol StoredValue: Hashable, Sendable {
    /// A view of these bytes.
    init(_ bytes: StoredBytes)
    /// The bytes.
    var bytes: StoredBytes { get }
}

/// A list of values that are read in place.
@frozen
public struct StoredList<Element: StoredValue>: StoredValue, Collection {
    /// The position of an element in the blob.
    @frozen
    public struct Index: Comparable {
        /// Where the length of the element is.
        @usableFromInline let position: Int
        @usableFromInline let start: Int
        @usableFromInline let end: Int

        @inlinable
        init(_ position: Int, _ start: Int, _ end: Int) {
            self.position = position
            self.start = start
            self.end = end
        }

        /// Whether one element is before the other.
        @inlinable
        public static func < (left: Self, right: Self) -> Bool { left.position < right.position }

        /// Whether both are the same element.
        @inlinable
        public static func == (left: Self, right: Self) -> Bool { left.position == right.position }
    }

    /// The elements, each preceded by its length.
    public let bytes: StoredBytes

    /// A view of these bytes.
    @inlinable
    public init(_ bytes: StoredBytes) {
        self.bytes = bytes
    }

    /// The first element.
    @inlinable public var startIndex: Index { index(at: bytes.start) }

    /// The end of the list.
    @inlinable public var endIndex: Index { Index(bytes.end, bytes.end, bytes.end) }

    /// Whether the list has no elements.
    @inlinable public var isEmpty: Bool { bytes.isEmpty }

    @inlinable
    func index(at position: Int) -> Index {
        guard position < bytes.end else { return endIndex }
        var start = position
        let end = bytes.endOfElement(at: &start)
        return Index(position, start, end)
    }

    /// The element after another.
    @inlinable
    public func index(after index: Index) -> Index { self.index(at: index.end) }

    /// An element.
    @inlinable
    public subscript(index: Index) -> Element { Element(StoredBytes(bytes.blob, index.start, index.end)) }
}
