public import HeadwordJSON

/// An object whose names are data, such as keys of labels, and whose values are all alike. A value that cannot be read is
/// kept as it came.
public struct OxfordMap<Value: OxfordValue>: OxfordValue {
    /// A name and its value.
    public struct Member: Hashable, Sendable {
        /// The name.
        public var name: String
        /// The value; nil if it cannot be read, as `null` cannot.
        public let value: Value?
        /// What came in place of a value.
        fileprivate let odd: JSONValue?
    }

    /// The members in their order.
    public let members: [Member]

    /// Decodes an object.
    public init(oxford json: JSONValue) throws(ShapeFault) {
        members = try JSONObject(oxford: json).members.map { member in
            let value = try? Value(oxford: member.value)
            return Member(name: member.name, value: value, odd: value == nil ? member.value : nil)
        }
    }

    /// The value of a name; nil if there is none.
    public subscript(name: String) -> Value? { members.first { $0.name == name }?.value }

    /// The members; those that cannot be read are absent from Headword's own answers.
    public func json(in dialect: Dialect) -> JSONValue {
        .object(
            JSONObject(
                members: members.compactMap { member in
                    let value = member.value?.json(in: dialect) ?? (dialect == .oxford ? member.odd : nil)
                    return value.map { .init(name: member.name, value: $0) }
                }
            )
        )
    }

    /// The members that cannot be read; `null` says nothing.
    public var unreadable: JSONValue? {
        let told = members.compactMap { member -> JSONObject.Member? in
            guard let value = member.odd ?? member.value?.unreadable, value != .null else { return nil }
            return .init(name: member.name, value: value)
        }
        return told.isEmpty ? nil : .object(JSONObject(members: told))
    }
}
