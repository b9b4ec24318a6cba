public import HeadwordJSON

/// A value of an answer that says what it looks like.
public protocol JSONDescribed: JSONWritable, SendableMetatype {
    /// What is written.
    static var schema: Schema { get }
}

/// An object of an answer, whose members are declared once: they are what is written, and what the schema has.
public protocol JSONShaped: JSONDescribed {
    /// The members.
    static var shape: Shape<Self> { get }
}

extension JSONShaped {
    /// The members that are declared.
    public static var schema: Schema { shape.schema }

    /// Writes the members that are declared.
    public func write(to writer: inout JSONWriter) { Self.shape.write(self, to: &writer) }
}

/// The members of an object that stands for a value, in the order in which they are written.
public struct Shape<Value>: Sendable {
    /// A member: its name, what it looks like, and how it is written.
    public struct Member: Sendable {
        /// The name; nil for what writes members that stand beside it.
        @usableFromInline let name: StaticString?
        @usableFromInline let schema: Schema
        /// Whether every source has it.
        @usableFromInline let isRequired: Bool
        /// Whether an answer that is limited to some fields has it all the same.
        @usableFromInline var isEssential: Bool
        /// Writes the name and the value, or nothing if there is no value; nil for what the lexicon never has.
        @usableFromInline let write: (@Sendable (Value, inout JSONWriter) -> Void)?

        @inlinable
        init(
            _ name: StaticString?,
            _ schema: Schema,
            _ description: String? = nil,
            isRequired: Bool = false,
            isEssential: Bool = false,
            write: (@Sendable (Value, inout JSONWriter) -> Void)?
        ) {
            self.name = name
            self.schema = description.map(schema.described) ?? schema
            self.isRequired = isRequired
            self.isEssential = isRequired || isEssential
            self.write = write
        }

        /// The member, also where an answer is limited to some fields that do not name it.
        public var essential: Member {
            var member = self
            member.isEssential = true
            return member
        }
    }

    /// The members in their order.
    public let members: [Member]
    @usableFromInline let name: String?
    @usableFromInline let writers: [@Sendable (Value, inout JSONWriter) -> Void]

    /// Creates a shape with these members.
    ///
    /// - Parameter name: under which the schema is published once, however many others it is a part of.
    @inlinable
    public init(named name: String? = nil, _ members: [Member]) {
        self.name = name
        self.members = members
        writers = members.compactMap(\.write)
    }

    /// What the object looks like.
    public var schema: Schema {
        let schema = Schema.object(
            members.compactMap { member in member.name.map { ("\($0)", member.schema) } },
            required: members.filter(\.isRequired).compactMap { member in member.name.map { "\($0)" } }
        )
        return name.map(schema.named) ?? schema
    }

    /// Writes the object.
    @inlinable
    public func write(_ value: Value, to writer: inout JSONWriter) {
        writer.object { writer in
            for write in writers { write(value, &writer) }
        }
    }
}
