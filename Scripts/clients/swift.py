"""Writes the types and the methods of the Swift client."""
import re

from . import text
from .model import camel, constant, pascal

FOLDER = "Sources/Client/HeadwordClient/Generated"
SIMPLE = {"string": "String", "integer": "Int", "number": "Double", "boolean": "Bool"}
KEYWORDS = set(
    "as break case catch class continue default defer do else enum extension false for func guard if import in init"
    " internal is let nil private protocol public repeat return self static struct subscript super switch throw throws"
    " true try typealias var where while".split()
)


def files(model):
    return {
        f"{FOLDER}/Labels.swift": labels(model),
        f"{FOLDER}/Answers.swift": answers(model),
        f"{FOLDER}/Methods.swift": methods(model),
    }


def start(what, *imports):
    return ["// swift-format-ignore-file", f"// {text.NOTICE}", f"// {what}"] + (["", *imports] if imports else [])


def spelled(of):
    if of.kind == "list":
        return f"[{spelled(of.parts[0])}]"
    if of.kind == "map":
        return f"[String: {spelled(of.parts[0])}]"
    return of.name or SIMPLE.get(of.kind, "JSONValue")


def identifier(name):
    name = camel(name)
    if not re.match(r"[A-Za-z]", name):
        name = "_" + name
    return f"`{name}`" if name in KEYWORDS else name


def lowered(name):
    """A name that begins in lower case: IPA is ipa, and GDPDeflator is gdpDeflator."""
    if name.isupper():
        return name.lower()
    return name


def document(summary, indent=""):
    return text.comment(summary, "///", indent)


def labels(model):
    lines = start("The labels that are known; a newer server may send others.")
    for each in model.labels:
        lines += ["", f"public struct {each.name}: Label {{"]
        for value in each.values:
            lines.append(f'    public static let {identifier(constant(lowered(value)))}: Self = "{value}"')
        lines += ["", "    public let rawValue: String"]
        lines += ["    public init(rawValue: String) { self.rawValue = rawValue }", "}"]
    return text.ending(lines)


def answers(model):
    given = parameters(model)
    lines = start("What methods answer; members that are not known here are left out.", "public import HeadwordJSON")
    for each in model.objects:
        lines += [""] + document(each.summary) + [f"public struct {each.name}: Hashable, AnswerReadable {{"]
        for field in each.fields:
            lines += document(field.summary, "    ")
            lines.append(f"    public var {identifier(field.name)}: {optional(field)}")
        lines += ["", "    public init(reading json: JSONValue) throws {"]
        lines += [f"        {'let answer' if each.fields else '_'} = try AnswerMembers(json)"]
        for field in each.fields:
            how = "value" if field.required else "optional"
            lines.append(f'        self.{identifier(field.name)} = try answer.{how}("{field.name}")')
        lines += ["    }", "}"]
        if each.name in given:
            lines += [""] + writable(each)
    return text.ending(lines)


def optional(field):
    return spelled(field.type) + ("" if field.required else "?")


def parameters(model):
    """The names of the objects in parameters."""
    found, objects = set(), {each.name: each for each in model.objects}

    def visit(of):
        for part in of.parts:
            visit(part)
        if of.kind == "object" and of.name not in found:
            found.add(of.name)
            for field in objects[of.name].fields:
                visit(field.type)

    for method in model.methods:
        for field in method.fields:
            visit(field.type)
    return found


def writable(each):
    lines = [f"extension {each.name}: JSONWritable {{", "    public init("]
    lines += comma(argument(field) for field in each.fields)
    lines += ["    ) {"]
    lines += [f"        self.{identifier(field.name)} = {identifier(field.name)}" for field in each.fields]
    lines += ["    }", "", "    public func write(to writer: inout JSONWriter) {", "        writer.object { writer in"]
    lines += [f"            writer.{member(field)}" for field in each.fields]
    return lines + ["        }", "    }", "}"]


def comma(lines):
    lines = list(lines)
    return [f"        {line}," for line in lines[:-1]] + [f"        {line}" for line in lines[-1:]]


def argument(field):
    return f"{identifier(field.name)}: {optional(field)}{'' if field.required else ' = nil'}"


def member(field):
    label = "" if field.required else "ifPresent: "
    return f'member("{field.name}", {label}{identifier(field.name)})'


def methods(model):
    lines = start("The methods, by namespace.", "public import HeadwordJSON")
    for namespace, each in model.namespaces().items():
        kind = f"{pascal(namespace)}Methods"
        lines += ["", "extension Client {", f"    /// The methods of {namespace}."]
        lines += [f"    public var {identifier(namespace)}: {kind} {{ {kind}(client: self) }}", "}"]
        lines += ["", f"/// The methods of {namespace}.", f"public struct {kind}: Sendable {{", "    let client: Client"]
        for method in each:
            lines += [""] + written(method)
        lines += ["}"]
    return text.ending(lines)


def written(method):
    fields = method.required + method.optional
    lines = document(method.summary, "    ")
    described = [field for field in fields if field.summary]
    if described:
        lines += ["    ///", "    /// - Parameters:"]
        for field in described:
            name = identifier(field.name).strip("`")
            first, *rest = text.comment(f"{name}: {field.summary}", "///   -", "    ")
            lines += [first] + [line.replace("///   -", "///    ", 1) for line in rest]
    lines += [f"    public func {identifier(method.verb)}("]
    asked = [argument(field) for field in fields]
    if method.required:
        asked[0] = "_ " + asked[0]
    lines += comma(asked + ["timeout: Duration? = nil"])
    lines += [f"    ) async throws -> {spelled(method.result)} {{"]
    lines += [f'        try await client.answer(to: "{method.name}", timeout) {{{"" if fields else " _ in"}']
    lines += [f"            $0.{member(field)}" for field in fields]
    return lines + ["        }", "    }"]
