import HeadwordJSON
import JSONRPC
import JSONRPCTransport
import Testing

/// Decodes a stream that arrives in pieces of the given size, and then ends.
private func decode(_ stream: [UInt8], pieces: Int, limit: Int = 100) -> [InputEvent] {
    var decoder = FrameDecoder(maximumMessageBytes: limit)
    var events: [InputEvent] = []
    var rest = stream[...]
    while !rest.isEmpty {
        decoder.append(rest.prefix(pieces))
        rest = rest.dropFirst(pieces)
        while let event = decoder.next() {
            events.append(event)
            switch event {
            case .end, .http: return events
            default: break
            }
        }
    }
    if let event = decoder.finish() { events.append(event) }
    return events
}

private func message(_ text: String) -> InputEvent { .message(Array(text.utf8)) }

/// Returns a short description of an event.
private func kind(_ event: InputEvent) -> String {
    switch event {
    case .message(let bytes): "message " + String(decoding: bytes, as: UTF8.self)
    case .refused(let error): "refused \(error.code)"
    case .end(let error): "end \(error.code)"
    case .http(let method): "http \(method)"
    }
}

@Suite struct FrameDecoderTests {
    static let pieces = [1, 2, 3, 7, 1000]

    @Test(
        arguments: pieces,
        [
            ("{}\n[1]\r\n \n\n\"é\"", ["{}", "[1]", "\"é\""]),
            ("1\n2\n3\n", ["1", "2", "3"]),
            ("\r\n\r\n {\"a\":1} \n", ["{\"a\":1}"]),
            ("true\nnull", ["true", "null"]),
            ("nonsense\n{}\n", ["nonsense", "{}"]),
            ("", []), ("\n\n", []),
        ]
    )
    func linesAreToldApart(pieces: Int, stream: (text: String, messages: [String])) {
        #expect(decode(Array(stream.text.utf8), pieces: pieces) == stream.messages.map(message))
    }

