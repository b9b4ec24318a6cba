public import HeadwordJSON
public import HeadwordLexicon

extension Shape.Member {
    /// A member that every source has.
    ///
    /// - Parameters:
    ///   - name: the name of the member.
    ///   - description: one sentence for people.
    ///   - schema: the schema of the value, where that of its type is not enough.
    ///   - get: returns the value.
    @inlinable
    public static func required<V: JSONDescribed>(
        _ name: StaticString,
        _ description: String? = nil,
        as schema: Schema? = nil,
        _ get: @escaping @Sendable (Value) -> V
    ) -> Self {
        Self([.init(name, schema ?? V.schema, description, isRequired: true)], isEssential: true) {
            $1.member(name, get($0))
        }
    }

    /// A member that is in every answer of Headword but may be missing from one of the upstream.
    @inlinable
    public static func usual<V: JSONDescribed>(
        _ name: StaticString,
        _ description: String? = nil,
        as schema: Schema? = nil,
        _ get: @escaping @Sendable (Value) -> V
    ) -> Self {
        Self([.init(name, schema ?? V.schema, description)], isEssential: true) { $1.member(name, get($0)) }
    }

    /// A member that is absent, not null, if there is no value.
    @inlinable
    public static func optional<V: JSONDescribed>(
        _ name: StaticString,
        _ description: String? = nil,
        as schema: Schema? = nil,
        _ get: @escaping @Sendable (Value) -> V?
    ) -> Self {
        Self([.init(name, schema ?? V.schema, description)]) { $1.member(name, ifPresent: get($0)) }
    }

    /// An array that is absent if it would be empty.
    @inlinable
    public static func list<V: JSONDescribed>(
        _ name: StaticString,
        _ description: String? = nil,
        as schema: Schema? = nil,
        _ get: @escaping @Sendable (Value) -> [V]
    ) -> Self {
        Self([.init(name, schema ?? .array(of: V.schema), description)]) { $1.member(name, ifAny: get($0)) }
    }

    /// An array of stored values that is absent if it would be empty.
    @inlinable
    public static func list<V: JSONDescribed>(
        _ name: StaticString,
        _ description: String? = nil,
        as schema: Schema? = nil,
        _ get: @escaping @Sendable (Value) -> StoredList<V>
    ) -> Self {
        Self([.init(name, schema ?? .array(of: V.schema), description)]) { value, writer in
            let elements = get(value)
            if !elements.isEmpty { writer.member(name, of: elements) { $0.write(to: &$1) } }
        }
    }

    /// An array of labels that is absent if it would be empty.
    @inlinable
    public static func list<V: JSONDescribed>(
        _ name: StaticString,
        _ description: String? = nil,
        as schema: Schema? = nil,
        _ get: @escaping @Sendable (Value) -> StoredLabels<V>
    ) -> Self {
        Self([.init(name, schema ?? .array(of: V.schema), description)]) { value, writer in
            let labels = get(value)
            if !labels.isEmpty { writer.member(name, of: labels) { $0.write(to: &$1) } }
        }
    }

    /// `true`, or absent.
    @inlinable
    public static func flag(
        _ name: StaticString,
        _ description: String,
        _ isTrue: @escaping @Sendable (Value) -> Bool
    ) -> Self {
        Self([.init(name, .boolean, description)]) { if isTrue($0) { $1.member(name, true) } }
    }

    /// A member that only an upstream has.
    @inlinable
    public static func upstream(_ name: StaticString, _ schema: Schema) -> Self {
        Self([.init(name, schema)], write: nil)
    }
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
        Self([.init(name, shape.schema, description, isRequired: true)], isEssential: true) { value, writer in
            writer.name(name)
            shape.write(get(value), to: &writer)
        }
    }

    /// An object that is absent if there is no value.
    @inlinable
    public static func optional<V>(
        _ name: StaticString,
        _ description: String? = nil,
        of shape: Shape<V>,
        _ get: @escaping @Sendable (Value) -> V?
    ) -> Self {
        Self([.init(name, shape.schema, description)]) { value, writer in
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
        Self([.init(name, .array(of: shape.schema), description, isRequired: true)], isEssential: true) {
            value,
            writer in
            writer.member(name, of: get(value)) { shape.write($0, to: &$1) }
        }
    }

    /// An array of objects that is absent if it would be empty.
    @inlinable
    public static func list<C: Collection & SendableMetatype>(
        _ name: StaticString,
        _ description: String? = nil,
        each shape: Shape<C.Element>,
        _ get: @escaping @Sendable (Value) -> C
    ) -> Self {
        Self([.init(name, .array(of: shape.schema), description)]) { value, writer in
            let elements = get(value)
            if !elements.isEmpty { writer.member(name, of: elements) { shape.write($0, to: &$1) } }
        }
    }

    /// The members of a part of the value, all of which are essential.
    @inlinable
    public static func members<Part>(of shape: Shape<Part>, _ get: @escaping @Sendable (Value) -> Part) -> Self {
        // The part is read once for all its members, since copying it takes longer than writing one.
        Self(shape.properties, isEssential: true) { shape.writeMembers(of: get($0), to: &$1) }
    }

    /// The members of a part that the value may lack.
    @inlinable
    public static func members<Part>(
        of shape: Shape<Part>,
        ifPresent get: @escaping @Sendable (Value) -> Part?
    ) -> Self {
        Self(shape.properties.map(\.optional), isEssential: true) { value, writer in
            if let part = get(value) { shape.writeMembers(of: part, to: &writer) }
        }
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

/// An object with arbitrary member names, whose values are all of one type.
public struct JSONDictionary<Value: JSONDescribed>: JSONDescribed {
    private let members: [(name: String, value: Value)]

    /// Creates an object from members with distinct names.
    public init(_ members: [(name: String, value: Value)]) {
        self.members = members
    }

    /// The schema of an object with any member names.
    public static var schema: Schema { .dictionary(of: Value.schema) }

    /// Writes the object with its members in their order.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (name, value) in members {
                writer.name(name)
                value.write(to: &writer)
            }
        }
    }
}
