/// A value that can write itself as JSON.
public protocol JSONWritable {
    /// Writes exactly one JSON value.
    func write(to writer: inout JSONWriter)
}

extension JSONWritable {
    /// The JSON text of the value.
    public var jsonBytes: [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.bytes
    }
}

extension JSONWriter {
    /// Writes a member.
    @inlinable
    public mutating func member(_ name: StaticString, _ value: some JSONWritable) {
        self.name(name)
        value.write(to: &self)
    }

    /// Writes a member, or nothing if there is no value: absent, not null.
    @inlinable
    public mutating func member(_ name: StaticString, ifPresent value: (some JSONWritable)?) {
        guard let value else { return }
        member(name, value)
    }

    /// Writes a member that is an array, or nothing if it has no elements: absent, not empty.
    @inlinable
    public mutating func member<Element: JSONWritable>(_ name: StaticString, ifAny elements: [Element]) {
        guard !elements.isEmpty else { return }
        member(name, elements)
    }
}

extension JSONWriter {
    /// Writes a member that is an array whose elements `write` writes.
    @inlinable
    public mutating func member<Element>(
        _ name: StaticString,
        of elements: some Sequence<Element>,
        _ write: (Element, inout JSONWriter) -> Void
    ) {
        self.name(name)
        array { writer in
            for element in elements { write(element, &writer) }
        }
    }
}

extension String: JSONWritable {
    /// Writes a string.
    @inlinable
    public func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Int: JSONWritable {
    /// Writes an integer.
    @inlinable
    public func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Double: JSONWritable {
    /// Writes the number.
    @inlinable
    public func write(to writer: inout JSONWriter) { writer.real(self) }
}

extension Bool: JSONWritable {
    /// Writes `true` or `false`.
    @inlinable
    public func write(to writer: inout JSONWriter) { writer.bool(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
    /// Writes an array.
    @inlinable
    public func write(to writer: inout JSONWriter) {
        writer.array { writer in
            for element in self { element.write(to: &writer) }
        }
    }
}

extension JSONObject: JSONWritable {
    /// Writes an object with its members in their order.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for member in members {
                writer.name(member.name)
                member.value.write(to: &writer)
            }
        }
    }
}

extension JSONValue: JSONWritable {
    /// Writes the value.
    public func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let bool): writer.bool(bool)
        case .integer(let integer): writer.integer(integer)
        case .real(let real): writer.real(real)
        case .string(let string): writer.string(string)
        case .array(let elements): elements.write(to: &writer)
        case .object(let object): object.write(to: &writer)
        }
    }
}
