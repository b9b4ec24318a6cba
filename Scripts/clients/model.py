"""The methods of rpc-schema/openrpc.json and the types of their parameters and results, as clients need them."""
import collections
import dataclasses
import json
import operator
import re


@dataclasses.dataclass(frozen=True)
class Type:
    """A type: a kind and its parts.

    The kinds are any, string, integer, number, boolean, list and map (of one type), union (of several types),
    object and label (with a name).
    """

    kind: str
    parts: tuple = ()
    name: str = ""


ANY = Type("any")


@dataclasses.dataclass
class Field:
    name: str
    type: Type
    required: bool
    summary: str


@dataclasses.dataclass
class Object:
    """The members of an object; a server may send more."""

    name: str
    summary: str
    fields: list


@dataclasses.dataclass
class Labels:
    """The known words; a newer server may send others."""

    name: str
    values: list


@dataclasses.dataclass
class Method:
    name: str
    summary: str
    fields: list
    result: Type

    @property
    def namespace(self):
        return self.name.split(".")[0]

    @property
    def required(self):
        return [field for field in self.fields if field.required]

    @property
    def optional(self):
        return [field for field in self.fields if not field.required]

    @property
    def verb(self):
        return self.name.split(".", 1)[1]


@dataclasses.dataclass
class Model:
    methods: list
    objects: list
    labels: list

    def namespaces(self):
        """The methods of each namespace."""
        found = collections.OrderedDict()
        for method in self.methods:
            found.setdefault(method.namespace, []).append(method)
        return found


def pascal(*names):
    """LexicalEntry, of lexicalEntry or lexical_entry."""
    parts = [part for name in names for part in re.split(r"[^A-Za-z0-9]+", name) if part]
    return "".join(part[0].upper() + part[1:] for part in parts)


