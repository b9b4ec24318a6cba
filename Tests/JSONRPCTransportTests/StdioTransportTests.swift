import Foundation
import HeadwordJSON
import HeadwordTestSupport
import JSONRPC
import JSONRPCTransport
import Testing

/// `echo` answers at once; `slow` answers after a while, concurrently with other calls.
let testConversation = Conversation(
    limits: MessageLimits {
        $0.requestBytes = 1 << 16; $0.deadline = .seconds(3600)
    },
    answer: { call throws(ErrorObject) in
        if call.method == "slow" { try? await Task.sleep(for: .milliseconds(200)) }
        if call.method == "large" { return String(repeating: "x", count: 1 << 20) }
        return call.method
    }
)

func request(_ id: Int, _ method: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"}"#
}

func answer(_ id: Int, _ method: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"result":"\#(method)"}"#
}

@Suite struct StdioTransportTests {
    /// Runs the transport over a regular file as input and another as output.
    private func serve(_ input: String, limits: TransportLimits = TransportLimits { $0.drainSeconds = 3600 })
        async throws
        -> String
    {
        let directory = try TestFiles.temporaryDirectory()
        try TestFiles.write(Array(input.utf8), to: directory + "/in")
        try TestFiles.write([], to: directory + "/out")
        let inputFile = try FileHandle(forReadingFrom: URL(filePath: directory + "/in"))
        let outputFile = try FileHandle(forWritingTo: URL(filePath: directory + "/out"))
        let transport = StdioTransport(
            conversation: testConversation,
            limits: limits,
            input: inputFile.fileDescriptor,
            output: outputFile.fileDescriptor
        )
        try await blocking { try transport.run() }
        return String(decoding: try TestFiles.contents(of: directory + "/out"), as: UTF8.self)
    }

    @Test func regularFilesAreServedAndTheLastLineNeedsNoEnd() async throws {
        #expect(
            try await serve(request(1, "a") + "\n" + request(2, "b")) == answer(1, "a") + "\n" + answer(2, "b") + "\n"
        )
    }

    @Test func aReplyIsFramedLikeItsRequest() async throws {
        let body = request(1, "a")
        let reply = answer(1, "a")
        #expect(
            try await serve("Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
                == "Content-Length: \(reply.utf8.count)\r\n\r\n\(reply)"
        )
    }

    @Test func aQuickCallDoesNotWaitForASlowOne() async throws {
        let lines = try await serve(request(1, "slow") + "\n" + request(2, "quick") + "\n").split(separator: "\n")
        #expect(lines.map(String.init) == [answer(2, "quick"), answer(1, "slow")])
    }

    @Test func whatWasAcceptedIsAnsweredAfterTheEndOfInput() async throws {
        let calls = (1...100).map { request($0, "slow") }.joined(separator: "\n")
        let limits = TransportLimits {
            $0.messagesInFlight = 10; $0.drainSeconds = 3600
        }
        #expect(try await serve(calls, limits: limits).split(separator: "\n").count == 100)
    }

    @Test func theLastLineIsAnsweredThoughItHadToWaitForItsTurn() async throws {
        let limits = TransportLimits {
            $0.messagesInFlight = 1; $0.drainSeconds = 3600
        }
        let replies = try await serve(request(1, "slow") + "\n" + request(2, "slow"), limits: limits)
        #expect(replies == answer(1, "slow") + "\n" + answer(2, "slow") + "\n")
    }

    @Test func sessionsSurviveBadTexts() async throws {
        let good = (1...5).map { request($0, "a") }
        let bad = ["{", "[1,", "nul", "\"", "{\"a\" 1}"]
        let lines = zip(good, bad).flatMap { [$0, $1] }
        let replies = try await serve(lines.joined(separator: "\n")).split(separator: "\n")
        #expect(replies.count == 10)
        #expect(replies.filter { $0.contains("-32700") }.count == 5)
    }

    @Test func aMessageAboveTheLimitIsRefusedAndTheNextAnswered() async throws {
        let long = String(repeating: "1", count: (1 << 16) + 1)
        let replies = try await serve(long + "\n" + request(2, "a") + "\n").split(separator: "\n")
        #expect(replies.count == 2)
        #expect(replies.first?.contains("requestTooLarge") == true)
        #expect(replies.last.map(String.init) == answer(2, "a"))
    }

    @Test(arguments: ["Content-Length 2\r\n\r\n{}", "Content-Length: 3\r\n\r\n{}", "Content-Length: 2\r\n{}"])
    func aBrokenHeaderIsAnsweredWithAHeader(input: String) async throws {
        let reply = try await serve(input).split(separator: "\r\n\r\n")
        #expect(reply.first.map(String.init) == "Content-Length: \(reply.last?.utf8.count ?? 0)")
        #expect(reply.last?.contains(#""reason":"badHeader""#) == true)
    }

    @Test func anHTTPRequestIsToldSo() async throws {
        #expect(try await serve("POST / HTTP/1.1\r\n\r\n" + request(1, "a")).hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    }

    @Test func anOutputThatTakesNothingIsAFailure() async throws {
        let input = Pipe()
        let output = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
        try input.fileHandleForWriting.write(contentsOf: Data((request(1, "a") + "\n").utf8))
        // The input stays open: only the failure can end this.
        let transport = StdioTransport(
            conversation: testConversation,
            input: input.fileHandleForReading.fileDescriptor,
            output: output.fileDescriptor
        )
        let failure = await #expect(throws: StdioFailure.self) { try await blocking { try transport.run() } }
        #expect(failure?.description == "cannot write to the output: No space left on device")
    }

    @Test func anInputThatCannotBeReadIsAFailure() async throws {
        let directory = open("/", O_RDONLY)
        defer { close(directory) }
        let transport = StdioTransport(conversation: testConversation, input: directory, output: 1)
        let failure = await #expect(throws: StdioFailure.self) { try await blocking { try transport.run() } }
        #expect(failure?.description == "cannot read the input: Is a directory")
    }

    @Test func aClientThatClosesItsEndStopsTheTransport() async throws {
        let input = Pipe()
        let output = Pipe()
        try output.fileHandleForReading.close()
        try input.fileHandleForWriting.write(contentsOf: Data((request(1, "a") + "\n").utf8))
        // The input stays open: only the broken output can end this.
        let transport = StdioTransport(
            conversation: testConversation,
            input: input.fileHandleForReading.fileDescriptor,
            output: output.fileHandleForWriting.fileDescriptor
        )
        try await blocking { try transport.run() }
    }
}
