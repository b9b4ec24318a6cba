import HeadwordJSON
import HeadwordTestSupport
import JSONSchema
import Testing

@Suite struct JSONSchemaTests {
    @Test(
        arguments: [
            (##"{"type": "string"}"##, ##""a""##, "5"), (##"{"type": ["string", "null"]}"##, "null", "[]"),
            (##"{"type": "integer"}"##, "1.0", "1.5"), (##"{"type": "number"}"##, "1", ##""1""##),
            (##"{"enum": ["a", 1]}"##, "1.0", "2"), (##"{"const": {"a": 1, "b": 2}}"##, ##"{"b": 2, "a": 1.0}"##, "{}"),
            (##"{"minLength": 2, "maxLength": 3}"##, ##""äöü""##, ##""ä""##),
            (##"{"maxLength": 1}"##, ##""😀""##, ##""e\u0301""##),
            (##"{"pattern": "^[a-z]+$"}"##, ##""abc""##, ##""aBc""##),
            (##"{"minimum": 2, "maximum": 3}"##, "2.0", "3.1"),
            (##"{"exclusiveMinimum": 2}"##, "2.1", "2"), (##"{"exclusiveMaximum": 2, "maximum": 5}"##, "1", "2"),
            (##"{"minimum": 9007199254740993}"##, "9007199254740993", "9007199254740992.0"),
            (##"{"multipleOf": 0.01}"##, "0.07", "0.075"), (##"{"multipleOf": 3}"##, "9", "10"),
            (##"{"items": {"type": "integer"}}"##, "[1, 2]", "[1, true]"),
            (##"{"prefixItems": [{"type": "string"}], "items": false}"##, ##"["a"]"##, ##"["a", 1]"##),
            (##"{"contains": {"const": 1}, "maxContains": 1}"##, "[0, 1]", "[1, 1]"),
            (##"{"contains": {"const": 1}, "minContains": 0}"##, "[]", "absent"),
            (##"{"minItems": 1, "maxItems": 2}"##, "[1]", "[]"), (##"{"uniqueItems": true}"##, "[1, true]", "[1, 1.0]"),
            (##"{"uniqueItems": true}"##, "[[1, 2], [2, 1]]", ##"[{"a": 1, "b": 2}, {"b": 2, "a": 1}]"##),
            (##"{"required": ["a"]}"##, ##"{"a": null}"##, "{}"),
            (##"{"properties": {"a": {"type": "null"}}}"##, ##"{"b": 1}"##, ##"{"a": 1}"##),
            (##"{"properties": {"a": true}, "additionalProperties": false}"##, ##"{"a": 1}"##, ##"{"b": 1}"##),
            (##"{"properties": {"é": false}}"##, ##"{"e\u0301": 1}"##, ##"{"\u00e9": 1}"##),
            (##"{"patternProperties": {"^x": {"type": "integer"}}}"##, ##"{"x1": 1}"##, ##"{"x1": "a"}"##),
            (
                ##"{"patternProperties": {"^x": true}, "additionalProperties": false}"##, ##"{"xy": 1}"##,
                ##"{"yx": 1}"##
            ),
            (##"{"propertyNames": {"maxLength": 1}}"##, ##"{"a": 1}"##, ##"{"ab": 1}"##),
            (##"{"minProperties": 1, "maxProperties": 1}"##, ##"{"a": 1}"##, "{}"),
            (##"{"dependentRequired": {"a": ["b"]}}"##, ##"{"b": 1}"##, ##"{"a": 1}"##),
            (##"{"dependentSchemas": {"a": {"required": ["b"]}}}"##, ##"{"a": 1, "b": 1}"##, ##"{"a": 1}"##),
            (##"{"allOf": [{"minimum": 1}, {"maximum": 2}]}"##, "2", "3"),
            (##"{"anyOf": [{"type": "string"}, {"minimum": 5}]}"##, "5", "4"),
            (##"{"oneOf": [{"minimum": 1}, {"maximum": 2}]}"##, "3", "2"),
            (##"{"not": {"type": "null"}}"##, "0", "null"),
            (##"{"if": {"type": "string"}, "then": {"minLength": 1}, "else": {"minimum": 1}}"##, "1", ##""""##),
            (##"{"if": {"type": "string"}, "then": {"minLength": 1}, "else": {"minimum": 1}}"##, ##""a""##, "0"),
            (##"{"$ref": "#/$defs/a", "$defs": {"a": {"type": "null"}}}"##, "null", "1"),
            (##"{"$ref": "#/definitions/a~1b%25", "definitions": {"a/b%": {"type": "null"}}}"##, "null", "1"),
            (
                ##"{"properties": {"next": {"$ref": "#"}}, "required": ["id"]}"##, ##"{"id": 1}"##,
                ##"{"id": 1, "next": {}}"##
            ),
            (##"{"$ref": "#a", "$defs": {"b": {"$anchor": "a", "type": "null"}}}"##, "null", "1"),
            (
                ##"{"$ref": "#/$defs/b", "$defs": {"b": {"$anchor": "a", "items": {"$ref": "#a"}, "maxItems": 1}}}"##,
                "[[]]", "[[1, 2]]"
            ),
            (
                ##"{"$id": "https://a.b/c", "$ref": "https://a.b/c#/$defs/a", "$defs": {"a": {"type": "null"}}}"##,
                "null", "1"
            ),
            (##"{"$id": "urn:a:b", "items": {"$ref": "urn:a:b"}, "maxItems": 1}"##, "[[]]", "[[1, 2]]"),
            (##"{"$schema": "http://json-schema.org/draft-07/schema#", "type": "null"}"##, "null", "1"),
            (##"{"description": "a number", "format": "date", "x-y": 1, "type": "number"}"##, "1", "null"),
            ("true", "1", "absent"), ("false", "absent", "1"),
        ] as [(String, String, String)]
    )
    func everyKeywordIsKept(schema: String, good: String, bad: String) throws {
        let schema = try JSONSchema(try JSONValue(json: schema))
        if good != "absent" { #expect(schema.firstFailure(in: try JSONValue(json: good)) == nil) }
        if bad != "absent" { #expect(schema.firstFailure(in: try JSONValue(json: bad)) != nil) }
    }

    @Test(
        arguments: [
            (##"{"type": "text"}"##, "#/type"), (##"{"type": []}"##, "#/type"),
            (##"{"minLength": -1}"##, "#/minLength"),
            (##"{"minLength": "1"}"##, "#/minLength"), (##"{"properties": []}"##, "#/properties"), ("5", "#"),
            (##"{"required": "a"}"##, "#/required"), (##"{"items": [true]}"##, "#/items"),
            (##"{"anyOf": []}"##, "#/anyOf"),
            (##"{"multipleOf": 0}"##, "#/multipleOf"), (##"{"$ref": "https://a.b/c"}"##, "#/$ref"),
            (##"{"$ref": "#/$defs/a"}"##, "#/$defs/a"), (##"{"$dynamicRef": "#a"}"##, "#/$dynamicRef"),
            (##"{"unevaluatedProperties": false}"##, "#/unevaluatedProperties"), (##"{"$ref": "#name"}"##, "#/$ref"),
            (##"{"$id": "https://a.b/c", "$ref": "https://a.b/c2"}"##, "#/$ref"), (##"{"$ref": "#/a~2"}"##, "#/$ref"),
            (##"{"allOf": [{"$anchor": "a"}, {"$anchor": "a"}]}"##, "#/allOf/1"),
            (##"{"$anchor": "a", "not": {"$ref": "#a"}}"##, "#"), (##"{"$schema": "https://a.b/c"}"##, "#/$schema"),
            (##"{"properties": {"a": {"$id": "b"}}}"##, "#/properties/a/$id"), (##"{"$ref": "#"}"##, "#"),
            (##"{"$defs": {"a": {"anyOf": [true, {"$ref": "#/$defs/a"}]}}}"##, "#/$defs/a"),
            (##"{"pattern": "(a"}"##, "#/pattern"), (##"{"pattern": "(a)\\1"}"##, "#/pattern"),
            (##"{"pattern": "a(?=b)"}"##, "#/pattern"),
            (##"{"patternProperties": {"[": true}}"##, "#/patternProperties"),
            (##"{"dependencies": {}}"##, "#/dependencies"), (##"{"$defs": {"a": {"type": 1}}}"##, "#/$defs/a/type"),
        ] as [(String, String)]
    )
    func whatIsNoSchemaIsRefusedByItsPlace(schema: String, place: String) throws {
        let schema = try JSONValue(json: schema)
        let failure = #expect(throws: SchemaFailure.self) { try JSONSchema(schema) }
        #expect(failure?.place == place)
    }

    @Test(
        arguments: [
            (
                ##"{"properties": {"word": {"type": "string", "minLength": 1, "maxLength": 128}}, "required": ["word"]}"##,
                "{}", "'word' is missing; it must be a string of 1 to 128 characters"
            ),
            (
                ##"{"items": {"properties": {"n": {"type": "integer", "minimum": 1, "maximum": 5}}}}"##,
                ##"[{}, {"n": 6}]"##,
                "'1.n' must be an integer from 1 to 5, not 6"
            ),
            (
                ##"{"properties": {"a": true}, "additionalProperties": false}"##, ##"{"b": 1}"##,
                "'b' must be absent, not 1"
            ),
            (
                ##"{"enum": ["exact", "lemma"]}"##, ##""fuzzy""##,
                ##"the value must be 'exact' or 'lemma', not "fuzzy""##
            ),
            (
                ##"{"anyOf": [{"type": "string"}, {"type": "array", "maxItems": 3}]}"##, "5",
                "the value must be a string or an array of at most 3 items, not 5"
            ),
            (
                ##"{"anyOf": [{"type": "null"}, {"properties": {"a": {"$ref": "#/$defs/b"}}}], "$defs": {"b": {"type": "boolean"}}}"##,
                ##"{"a": 1}"##, "'a' must be true or false, not 1"
            ),
            (
                ##"{"not": {"type": "string"}}"##, ##""a""##,
                ##"the value must be something other than a string, not "a""##
            ),
            (
                ##"{"exclusiveMinimum": 0.5, "multipleOf": 2}"##, "0",
                "the value must be a number above 0.5 that is a multiple of 2, not 0"
            ),
        ] as [(String, String, String)]
    )
    func aFaultNamesItsPlaceAndWhatWouldFit(schema: String, value: String, text: String) throws {
        let schema = try JSONSchema(try JSONValue(json: schema))
        #expect(schema.firstFailure(in: try JSONValue(json: value))?.description == text)
    }

    @Test func theAllowedStringsAreListed() throws {
        let schema = try JSONSchema(["properties": ["a": ["enum": ["x", "y"]]], "additionalProperties": false])
        #expect(schema.firstFailure(in: ["a": "z"])?.allowed == ["x", "y"])
        #expect(schema.firstFailure(in: ["b": "z"])?.allowed == ["a"])
    }

    @Test(
        arguments: [
            // Each level tries both choices, which fail only at the end.
            ##"{"anyOf": [{"items": {"$ref": "#"}, "minItems": 1}, {"items": {"$ref": "#"}, "maxItems": 9, "minItems": 1}]}"##,
            ##"{"not": {"not": {"items": {"allOf": [{"$ref": "#"}, {"$ref": "#"}, {"$ref": "#"}, {"$ref": "#"}]}}}}"##,
        ]
    )
    func workIsBounded(schema: String) throws {
        let schema = try JSONSchema(try JSONValue(json: schema))
        let value = try JSONValue(json: String(repeating: "[", count: 40) + String(repeating: "]", count: 40))
        #expect(schema.firstFailure(in: value)?.expected == "simple enough to be checked in 1000000 steps")
    }

    @Test func depthIsBounded() throws {
        let schema = try JSONSchema(["items": ["allOf": [["allOf": [["$ref": "#"]]]]]])
        let value = (0..<300).reduce(into: JSONValue.array([])) { value, _ in value = [value] }
        #expect(schema.firstFailure(in: value)?.expected == "simple enough to be checked with 512 nested schemas")
        let deep = (0..<300).reduce(into: JSONValue.object([:])) { schema, _ in schema = ["not": schema] }
        #expect(throws: SchemaFailure.self) { try JSONSchema(deep) }
    }

    @Test func aLongChainOfReferencesIsCompiled() throws {
        let count = 2_000
        let links = (0..<count).map {
            JSONObject.Member(name: "a\($0)", value: ["items": ["$ref": .string("#/$defs/a\(min($0 + 1, count - 1))")]])
        }
        let schema = try JSONSchema(["$ref": "#/$defs/a0", "$defs": .object(JSONObject(members: links))])
        #expect(schema.firstFailure(in: [[[1]]]) == nil)
    }
}
