public import HeadwordJSON
internal import HeadwordModel

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
    /// A member, or the members that a part of the value has.
    public struct Member: Sendable {
        @usableFromInline let properties: [ShapeProperty]
        /// Whether an answer that is limited to some fields has it whatever they are.
        @usableFromInline var isEssential: Bool
        /// Writes names and values, or nothing where there is no value; nil for what only an upstream has.
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

        /// The member, also where an answer is limited to some fields that do not name it.
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
    /// - Parameter name: under which the schema is published once, however many others it is a part of.
    public init(named name: String? = nil, _ members: [Member]) {
        self.name = name
        self.members = members
        writers = members.compactMap(\.write)
    }

    @usableFromInline var properties: [ShapeProperty] { members.flatMap(\.properties) }

    /// What the object looks like.
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

    /// The shape of an answer that is limited to some fields: what is essential, and the members that they name.
    ///
    /// - Parameter fields: nil for all members.
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

/// What is published of a member.
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

    /// The property of an object that may lack the part that has it.
    @usableFromInline var optional: ShapeProperty {
        var property = self
        property.isRequired = false
        return property
    }
}

extension Schema {
    fileprivate static func object(of properties: [ShapeProperty]) -> Schema {
        .object(
            properties.map { ("\($0.name)", $0.schema) },
            required: properties.filter(\.isRequired).map { "\($0.name)" }
        )
    }
}
