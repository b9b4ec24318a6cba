public import HeadwordJSON
internal import HeadwordModel

/// A value of an answer that knows its schema.
public protocol JSONDescribed: JSONWritable, SendableMetatype {
    /// The schema of the written value.
    static var schema: Schema { get }
}

/// An object of an answer. Its members are declared once, for both writing and the schema.
public protocol JSONShaped: JSONDescribed {
    /// The members.
    static var shape: Shape<Self> { get }
}

extension JSONShaped {
    /// The schema of the declared members.
    public static var schema: Schema { shape.schema }

    /// Writes the declared members.
    public func write(to writer: inout JSONWriter) { Self.shape.write(self, to: &writer) }
}

/// The members of the object that represents a value, in the order in which they are written.
public struct Shape<Value>: Sendable {
    /// A member, or the members of a part of the value.
    public struct Member: Sendable {
        @usableFromInline let properties: [ShapeProperty]
        /// Whether an answer has it even if it is limited to other fields.
        @usableFromInline var isEssential: Bool
        /// Writes names and values, or nothing if there is no value; nil for members that only an upstream has.
        @usableFromInline let write: (@Sendable (Value, inout JSONWriter) -> Void)?

        @inlinable
        init(
            _ properties: [ShapeProperty],
            isEssential: Bool = false,
            write: (@Sendable (Value, inout JSONWriter) -> Void)?
        ) {
            self.properties = properties
            self.isEssential = isEssential
            self.write = write
        }

        /// The member, kept even if an answer is limited to other fields.
        public var essential: Member {
            var member = self
            member.isEssential = true
            return member
        }
    }

    private let members: [Member]
    private let name: String?
    @usableFromInline let writers: [@Sendable (Value, inout JSONWriter) -> Void]

    /// Creates a shape with these members.
    ///
    /// - Parameter name: the name under which the schema is published once, however many other schemas contain it.
    public init(named name: String? = nil, _ members: [Member]) {
        self.name = name
        self.members = members
        writers = members.compactMap(\.write)
    }

    @usableFromInline var properties: [ShapeProperty] { members.flatMap(\.properties) }

    /// The schema of the object.
    public var schema: Schema {
        let schema = Schema(Schema.object(of: properties).value)
        return name.map(schema.named) ?? schema
    }

    /// Writes the object.
    @inlinable
    public func write(_ value: Value, to writer: inout JSONWriter) {
        writer.object { writer in writeMembers(of: value, to: &writer) }
    }

    @inlinable
    func writeMembers(of value: Value, to writer: inout JSONWriter) {
        for write in writers { write(value, &writer) }
    }

    /// Returns the shape limited to some fields: the essential members, and those that the fields name.
    ///
    /// - Parameter fields: the fields; nil for all members.
    public func keeping(_ fields: Set<EntryField>?) -> Shape {
        guard let fields else { return self }
        let labels = Set(fields.map(\.label))
        return Shape(
            named: name,
            members.filter { member in
                member.isEssential || member.properties.contains { labels.contains("\($0.name)") }
            }
        )
    }
}

/// The published facts about a member.
@usableFromInline
struct ShapeProperty: Sendable {
    let name: StaticString
    let schema: Schema
    /// Whether every source has it.
    private(set) var isRequired: Bool

    @usableFromInline
    init(_ name: StaticString, _ schema: Schema, _ description: String? = nil, isRequired: Bool = false) {
        self.name = name
        self.schema = description.map(schema.described) ?? schema
        self.isRequired = isRequired
    }

    /// The property as an optional one, for an object that may lack the part with this property.
    @usableFromInline var optional: ShapeProperty {
        var property = self
        property.isRequired = false
        return property
    }
}

extension Schema {
    static func object(of properties: [ShapeProperty]) -> Schema {
        .object(
            properties.map { ("\($0.name)", $0.schema) },
            required: properties.filter(\.isRequired).map { "\($0.name)" }
        )
    }
}
