"""Writes the types and the methods of the Go client, formatted as gofmt does."""
from . import text
from .model import constant, pascal

FOLDER = "Examples/clients/go"
SIMPLE = {"any": "any", "string": "string", "integer": "int64", "number": "float64", "boolean": "bool", "union": "any"}
# Types that need a pointer to be absent.
POINTED = ("integer", "number", "boolean", "object")


def files(model):
    return {f"{FOLDER}/types.go": types(model), f"{FOLDER}/methods.go": methods(model)}


def spelled(of):
    if of.kind == "list":
        return f"[]{spelled(of.parts[0])}"
    if of.kind == "map":
        return f"map[string]{spelled(of.parts[0])}"
    return of.name or SIMPLE[of.kind]


def types(model):
    lines = [f"// {text.NOTICE} DO NOT EDIT.", "", "package headword"]
    for labels in model.labels:
        lines += ["", f"// {labels.name} is a label. These are known; a newer server may send others."]
        lines += [f"type {labels.name} string", "", "const ("]
        rows = [(pascal(labels.name, constant(value)), labels.name, f'= "{value}"') for value in labels.values]
        lines += aligned(rows) + [")"]
    for each in model.objects:
        lines += [""] + text.comment(each.summary, "//") + structure(each.name, each.fields)
    return text.ending(lines)


def structure(name, fields):
    if not fields:
        return [f"type {name} struct{{}}"]
    lines, rows = [f"type {name} struct {{"], []
    for field in fields:
        if field.summary:
            lines += aligned(rows) + ([""] if rows or lines[1:] else [])
            lines += text.comment(field.summary, "//", "\t")
            rows = []
        rows.append(row(field))
        if field.summary and field is not fields[-1]:
            lines += aligned(rows) + ([""] if not fields[fields.index(field) + 1].summary else [])
            rows = []
    return lines + aligned(rows) + ["}"]


def row(field):
    if field.required:
        return pascal(field.name), spelled(field.type), f'`json:"{field.name}"`'
    pointer = "*" if field.type.kind in POINTED else ""
    return pascal(field.name), pointer + spelled(field.type), f'`json:"{field.name},omitempty"`'


def aligned(rows):
    """Rows of three cells, the first two padded to one width."""
    first = max((len(row[0]) for row in rows), default=0)
    second = max((len(row[1]) for row in rows), default=0)
    return [f"\t{name:{first}} {kind:{second}} {rest}" for name, kind, rest in rows]


def methods(model):
    lines = [f"// {text.NOTICE} DO NOT EDIT.", "", "package headword", "", 'import "context"']
    for method in model.methods:
        name = pascal(method.name)
        result = ("*" if method.result.kind == "object" else "") + spelled(method.result)
        if method.fields:
            lines += ["", f"// {name}Parameters are what {name} asks for."]
            lines += structure(f"{name}Parameters", method.fields)
        asked = f", parameters {name}Parameters" if method.fields else ""
        given = "parameters" if method.fields else "nil"
        lines += ["", f"// {name} calls {method.name}."] + text.comment(method.summary, "//")
        lines += [f"func (client *Client) {name}(ctx context.Context{asked}) ({result}, error) {{"]
        lines += [f'\treturn call[{result}](ctx, client, "{method.name}", {given})', "}"]
    return text.ending(lines)
