public import HeadwordJSON
internal import HeadwordModel

extension Shape.Member {
    /// A member that every source has.
    ///
    /// - Parameters:
    ///   - name: what the member is called.
    ///   - description: one sentence for people.
    ///   - schema: what the value looks like, where its type does not say.
    ///   - get: the value.
    @inlinable
    public static func required<V: JSONDescribed>(
        _ name: StaticString,
        _ description: String? = nil,
        as schema: Schema? = nil,
        _ get: @escaping @Sendable (Value) -> V
    ) -> Self {
        Self(name, schema ?? V.schema, description, isRequired: true) { $1.member(name, get($0)) }
    }

    /// A member that every answer of Headword has, and an upstream may lack.
    @inlinable
    public static func usual<V: JSONDescribed>(
        _ name: StaticString,
        _ description: String? = nil,
        as schema: Schema? = nil,
        _ get: @escaping @Sendable (Value) -> V
    ) -> Self {
        Self(name, schema ?? V.schema, description, isEssential: true) { $1.member(name, get($0)) }
    }

    /// A member that is absent, not null, where there is no value.
    @inlinable
    public static func optional<V: JSONDescribed>(
        _ name: StaticString,
        _ description: String? = nil,
        as schema: Schema? = nil,
        _ get: @escaping @Sendable (Value) -> V?
    ) -> Self {
        Self(name, schema ?? V.schema, description) { $1.member(name, ifPresent: get($0)) }
    }

    /// An array that is absent where it would be empty.
    @inlinable
    public static func list<V: JSONDescribed>(
        _ name: StaticString,
        _ description: String? = nil,
        as schema: Schema? = nil,
        _ get: @escaping @Sendable (Value) -> [V]
    ) -> Self {
        Self(name, schema ?? .array(of: V.schema), description) { $1.member(name, ifAny: get($0)) }
    }

    /// `true`, or absent.
    @inlinable
    public static func flag(
        _ name: StaticString,
        _ description: String,
        _ isTrue: @escaping @Sendable (Value) -> Bool
    ) -> Self {
        Self(name, .boolean, description) { if isTrue($0) { $1.member(name, true) } }
    }

    /// A member that only an upstream has.
    @inlinable
    public static func upstream(_ name: StaticString, _ schema: Schema) -> Self { Self(name, schema, write: nil) }
}

// MARK: - Objects within objects

extension Shape.Member {
    /// An object that every source has.
    @inlinable
    public static func required<V>(
        _ name: StaticString,
        _ description: String? = nil,
        of shape: Shape<V>,
        _ get: @escaping @Sendable (Value) -> V
    ) -> Self {
        Self(name, shape.schema, description, isRequired: true) { value, writer in
            writer.name(name)
            shape.write(get(value), to: &writer)
        }
    }

    /// An object that is absent where there is no value.
    @inlinable
    public static func optional<V>(
        _ name: StaticString,
        _ description: String? = nil,
        of shape: Shape<V>,
        _ get: @escaping @Sendable (Value) -> V?
    ) -> Self {
        Self(name, shape.schema, description) { value, writer in
            guard let member = get(value) else { return }
            writer.name(name)
            shape.write(member, to: &writer)
        }
    }

    /// An array of objects that every source has, and that may be empty.
    @inlinable
    public static func required<S: Sequence & SendableMetatype>(
        _ name: StaticString,
        _ description: String? = nil,
        each shape: Shape<S.Element>,
        _ get: @escaping @Sendable (Value) -> S
    ) -> Self {
        Self(name, .array(of: shape.schema), description, isRequired: true) { value, writer in
            writer.member(name, of: get(value)) { shape.write($0, to: &$1) }
        }
    }

    /// An array of objects that is absent where it would be empty.
    @inlinable
    public static func list<C: Collection & SendableMetatype>(
        _ name: StaticString,
        _ description: String? = nil,
        each shape: Shape<C.Element>,
        _ get: @escaping @Sendable (Value) -> C
    ) -> Self {
        Self(name, .array(of: shape.schema), description) { value, writer in
            let elements = get(value)
            if !elements.isEmpty { writer.member(name, of: elements) { shape.write($0, to: &$1) } }
        }
    }

}

extension Shape {
    /// The members as those of an object that stands for a larger value.
    @inlinable
    public func members<Whole>(_ get: @escaping @Sendable (Whole) -> Value) -> [Shape<Whole>.Member] {
        let writers = writers
        return described(areRequired: true) { whole, writer in
            // The value is taken once for all members: to copy it takes longer than to write one.
            let value = get(whole)
            for write in writers { write(value, &writer) }
        }
    }

    /// The members as those of an object that stands for a larger value, which may lack this one.
    @inlinable
    public func members<Whole>(ifPresent get: @escaping @Sendable (Whole) -> Value?) -> [Shape<Whole>.Member] {
        let writers = writers
        return described(areRequired: false) { whole, writer in
            guard let value = get(whole) else { return }
            for write in writers { write(value, &writer) }
        }
    }

    /// The members without their values, and what writes all of them.
    @usableFromInline
    func described<Whole>(
        areRequired: Bool,
        _ write: @escaping @Sendable (Whole, inout JSONWriter) -> Void
    ) -> [Shape<Whole>.Member] {
        let described = members.map { member in
            Shape<Whole>.Member(
                member.name,
                member.schema,
                isRequired: areRequired && member.isRequired,
                isEssential: member.isEssential,
                write: nil
            )
        }
        return described + [Shape<Whole>.Member(nil, .any, isEssential: true, write: write)]
    }

    /// The shape of an answer that is limited to some fields: what is essential, and the members that they name.
    ///
    /// - Parameter fields: nil for all members.
    public func keeping(_ fields: Set<EntryField>?) -> Shape {
        guard let fields else { return self }
        let labels = Set(fields.map(\.label))
        return Shape(
            named: name,
            members.filter { member in member.isEssential || member.name.map { labels.contains("\($0)") } == true }
        )
    }
}

// MARK: - Values without members

extension String: JSONDescribed {
    /// Any string.
    public static var schema: Schema { .string }
}

extension Int: JSONDescribed {
    /// Any integer.
    public static var schema: Schema { .integer }
}

extension Double: JSONDescribed {
    /// Any number.
    public static var schema: Schema { .number }
}

extension Bool: JSONDescribed {
    /// `true` or `false`.
    public static var schema: Schema { .boolean }
}

extension Array: JSONDescribed where Element: JSONDescribed {
    /// An array of such values.
    public static var schema: Schema { .array(of: Element.schema) }
}

extension JSONObject: JSONDescribed {
    /// Any object.
    public static var schema: Schema { .dictionary(of: .any) }
}

extension JSONValue: JSONDescribed {
    /// Anything.
    public static var schema: Schema { .any }
}

/// An object whose members have names of their own and look alike.
public struct JSONDictionary<Value: JSONDescribed>: JSONDescribed {
    private let members: [(name: String, value: Value)]

    /// Creates an object from members with different names.
    public init(_ members: [(name: String, value: Value)]) {
        self.members = members
    }

    /// The members, whatever they are called.
    public static var schema: Schema { .dictionary(of: Value.schema) }

    /// Writes the object, its members in their order.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (name, value) in members {
                writer.name(name)
                value.write(to: &writer)
            }
        }
    }
}
