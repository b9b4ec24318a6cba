public import HeadwordJSON

/// An object whose names are data, such as keys of labels, and whose values are all alike.
public struct OxfordMap<Value: OxfordValue>: OxfordValue {
    /// A name and its value.
    public struct Member: Hashable, Sendable {
        /// The name.
        public var name: String
        /// The value; nil for `null`.
        public var value: Value?
    }

    /// The members in their order.
    public var members: [Member]

    /// Decodes an object.
    public init(oxford json: JSONValue) throws(ShapeFault) {
        members = []
        for member in try JSONObject(oxford: json).members {
            do throws(ShapeFault) {
                let value = member.value == .null ? nil : try Value(oxford: member.value)
                members.append(Member(name: member.name, value: value))
            } catch {
                throw error.inside(member.name)
            }
        }
    }

    /// The value of a name; nil if there is none.
    public subscript(name: String) -> Value? { members.first { $0.name == name }?.value }

    /// The members; those of `null` are absent from Headword's own answers.
    public func json(in dialect: Dialect) -> JSONValue {
        let members = dialect == .headword ? members.filter { $0.value != nil } : members
        return .object(
            JSONObject(members: members.map { .init(name: $0.name, value: $0.value?.json(in: dialect) ?? .null) })
        )
    }
}
