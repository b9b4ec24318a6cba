#!/usr/bin/env python3
"""Checks the modules of the package against the order of its folders, and draws which module uses which.

Usage: module-graph.py [--markdown | --check PAGE | --write PAGE]

  --markdown  prints the graph as it stands on a page
  --check     fails if another graph stands between its two marks on the page
  --write     replaces what stands between the marks

A folder of Sources is a layer, as is Plugins; Package.swift lists the lowest first. Whatever the option, these fail:

- an import of a module of a higher layer;
- an import of a module that the target does not depend on;
- a dependency on a module that no file of the target imports;
- a circle of files of one module, joined by the types that they declare and name, in several folders of the module.

No file need import programs, which tests start, or what drop-ins may use. All providers have the same dependencies, and
so have their tests, so one of them must import each; a target that depends on all providers must import one.
"""
import argparse
import collections
import functools
import json
import pathlib
import re
import subprocess
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
MARKS = "<!-- module graph: Scripts/module-graph.py -->\n", "<!-- end -->\n"
LEGEND = "Each module is followed by its dependencies, except those that another of them already brings in."
WIDTH = 120
DROP_INS = "Plugins"
PROVIDERS = "Providers"

COMMENT_OR_STRING = re.compile(
    r'''//[^\n]*|/\*.*?\*/|(#+)("""|").*?\2\1|"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"''', re.DOTALL
)
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\(.*?\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)",
    re.MULTILINE,
)
DECLARATION = re.compile(
    r"^(?:(?:@\w+(?:\(.*?\))?|public|package|internal|open|final|indirect|nonisolated)\s+)*"
    r"(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)",
    re.MULTILINE,
)
TYPE_NAME = re.compile(r"(?<![.\w])[A-Z]\w*")


class File:
    """A Swift file of the package."""

    def __init__(self, path, target):
        self.path = path.relative_to(ROOT)
        *folders, _ = path.relative_to(ROOT / target).parts
        self.folder = folders[0] if folders else "."
        # A comment or string becomes as many lines as it was.
        self.code = COMMENT_OR_STRING.sub(lambda found: '""' + "\n" * found[0].count("\n"), path.read_text())

    @functools.cached_property
    def imports(self):
        """The line and the module of each import."""
        return [(self.code.count("\n", 0, found.start(1)) + 1, found[1]) for found in IMPORT.finditer(self.code)]

    @functools.cached_property
    def declared(self):
        """The names of its types that other files can name."""
        return set(DECLARATION.findall(self.code))

    @functools.cached_property
    def named(self):
        """The names of types of other files, among others."""
        return set(TYPE_NAME.findall(self.code)) - self.declared


class Target:
    def __init__(self, description):
        self.name = description["name"]
        self.kind = description["type"]
        self.path = pathlib.Path(description.get("path") or f"Tests/{self.name}")
        first, *rest = self.path.parts
        self.layer = rest[0] if first == "Sources" else first
        self.dependencies = {
            names[0] for each in description["dependencies"] for kind, names in each.items() if kind != "product"
        }
        excluded = [ROOT / self.path / name for name in description["exclude"]]
        self.files = [File(path, self.path) for path in sorted((ROOT / self.path).rglob("*.swift"))
                      if not any(path.is_relative_to(each) for each in excluded)]