    @Test(
        arguments: pieces,
        [
            ("Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]", ["{}", "[1]"]),
            ("content-length:2\r\n\r\n{}", ["{}"]),
            ("CONTENT-LENGTH:  2 \r\nX-Other: a:b\r\n\r\n{}", ["{}"]),
            ("Content-Type: application/vscode-jsonrpc; charset=utf8\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
            ("Content-Length: 2\r\nContent-Type: x; charset=\"UTF-8\"\r\n\r\n{}", ["{}"]),
            ("Content-Length: 2\nContent-Length: 2\n\n{}", ["{}"]),
            ("Content-Length: 2\r\n\r\n{}\r\n\r\nContent-Length: 2\r\n\r\n[]", ["{}", "[]"]),
            ("Content-Length: 4\r\n\r\n\"é\"Content-Length: 0\r\n\r\n", ["\"é\"", ""]),
        ]
    )
    func messagesAfterHeadersAreToldApart(pieces: Int, stream: (text: String, messages: [String])) {
        #expect(decode(Array(stream.text.utf8), pieces: pieces) == stream.messages.map(message))
    }

    @Test(
        arguments: pieces,
        [
            ("Content-Length: 2\r\n\r\n{}Content-Length: 9\r\n\r\n{}", "after 2 of 9 bytes of a message"),
            ("Content-Length: 2\r\n\r\n{}Content-Length: 9\r\n\r\n", "after 0 of 9 bytes of a message"),
            ("Content-Length: 2\r\n\r\n{}Content-Length: 2\r\n", "within a header"),
            ("Content-Length: 2\r\n\r\n{}Conten", "within a header"),
        ]
    )
    func halfAMessageAfterAHeaderIsRefusedAndNotRun(pieces: Int, stream: (text: String, problem: String)) throws {
        let events = decode(Array(stream.text.utf8), pieces: pieces)
        #expect(events.map(kind) == ["message {}", "end -32700"])
        guard case .end(let error)? = events.last else { return }
        #expect(error.message.contains(stream.problem))
    }

    @Test(
        arguments: pieces,
        [
            "Content-Length 2\r\n\r\n{}\n", "content-length\n\n{}\n", "Content-Length; 2\r\n", "Content-Length=2\r\n",
            "Content-Type application/json\r\n\r\n", "Content-\r\n\r\n{}\n",
            // The blank line is missing, and the message has a colon, too.
            "Content-Length: 17\r\n{\"jsonrpc\":\"2.0\"}\r\n", "Content-Length: 2\n{}\n",
        ]
    )
    func whatBeginsWithContentIsAHeaderThoughItIsBroken(pieces: Int, stream: String) {
        var decoder = FrameDecoder(maximumMessageBytes: 100)
        var (rest, events) = (Array(stream.utf8)[...], [InputEvent]())
        while !rest.isEmpty {
            decoder.append(rest.prefix(pieces))
            rest = rest.dropFirst(pieces)
            while let event = decoder.next() { events.append(event) }
        }
        // It does not wait for the end of the input.
        #expect(events.map(kind) == ["end -32700"])
        #expect(decoder.framing == .headers)
    }

    @Test(
        arguments: [
            ("", false), ("\n\r\n  \n", false), ("{", true), (" {}\n", false), ("{}\n ", true), ("{}\n\n\n", false),
            (String(repeating: "1", count: 200), true), (String(repeating: "1", count: 200) + "\n", false),
            ("C", true), ("Content-Length: 2\r\n", true), ("Content-Length: 2\r\n\r\n", true),
            ("Content-Length: 2\r\n\r\n{", true), ("Content-Length: 2\r\n\r\n{}\r\n\r\n", false),
            ("Content-Length: 200\r\n\r\n{", true),
        ]
    )
    func aMessageIsUnfinishedFromItsFirstByteToItsLast(stream: String, isUnfinished: Bool) {
        for pieces in Self.pieces {
            var decoder = FrameDecoder(maximumMessageBytes: 100)
            var rest = Array(stream.utf8)[...]
            while !rest.isEmpty {
                decoder.append(rest.prefix(pieces))
                rest = rest.dropFirst(pieces)
                while decoder.next() != nil {}
            }
            #expect(decoder.isInsideMessage == isUnfinished)
        }
    }

    @Test(
        arguments: pieces,
        [
            "Content-Length: -2\r\n\r\n{}", "Content-Length: 2.5\r\n\r\n{}", "Content-Length: 0x2\r\n\r\n{}",
            "Content-Length: \r\n\r\n{}", "Content-Length: +2\r\n\r\n{}", "Content-Type: x\r\n\r\n{}",
            "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", "Content-Length: 2\r\nnonsense\r\n\r\n{}",
            "Content-Length: 2\r\nContent-Type: x; charset=latin1\r\n\r\n{}",
            "Content-Length: 2\r\nX: \u{316}\r\n\r\n{}",
        ]
    )
    func aHeaderThatMakesNoSenseEndsTheStreamWithAnError(pieces: Int, stream: String) {
        #expect(decode(Array(stream.utf8), pieces: pieces).map(kind) == ["end -32700"])
    }

    @Test(arguments: ["1601", "99999999999999999999999", "1000000000000"])
    func aLengthFarAboveTheLimitEndsTheStreamAtOnce(length: String) {
        let stream =
            "Content-Length: 100\r\n\r\n" + String(repeating: "x", count: 100) + "Content-Length: \(length)\r\n\r\n"
        #expect(decode(Array(stream.utf8), pieces: 64).map(kind).last == "end 413")
        #expect(decode(Array(stream.utf8), pieces: 64).count == 2)
    }

    @Test(arguments: pieces, [101, 1600])
    func aMessageAboveTheLimitIsSkippedAndTheNextServed(pieces: Int, length: Int) {
        let stream =
            "Content-Length: \(length)\r\n\r\n" + String(repeating: "x", count: length) + "Content-Length: 2\r\n\r\n{}"
        #expect(decode(Array(stream.utf8), pieces: pieces).map(kind) == ["refused 413", "message {}"])
    }

    @Test func anEndlessHeaderIsRefused() {
        let stream = "X-A: " + String(repeating: "a", count: 10_000)
        #expect(decode(Array(stream.utf8), pieces: 100).map(kind) == ["end -32700"])
    }

    @Test(arguments: pieces)
    func aLineAboveTheLimitIsRefusedAndTheNextIsServed(pieces: Int) {
        let exact = String(repeating: "1", count: 100)
        let stream =
            exact + "\n" + String(repeating: "2", count: 101) + "\n" + String(repeating: "3", count: 5000) + "\n{}\n"
        #expect(
            decode(Array(stream.utf8), pieces: pieces).map(kind)
                == ["message \(exact)", "refused 413", "refused 413", "message {}"]
        )
    }

