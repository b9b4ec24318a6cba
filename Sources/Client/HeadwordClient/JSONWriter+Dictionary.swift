internal import HeadwordJSON

extension JSONWriter {
    /// Writes a member whose value is an object with members of any name, or nothing if there is no value.
    mutating func member(_ name: StaticString, ifPresent values: [String: JSONValue]?) {
        guard let values else { return }
        let members = values.sorted { $0.key < $1.key }.map { JSONObject.Member(name: $0.key, value: $0.value) }
        member(name, JSONValue.object(JSONObject(members: members)))
    }
}
