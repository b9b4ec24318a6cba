internal import HeadwordJSON

extension SchemaKeywords {
    /// Reads `type`: one name or several.
    func types() throws(SchemaFailure) -> TypeSet? {
        guard let value = object["type"] else { return nil }
        let names: [String]
        if case .string(let name) = value {
            names = [name]
        } else if let several = value.strings, !several.isEmpty {
            names = several
        } else {
            throw failure("type", "must be the name of a type, or an array of such names")
        }
        var types = TypeSet()
        for name in names {
            guard let type = TypeSet(named: name) else { throw failure("type", "there is no type '\(name)'") }
            types.insert(type)
        }
        return types
    }

    func stringRule() throws(SchemaFailure) -> StringRule? {
        let rule = StringRule(
            length: try countRange("minLength", "maxLength"),
            pattern: try string("pattern").map { source throws(SchemaFailure) in try pattern(source, at: "pattern") }
        )
        return rule.length.isAny && rule.pattern == nil ? nil : rule
    }

    func numberRule() throws(SchemaFailure) -> NumberRule? {
        var rule = NumberRule(least: try number("minimum"), most: try number("maximum"))
        if let least = try number("exclusiveMinimum"), rule.least.map({ $0 <= least }) ?? true {
            rule.least = least
            rule.isLeastExcluded = true
        }
        if let most = try number("exclusiveMaximum"), rule.most.map({ most <= $0 }) ?? true {
            rule.most = most
            rule.isMostExcluded = true
        }
        rule.factor = try number("multipleOf")
        if let factor = rule.factor, factor <= .integer(0) { throw failure("multipleOf", "must be greater than 0") }
        return rule.least == nil && rule.most == nil && rule.factor == nil ? nil : rule
    }

    func arrayRule(_ compiler: inout SchemaCompiler) throws(SchemaFailure) -> ArrayRule? {
        if case .array = object["items"] {
            throw failure("items", "must be a schema; for an array of schemas, use 'prefixItems'")
        }
        let rule = ArrayRule(
            prefix: try schemas("prefixItems", &compiler) ?? [],
            rest: try schema("items", &compiler),
            count: try countRange("minItems", "maxItems"),
            isUnique: try flag("uniqueItems"),
            contained: try schema("contains", &compiler),
            containedCount: CountRange(least: try count("minContains") ?? 1, most: try count("maxContains") ?? .max)
        )
        let isAny = rule.prefix.isEmpty && rule.rest == nil && rule.count.isAny && !rule.isUnique
        return isAny && rule.contained == nil ? nil : rule
    }

    func objectRule(_ compiler: inout SchemaCompiler) throws(SchemaFailure) -> ObjectRule? {
        var rule = ObjectRule(
            additional: try schema("additionalProperties", &compiler),
            name: try schema("propertyNames", &compiler),
            count: try countRange("minProperties", "maxProperties"),
            required: try strings("required")
        )
        for (name, node) in try namedSchemas("properties", &compiler) {
            rule.properties[ExactString(name)] = node
            rule.names.append(name)
        }
        for (source, node) in try namedSchemas("patternProperties", &compiler) {
            rule.patterns.append((try pattern(source, at: "patternProperties"), node))
        }
        for member in try members("dependentRequired") {
            guard let others = member.value.strings else {
                throw failure("dependentRequired", "'\(member.name)' must have an array of strings")
            }
            rule.dependentRequired.append((member.name, others))
        }
        rule.dependentSchemas = try namedSchemas("dependentSchemas", &compiler).map { ($0, $1) }
        let keywords = [
            "additionalProperties", "propertyNames", "minProperties", "maxProperties", "required", "properties",
            "patternProperties", "dependentRequired", "dependentSchemas",
        ]
        return keywords.contains { object[$0] != nil } ? rule : nil
    }

    private func countRange(_ least: String, _ most: String) throws(SchemaFailure) -> CountRange {
        CountRange(least: try count(least) ?? 0, most: try count(most) ?? .max)
    }
}
