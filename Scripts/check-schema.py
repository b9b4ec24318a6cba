#!/usr/bin/env python3
"""Checks rpc-schema with another implementation of JSON Schema (jsonschema, https://python-jsonschema.readthedocs.io).

Every schema must be valid, the OpenRPC document must be valid (spec.open-rpc.org, 1.3.2), and examples and
conversations must fit the schemas. Without jsonschema nothing is checked, and a message says so.

Usage: check-schema.py [rpc-schema]
"""
import json
import pathlib
import sys

try:
    from jsonschema import Draft7Validator, Draft202012Validator
except ImportError:
    print("skipped: the Python package jsonschema is not installed")
    sys.exit(0)

TEXT = {"type": "string", "minLength": 1}
REFERENCE = {
    "type": "object",
    "required": ["$ref"],
    "properties": {"$ref": {"type": "string", "pattern": "^#/components/[a-z]+/[a-zA-Z0-9._-]+$"}},
}


def record(needed, /, **properties):
    return {"type": "object", "required": needed, "properties": properties, "additionalProperties": False}


def either(schema):
    return {"if": {"required": ["$ref"]}, "then": {**REFERENCE, "additionalProperties": False}, "else": schema}


# The parts of the meta-schema of OpenRPC that the document uses; all others are refused.
VALUE = record(["name", "value"], name=TEXT, value={})
DESCRIPTOR = record(["name", "schema"], name=TEXT, summary=TEXT, required={"type": "boolean"}, schema={"type": "object"})
ERROR = record(["code", "message"], code={"type": "integer"}, message=TEXT, data={})
METHOD = record(
    ["name", "params", "result"],
    name=TEXT,
    summary=TEXT,
    description=TEXT,
    tags={"type": "array", "items": record(["name"], name=TEXT)},
    paramStructure={"enum": ["by-name", "by-position", "either"]},
    params={"type": "array", "items": DESCRIPTOR},
    result=DESCRIPTOR,
    errors={"type": "array", "items": either(ERROR)},
    examples={
        "type": "array",
        "items": record(
            ["name", "params"],
            name=TEXT,
            description=TEXT,
            params={"type": "array", "items": VALUE},
            result=VALUE,
        ),
    },
)
KEY = {"pattern": "^[a-zA-Z0-9._-]+$"}
OPENRPC = record(
    ["openrpc", "info", "methods"],
    openrpc={"const": "1.3.2"},
    info=record(
        ["title", "version"], title=TEXT, version=TEXT, description=TEXT, license=record(["name"], name=TEXT, url=TEXT)
    ),
    methods={"type": "array", "items": METHOD},
    components=record(
        [],
        schemas={"type": "object", "propertyNames": KEY, "additionalProperties": {"type": "object"}},
        errors={"type": "object", "propertyNames": KEY, "additionalProperties": ERROR},
    ),
)

faults = []
count = 0


def expect(fits, what):
    global count
    count += 1
    if not fits:
        faults.append(what)


def expect_fit(value, schema, what):
    error = next(iter(Draft202012Validator(schema).iter_errors(value)), None)
    expect(error is None, f"{what}: {error and error.message}: {error and list(error.absolute_path)}")


def expect_schema(schema, what, validator=Draft202012Validator):
    try:
        validator.check_schema(schema)
        expect(True, what)
    except Exception as error:  # of a type that differs from version to version
        expect(False, f"{what}: {error}")


def references(value):
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        value = list(value.values())
    for part in value if isinstance(value, list) else []:
        yield from references(part)


def target(document, reference):
    for part in reference.removeprefix("#/").split("/"):
        document = document.get(part.replace("~1", "/").replace("~0", "~")) if isinstance(document, dict) else None
    return document


def check_method(document, method):
    name = method["name"]
    names = [each["name"] for each in method["params"]]
    required = [each.get("required", False) for each in method["params"]]
    expect(len(set(names)) == len(names), f"{name}: two parameters with one name")
    expect(required == sorted(required, reverse=True), f"{name}: a required parameter after an optional one")
    errors = [target(document, each["$ref"]) if "$ref" in each else each for each in method.get("errors", [])]
    codes = [each["code"] for each in errors if each]
    expect(len(set(codes)) == len(codes), f"{name}: two errors with one code")
    for each in method["params"] + [method["result"]]:
        # OpenRPC 1.3 has schemas in draft-07.
        expect_schema(each["schema"], f"{name}: {each['name']}", Draft7Validator)
        expect_schema(each["schema"], f"{name}: {each['name']}")
    for example in method.get("examples", []):
        schemas = {each["name"]: each["schema"] for each in method["params"]}
        for given in example["params"]:
            what = f"{name}, {example['name']}: {given['name']}"
            expect(given["name"] in schemas, what)
            whole = {**schemas.get(given["name"], {}), "components": document["components"]}
            expect_fit(given["value"], whole, what)
        if "result" in example:
            whole = {**method["result"]["schema"], "components": document["components"]}
            expect_fit(example["result"]["value"], whole, f"{name}, {example['name']}")


def check_conversation(path, schemas, reasons):
    asked = {}
    for line in path.read_text().splitlines():
        ((speaker, said),) = json.loads(line).items()
        for message in said if isinstance(said, list) else [said]:
            if speaker == "client":
                asked[message.get("id")] = message.get("method")
                continue
            what = f"{path.name}: {message['id']}"
            if "error" in message:
                expect(message["error"]["data"]["reason"] in reasons, f"{what}: not in the catalogue")
            else:
                expect_fit(message["result"], schemas[asked[message["id"]] + ".result.json"], what)


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "rpc-schema")
    document = json.loads((root / "openrpc.json").read_text())
    reasons = {each["reason"] for each in json.loads((root / "errors.json").read_text())["reasons"]}
    expect_fit(document, OPENRPC, "openrpc.json")
    for reference in references(document):
        expect(target(document, reference) is not None, f"openrpc.json: {reference} refers to nothing")
    names = [method["name"] for method in document["methods"]]
    expect(len(set(names)) == len(names), "openrpc.json: two methods with one name")
    for method in document["methods"]:
        check_method(document, method)
    schemas = {path.name: json.loads(path.read_text()) for path in sorted((root / "schemas").glob("*.json"))}
    for name, schema in schemas.items():
        expect_schema(schema, name)
        expect(schema["$id"] == name, f"{name}: its $id is {schema['$id']}")
        for reference in references(schema):
            expect(target(schema, reference) is not None, f"{name}: {reference} refers to nothing")
    for method in document["methods"]:
        name = method["name"].removeprefix("$/")
        for example in method.get("examples", []):
            given = {each["name"]: each["value"] for each in example["params"]}
            expect_fit(given, schemas[f"{name}.params.json"], f"{name}.params.json, {example['name']}")
            if "result" in example:
                expect_fit(example["result"]["value"], schemas[f"{name}.result.json"], f"{name}.result.json")
    for path in sorted((root / "conversations").glob("*.jsonl")):
        check_conversation(path, schemas, reasons)
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{root}: {count} checks, {len(faults)} faults")
    sys.exit(1 if faults else 0)


main()
