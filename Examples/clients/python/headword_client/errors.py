"""The errors of calls."""

from __future__ import annotations

from typing import Any


class HeadwordError(Exception):
    """A call failed."""


class RPCError(HeadwordError):
    """The server answered with an error. Details without an attribute are in `data`."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error.get("message", "The server gave no message."))
        data = error.get("data")
        self.code: int = error.get("code", 0)
        self.message: str = error.get("message", "")
        self.data: dict[str, Any] = data if isinstance(data, dict) else {}
        self.status: int | None = self.data.get("status")
        self.reason: str | None = self.data.get("reason")
        self.method: str | None = self.data.get("method")
        self.parameter: str | None = self.data.get("parameter")
        self.value: Any = self.data.get("value")
        self.allowed: list[str] = self.data.get("allowed", [])
        self.suggestions: list[str] = self.data.get("suggestions", [])
        self.is_retryable: bool = self.data.get("retryable") is True
        self.retry_after: float | None = self.data.get("retryAfter")


class ConnectionLost(HeadwordError):
    """The connection broke, and broke again when the call was sent a second time."""


class DeadlinePassed(HeadwordError, TimeoutError):
    """There was no answer in time."""


class ClientClosed(HeadwordError):
    """The client was closed before there was an answer."""
