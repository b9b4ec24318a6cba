internal import HeadwordJSON
internal import HeadwordPatterns

extension Validator {
    /// Returns the first failure of an array.
    mutating func failure(in elements: [JSONValue], _ rule: ArrayRule, node: Int) -> ValidationFailure? {
        guard rule.count.contains(elements.count) else {
            return failure(.array(elements), Expectation(of: node, in: nodes))
        }
        for (index, element) in elements.enumerated() {
            guard let node = index < rule.prefix.count ? rule.prefix[index] : rule.rest else { break }
            if let failure = failure(in: element, of: node) { return failure.below("\(index)", isNamed: isNamed) }
        }
        if rule.isUnique, !areUnique(elements) { return failure(.array(elements), "an array without repetitions") }
        guard let contained = rule.contained else { return nil }
        var count = 0
        for element in elements where steps >= 0 && fits(element, contained) { count += 1 }
        guard !rule.containedCount.contains(count) else { return nil }
        let what = Expectation(of: contained, in: nodes).text
        return failure(.array(elements), "an array with \(rule.containedCount.text("item")) that must be \(what)")
    }

    /// Whether no two elements are equal. Short arrays are compared pair by pair, which needs no memory.
    private mutating func areUnique(_ elements: [JSONValue]) -> Bool {
        let cost = elements.reduce(0) { $0 + $1.comparingCost }
        guard elements.count > 16 else {
            steps -= cost * elements.count
            guard steps >= 0 else { return false }
            return elements.indices.allSatisfy { index in
                !elements[..<index].contains { $0.isSame(as: elements[index]) }
            }
        }
        steps -= cost
        guard steps >= 0 else { return false }
        var seen: Set<ExactValue> = []
        return elements.allSatisfy { seen.insert(ExactValue($0)).inserted }
    }

    /// Returns the first failure of an object; missing members come before present ones.
    mutating func failure(in object: JSONObject, _ rule: ObjectRule, node: Int) -> ValidationFailure? {
        steps -= rule.required.count * object.members.count / 8
        for name in rule.required where object[name] == nil { return missing(name, rule) }
        guard rule.count.contains(object.members.count) else {
            return failure(.object(object), Expectation(of: node, in: nodes))
        }
        for member in object.members {
            if let failure = failure(in: member, rule) { return failure.below(member.name, isNamed: isNamed) }
        }
        return faultOfDependents(object, rule)
    }

    private mutating func failure(in member: JSONObject.Member, _ rule: ObjectRule) -> ValidationFailure? {
        if let node = rule.name, failure(in: .string(member.name), of: node) != nil {
            return failure(member.value, "named with \(Expectation(of: node, in: nodes).text)")
        }
        var isKnown = false
        if let node = rule.properties[ExactString(member.name)] {
            isKnown = true
            if let failure = failure(in: member.value, of: node) { return failure }
        }
        for (pattern, node) in rule.patterns where pattern.matches(member.name, steps: &steps) {
            isKnown = true
            if let failure = failure(in: member.value, of: node) { return failure }
        }
        guard !isKnown, let node = rule.additional, var failure = failure(in: member.value, of: node) else {
            return nil
        }
        if isNamed, failure.expected == Expectation.absent { failure.allowed = rule.names }
        return failure
    }

    private mutating func faultOfDependents(_ object: JSONObject, _ rule: ObjectRule) -> ValidationFailure? {
        for (name, others) in rule.dependentRequired where object[name] != nil {
            steps -= others.count * object.members.count / 8
            for other in others where object[other] == nil { return missing(other, rule) }
        }
        for (name, node) in rule.dependentSchemas where object[name] != nil {
            if let failure = failure(in: .object(object), of: node) { return failure }
        }
        return nil
    }

    private func missing(_ name: String, _ rule: ObjectRule) -> ValidationFailure {
        let node = rule.properties[ExactString(name)]
        return failure(nil, node.map { Expectation(of: $0, in: nodes) } ?? "present").below(name, isNamed: isNamed)
    }
}
