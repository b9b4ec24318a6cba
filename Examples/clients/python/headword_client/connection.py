"""One connection: a line for each message, answers in any order."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Awaitable, Callable
from typing import Any

from .errors import ConnectionLost, HeadwordError, RPCError

LONGEST_LINE = 16 << 20

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter, asyncio.subprocess.Process | None]
Opener = Callable[[], Awaitable[Streams]]


def tcp(host: str, port: int, tls: ssl.SSLContext | bool = False, server_name: str | None = None) -> Opener:
    context = ssl.create_default_context() if tls is True else tls or None
    name = (server_name or host) if context else None

    async def open_streams() -> Streams:
        opening = asyncio.open_connection(host, port, limit=LONGEST_LINE, ssl=context, server_hostname=name)
        try:
            return *await opening, None
        except (ssl.SSLCertVerificationError, ssl.CertificateError) as error:
            raise HeadwordError(f"The server's certificate is refused: {error.verify_message}") from error

    return open_streams


def unix(path: str) -> Opener:
    async def open_streams() -> Streams:
        return *await asyncio.open_unix_connection(path, limit=LONGEST_LINE), None

    return open_streams


def stdio(command: list[str]) -> Opener:
    async def open_streams() -> Streams:
        pipe = asyncio.subprocess.PIPE
        try:
            process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        except (FileNotFoundError, PermissionError) as error:
            raise HeadwordError(f"The server cannot be started: {error}") from error
        assert process.stdin and process.stdout
        return process.stdout, process.stdin, process

    return open_streams


class Connection:
    """Sends calls and passes each its answer. A broken connection is not reopened."""

    def __init__(self, streams: Streams, token: str | None) -> None:
        self._reader, self._writer, self._process = streams
        self._pending: dict[int, asyncio.Future[Any]] = {}
        self._last_id = 0
        self._failure: HeadwordError | None = None
        self.was_useful = False
        if token is not None:
            self._write({"id": "token", "method": "server.authenticate", "params": {"token": token}})
        self._reading = asyncio.create_task(self._read())

    @property
    def is_open(self) -> bool:
        return self._failure is None

    async def answer(self, method: str, parameters: dict[str, Any]) -> Any:
        """The result of a call. If the caller no longer waits, the server is told to cancel it."""
        await self._room()
        self._last_id += 1
        identifier = self._last_id
        self._pending[identifier] = future = asyncio.get_running_loop().create_future()
        try:
            self._write({"id": identifier, "method": method, "params": parameters})
            return await future
        except asyncio.CancelledError:
            if self.is_open:
                self._write({"method": "$/cancelRequest", "params": {"id": identifier}})
            raise
        finally:
            self._pending.pop(identifier, None)

    async def close(self, failure: HeadwordError) -> None:
        """Closes the connection, and ends the program that was started for it."""
        self._break(failure)
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)
        if self._process is not None:
            try:
                await asyncio.wait_for(self._process.wait(), 5)
            except TimeoutError:
                self._process.kill()
                await self._process.wait()

    async def _room(self) -> None:
        """Waits until the server has read enough of the earlier messages."""
        try:
            await self._writer.drain()
        except OSError as error:
            self._break(ConnectionLost(f"The connection broke: {error}"))
        if self._failure is not None:
            raise self._failure

    def _write(self, message: dict[str, Any]) -> None:
        self._writer.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")

    async def _read(self) -> None:
        failure: HeadwordError = ConnectionLost("The server closed the connection.")
        try:
            while line := await self._reader.readline():
                self._receive(json.loads(line))
        except RPCError as error:
            failure = error
        except (OSError, ValueError, RecursionError) as error:
            failure = ConnectionLost(f"The connection broke: {error}")
        self._break(failure)

    def _receive(self, message: Any) -> None:
        if not isinstance(message, dict):
            raise ValueError("the server sent something other than an answer")
        error = message.get("error")
        if message.get("id") is None and isinstance(error, dict):
            raise RPCError(error)  # The server refuses the connection, not a call.
        self.was_useful = True
        identifier = message.get("id")
        future = self._pending.get(identifier) if isinstance(identifier, int) else None
        if future is None or future.done():
            return
        if isinstance(error, dict):
            future.set_exception(RPCError(error))
        else:
            future.set_result(message.get("result"))

    def _break(self, failure: HeadwordError) -> None:
        if self._failure is not None:
            return
        self._failure = failure
        for future in self._pending.values():
            if not future.done():
                future.set_exception(failure)
        if not self._writer.transport.is_closing():
            self._writer.transport.abort()
