"""The client for threads, any number of which may use it at the same time."""

from __future__ import annotations

import asyncio
import concurrent.futures
import threading
from typing import Any, Self

from .blocking_methods import Namespaces
from .client import AsyncClient
from .errors import ClientClosed


class Client(Namespaces):
    """An `AsyncClient` on a separate thread; its methods block their callers."""

    def __init__(self, client: AsyncClient) -> None:
        super().__init__(self.call)
        self._client = client
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="headword client", daemon=True)
        self._thread.start()

    @classmethod
    def tcp(cls, host: str = "127.0.0.1", port: int = 7878, **options: Any) -> Self:
        """A client of a server at this address; takes the options of `AsyncClient.tcp`."""
        return cls(AsyncClient.tcp(host, port, **options))

    @classmethod
    def unix(cls, path: str, **options: Any) -> Self:
        """A client of a server at this socket."""
        return cls(AsyncClient.unix(path, **options))

    @classmethod
    def stdio(cls, *command: str, **options: Any) -> Self:
        """A client that starts its server; `headword serve --stdio` if no command is given."""
        return cls(AsyncClient.stdio(*command, **options))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def call(self, method: str, parameters: dict[str, Any] | None = None, timeout: float | None = None) -> Any:
        """Calls any method; parameters that are None are left out."""
        call = self._client.call(method, parameters, timeout)
        try:
            future = asyncio.run_coroutine_threadsafe(call, self._loop)
        except RuntimeError:
            call.close()
            raise ClientClosed("The client was closed.") from None
        try:
            return future.result()
        except concurrent.futures.CancelledError:
            raise ClientClosed("The client was closed.") from None
        except BaseException:
            future.cancel()
            raise

    def close(self) -> None:
        """Closes the connection; calls that wait for answers fail."""
        if self._loop.is_closed():
            return
        asyncio.run_coroutine_threadsafe(self._finish(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _finish(self) -> None:
        await self._client.close()
        calls = asyncio.all_tasks() - {asyncio.current_task()}
        for call in calls:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)
