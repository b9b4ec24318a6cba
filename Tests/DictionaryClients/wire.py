"""The Dictionary Server Protocol (RFC 2229), as a client sees it."""
import socket


class Connection:
    """A connection to a server, over which bytes are sent as they are."""

    def __init__(self, host, port):
        self.socket = socket.create_connection((host, int(port)), timeout=60)
        self.stream = self.socket.makefile("rb")

    def send(self, data):
        self.socket.sendall(data.encode() if isinstance(data, str) else data)

    def line(self):
        """The next line without its end; fails unless it ends with CRLF and is not too long."""
        line = self.stream.readline()
        assert line.endswith(b"\r\n"), f"the line {line!r} does not end with CRLF"
        text = line[:-2].decode()
        assert len(text) <= 1022, f"a line has {len(text)} characters"
        return text

    def text(self):
        """The lines of a text, without the dots before dots."""
        lines = []
        while (line := self.line()) != ".":
            lines.append(line[1:] if line.startswith(".") else line)
        return lines

    def reply(self):
        """The code of a reply, what it says, and its texts, each with the line that introduces it."""
        code, _, said = self.line().partition(" ")
        texts = []
        if code == "150":
            for _ in range(int(said.split()[0])):
                introduction = self.line()
                assert introduction.startswith("151 "), introduction
                texts.append((introduction, self.text()))
        elif code.startswith("1"):
            texts.append((said, self.text()))
        if texts:
            end = self.line()
            assert end.startswith("250 "), end
        return int(code), said, texts

    def is_closed(self):
        return self.stream.readline() == b""


def ask(host, port, command):
    """The reply to a command, as a careful client reads it."""
    connection = Connection(host, port)
    greeting = connection.line()
    assert greeting.startswith("220 "), greeting
    connection.send(f"{command}\r\nQUIT\r\n")
    reply = connection.reply()
    assert connection.line().startswith("221 ")
    assert connection.is_closed(), "something came after 221"
    return reply
