"""Builds the wheel for pip (PEP 517) with the standard library, so that nothing needs to be downloaded."""

import base64
import hashlib
import pathlib
import tomllib
import zipfile

HERE = pathlib.Path(__file__).resolve().parent


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel, and returns the name of its file."""
    project = tomllib.loads((HERE / "pyproject.toml").read_text())["project"]
    package = project["name"].replace("-", "_")
    info = f"{package}-{project['version']}.dist-info"
    metadata = {
        "Metadata-Version": "2.1", "Name": project["name"], "Version": project["version"],
        "Summary": project["description"], "License": project["license"]["text"],
        "Requires-Python": project["requires-python"],
    }
    wheel = {"Wheel-Version": "1.0", "Generator": "headword", "Root-Is-Purelib": "true", "Tag": "py3-none-any"}
    sources = sorted(path for path in (HERE / package).iterdir() if path.suffix == ".py" or path.name == "py.typed")
    files = {f"{package}/{path.name}": path.read_bytes() for path in sources}
    files |= {f"{info}/METADATA": fields(metadata), f"{info}/WHEEL": fields(wheel)}
    record = "".join(f"{name},sha256={digest(contents)},{len(contents)}\n" for name, contents in files.items())
    name = f"{package}-{project['version']}-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory, name), "w", zipfile.ZIP_DEFLATED) as archive:
        for path, contents in (files | {f"{info}/RECORD": f"{record}{info}/RECORD,,\n".encode()}).items():
            archive.writestr(path, contents)
    return name


def fields(values):
    return "".join(f"{name}: {value}\n" for name, value in values.items()).encode()


def digest(contents):
    return base64.urlsafe_b64encode(hashlib.sha256(contents).digest()).rstrip(b"=").decode()
