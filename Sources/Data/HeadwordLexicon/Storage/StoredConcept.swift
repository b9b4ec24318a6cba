internal import HeadwordBytes
public import HeadwordModel

/// One meaning with the words that have it and its relations: a ``Concept``, read in place.
@frozen
public struct StoredConcept: StoredValue {
    /// The record.
    public let bytes: StoredBytes

    /// A view of this record.
    @inlinable
    public init(_ bytes: StoredBytes) { self.bytes = bytes }

    /// The number that pointers refer to the concept by.
    public var number: Int { bytes.member(0).number }
    /// The words with this meaning, the most fitting one first.
    public var members: StoredList<Member> { .init(bytes.member(1)) }
    /// The related concepts, in the order of the source.
    public var pointers: StoredList<Pointer> { .init(bytes.member(2)) }

    /// A headword that stands for the concept in one of its senses.
    @frozen
    public struct Member: StoredValue {
        /// The record.
        public let bytes: StoredBytes

        /// A view of this record.
        @inlinable
        public init(_ bytes: StoredBytes) { self.bytes = bytes }

        /// The headword as it is written.
        public var word: StoredText { StoredText(bytes.member(0)) }
        /// The identifier of the sense.
        public var sense: StoredText { StoredText(bytes.member(1)) }
        /// The number of the headword.
        var headword: Int { bytes.member(2).number }
    }

    /// A pointer to a related concept.
    @frozen
    public struct Pointer: StoredValue {
        /// The relation, and the number of the other concept.
        public let bytes: StoredBytes

        /// A view of these bytes.
        @inlinable
        public init(_ bytes: StoredBytes) { self.bytes = bytes }

        /// How the other concept is related to this one; nil if the bytes are damaged.
        public var relation: ConceptRelation? { bytes.label() }
        /// The number of the other concept.
        public var concept: Int { bytes.number(after: 1) }
    }
}

// MARK: - Writing

extension Concept {
    /// Returns the record of the concept.
    ///
    /// - Parameter numbers: the numbers of the headwords of its members.
    package func storedBytes(_ numbers: [Int64]) -> [UInt8] {
        var writer = RecordWriter()
        writer.add(0, number: number)
        writer.add(1, Array(zip(members, numbers))) { member, headword in
            var writer = RecordWriter()
            writer.add(0, member.word)
            writer.add(1, member.sense)
            writer.add(2, number: Int(headword))
            return writer.bytes
        }
        writer.add(2, pointers) { pointer in
            var bytes = [pointer.relation.rawValue]
            bytes.append(leb: UInt64(pointer.concept))
            return bytes
        }
        return writer.bytes
    }
}