    /// Whether the end of a line or a header arrived in the same piece must make no difference.
    @Test(
        arguments: [1000, 100_000],
        [
            (String(repeating: " ", count: 150) + "\n{}\n", ["message {}"]),
            ("1\n" + String(repeating: " ", count: 150) + "\n{}\n", ["message 1", "refused 413", "message {}"]),
            (String(repeating: "a", count: 9000) + ": 1\n{}\n", ["refused 413", "message {}"]),
            ("A: " + String(repeating: "a", count: 9000) + "\nContent-Length: 2\n\n{}", ["end -32700"]),
        ]
    )
    func whatIsTooLongIsRefusedHoweverItComes(pieces: Int, stream: (text: String, events: [String])) {
        #expect(decode(Array(stream.text.utf8), pieces: pieces).map(kind) == stream.events)
        #expect(decode(Array(stream.text.utf8), pieces: 1).map(kind) == stream.events)
    }

    @Test(
        arguments: [
            ("GET / HTTP/1.1\r\nHost: x\r\n\r\n", "GET"), ("POST /rpc HTTP/1.0\r\nContent-Length: 2\r\n\r\n{}", "POST"),
            ("OPTIONS * HTTP/1.1\r\n\r\n", "OPTIONS"), ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "PRI"),
            ("\r\nput / HTTP/1.1\r\n\r\n{}\n", "put"),
        ]
    )
    func anHTTPRequestEndsTheStream(stream: String, method: String) {
        #expect(decode(Array(stream.utf8), pieces: 9).map(kind) == ["http \(method)"])
    }

    @Test(arguments: pieces)
    func anHTTPRequestWithALongLineEndsTheStreamToo(pieces: Int) {
        let stream = "POST /" + String(repeating: "a", count: 200) + " HTTP/1.1\r\n\r\n{}\n"
        #expect(decode(Array(stream.utf8), pieces: pieces).map(kind) == ["end 413"])
    }

    @Test func nothingFollowsTheEnd() {
        var decoder = FrameDecoder(maximumMessageBytes: 100)
        decoder.append(Array("POST / HTTP/1.1\n{}\n{}".utf8)[...])
        #expect(decoder.next() == .http(method: "POST"))
        #expect(decoder.next() == nil)
        #expect(decoder.finish() == nil)
    }

    @Test func fourMebibytesInSmallPiecesAreNotSearchedAgainAndAgain() {
        var decoder = FrameDecoder(maximumMessageBytes: 8 << 20)
        let piece = [UInt8](repeating: UInt8(ascii: "1"), count: 1024)
        let duration = ContinuousClock().measure {
            for _ in 0..<4096 {
                decoder.append(piece[...])
                #expect(decoder.next() == nil)
            }
        }
        // Rescanning all earlier bytes would take minutes.
        #expect(duration < .seconds(20))
        #expect(decoder.finish() == .message([UInt8](repeating: UInt8(ascii: "1"), count: 4 << 20)))
    }

    @Test func randomBytesNeitherCrashNorHang() {
        var generator = SystemRandomNumberGenerator()
        let alphabet = Array("Content-Length: 12\r\n\r\n{}[]\n\0\u{FF}".utf8)
        for _ in 0..<2000 {
            let stream = (0..<Int.random(in: 0..<200, using: &generator)).compactMap { _ in
                alphabet.randomElement(using: &generator)
            }
            _ = decode(stream, pieces: Int.random(in: 1..<20, using: &generator))
        }
    }
}
