internal import HeadwordJSON
internal import HeadwordPatterns

/// A description for people of what a schema accepts.
struct Expectation: ExpressibleByStringInterpolation {
    /// The description of something that must not be present.
    static let absent = "absent"

    /// The description, phrased to follow "must be".
    var text: String
    /// The strings of an enumeration.
    var allowed: [String] = []

    /// The maximum depth of nested schemas that are described.
    private static let depthLimit = 4

    init(stringLiteral value: String) { text = value }

    init(among values: [JSONValue]) {
        let strings = JSONValue.array(values).strings
        let texts = strings?.prefix(8).map { "'\($0)'" } ?? values.prefix(8).map(\.shortText)
        allowed = strings ?? []
        text = values.count > 8 ? "one of \(values.count) values: \(texts.list(", "))..." : texts.list(" or ")
    }

    init(anyOf choices: [Int], in nodes: [SchemaNode], depth: Int = 0) {
        let all = choices.map { Expectation(of: $0, in: nodes, depth: depth + 1) }
        allowed = all.flatMap(\.allowed)
        var texts: [String] = []
        for text in all.map(\.text) where !texts.contains(text) { texts.append(text) }
        text = texts.count > 5 ? "one of \(choices.count) choices" : texts.list(" or ")
    }

    init(of node: Int, in nodes: [SchemaNode], depth: Int = 0) {
        text = "anything"
        guard depth < Self.depthLimit else { return }
        let rules = nodes[node].rules
        var parts = Parts()
        for rule in rules {
            switch rule {
            case .never: text = Self.absent
            case .types(let types): parts.types = types
            case .among(let values): self = Expectation(among: values)
            case .string(let rule): parts.string = rule
            case .number(let rule): parts.number = rule
            case .array(let rule): parts.items = rule.count
            case .object(let rule): parts.members = rule.count
            case .all(let inner) where rules.count == 1 && inner.count == 1:
                self = Expectation(of: inner[0], in: nodes, depth: depth + 1)
            case .any(let choices) where rules.count == 1, .one(let choices) where rules.count == 1:
                self = Expectation(anyOf: choices, in: nodes, depth: depth)
            case .all, .any, .one, .not, .conditional: break
            }
        }
        if text == "anything", let sentence = parts.text { text = sentence }
    }
}

/// The described parts of a schema that has no list of values.
private struct Parts {
    var types: TypeSet?
    var string = StringRule()
    var number = NumberRule()
    var items = CountRange()
    var members = CountRange()

    var text: String? {
        guard let types = types ?? implied else { return nil }
        return TypeSet.all.filter { types.contains($0.type) }.map { text(of: $0.type, $0.text) }.list(" or ")
    }

    /// The type that the other rules imply.
    private var implied: TypeSet? {
        if !string.length.isAny || string.pattern != nil { return .string }
        if number.least != nil || number.most != nil || number.factor != nil { return .number }
        if !items.isAny { return .array }
        return members.isAny ? nil : .object
    }

    private func text(of type: TypeSet, _ name: String) -> String {
        switch type {
        case .string:
            let length = string.length.isAny ? "" : " of \(string.length.text("character"))"
            return name + length + (string.pattern.map { " that matches \($0.source)" } ?? "")
        case .integer, .number: return name + number.text
        case .array: return items.isAny ? name : "\(name) of \(items.text("item"))"
        case .object: return members.isAny ? name : "\(name) of \(members.text("member"))"
        default: return name
        }
    }
}

extension NumberRule {
    /// ` from 1 to 5`; empty if any number is accepted.
    fileprivate var text: String {
        var parts: [String] = []
        switch (least, most) {
        case (let least?, let most?) where !isLeastExcluded && !isMostExcluded: parts = ["from \(least) to \(most)"]
        default:
            if let least { parts.append(isLeastExcluded ? "above \(least)" : "from \(least)") }
            if let most { parts.append(isMostExcluded ? "below \(most)" : "up to \(most)") }
        }
        if let factor { parts.append("that is a multiple of \(factor)") }
        return parts.map { " " + $0 }.joined()
    }
}

extension CountRange {
    /// "1 to 5 items"
    func text(_ item: String) -> String {
        let last = most == .max ? least : most
        let noun = last == 1 ? item : item + "s"
        if most == .max { return "at least \(least) \(noun)" }
        if least == most { return "\(least) \(noun)" }
        return least == 0 ? "at most \(most) \(noun)" : "\(least) to \(most) \(noun)"
    }
}

extension [String] {
    fileprivate func list(_ separator: String) -> String {
        guard separator == " or ", count > 2 else { return joined(separator: separator) }
        return dropLast().joined(separator: ", ") + " or " + self[count - 1]
    }
}
