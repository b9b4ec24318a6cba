"""Writes the types and the methods of the TypeScript client."""
import re

from . import text
from .model import camel, pascal

FOLDER = "Examples/clients/typescript"
SIMPLE = {"any": "unknown", "string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
CALL = "call<Result>(method: string, parameters?: object, options?: CallOptions): Promise<Result>;"


def files(model):
    return {f"{FOLDER}/types.ts": types(model), f"{FOLDER}/methods.ts": methods(model)}


def spelled(of):
    if of.kind == "list":
        inside = spelled(of.parts[0])
        return f"({inside})[]" if " " in inside else f"{inside}[]"
    if of.kind == "map":
        return f"Record<string, {spelled(of.parts[0])}>"
    if of.kind == "union":
        return " | ".join(dict.fromkeys(spelled(part) for part in of.parts))
    return of.name or SIMPLE[of.kind]


def remark(summary, indent=""):
    """A comment for people and their editors."""
    if len(indent) + len(summary) + 7 <= text.WIDTH:
        return [f"{indent}/** {summary} */"] if summary else []
    return [f"{indent}/**"] + text.comment(summary, " *", indent) + [f"{indent} */"]


def types(model):
    lines = [f"// {text.NOTICE}"]
    lines += ["// What methods are asked for and answer. A newer server may send more members and labels."]
    for labels in model.labels:
        values = text.wrapped([f'"{value}"' for value in labels.values], " |", "  | ")
        lines += ["", f"export type {labels.name} ="]
        lines += [line.removesuffix(" |") for line in values] + ["  | (string & {});"]
    for each in model.objects:
        lines += [""] + remark(each.summary) + interface(each.name, each.fields)
    for method in model.methods:
        if method.fields:
            lines += [""] + remark(f"What {method.name} asks for.")
            lines += interface(f"{pascal(method.name)}Parameters", method.fields)
    return text.ending(lines)


def interface(name, fields):
    lines = [f"export interface {name} {{"]
    for field in fields:
        member = field.name if re.fullmatch(r"[A-Za-z_$][\w$]*", field.name) else f'"{field.name}"'
        optional = "" if field.required else "?"
        lines += remark(field.summary, "  ") + [f"  {member}{optional}: {spelled(field.type)};"]
    return lines + ["}"]


def methods(model):
    lines = [f"// {text.NOTICE}", 'import type * as types from "./types.js";']
    lines += ['import type { Signal } from "./waiting.js";', ""]
    lines += ["export interface CallOptions {", "  /** The seconds that the call may take. */", "  timeout?: number;"]
    lines += ["  /** Cancels the call. */", "  signal?: Signal;", "}", "", "interface Caller {"]
    lines += [f"  {CALL}", "}"]
    for namespace, each in model.namespaces().items():
        lines += ["", f"/** The methods of {namespace}. */", f"export class {pascal(namespace)} {{"]
        lines += ["  readonly #caller: Caller;", "", "  constructor(caller: Caller) {"]
        lines += ["    this.#caller = caller;", "  }"]
        for method in each:
            lines += [""] + written(method)
        lines += ["}"]
    lines += ["", "/** The methods, by namespace. */", "export abstract class Namespaces {"]
    lines += [f"  readonly {camel(name)} = new {pascal(name)}(this);" for name in model.namespaces()]
    lines += ["", f"  abstract {CALL}"]
    return text.ending(lines + ["}"])


def written(method):
    result = re.sub(r"\b([A-Z]\w*)\b", r"types.\1", spelled(method.result)).replace("types.Record", "Record")
    asked, given = "", "{}"
    if method.fields:
        default = "" if method.required else " = {}"
        asked, given = f"parameters: types.{pascal(method.name)}Parameters{default}, ", "parameters"
    signature = [f"  {camel(method.verb)}({asked}options?: CallOptions): Promise<{result}> {{"]
    if len(signature[0]) > text.WIDTH:
        listed = [f"    {each}," for each in (asked.removesuffix(", "), "options?: CallOptions") if each]
        signature = [f"  {camel(method.verb)}(", *listed, f"  ): Promise<{result}> {{"]
    call = f'    return this.#caller.call("{method.name}", {given}, options);'
    return remark(method.summary, "  ") + signature + [call, "  }"]
