"""Clients of Headword servers: `AsyncClient` for asyncio, `Client` for threads."""

from .blocking import Client
from .client import AsyncClient
from .errors import ClientClosed, ConnectionLost, DeadlinePassed, HeadwordError, RPCError

__all__ = ["AsyncClient", "Client", "ClientClosed", "ConnectionLost", "DeadlinePassed", "HeadwordError", "RPCError"]
