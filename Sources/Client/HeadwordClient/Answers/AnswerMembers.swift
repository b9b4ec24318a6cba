internal import HeadwordJSON

/// The members of an object in an answer.
struct AnswerMembers {
    let members: JSONObject

    init(_ value: JSONValue) throws {
        guard case .object(let members) = value else { throw ClientFailure.unexpected("an object", value) }
        self.members = members
    }

    func value<Value: AnswerReadable>(_ name: String) throws -> Value {
        guard let member = members[name] else { throw ClientFailure.unexpectedAnswer("The answer lacks '\(name)'.") }
        return try Value(reading: member)
    }

    func optional<Value: AnswerReadable>(_ name: String) throws -> Value? {
        guard let member = members[name], member != .null else { return nil }
        return try Value(reading: member)
    }
}
