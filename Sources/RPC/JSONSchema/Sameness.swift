internal import HeadwordJSON

/// A value whose equality is that of JSON Schema (section 4.2.2): the order of members and the notation of numbers do
/// not matter.
struct ExactValue: Hashable {
    var value: JSONValue

    init(_ value: JSONValue) { self.value = value }

    static func == (left: ExactValue, right: ExactValue) -> Bool { left.value.isSame(as: right.value) }

    func hash(into hasher: inout Hasher) { value.hashContents(into: &hasher) }
}

extension JSONValue {
    /// Whether the values are equal as JSON Schema defines it.
    func isSame(as other: JSONValue) -> Bool {
        switch (self, other) {
        case (.null, .null): return true
        case (.bool(let left), .bool(let right)): return left == right
        case (.string(let left), .string(let right)): return left.isSame(as: right)
        case (.array(let left), .array(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
        case (.object(let left), .object(let right)):
            guard left.members.count == right.members.count else { return false }
            return zip(left.members, right.members).allSatisfy { $0.isSame(as: $1) }
                || left.members.allSatisfy { member in right[member.name]?.isSame(as: member.value) ?? false }
        default:
            guard let left = Number(self), let right = Number(other) else { return false }
            return left == right
        }
    }

    /// The maximum number of steps that comparing the value with another takes.
    var comparingCost: Int {
        switch self {
        case .null, .bool, .integer, .real: 1
        case .string(let string): 1 + string.utf8.count / 64
        case .array(let elements): elements.reduce(1) { $0 + $1.comparingCost }
        case .object(let object):
            object.members.reduce(1) { $0 + $1.value.comparingCost } + object.members.count * object.members.count
        }
    }

    fileprivate func hashContents(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .bool(let bool): hasher.combine(bool)
        case .integer, .real: hasher.combine(Number(self))
        case .string(let string): hasher.combine(ExactString(string))
        case .array(let elements):
            hasher.combine(elements.count)
            for element in elements { element.hashContents(into: &hasher) }
        case .object(let object):
            // A sum, since members have no order.
            var sum = 0
            for member in object.members {
                var hasher = Hasher()
                hasher.combine(ExactString(member.name))
                member.value.hashContents(into: &hasher)
                sum &+= hasher.finalize()
            }
            hasher.combine(sum)
        }
    }
}

extension JSONObject.Member {
    fileprivate func isSame(as other: JSONObject.Member) -> Bool {
        name.isSame(as: other.name) && value.isSame(as: other.value)
    }
}
