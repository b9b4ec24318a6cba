"""The clients of PyPI's mcp and fastmcp use Streamable HTTP like standard input and output, and the header must say what
the message says."""

import json
import subprocess
import urllib.error
import urllib.request

import pytest
from calls import ABSENT, CALLS, TOOLS
from conftest import LEXICON, PROGRAM, environment
from fastmcp import Client as FastClient
from mcp import Client

VERSIONS = {"auto": "2026-07-28", "legacy": "2025-11-25"}
META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
}


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    process = subprocess.Popen(
        [PROGRAM, "serve", "--lexicon", LEXICON, "--http", "127.0.0.1:0"], stderr=subprocess.PIPE, text=True,
        env=environment(tmp_path_factory.mktemp("home")))
    try:
        line = next(line for line in process.stderr if "address=tcp://" in line)
        yield "http://" + line.rsplit("tcp://", 1)[1].strip() + "/mcp"
    finally:
        process.terminate()
        process.communicate()


@pytest.mark.parametrize("mode", VERSIONS)
async def test_mcp_lists_and_calls_every_tool(address, mode):
    async with Client(address, mode=mode) as server:
        assert server.protocol_version == VERSIONS[mode]
        assert {tool.name for tool in (await server.list_tools()).tools} == TOOLS
        for tool, arguments in CALLS:
            answer = await server.call_tool(tool, arguments)
            assert not answer.is_error and answer.structured_content["found"], (tool, arguments)
        for tool, arguments in ABSENT:
            answer = await server.call_tool(tool, arguments)
            assert not answer.is_error and answer.structured_content["found"] is False, (tool, arguments)
        uris = [resource.uri for resource in (await server.list_resources()).resources]
        for uri in uris:
            assert (await server.read_resource(uri)).contents[0].text.startswith("# ")


async def test_fastmcp_calls_every_tool(address):
    async with FastClient(address) as server:
        assert {tool.name for tool in await server.list_tools()} == TOOLS
        for tool, arguments in CALLS:
            assert (await server.call_tool(tool, arguments)).structured_content["found"], (tool, arguments)


def post(address, body, **headers):
    """The status, and the contents as JSON; None if there are none."""
    fields = {"Content-Type": "application/json", **{name.replace("_", "-"): value for name, value in headers.items()}}
    request = urllib.request.Request(address, json.dumps(body).encode(), fields)
    try:
        with urllib.request.urlopen(request) as response:
            status, text = response.status, response.read()
    except urllib.error.HTTPError as refusal:
        status, text = refusal.code, refusal.read()
    return status, json.loads(text) if text else None


def message(method, **parameters):
    return {"jsonrpc": "2.0", "id": 7, "method": method, "params": {"_meta": META, **parameters}}


MODERN = {"MCP_Protocol_Version": "2026-07-28"}
DEFINE = message("tools/call", name="define", arguments={"words": ["mouse"]})


@pytest.mark.parametrize(
    "body, headers, status, code",
    [
        (DEFINE, {"Mcp_Method": "tools/call", "Mcp_Name": "define", **MODERN}, 200, None),
        (DEFINE, {"Mcp_Method": "tools/call", "Mcp_Name": "=?base64?ZGVmaW5l?=", **MODERN}, 200, None),
        (DEFINE, {"Mcp_Method": "tools/call", "Mcp_Name": "thesaurus", **MODERN}, 400, -32020),
        (DEFINE, {"Mcp_Method": "tools/call", **MODERN}, 400, -32020),
        (DEFINE, {"Mcp_Method": "tools/list", "Mcp_Name": "define", **MODERN}, 400, -32020),
        (DEFINE, {"Mcp_Method": "tools/call", "Mcp_Name": "define"}, 400, -32020),
        (message("nothing"), {"Mcp_Method": "nothing", **MODERN}, 404, -32601),
        ({"jsonrpc": "2.0", "id": 7, "method": "tools/list", "params": {}}, {"Mcp_Method": "tools/list", **MODERN}, 400, -32602),
        ({"jsonrpc": "2.0", "method": "notifications/initialized"}, {"MCP_Protocol_Version": "2025-06-18"}, 202, None),
        ({"jsonrpc": "2.0", "id": 7, "method": "tools/list"}, {"MCP_Protocol_Version": "2025-06-18"}, 200, None),
        ({"jsonrpc": "2.0", "id": 7, "method": "tools/list"}, {}, 200, None),
        ({"jsonrpc": "2.0", "id": 7, "method": "nothing"}, {"MCP_Protocol_Version": "2025-06-18"}, 200, -32601),
        (DEFINE, {"Origin": "https://evil.example", **MODERN}, 403, None),
        ({"id": 7}, {}, 400, -32600),
    ],
)
def test_the_header_says_what_the_message_says(address, body, headers, status, code):
    found, answer = post(address, body, **headers)
    assert found == status, answer
    if code is not None:
        assert answer["error"]["code"] == code and answer.get("id", 7) == 7
    elif status == 200:
        assert "result" in answer


@pytest.mark.parametrize("method", ["GET", "DELETE"])
def test_there_are_no_sessions(address, method):
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(urllib.request.Request(address, method=method))
    assert refusal.value.code == 405 and "POST" in refusal.value.headers["Allow"]