class Package:
    def __init__(self):
        manifest = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, check=True, stdout=subprocess.PIPE)
        targets = [Target(each) for each in json.loads(manifest.stdout)["targets"] if each["type"] != "plugin"]
        self.targets = {target.name: target for target in targets}
        self.modules = {re.sub(r"\W", "_", name): name for name in self.targets}
        self.layers = list(dict.fromkeys(target.layer for target in targets))
        self.drawn = [layer for layer in self.layers
                      if layer == DROP_INS or (ROOT / "Sources" / layer).is_dir()]
        self.uses = {target.name: {name for _, _, name in self.imports(target)} - {target.name} for target in targets}

    def imports(self, target):
        """The file, the line and the target of each import of a module of the package."""
        return [(file.path, line, self.modules[module])
                for file in target.files for line, module in file.imports if module in self.modules]

    def errors(self):
        for target in self.targets.values():
            yield from self.wrong_imports(target)
            yield from self.wrong_dependencies(target)
            if target.layer in self.drawn:
                yield from circles(target.files)

    def wrong_imports(self, target):
        height = self.layers.index(target.layer)
        for path, line, name in self.imports(target):
            other = self.targets[name]
            if self.layers.index(other.layer) > height:
                yield f"{path}:{line}: {name} is in {other.layer}, a layer above {target.layer}"
            if name not in target.dependencies | {target.name}:
                yield f"{path}:{line}: {name} is no dependency of {target.name} in Package.swift"

    def wrong_dependencies(self, target):
        if not target.files or DROP_INS in target.path.parts:
            return
        used = self.uses[target.name] | {target.name.removesuffix("Tests")}
        owner, folder = target.name, target.path.parent
        if folder.name == PROVIDERS:
            owner = folder
            used = used.union(*(self.uses[each.name] for each in self.targets.values() if each.path.parent == folder))
        if used & self.names(PROVIDERS):
            used |= self.names(PROVIDERS)
        for name in sorted(target.dependencies & self.targets.keys() - used):
            if self.targets[name].kind != "executable":
                yield f"Package.swift: no file of {owner} imports its dependency {name}"

    def names(self, layer):
        return {target.name for target in self.targets.values() if target.layer == layer}

    def direct(self, name):
        """The modules that a module uses and none of the others that it uses does."""
        return self.uses[name] - set().union(*(reachable(self.uses, used) for used in self.uses[name]))

    def graph(self):
        """The graph, as it stands on a page."""
        lines = [LEGEND, "", "```"]
        height = {name: len(reachable(self.uses, name)) for layer in self.drawn for name in self.names(layer)}
        left, middle = (max(map(len, names)) + 2 for names in (self.drawn, height))
        for layer in reversed(self.drawn):
            for name in sorted(self.names(layer), key=lambda name: (-height[name], name)):
                head = f"{layer:{left}}{name:{middle}}"
                lines += textwrap.wrap(self.list(self.direct(name)), WIDTH, initial_indent=head,
                                       subsequent_indent=" " * len(head), break_on_hyphens=False) or [head.rstrip()]
                layer = ""
        return "".join(f"{line}\n" for line in lines + ["```"])

    def list(self, names):
        """The names of modules; all providers in two words."""
        providers = self.names(PROVIDERS)
        return ", ".join((["all providers"] if providers <= names else sorted(names & providers))
                         + sorted(names - providers))


def reachable(graph, start):
    """What a path leads to."""
    found, waiting = set(), [start]
    while waiting:
        new = graph[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def circles(files):
    """Files of several folders each of which needs types of the others."""
    owners = collections.defaultdict(set)
    for file in files:
        for name in file.declared:
            owners[name].add(file)
    needs = {file: set().union(*(owners[name] for name in file.named if name in owners)) for file in files}
    needed = {file: reachable(needs, file) for file in files}
    for file in files:
        circle = {other for other in needed[file] if file in needed[other]}
        if len({each.folder for each in circle}) > 1:
            yield "\n".join(["a circle of files in several folders:"] + sorted(
                f"    {each.path} names {', '.join(sorted(name for name in each.named if owners[name] & circle))}"
                for each in circle
            ))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options = parser.add_mutually_exclusive_group()
    options.add_argument("--markdown", action="store_true")
    options.add_argument("--check", metavar="PAGE", type=pathlib.Path)
    options.add_argument("--write", metavar="PAGE", type=pathlib.Path)
    options = parser.parse_args()
    package = Package()
    errors = list(dict.fromkeys(package.errors()))
    if options.markdown:
        print(package.graph(), end="")
    if page := options.check or options.write:
        text = page.read_text()
        marked = re.compile("({})(.*?)({})".format(*map(re.escape, MARKS)), re.DOTALL)
        if not (found := marked.search(text)):
            errors.append(f"{page} does not have the marks {' and '.join(mark.strip() for mark in MARKS)}")
        elif options.write:
            page.write_text(text[:found.start(2)] + package.graph() + text[found.end(2):])
        elif found[2] != package.graph():
            errors.append(f"{page} has another graph of modules; Scripts/module-graph.py --write {page} replaces it")
    raise SystemExit("\n".join(errors) or None)


main()
