import HeadwordJSON
import HeadwordTestSupport

/// Makes bodies as the Oxford Dictionaries API describes them.
///
/// The parts of the bodies are defined in extensions, based on the descriptions of the API and not on our types.
struct BodyGenerator {
    /// The version of the API that sends the bodies.
    enum Version: String, CaseIterable {
        case v1, v2
    }

    /// Makes a value.
    typealias Make = (inout BodyGenerator) -> JSONValue
    /// The members of an object and what makes them.
    typealias Members = KeyValuePairs<String, Make>

    let version: Version
    /// Whether the bodies have undocumented content: further members, and `null`.
    let hasSurprises: Bool
    /// The nesting depth of subsenses in this body.
    private(set) var depthOfSenses = 2
    private var random: SplitMix

    init(_ version: Version, seed: UInt64, hasSurprises: Bool = true) {
        self.version = version
        self.hasSurprises = hasSurprises
        random = SplitMix(state: seed)
        if chance(4) { depthOfSenses = 30 }
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    mutating func integer(_ range: ClosedRange<Int64>) -> Int64 { .random(in: range, using: &random) }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &random)]
    }

    /// Returns an object with some members, most of those that are documented as required, and some of the others, in
    /// any order.
    mutating func object(
        always: Members = [:],
        _ required: Members = [:],
        _ optional: Members = [:],
        _ more: Members = [:]
    ) -> JSONValue {
        var members = always.map { JSONObject.Member(name: $0.key, value: $0.value(&self)) }
        members += self.members(required, chance: 95)
        members += self.members(optional, chance: 40)
        members += self.members(more, chance: 40)
        if hasSurprises, chance(8) {
            members.append(.init(name: pick(["x-new", "", "Ünïcode", "fields", "_id"]), value: anything()))
        }
        return .object(JSONObject(members: members.shuffled(using: &random)))
    }

    private mutating func members(_ parts: Members, chance percent: Int) -> [JSONObject.Member] {
        parts.compactMap { name, make in
            guard chance(percent) else { return nil }
            let isNull = hasSurprises && chance(3)
            return .init(name: name, value: isNull ? .null : make(&self))
        }
    }

    /// Returns an array, sometimes an empty one.
    mutating func list(_ make: Make) -> JSONValue {
        let count = chance(5) ? 0 : chance(60) ? 1 : Int.random(in: 2...3, using: &random)
        return .array((0..<count).map { _ in make(&self) })
    }

    /// Any value.
    mutating func anything(depth: Int = 3) -> JSONValue {
        switch integer(0...(depth > 0 ? 7 : 5)) {
        case 0: .null
        case 1: .bool(chance(50))
        case 2: .integer(integer(Int64.min...Int64.max))
        case 3: .real(Double.random(in: -1e9...1e9, using: &random))
        case 4: .real(pick([0.0, 1e300, -2.5e-300, 3.0]))
        case 5: text()
        case 6: list { $0.anything(depth: depth - 1) }
        default: ["a": anything(depth: depth - 1), "b": anything(depth: depth - 1)]
        }
    }

    mutating func text() -> JSONValue {
        let parts = ["tea", " ", "é", "e\u{301}", "\"", "\\", "/", "\n", "\u{0}", "😀", "%27", "&amp;", "_", "ʃ"]
        return .string((0..<integer(0...6)).map { _ in pick(parts) }.joined())
    }

    mutating func number() -> JSONValue {
        chance(70) ? .integer(integer(0...1_000_000)) : .real(Double(integer(0...999)) / 7)
    }

    mutating func chosen(_ texts: [String]) -> JSONValue { .string(pick(texts)) }
}

extension JSONValue {
    /// The bytes of the value with the members of each object sorted by the bytes of their names.
    var bytesInOrder: [UInt8] { inOrder.jsonBytes }

    private var inOrder: JSONValue {
        switch self {
        case .array(let elements): .array(elements.map(\.inOrder))
        case .object(let object):
            .object(
                JSONObject(
                    members: object.members.map { .init(name: $0.name, value: $0.value.inOrder) }
                        .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
                )
            )
        default: self
        }
    }
}
