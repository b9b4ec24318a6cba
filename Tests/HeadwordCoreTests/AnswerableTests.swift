import Glibc
import HeadwordCore
import HeadwordJSON
import HeadwordTestSupport
import Synchronization
import Testing

/// Records the thread on which it is answered.
private struct ThreadQuestion: Answerable {
    typealias Response = JSONValue
    typealias Source = ThreadNumber

    final class ThreadNumber: Sendable {
        let thread = Mutex<UInt?>(nil)
    }

    static let endpoint = Endpoint<Self>(
        method: "thread.number",
        summary: "The number of the thread.",
        parameters: [quickness.required { $0.isQuick = $1 }],
        resultName: "thread"
    )
    static let quickness = Parameter<Bool>.flag("isQuick", "Whether the answer takes no time.")

    var isQuick = false

    func response(from source: ThreadNumber) -> JSONValue {
        source.thread.withLock { $0 = UInt(pthread_self()) }
        return .null
    }
}

/// Has an answer that records the thread on which it was completely written.
private struct LengthQuestion: Request {
    struct Answer: JSONDescribed {
        static let schema = Schema.string

        let length: Int
        let source: ThreadQuestion.ThreadNumber

        func write(to writer: inout JSONWriter) {
            writer.string(String(repeating: "x", count: length))
            source.thread.withLock { $0 = UInt(pthread_self()) }
        }
    }

    typealias Response = Answer

    static let endpoint = Endpoint<Self>(
        method: "thread.text",
        summary: "A text.",
        parameters: [length.optional { $0.length = $1 }],
        resultName: "text"
    )
    static let length = Parameter<Int>.integer("length", "How long it is.", in: 1...1 << 20)

    var length = 1
}

@Suite struct AnswerableTests {
    @Test(arguments: [(1000, true), (1 << 20, false)])
    func aThreadThatServesWritesTheShortAnswersOnly(length: Int, isShort: Bool) async throws {
        let source = ThreadQuestion.ThreadNumber()
        var registry = EndpointRegistry()
        try registry.add(LengthQuestion.self) { request in LengthQuestion.Answer(length: request.length, source: source)
        }
        let (caller, answer) = try await blocking { [registry] in
            let answer = Task.immediate {
                let parameters = try JSONText(Array(#"{"length":\#(length)}"#.utf8))
                return try await registry.begin(method: "thread.text", parameters: parameters)?.value()
            }
            return (UInt(pthread_self()), answer)
        }
        #expect(try await answer.value?.bytes.count == length + 2)
        #expect(source.thread.withLock { $0 == caller } == isShort)
    }

    /// As a transport does it: on a thread of its own, and immediately as long as nothing waits.
    @Test(arguments: [true, false])
    func aThreadThatServesMakesTheQuickAnswersOnly(isQuick: Bool) async throws {
        let source = ThreadQuestion.ThreadNumber()
        var registry = EndpointRegistry()
        try registry.add(ThreadQuestion.self, from: source)
        let (caller, answer) = try await blocking { [registry] in
            let answer = Task.immediate {
                let parameters = try JSONText(Array(#"{"isQuick":\#(isQuick)}"#.utf8))
                _ = try await registry.begin(method: "thread.number", parameters: parameters)?.value()
            }
            return (UInt(pthread_self()), answer)
        }
        try await answer.value
        #expect(source.thread.withLock { $0 == caller } == isQuick)
    }
}
