import JSONRPC
import JSONRPCTransport
import Testing

@testable import HeadwordDICT

@Suite struct ReplyWriterTests {
    private func text(usesMIME: Bool = false, _ write: (inout ReplyWriter) -> Void) -> String {
        var writer = ReplyWriter(usesMIME: usesMIME)
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func aTextEndsWithADotAndALineThatBeginsWithOneGetsAnother() {
        let reply = text { $0.write(Status(151, "heading"), ["mouse", ".5 cm", "", "."]) }
        #expect(reply == "151 heading\r\nmouse\r\n..5 cm\r\n\r\n..\r\n.\r\n")
    }

    @Test func withMIMEATextBeginsWithAnEmptyHeader() {
        let reply = text(usesMIME: true) {
            $0.write(Status(150, "1 definitions retrieved"))
            $0.write(Status(151, "heading"), ["mouse"])
            $0.write(.ok)
        }
        #expect(reply == "150 1 definitions retrieved\r\n151 heading\r\n\r\nmouse\r\n.\r\n250 ok\r\n")
    }

    @Test(arguments: ["x", "\u{E9}", "\u{20AC}", "\u{1F600}"])
    func aLongLineIsCutBetweenCharacters(character: Character) {
        let line = String(repeating: character, count: 3000)
        let lines = text { $0.write(.ok, [line]) }.split(separator: "\r\n").dropFirst().dropLast()
        #expect(lines.joined() == line)
        #expect(lines.allSatisfy { $0.utf8.count <= 1022 })
    }

    @Test(
        arguments: [
            ("mouse", #""mouse""#), (#"say "boo""#, #""say \"boo\"""#), (#"a\b"#, #""a\\b""#), ("a\r\nb", #""a  b""#),
        ]
    )
    func namesAreQuoted(name: String, quoted: String) {
        #expect(name.quoted == quoted)
        #expect(name.unicodeScalars.contains("\r") || CommandWords(quoted).words == [name])
    }
}

@Suite struct LineDecoderTests {
    /// Decodes a stream in pieces of a length.
    private func events(_ stream: String, pieces: Int) -> [String] {
        var decoder = LineDecoder()
        var (rest, events) = (Array(stream.utf8)[...], [InputEvent]())
        while !rest.isEmpty {
            decoder.append(rest.prefix(pieces))
            rest = rest.dropFirst(pieces)
            while let event = decoder.next() { events.append(event) }
        }
        if let event = decoder.finish() { events.append(event) }
        return events.map(Self.name)
    }

    private static func name(_ event: InputEvent) -> String {
        switch event {
        case .message(let line): String(decoding: line, as: UTF8.self)
        case .refused: "refused"
        case .end: "end"
        case .http(let method): "http \(method)"
        }
    }

    @Test(
        arguments: [1, 3, 10_000],
        [
            ("d mouse\r\nquit\r\n", ["d mouse", "quit"]), ("d mouse\nquit\n", ["d mouse", "quit"]),
            ("\r\n\r\nd mouse\r\n\n", ["d mouse"]), ("d mouse\rquit\r\n", ["d mouse\rquit"]),
            ("d mouse", ["d mouse"]), ("", []),
            (String(repeating: "a", count: 7000) + "\r\nquit\r\n", ["refused", "quit"]),
            (String(repeating: "a", count: 20_000) + "\r\nquit\r\n", ["refused", "quit"]),
            (String(repeating: "a", count: 20_000), ["refused"]),
            ("GET / HTTP/1.1\r\nHost: x\r\n", ["http GET", "Host: x"]),
            ("d mouse\r\nGET / HTTP/1.1\r\n", ["d mouse", "GET / HTTP/1.1"]),
        ] as [(String, [String])]
    )
    func linesAreToldApartHoweverTheyArrive(pieces: Int, stream: (text: String, events: [String])) {
        #expect(events(stream.text, pieces: pieces) == stream.events)
    }

    @Test func aLineIsUnfinishedUntilItsEnd() {
        var decoder = LineDecoder()
        #expect(!decoder.isInsideMessage)
        decoder.append(Array("d mou".utf8)[...])
        #expect(decoder.next() == nil && decoder.isInsideMessage)
        decoder.append(Array("se\n".utf8)[...])
        #expect(decoder.next() == .message(Array("d mouse".utf8)) && !decoder.isInsideMessage)
    }
}
