"""Writes the types and the methods of the Python client."""
import keyword

from . import text
from .model import pascal, snake

FOLDER = "Examples/clients/python/headword_client"
SIMPLE = {"any": "Any", "string": "str", "integer": "int", "number": "float", "boolean": "bool"}


def files(model):
    return {
        f"{FOLDER}/types.py": types(model),
        f"{FOLDER}/methods.py": methods(model, waits=True),
        f"{FOLDER}/blocking_methods.py": methods(model, waits=False),
    }


def spelled(of, many="list", names="dict"):
    if of.kind == "list":
        return f"{many}[{spelled(of.parts[0], many, names)}]"
    if of.kind == "map":
        return f"{names}[str, {spelled(of.parts[0], many, names)}]"
    if of.kind == "union":
        return " | ".join(spelled(part, many, names) for part in of.parts)
    return of.name or SIMPLE[of.kind]


def types(model):
    members = [field.type for each in model.objects for field in each.fields]
    has_any = any("Any" in spelled(each).replace("[", " ").replace("]", " ").split() for each in members)
    imported = ("Any, " if has_any else "") + "Literal, NotRequired, TypedDict"
    lines = [f"# {text.NOTICE}"]
    lines += ['"""What methods are asked for and answer. A newer server may send more members and labels."""', ""]
    lines += ["from __future__ import annotations", "", f"from typing import {imported}", ""]
    for labels in model.labels:
        lines += [f"{labels.name} = (", "    Literal["]
        lines += text.wrapped([f'"{word}"' for word in labels.values], ",", "        ")
        lines += ["    ]", "    | str", ")", ""]
    for each in model.objects:
        lines += typed_dict(each) + [""]
    return text.ending(lines)


def typed_dict(each):
    if any(keyword.iskeyword(field.name) for field in each.fields):
        members = [f'        "{field.name}": {quoted(field)},' for field in each.fields]
        return ["", f"{each.name} = TypedDict(", f'    "{each.name}",', "    {"] + members + ["    },", ")"]
    lines = ["", f"class {each.name}(TypedDict):"]
    if each.summary:
        lines += [f'    """{each.summary}"""', ""]
    for field in each.fields:
        lines += text.comment(field.summary, "#", "    ") + [f"    {field.name}: {member(field)}"]
    return lines


def member(field):
    return spelled(field.type) if field.required else f"NotRequired[{spelled(field.type)}]"


def quoted(field):
    return f'"{spelled(field.type)}"' if field.required else f'NotRequired["{spelled(field.type)}"]'


def methods(model, waits):
    used = sorted({name for method in model.methods for name in names(method)})
    how = "for asyncio" if waits else "for threads"
    lines = [f"# {text.NOTICE}", f'"""The methods of each namespace, {how}."""', ""]
    lines += ["from __future__ import annotations", "", "from collections.abc import Callable, Mapping, Sequence"]
    lines += ["from typing import Any", "", "from .types import ("]
    lines += [f"    {name}," for name in used] + [")", ""]
    for namespace, each in model.namespaces().items():
        kind = pascal(namespace)
        lines += ["", f"class {kind}:", f'    """The methods of {namespace}."""', ""]
        lines += ["    def __init__(self, call: Callable[..., Any]) -> None:", "        self._call = call", ""]
        for method in each:
            lines += written(method, waits) + [""]
    lines += ["", "class Namespaces:", '    """The methods, by namespace."""', ""]
    lines += ["    def __init__(self, call: Callable[..., Any]) -> None:"]
    for namespace in model.namespaces():
        lines.append(f"        self.{identifier(snake(namespace))} = {pascal(namespace)}(call)")
    return text.ending(lines)


def names(method):
    """The named types that a method uses."""
    def inside(of):
        return {of.name} if of.name else {name for part in of.parts for name in inside(part)}
    return set().union(inside(method.result), *(inside(field.type) for field in method.fields))


def accepted(of):
    """The annotation of a parameter."""
    return spelled(of, "Sequence", "Mapping")


def identifier(name):
    return name + "_" if keyword.iskeyword(name) or name == "self" else name


def written(method, waits):
    required, optional = method.required, method.optional
    start, wait = ("async def", "await ") if waits else ("def", "")
    lines = [f"    {start} {identifier(snake(method.verb))}(", "        self,"]
    lines += [f"        {identifier(snake(field.name))}: {accepted(field.type)}," for field in required]
    lines += ["        *,"]
    lines += [f"        {identifier(snake(field.name))}: {accepted(field.type)} | None = None," for field in optional]
    lines += ["        timeout: float | None = None,", f"    ) -> {spelled(method.result)}:"]
    lines += document(method)
    lines += ["        parameters = {"]
    lines += [f'            "{field.name}": {identifier(snake(field.name))},' for field in required + optional]
    lines += ["        }"] if method.fields else []
    if not method.fields:
        lines[-1] = "        parameters: dict[str, Any] = {}"
    result = spelled(method.result)
    return lines + [
        f'        answer: {result} = {wait}self._call("{method.name}", parameters, timeout)',
        "        return answer",
    ]


def document(method):
    lines = text.comment(method.summary, "", "       ")
    lines[0] = f'        """{lines[0].strip()}'
    described = [field for field in method.fields if field.summary]
    if not described:
        return lines[:-1] + [lines[-1] + '"""']
    for field in described:
        lines += ["" if field is described[0] else None]
        name = identifier(snake(field.name))
        first, *rest = text.comment(f"{name}: {field.summary}", "", "       ")
        lines += [first] + ["    " + line for line in rest]
    return [line for line in lines if line is not None] + ['        """']
