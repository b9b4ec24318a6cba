"""The client for asyncio."""

from __future__ import annotations

import asyncio
import random
import ssl
from typing import Any, Self

from . import connection
from .connection import Connection, Opener
from .errors import ClientClosed, ConnectionLost, DeadlinePassed, HeadwordError, RPCError
from .methods import Namespaces

RETRIES = 3


def backoff(attempt: int) -> float:
    """Seconds to wait before an attempt: longer each time, up to 2, and never in step with other clients."""
    return min(0.05 * 2.0**attempt, 2) * random.uniform(0.5, 1)


class AsyncClient(Namespaces):
    """Calls a server over one connection, which is opened when it is needed and reopened when it breaks.

    All methods only read, so a call is sent once more if its connection broke, and again later if the server says so.
    `timeout` is the time limit in seconds of a call with all its attempts; cancelling a task cancels its call.
    """

    def __init__(self, opener: Opener, *, token: str | None = None, timeout: float = 30) -> None:
        super().__init__(self.call)
        self._opener = opener
        self._token = token
        self._timeout = timeout
        self._connection: Connection | None = None
        self._connecting = asyncio.Lock()
        self._failures = 0
        self._trouble = ""
        self._is_closed = False

    @classmethod
    def tcp(
        cls,
        host: str = "127.0.0.1",
        port: int = 7878,
        *,
        tls: ssl.SSLContext | bool = False,
        server_name: str | None = None,
        **options: Any,
    ) -> Self:
        """A client of a server at this address.

        With `tls`, the server must have a certificate for `server_name`, or else for `host`, from a certificate authority
        of the system if `tls` is True, or else of the context.
        """
        return cls(connection.tcp(host, port, tls, server_name), **options)

    @classmethod
    def unix(cls, path: str, **options: Any) -> Self:
        """A client of a server at this socket."""
        return cls(connection.unix(path), **options)

    @classmethod
    def stdio(cls, *command: str, **options: Any) -> Self:
        """A client that starts its server; `headword serve --stdio` if no command is given."""
        return cls(connection.stdio(list(command) or ["headword", "serve", "--stdio"]), **options)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Closes the connection; calls that wait for answers fail."""
        self._is_closed = True
        if self._connection is not None:
            await self._connection.close(ClientClosed("The client was closed."))

    async def call(self, method: str, parameters: dict[str, Any] | None = None, timeout: float | None = None) -> Any:
        """Calls any method; parameters that are None are left out."""
        given = {name: value for name, value in (parameters or {}).items() if value is not None}
        seconds = self._timeout if timeout is None else timeout
        deadline = asyncio.timeout(seconds)
        try:
            async with deadline:
                return await self._persist(method, given, deadline.when())
        except TimeoutError:
            if not deadline.expired():
                raise
            raise DeadlinePassed(f"There was no answer to '{method}' within {seconds} s.{self._trouble}") from None

    async def _persist(self, method: str, parameters: dict[str, Any], deadline: float | None) -> Any:
        is_sent_again, retries = False, 0
        while True:
            open_connection = await self._open_connection()
            try:
                return await open_connection.answer(method, parameters)
            except ConnectionLost:
                if is_sent_again:
                    raise
                is_sent_again = True
            except RPCError as error:
                pause = backoff(retries) if error.retry_after is None else error.retry_after
                in_time = deadline is None or asyncio.get_running_loop().time() + pause < deadline
                if not error.is_retryable or retries == RETRIES or not in_time:
                    raise
                retries += 1
                await asyncio.sleep(pause)

    async def _open_connection(self) -> Connection:
        async with self._connecting:
            while not self._is_closed:
                if self._connection is not None and self._connection.is_open:
                    return self._connection
                await self._connect()
        raise ClientClosed("The client was closed.")

    async def _connect(self) -> None:
        """Tries once to connect, after a delay if the last attempt failed."""
        if self._connection is not None:
            self._failures = 0 if self._connection.was_useful else self._failures + 1
            await self._connection.close(HeadwordError())
            self._connection = None
        if self._failures:
            await asyncio.sleep(backoff(self._failures - 1))
        try:
            streams = await self._opener()
        except OSError as error:
            self._failures += 1
            self._trouble = f" The server cannot be reached: {error}"
            return
        self._trouble = ""
        self._connection = Connection(streams, self._token)
        if self._is_closed:
            await self._connection.close(ClientClosed("The client was closed."))