def snake(name):
    """lexical_entry, of lexicalEntry."""
    name = re.sub(r"[^A-Za-z0-9]+", "_", re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name))
    return re.sub(r"(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


def camel(name):
    """lexicalEntry, of lexical_entry or lexical-entry."""
    name = pascal(name)
    return name[:1].lower() + name[1:]


def constant(value):
    """The name of a label: descendingFrequency, of -frequency."""
    return "descending" + pascal(value) if value.startswith("-") else value


def singular(name):
    """The name of one of many."""
    if name.endswith("ies"):
        return name[:-3] + "y"
    if name.endswith("yses"):
        return name[:-2] + "is"
    return name[:-1] if name.endswith("s") and not name.endswith(("is", "ss", "us")) else name


# The methods that clients call by themselves, or that describe others.
UNTYPED = ("$/", "rpc.", "server.authenticate")
IRRELEVANT = {
    "default", "description", "examples", "maxItems", "maxLength", "maximum", "minItems", "minLength", "minimum",
    "pattern", "title", "uniqueItems",
}


def shape(schema):
    """A key that distinguishes types."""
    if isinstance(schema, list):
        return [shape(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {key: value for key, value in schema.items() if key not in IRRELEVANT}
    if isinstance(kept.get("properties"), dict):
        kept["properties"] = {name: shape(value) for name, value in kept["properties"].items()}
    return {key: value if key in ("properties", "required", "enum") else shape(value) for key, value in kept.items()}


def key(schema):
    return json.dumps(shape(schema), sort_keys=True)


class Reader:
    """Reads the document twice: first to find and name the types, then to find out what uses them."""

    def __init__(self, document):
        self.document = document
        self.uses = {}
        self.names = {}
        self.taken = {}
        self.found = []

    def model(self):
        methods = [method for method in self.document["methods"] if not method["name"].startswith(UNTYPED)]
        for method in methods:
            self.walk(method, self.note)
        self.name_all()
        self.objects, self.labels, self.defined = [], [], set()
        read = []
        for method in methods:
            parameters = [self.parameter(method, each) for each in method["params"]]
            result = self.type(method["result"]["schema"])
            summary = method.get("summary", "")
            read.append(Method(method["name"], summary, parameters, result))
        by_name = operator.attrgetter("name")
        return Model(read, sorted(self.objects, key=by_name), sorted(self.labels, key=by_name))

    def parameter(self, method, each):
        schema = each["schema"]
        summary = each.get("summary") or each.get("description") or schema.get("description", "")
        return Field(each["name"], self.type(schema), each.get("required", False), summary)

    # Looking

    def resolved(self, schema):
        """A schema and the name under which it was published."""
        name = ""
        while isinstance(schema, dict) and "$ref" in schema:
            path = schema["$ref"]
            if not path.startswith("#/"):
                raise SystemExit(f"only references into the document itself are followed, not '{path}'")
            name = path.rsplit("/", 1)[1]
            target = self.document
            for part in path[2:].split("/"):
                target = target[part.replace("~1", "/").replace("~0", "~")]
            schema = target
        return schema if isinstance(schema, dict) else {}, name

    @staticmethod
    def words(schema):
        """The labels that a schema names: `enum`, alone or beside any other string."""
        choices = schema.get("anyOf", schema.get("oneOf", []))
        if choices and all(isinstance(each, dict) and each.get("type") == "string" for each in choices):
            schema = next((each for each in choices if "enum" in each), {})
        words = schema.get("enum", [])
        return words if len(words) > 1 and all(isinstance(word, str) for word in words) else []

    def walk(self, method, visit):
        visited = set()

        def go(schema, role, parent):
            schema, published = self.resolved(schema)
            words = self.words(schema)
            if words:
                visit("label", json.dumps(words), role, method, parent, published)
                return
            if schema.get("properties"):
                identity = key(schema)
                visit("object", identity, role, method, parent, published)
                if identity in visited:
                    return
                visited.add(identity)
                for name, each in schema["properties"].items():
                    go(each, name, role)
            for each in schema.get("anyOf", []) + schema.get("oneOf", []):
                go(each, role, parent)
            for word in ("items", "additionalProperties"):
                if isinstance(schema.get(word), dict):
                    go(schema[word], singular(role), parent)

        for each in method["params"]:
            go(each["schema"], each["name"], "")
        go(method["result"]["schema"], "", "")

    def note(self, kind, identity, role, method, parent, published):
        self.uses.setdefault((kind, identity), []).append((role, method["name"], parent, published))

    # Naming

    def name_all(self):
        """Names each type: by its published name; else by its role if several methods use it in that role; else by method and
        role."""
        rivals = collections.defaultdict(list)
        for (kind, identity), uses in self.uses.items():
            published = next((published for _, _, _, published in uses if published), "")
            if published:
                # Labels that only answers have are published separately: OpenDomain is a Domain, or any other string.
                published = published.removeprefix("Open") if kind == "label" else published
                self.give((kind, identity), [pascal(published), pascal(published, kind)])
            elif uses[0][0]:
                rivals[pascal(singular(uses[0][0]))].append(((kind, identity), uses))
            else:
                self.give((kind, identity), [pascal(uses[0][1])])
        for short, candidates in rivals.items():
            shared = [each for each in candidates if len({method for _, method, _, _ in each[1]}) > 1]
            if any(each[0][0] == "label" for each in shared):
                most = max((each for each in shared if each[0][0] == "label"), key=lambda each: len(each[1]))
                self.give(most[0], [short, short + "Kind"])
            elif len(candidates) == 1 and shared and short not in self.taken:
                self.give(shared[0][0], [short])
        for candidates in rivals.values():
            for identity, uses in candidates:
                role, method, parent, _ = uses[0]
                long = pascal(method, singular(role))
                if identity not in self.names:
                    longer = pascal(method, singular(parent), singular(role))
                    self.give(identity, [long, longer] + [f"{longer}{number}" for number in range(2, 100)])

    def give(self, identity, names):
        for name in names:
            if self.taken.setdefault(name, identity) == identity:
                self.names[identity] = name
                return
        raise SystemExit(f"two types would have the name {names[0]}")

    # Reading

    def type(self, schema):
        schema, _ = self.resolved(schema)
        words = self.words(schema)
        if words:
            return self.label(words)
        choices = schema.get("anyOf", schema.get("oneOf"))
        if choices:
            return union([self.type(each) for each in choices])
        kind = schema.get("type")
        if isinstance(kind, list):
            return union([self.type({**schema, "type": each}) for each in kind if each != "null"])
        if kind in ("string", "integer", "number", "boolean"):
            return Type(kind)
        if kind == "array":
            return Type("list", (self.type(schema.get("items", {})),))
        if schema.get("properties"):
            return self.object(schema)
        if kind == "object":
            more = schema.get("additionalProperties")
            return Type("map", (self.type(more) if isinstance(more, dict) else ANY,))
        return ANY

    def label(self, words):
        name = self.names[("label", json.dumps(words))]
        if name not in self.defined:
            self.defined.add(name)
            self.labels.append(Labels(name, words))
        return Type("label", name=name)

    def object(self, schema):
        name = self.names[("object", key(schema))]
        if name not in self.defined:
            self.defined.add(name)
            required = schema.get("required", [])
            fields = [
                Field(member, self.type(each), member in required, each.get("description") or self.resolved(each)[0].get("description", ""))
                for member, each in schema["properties"].items()
            ]
            self.objects.append(Object(name, schema.get("description", ""), fields))
        return Type("object", name=name)


def union(types):
    """The union of types; one of them if they are the same."""
    different = list(dict.fromkeys(types))
    if ANY in different:
        return ANY
    return different[0] if len(different) == 1 else Type("union", tuple(different))


def read(path):
    with open(path, encoding="utf-8") as file:
        return Reader(json.load(file)).model()
