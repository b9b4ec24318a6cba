package import HeadwordJSON

/// An object whose names are data, such as the keys of labels, and whose values all have the same type. An unreadable
/// value is kept as it came.
package struct OxfordMap<Value: OxfordValue>: OxfordValue {
    /// A name and its value.
    package struct Member: Hashable, Sendable {
        /// The name.
        package var name: String
        /// The value; nil if it cannot be read, as with `null`.
        package let value: Value?
        /// The JSON that could not be read as a value.
        fileprivate let odd: JSONValue?
    }

    /// The members, in order.
    package let members: [Member]

    /// Decodes an object.
    package init(oxford json: JSONValue) throws(ShapeFailure) {
        members = try JSONObject(oxford: json).members.map { member in
            let value = try? Value(oxford: member.value)
            return Member(name: member.name, value: value, odd: value == nil ? member.value : nil)
        }
    }

    /// The value for a name; nil if there is none.
    package subscript(name: String) -> Value? { members.first { $0.name == name }?.value }

    /// Returns the members; unreadable ones are left out of Headword's own answers.
    package func json(in dialect: Dialect) -> JSONValue {
        .object(
            JSONObject(
                members: members.compactMap { member in
                    let value = member.value?.json(in: dialect) ?? (dialect == .oxford ? member.odd : nil)
                    return value.map { .init(name: member.name, value: $0) }
                }
            )
        )
    }

    /// The unreadable members, without any `null`, which carries no information.
    package var unreadable: JSONValue? {
        let told = members.compactMap { member -> JSONObject.Member? in
            guard let value = member.odd ?? member.value?.unreadable, value != .null else { return nil }
            return .init(name: member.name, value: value)
        }
        return told.isEmpty ? nil : .object(JSONObject(members: told))
    }
}
