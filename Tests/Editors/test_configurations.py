"""The configurations that people copy: that they can be read, and that the page about editors shows them as they are."""

import json
import pathlib
import re
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "Examples" / "editors"
FILES = sorted(path for path in FOLDER.rglob("*") if path.is_file() and path.suffix != ".md")


def program(name):
    found = shutil.which(name)
    if not found:
        pytest.skip(f"{name} is not installed")
    return found


def read_json(path):
    json.loads(path.read_text(encoding="utf-8"))


def read_toml(path):
    tomllib = pytest.importorskip("tomllib", reason="Python has no tomllib before 3.11")
    tomllib.loads(path.read_text(encoding="utf-8"))


def read_lua(path):
    command = f'lua assert(loadfile("{path}"))'
    subprocess.run([program("nvim"), "--headless", "--clean", "-c", command, "-c", "qall!"], check=True, timeout=60)


def read_vim(path):
    # E117: ALE, which need not be installed, has the function.
    command = [program("vim"), "-N", "-u", "NONE", "-es", "-c", f"try | source {path} | catch /E117/ | endtry | qall!", "-c", "cquit"]
    subprocess.run(command, check=True, timeout=60, stdin=subprocess.DEVNULL)


def read_lisp(path):
    code = f'(with-temp-buffer (insert-file-contents "{path}") (emacs-lisp-mode) (check-parens))'
    subprocess.run([program("emacs"), "-Q", "--batch", "--eval", code], check=True, timeout=60)


def read_javascript(path):
    subprocess.run([program("node"), "--check", str(path)], check=True, timeout=60)


READERS = {
    ".json": read_json, ".sublime-settings": read_json, ".toml": read_toml, ".lua": read_lua, ".vim": read_vim,
    ".el": read_lisp, ".js": read_javascript,
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_each_configuration_can_be_read(path):
    READERS[path.suffix](path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_page_shows_each_configuration_or_names_its_folder(path):
    page = (ROOT / "Documentation" / "editors.md").read_text(encoding="utf-8")
    if path.parent != FOLDER:
        assert f"Examples/editors/{path.parent.name}" in page
        return
    blocks = re.findall(r"^```\w+\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert path.read_text(encoding="utf-8") in blocks
