"""The clients of PyPI's mcp and fastmcp list and call every tool and read every resource, and every message of the
server has the type that its version of the protocol says."""

import pytest
from calls import ABSENT, CALLS, TEMPLATES, TOOLS
from fastmcp import Client as FastClient
from fastmcp.client.transports import StdioTransport
from mcp import Client, MCPError, StdioServerParameters
from mcp.client.stdio import stdio_client

VERSIONS = {"auto": "2026-07-28", "legacy": "2025-11-25"}


def client(tap, mode):
    parameters = StdioServerParameters(command=tap.command, args=tap.arguments, env=tap.environment)
    return Client(stdio_client(parameters), mode=mode)


def fast(tap):
    return FastClient(StdioTransport(tap.command, tap.arguments, env=tap.environment))


def sourced(text):
    return text.splitlines()[-1].startswith("Sources: ")


@pytest.mark.parametrize("mode", VERSIONS)
async def test_mcp_lists_and_calls_every_tool(tap, mode):
    async with client(tap, mode) as server:
        assert server.protocol_version == VERSIONS[mode]
        assert {tool.name for tool in (await server.list_tools()).tools} == TOOLS
        for tool, arguments in CALLS:
            answer = await server.call_tool(tool, arguments)
            assert not answer.is_error, (tool, arguments, answer.content)
            assert answer.structured_content["found"], (tool, arguments)
            assert sourced(answer.content[0].text), (tool, answer.content[0].text)
        for tool, arguments in ABSENT:
            answer = await server.call_tool(tool, arguments)
            assert not answer.is_error and answer.structured_content["found"] is False, (tool, arguments)
        refused = await server.call_tool("define", {"words": []})
        assert refused.is_error and refused.content[0].text.startswith("words: ")
        with pytest.raises(MCPError) as problem:
            await server.call_tool("defne", {})
        assert problem.value.error.code == -32602
    assert tap.check() >= len(CALLS) + len(ABSENT) + 4


@pytest.mark.parametrize("mode", VERSIONS)
async def test_mcp_reads_every_resource(tap, mode):
    async with client(tap, mode) as server:
        uris = [resource.uri for resource in (await server.list_resources()).resources]
        templates = [one.uri_template for one in (await server.list_resource_templates()).resource_templates]
        assert set(templates) == set(TEMPLATES)
        for uri in uris + [uri for template in templates for uri in TEMPLATES[template]]:
            (content,) = (await server.read_resource(uri)).contents
            assert content.mime_type == "text/markdown" and content.text.startswith("# "), uri
        with pytest.raises(MCPError) as problem:
            await server.read_resource("headword://entry/en/mouze")
        assert problem.value.error.code == {"auto": -32602, "legacy": -32002}[mode]
    tap.check()


@pytest.mark.parametrize("mode", VERSIONS)
async def test_mcp_completes_words(tap, mode):
    from mcp.types import ResourceTemplateReference

    async with client(tap, mode) as server:
        reference = ResourceTemplateReference(type="ref/resource", uri="headword://entry/{language}/{word}")
        answer = await server.complete(reference, {"name": "word", "value": "serend"})
        assert answer.completion.values == ["serendipitous", "serendipity"]
    tap.check()


async def test_fastmcp_does_all_of_it(tap):
    async with fast(tap) as server:
        assert {tool.name for tool in await server.list_tools()} == TOOLS
        for tool, arguments in CALLS:
            answer = await server.call_tool(tool, arguments)
            assert answer.structured_content["found"] and answer.data.found, (tool, arguments)
            assert sourced(answer.content[0].text)
        for tool, arguments in ABSENT:
            assert not (await server.call_tool(tool, arguments)).structured_content["found"]
        uris = [str(resource.uri) for resource in await server.list_resources()]
        templates = [one.uri_template for one in await server.list_resource_templates()]
        for uri in uris + [uri for template in templates for uri in TEMPLATES[template]]:
            (content,) = await server.read_resource(uri)
            assert content.text.startswith("# ")
    tap.check()
