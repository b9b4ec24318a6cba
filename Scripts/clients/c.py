"""Writes the parameters and the methods of the C client."""
import re

from . import text
from .model import constant, snake

FOLDER = "Examples/clients/c"
NUMBERS = {"integer": "json_int_t", "number": "double", "boolean": "bool"}
KEYWORDS = set(
    "auto break case char const continue default do double else enum extern float for goto if inline int long register"
    " restrict return short signed sizeof static struct switch typedef union unsigned void volatile while".split()
)


def files(model):
    return {f"{FOLDER}/headword_methods.h": header(model), f"{FOLDER}/headword_methods.c": source(model)}


def remark(summary, indent=""):
    """A comment with any text."""
    lines = text.comment(summary.replace("*/", "* /"), " *", indent)
    if not lines:
        return []
    lines[0] = lines[0].replace(" *", "/*", 1)
    return lines[:-1] + [lines[-1] + " */"]


def header(model):
    lines = [f"/* {text.NOTICE}", " *"]
    lines += [" * Labels, and a function for each method. What is absent from the parameters is NULL; a list of strings ends"]
    lines += [" * with NULL. The results are Jansson's, with the members that rpc-schema tells of. */"]
    lines += ["#ifndef HEADWORD_METHODS_H", "#define HEADWORD_METHODS_H", "", '#include "headword.h"']
    for labels in model.labels:
        lines += ["", f"/* {labels.name}: a newer server may send others. */"]
        for value in labels.values:
            lines.append(f'#define HEADWORD_{snake(labels.name).upper()}_{snake(constant(value)).upper()} "{value}"')
    for method in model.methods:
        name = f"headword_{snake(method.name)}"
        if method.fields:
            lines += ["", f"struct {name}_parameters {{"]
            for field in method.fields:
                lines += remark(field.summary, "    ") + [f"    {declared(field)};"]
            lines += ["};"]
        lines += [""] + remark(method.summary) + [signature(method) + ";"]
    return text.ending(lines + ["", "#endif"])


def identifier(name):
    name = snake(name)
    return name + "_" if name in KEYWORDS else name


def kind(of):
    """The C type of a parameter: a string, strings, a number, or any value."""
    if of.kind in ("string", "label"):
        return "string"
    if of.kind == "list" and kind(of.parts[0]) == "string":
        return "strings"
    return of.kind if of.kind in NUMBERS else "value"


def declared(field):
    name = identifier(field.name)
    match kind(field.type):
        case "string":
            return f"const char *{name}"
        case "strings":
            return f"const char *const *{name}"
        case "value":
            return f"json_t *{name}"
        case number:
            return f"{NUMBERS[number]} {name}" if field.required else f"const {NUMBERS[number]} *{name}"


def signature(method):
    name = f"headword_{snake(method.name)}"
    asked = [f"const struct {name}_parameters *parameters"] if method.fields else []
    parts = ["headword_client *client", *asked, "const headword_options *options", "headword_error *error"]
    line = f"json_t *{name}({', '.join(parts)})"
    if len(line) < text.WIDTH:
        return line
    return f"json_t *{name}(\n    " + ",\n    ".join(parts) + ")"


SOURCE = """
#include "headword_methods.h"

static void put(json_t *object, const char *name, json_t *value) {
    if (value != NULL) json_object_set_new(object, name, value);
}

static json_t *string(const char *text) { return text != NULL ? json_string(text) : NULL; }

static json_t *strings(const char *const *texts) {
    json_t *array = texts != NULL ? json_array() : NULL;
    for (; array != NULL && *texts != NULL; texts++) json_array_append_new(array, json_string(*texts));
    return array;
}

static json_t *integer(const json_int_t *number) { return number != NULL ? json_integer(*number) : NULL; }

static json_t *number(const double *number) { return number != NULL ? json_real(*number) : NULL; }

static json_t *boolean(const bool *flag) { return flag != NULL ? json_boolean(*flag) : NULL; }

static json_t *value(json_t *value) { return json_incref(value); }
"""


def source(model):
    body = []
    for method in model.methods:
        body += ["", signature(method) + " {"]
        if not method.fields:
            body += [f'    return headword_call(client, "{method.name}", NULL, options, error);', "}"]
            continue
        body += ["    json_t *object = json_object();"]
        for field in method.fields:
            of, name = kind(field.type), identifier(field.name)
            given = f"&parameters->{name}" if of in NUMBERS and field.required else f"parameters->{name}"
            body += [f'    put(object, "{field.name}", {of}({given}));']
        body += [f'    json_t *result = headword_call(client, "{method.name}", object, options, error);']
        body += ["    json_decref(object);", "    return result;", "}"]
    return text.ending([f"/* {text.NOTICE} */"] + unused(SOURCE, "\n".join(body)).strip("\n").split("\n") + body)


def unused(functions, body):
    """The functions that the body uses."""
    parts = functions.split("\n\n")
    names = [re.search(r"(\w+)\(", part)[1] if part.startswith("static") else None for part in parts]
    return "\n\n".join(part for part, name in zip(parts, names, strict=True) if not name or f" {name}(" in body) + "\n"
