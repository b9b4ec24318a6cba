import HeadwordTestSupport
import JSONRPCTransport
import Testing

/// A client that makes mistakes is told of each, and served on.
@Suite(.timeLimit(.minutes(30))) struct ClientFaultTests {
    @Test(arguments: [
        String(repeating: "a", count: 1025), String(repeating: "é", count: 1025), String(repeating: "a", count: 6145),
        String(repeating: "😀", count: 2000), String(repeating: "define ", count: 100_000),
    ])
    func aLineThatIsTooLongIsRefusedOnce(line: String) async throws {
        try await withDictionaryServer { port, _ in
            let client = try await RemoteClient(port: port)
            try await client.send(line, "STATUS")
            #expect(try await client.code() == 500)
            #expect(try await client.code() == 210)
        }
    }

    @Test func aLineOfTheLongestCharactersIsRead() async throws {
        try await withDictionaryServer { port, _ in
            let client = try await RemoteClient(port: port)
            try await client.send("CLIENT " + String(repeating: "😀", count: 1015))
            #expect(try await client.code() == 250)
        }
    }

    @Test(arguments: [
        Array("DEFINE * m\0ouse".utf8), [0], [0xFF, 0xFE], Array("DEFINE * caf".utf8) + [0xE9],
        Array("DEFINE * ".utf8) + [0xC0, 0xAE], Array("DEFINE * \u{1B}[2J".utf8), Array("DEFINE *\rdog".utf8),
        Array("CLIENT \u{7F}".utf8),
    ])
    func bytesThatAreNoTextAreRefused(line: [UInt8]) async throws {
        try await withDictionaryServer { port, _ in
            let client = try await RemoteClient(port: port)
            try await client.socket.send(line + Array("\r\nSTATUS\r\n".utf8))
            #expect(try await client.code() == 501)
            #expect(try await client.code() == 210)
        }
    }

    @Test(arguments: [
        ("nonsense", 500), ("define", 501), ("define wordnet guide dog", 501), ("define nosuch dog", 550),
        ("match * dog", 501), ("match * nosuch dog", 551), ("match nosuch exact dog", 550), ("show", 501),
        ("show nosuch", 501), ("show info", 501), ("show info nosuch", 550), ("show db dog", 501), ("option", 501),
        ("option nosuch", 501), ("auth user", 501), ("saslauth plain", 502), ("saslresp", 502),
        ("define * zyzzyva", 552), ("   ", 500), ("\"\"", 500), ("define * \"\"", 501),
    ])
    func aCommandThatCannotBeDoneSaysWhyAndEndsNothing(command: String, code: Int) async throws {
        try await withDictionaryServer { port, _ in
            let client = try await RemoteClient(port: port)
            try await client.send(command, "STATUS")
            #expect(try await client.code() == code)
            #expect(try await client.code() == 210)
        }
    }

    @Test(arguments: ["\n", "\r\n"])
    func emptyLinesGetNoAnswer(lineEnd: String) async throws {
        try await withDictionaryServer { port, _ in
            let client = try await RemoteClient(port: port)
            try await client.socket.send(lineEnd + lineEnd + "STATUS" + lineEnd)
            #expect(try await client.code() == 210)
        }
    }

    @Test(arguments: ["GET", "POST"])
    func whoSpeaksHTTPIsToldSoAndNothingOfItsBodyIsRun(method: String) async throws {
        try await withDictionaryServer { port, _ in
            let client = try await RemoteClient(port: port)
            try await client.socket.send("\(method) / HTTP/1.1\r\nHost: localhost\r\n\r\nDEFINE * dog\r\n")
            let reply = try await client.socket.readToEnd()
            #expect(reply.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
            #expect(reply.contains("RFC 2229"))
            #expect(!reply.contains("150 "))
        }
    }

    @Test(arguments: ["DEFINE * dog\r\n", "DEFINE * dog\n", "DEFINE * dog"])
    func whoHasNothingMoreToSendIsAnswered(text: String) async throws {
        try await withDictionaryServer { port, _ in
            let client = try await RemoteClient(port: port)
            try await client.socket.send(text)
            client.socket.finishSending()
            #expect(try await client.reply().last == "250 ok")
            #expect(try await client.isClosed())
        }
    }

    @Test func nothingAfterQuitIsRun() async throws {
        try await withDictionaryServer { port, _ in
            let client = try await RemoteClient(port: port)
            try await client.send("DEFINE * dog", "QUIT", "DEFINE * cat", "nonsense")
            #expect(try await client.reply().last == "250 ok")
            #expect(try await client.code() == 221)
            #expect(try await client.isClosed())
        }
    }

    @Test func whoHangsUpInTheMiddleHarmsNobody() async throws {
        try await withDictionaryServer { port, _ in
            for _ in 1...100 {
                let client = try SocketClient(port: port)
                try await client.send("DEFINE * dog\r\nDEFINE * ")
            }
            let other = try await RemoteClient(port: port)
            #expect(try await other.ask("DEFINE * dog").last == "250 ok")
        }
    }

    @Test func aThousandCommandsInOnePacketAreAnsweredInTheirOrder() async throws {
        let words = ["dog", "coffee", "zyzzyva", "india"]
        try await withDictionaryServer { port, _ in
            let client = try await RemoteClient(port: port)
            let commands = (0..<1000).map { "DEFINE * \(words[$0 % words.count])\r\n" }
            async let sent: Void = client.socket.send(commands.joined())
            for number in 0..<1000 {
                let word = words[number % words.count]
                let reply = try await client.reply()
                let headword = reply.dropFirst().first?.lowercased() ?? "552"
                #expect(word == "zyzzyva" ? reply[0].hasPrefix("552 ") : headword.hasPrefix("151 \"\(word)\" "))
            }
            try await sent
        }
    }

    @Test func clientsDoNotWaitForEachOther() async throws {
        try await withDictionaryServer { port, _ in
            var clients: [RemoteClient] = []
            for _ in 1...200 { clients.append(try await RemoteClient(port: port)) }
            for client in clients { try await client.send("DEFINE ! dog", "QUIT") }
            for client in clients.reversed() {
                #expect(try await client.reply().last == "250 ok")
                #expect(try await client.code() == 221)
            }
            #expect(Set(clients.map(\.identifier)).count == clients.count)
        }
    }
}
