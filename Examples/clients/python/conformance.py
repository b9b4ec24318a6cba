"""The test program for ../check.py: reads a command per line of standard input, writes an answer per line of output.

Usage: conformance.py tcp:PORT|tls:PORT,AUTHORITY[,CERTIFICATE,KEY]|unix:PATH|stdio:HEADWORD [blocking]
"""
import asyncio
import concurrent.futures
import json
import ssl
import sys

from headword_client import AsyncClient, Client, ClientClosed, ConnectionLost, DeadlinePassed, HeadwordError, RPCError

KINDS = {RPCError: "rpc", DeadlinePassed: "deadline", ConnectionLost: "connection", ClientClosed: "closed"}


def client(make, address):
    kind, _, place = address.partition(":")
    if kind == "tcp":
        return make.tcp(port=int(place))
    if kind == "tls":
        port, authority, *own = place.split(",")
        context = ssl.create_default_context(cafile=authority)
        if own:
            context.load_cert_chain(*own)
        return make.tcp(port=int(port), tls=context)
    return make.unix(place) if kind == "unix" else make.stdio(place, "serve", "--stdio")


def told(error):
    if isinstance(error, (asyncio.CancelledError, concurrent.futures.CancelledError)):
        return {"kind": "cancelled"}
    kind = next((name for each, name in KINDS.items() if isinstance(error, each)), "other")
    names = {"status": "status", "reason": "reason", "parameter": "parameter", "suggestions": "suggestions"}
    names |= {"retry_after": "retryAfter"}
    return {"kind": kind, "message": str(error)} | {to: getattr(error, of, None) for of, to in names.items()}


def defined(answer):
    entry = answer["results"][0]["lexicalEntries"][0]
    return {"category": entry["lexicalCategory"], "definition": entry["entries"][0]["senses"][0]["definitions"][0]}


async def do(headword, command):
    seconds = command.get("milliseconds", 60000) / 1000
    match command["do"]:
        case "call":
            return await headword.call(command["method"], command.get("params"), seconds)
        case "define":
            return defined(await headword.dictionary.entries(command["word"], fields=["definitions"]))
        case "many":
            texts = [f"n{number}" for number in range(command["count"])]
            answers = await asyncio.gather(*(headword.echo.text(text, timeout=seconds) for text in texts))
            return sum(text == answer for text, answer in zip(texts, answers, strict=True))
        case "cancel":
            call = asyncio.create_task(headword.call(command["method"]))
            await asyncio.sleep(seconds)
            call.cancel()
            return await call


def do_blocking(headword, command):
    seconds = command.get("milliseconds", 60000) / 1000
    match command["do"]:
        case "call":
            return headword.call(command["method"], command.get("params"), seconds)
        case "define":
            return defined(headword.dictionary.entries(command["word"], fields=["definitions"]))
        case "many":
            texts = [f"n{number}" for number in range(command["count"])]
            with concurrent.futures.ThreadPoolExecutor(len(texts)) as threads:
                answers = threads.map(lambda text: headword.echo.text(text, timeout=seconds), texts)
                return sum(text == answer for text, answer in zip(texts, answers, strict=True))


def say(answer):
    print(json.dumps(answer), flush=True)


async def run(address):
    async with client(AsyncClient, address) as headword:
        while line := await asyncio.to_thread(sys.stdin.readline):
            try:
                say({"result": await do(headword, json.loads(line))})
            except (HeadwordError, asyncio.CancelledError) as error:
                say({"error": told(error)})


def run_blocking(address):
    with client(Client, address) as headword:
        for line in sys.stdin:
            try:
                say({"result": do_blocking(headword, json.loads(line))})
            except HeadwordError as error:
                say({"error": told(error)})


if __name__ == "__main__":
    if "blocking" in sys.argv[2:]:
        run_blocking(sys.argv[1])
    else:
        asyncio.run(run(sys.argv[1]))
    say({"result": "closed"})
