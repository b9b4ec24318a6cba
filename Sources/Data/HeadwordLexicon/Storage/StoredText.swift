public import HeadwordJSON

/// A text, stored as it is written in JSON, without the quotation marks.
@frozen
public struct StoredText: StoredValue {
    /// The bytes of the text, with the escapes of JSON.
    public let bytes: StoredBytes

    /// A view of these bytes.
    @inlinable
    public init(_ bytes: StoredBytes) {
        self.bytes = bytes
    }

    /// Whether the text is empty.
    @inlinable public var isEmpty: Bool { bytes.isEmpty }

    /// The text itself.
    public var string: String {
        bytes.withBytes { bytes in
            guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
            let quoted = [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]
            return (try? JSONText(quoted).string()) ?? String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Whether a text is the same as a string.
    public static func == (text: Self, string: String) -> Bool { text.string == string }
}

extension StoredText: JSONWritable {
    /// Writes the text.
    @inlinable
    public func write(to writer: inout JSONWriter) { bytes.withBytes { writer.string(escaped: $0) } }
}

/// Members of a vocabulary, one byte each.
@frozen
public struct StoredLabels<Label: RawRepresentable<UInt8> & Hashable & Sendable>: StoredValue, Sequence {
    /// The raw values.
    public let bytes: StoredBytes

    /// A view of these bytes.
    @inlinable
    public init(_ bytes: StoredBytes) {
        self.bytes = bytes
    }

    /// No labels.
    @inlinable public static var none: Self { Self(StoredBytes()) }

    /// Whether there are none.
    @inlinable public var isEmpty: Bool { bytes.isEmpty }

    /// An iterator over the members.
    @inlinable
    public func makeIterator() -> Iterator { Iterator(bytes: bytes) }

    /// Goes through the members.
    @frozen
    public struct Iterator: IteratorProtocol {
        @usableFromInline let bytes: StoredBytes
        @usableFromInline var position: Int

        @inlinable
        init(bytes: StoredBytes) {
            self.bytes = bytes
            position = bytes.start
        }

        /// The next member. A byte that is none ends the list.
        @inlinable
        public mutating func next() -> Label? {
            guard position < bytes.end else { return nil }
            defer { position += 1 }
            return Label(rawValue: bytes.blob[position])
        }
    }
}

extension StoredBytes {
    /// The member of a vocabulary that the first byte is.
    @inlinable
    public func label<Label: RawRepresentable<UInt8>>(of _: Label.Type = Label.self) -> Label? {
        first.flatMap(Label.init(rawValue:))
    }

    /// A text that may be absent.
    public var textIfPresent: StoredText? { isEmpty ? nil : StoredText(self) }
}
