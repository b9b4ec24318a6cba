"""The programs of README.md, each in a project that uses the client from this checkout, for check.py."""
import importlib.util
import os
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
CHECKOUT = HERE.parent.parent
PATIENCE = 1800
# The addresses on the page.
PLAIN, SECURE = "7878", "7879"


class Fault(Exception):
    """A program of the page that does not do what the page says."""


class Missing(Exception):
    """A program that cannot be checked on this machine."""


def programs(language):
    """The programs in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", (HERE / "README.md").read_text(), re.MULTILINE | re.DOTALL)


def printed(program):
    """The output of a program according to the page: the comments after the statements that print."""
    lines = [line for line in program.splitlines() if re.search(r"\b(print|console\.log|Println|printf)\(", line)]
    comments = [re.search(r"(?:#|//|/\*) ((?:(?!\*/).)*?)(?: \*/)?$", line) for line in lines]
    return [comment[1] for comment in comments if comment]


def run(*command, **options):
    """The output of a command, which must succeed."""
    if shutil.which(command[0]) is None:
        raise Missing(f"there is no {command[0]}")
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, **options)
    if done.returncode:
        raise Fault(f"'{' '.join(map(str, command))[:200]}' says {(done.stdout + done.stderr).strip()[-2000:]}")
    return done.stdout


def python(directory, number, program):
    """pip install FOLDER"""
    if importlib.util.find_spec("pip") is None:
        raise Missing("there is no pip")
    packages = os.path.join(directory, "packages")
    if not os.path.exists(packages):
        options = ["--quiet", "--no-index", "--disable-pip-version-check", "--target", packages]
        run(sys.executable, "-m", "pip", "install", *options, str(HERE / "python"))
    path = pathlib.Path(directory, f"program{number}.py")
    path.write_text(program)
    return ["env", f"PYTHONPATH={packages}", sys.executable, "-W", "error", str(path)]


def typescript(directory, number, program):
    """npm install FOLDER, of a copy, because it builds inside the folder."""
    if not os.path.exists(os.path.join(directory, "node_modules")):
        folder = os.path.join(directory, "typescript")
        shutil.copytree(HERE / "typescript", folder, ignore=shutil.ignore_patterns("build", "node_modules"))
        pathlib.Path(directory, "package.json").write_text('{"name": "project", "type": "module"}')
        run("npm", "install", "--offline", "--no-audit", "--no-fund", "--silent", folder, cwd=directory)
    path = pathlib.Path(directory, f"program{number}.ts")
    path.write_text(program)
    options = ["--target", "es2022", "--module", "es2022", "--moduleResolution", "node", "--strict"]
    run("tsc", *options, str(path))
    # The installed package must work in a project without the types of the web or of Node.
    bare = pathlib.Path(directory, "bare.ts")
    bare.write_text('export { Client } from "headword-client";\n')
    run("tsc", *options, "--lib", "es2022", "--noEmit", str(bare))
    return ["node", str(path.with_suffix(".js"))]


def go(directory, number, program):
    """A replace directive."""
    module = "module example.org/project\n\ngo 1.19\n\nrequire example.org/headword v0.0.0\n\n"
    pathlib.Path(directory, "go.mod").write_text(f"{module}replace example.org/headword => {HERE / 'go'}\n")
    source, path = pathlib.Path(directory, f"program{number}.go"), os.path.join(directory, f"program{number}")
    source.write_text(program)
    environment = {**os.environ, "GOTOOLCHAIN": "local", "GOFLAGS": ""}
    run("go", "build", "-o", path, str(source), cwd=directory, env=environment)
    return [path]


def c(directory, number, program):
    source, path = pathlib.Path(directory, f"program{number}.c"), os.path.join(directory, f"program{number}")
    source.write_text(program)
    sources = [str(HERE / "c" / f"{name}.c") for name in ("headword", "headword_methods", "stream")]
    libraries, options = ["jansson"], []
    if "headword_tls" in program:
        sources, libraries, options = [*sources, str(HERE / "c/tls.c")], [*libraries, "openssl"], ["-DHEADWORD_TLS"]
    flags = run("pkg-config", "--cflags", "--libs", *libraries).split()
    run("cc", "-std=gnu17", "-Wall", "-Wextra", "-Werror", "-pthread", *options, "-I", str(HERE / "c"), "-o", path,
        str(source), *sources, *flags, "-lm")
    return [path]


def swift(directory, number, program):
    """A package that depends on the checkout. The build products of the checkout are kept for the next time."""
    name = f"program{number}"
    package = pathlib.Path(directory, name)
    sources = package / "Sources" / name
    sources.mkdir(parents=True)
    (sources / "Program.swift").write_text(program)
    products = re.findall(r"^import (Headword\w+)", program, re.MULTILINE)
    dependencies = "".join(f'.product(name: "{each}", package: "headword"), ' for each in products)
    (package / "Package.swift").write_text(
        '// swift-tools-version: 6.2\nimport PackageDescription\n\nlet package = Package(\n    name: "project",\n'
        f'    dependencies: [.package(name: "headword", path: "{CHECKOUT}")],\n'
        f'    targets: [.executableTarget(name: "{name}", dependencies: [{dependencies}])]\n)\n'
    )
    scratch = CHECKOUT / ".build/clients"
    run("swift", "build", "--package-path", str(package), "--scratch-path", str(scratch), "--product", name)
    return [str(scratch / "debug" / name)]


MAKERS = {"python": python, "typescript": typescript, "go": go, "c": c, "swift": swift}


def needs_tls(program):
    """Whether a program calls the server with TLS."""
    return SECURE in program


def check(language, number, directory, ports, environment):
    """Builds a program of the page, runs it and compares its output.

    `ports` are those of a server without TLS and of one with TLS.
    """
    program = programs(language)[number]
    expected = printed(program)
    if not expected:
        raise Fault("the page does not say what it prints")
    for documented, port in zip((PLAIN, SECURE), ports, strict=True):
        program = program.replace(documented, str(port))
    output = run(*MAKERS[language](directory, number, program), cwd=directory, env=environment)
    for line in expected:
        if line not in output:
            raise Fault(f"it prints {output!r}, without {line!r}")
