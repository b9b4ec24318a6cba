import Glibc
import HeadwordCore
import HeadwordJSON
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

/// The cost of a message to the thread of its transport, where neither a deadline nor cancellation takes effect.
@Suite(.serialized) struct HostileTextTests {
    /// Kinds of text that are expensive to examine, of any length.
    enum Kind: String, CaseIterable, CustomStringConvertible {
        case orderedMarks, unorderedMarks, joinedEmoji, letters, blanks, commas, separators, hyphens

        var description: String { rawValue }

        /// Whether finding the character boundaries alone takes quadratic time, before the content is examined.
        var isDearWhereCharactersEnd: Bool { [.unorderedMarks, .joinedEmoji].contains(self) }

        /// The text.
        func text(bytes: Int) -> String {
            let unit =
                switch self {
                case .orderedMarks: "\u{316}"
                case .unorderedMarks: "\u{301}\u{316}"
                case .joinedEmoji: "\u{1F469}\u{200D}"
                case .letters: "ẞ"
                case .blanks: " \u{3000}"
                case .commas: "a,"
                case .separators: "a=b;c:d.e "
                case .hyphens: "-"
                }
            return "e" + String(repeating: unit, count: bytes / unit.utf8.count)
        }
    }

    /// The places of a text in the value of a parameter.
    private static let places: [@Sendable (String) -> JSONValue] = [
        { .string($0) }, { .array([.string($0)]) }, { .object([$0: 1]) }, { .object(["domains": .string($0)]) },
        { .array(Array(repeating: .string(String($0.unicodeScalars.prefix(8))), count: $0.utf8.count / 16)) },
        { text in (0..<60).reduce(.string(text)) { value, _ in .array([value]) } },
    ]

    /// Returns a harmless text of the same length in bytes.
    private static func plain(_ text: String) -> String { String(repeating: "x", count: text.utf8.count) }

    private let session: Session
    private let methods: [EndpointDescription]

    init() throws {
        let service = try DictionaryService(
            lexicon: try FixtureLexicon.openBilingual(),
            corpora: try FixtureCorpora.library
        )
        session = service.conversation(limits: .patient).session()
        methods = service.registry.descriptions
    }

    @Test(arguments: Kind.allCases)
    func noParameterOfAnyMethodMakesHostileTextDear(kind: Kind) throws {
        let text = kind.text(bytes: kind.isDearWhereCharactersEnd ? 64 << 10 : 8 << 10)
        for method in methods {
            let parameters = method.examples.first?.parameters ?? [:]
            for parameter in method.parameters {
                for place in Self.places {
                    try expectCheap(place(text), insteadOf: place(Self.plain(text))) { value in
                        var parameters = parameters
                        parameters[parameter.name] = value
                        return Self.request(.string(method.method), .object(parameters))
                    }
                }
            }
        }
    }

    /// Tests text that is short enough to be examined: the longest word, line or text.
    @Test(arguments: Kind.allCases, [128, 256])
    func textThatIsShortEnoughIsNoMatterEither(kind: Kind, length: Int) throws {
        let text = String(kind.text(bytes: 4 * length).unicodeScalars.prefix(length))
        for method in methods {
            for parameter in method.parameters {
                try expectCheap(.string(text), insteadOf: .string(Self.plain(text))) { value in
                    var parameters = method.examples.first?.parameters ?? [:]
                    parameters[parameter.name] = value
                    return Self.request(.string(method.method), .object(parameters))
                }
            }
        }
    }

    @Test(arguments: Kind.allCases.map { ($0, 64 << 10) } + [(.unorderedMarks, 900 << 10)])
    func noNameIsDear(kind: Kind, bytes: Int) throws {
        let text = kind.text(bytes: bytes)
        let half = kind.text(bytes: bytes / 2)
        func cost(_ make: (String, String) -> [UInt8]) throws {
            try expectCheap(make(text, half), insteadOf: make(Self.plain(text), Self.plain(half)))
        }
        try cost { text, _ in Self.request(.string(text), [:]) }
        for method in ["echo.text", "wordlist.query", "lexistats.words", "server.authenticate", "rpc.cancel"] {
            try cost { text, _ in Self.request(.string(method), .object([text: 1])) }
            try cost { _, half in Self.request(.string(method), .object([half: 1, half + "x": 1])) }
        }
        // Unknown members of the request itself.
        try cost { _, half in
            JSONValue.object(["jsonrpc": "2.0", "id": 1, "method": "server.ping", half: 1, half + "x": 2]).jsonBytes
        }
        try cost { text, _ in JSONValue.object(["jsonrpc": .string(text), "id": 1, "method": "server.ping"]).jsonBytes }
        try cost { text, _ in
            JSONValue.object(["jsonrpc": "2.0", "id": 1, "method": "server.ping", "traceparent": .string(text)])
                .jsonBytes
        }
    }

    // MARK: Measuring

    private static func request(_ method: JSONValue, _ parameters: JSONValue) -> [UInt8] {
        JSONValue.object(["jsonrpc": "2.0", "id": 1, "method": method, "params": parameters]).jsonBytes
    }

    private func expectCheap(
        _ hostile: JSONValue,
        insteadOf plain: JSONValue,
        _ message: (JSONValue) -> [UInt8],
        at location: SourceLocation = #_sourceLocation
    ) throws {
        try expectCheap(message(hostile), insteadOf: message(plain), at: location)
    }

    /// Checks that a message costs the receiving thread at most five times as much as a plain one of the same length,
    /// or a negligible time.
    private func expectCheap(
        _ hostile: [UInt8],
        insteadOf plain: [UInt8],
        at location: SourceLocation = #_sourceLocation
    ) throws {
        guard cost(of: hostile) > Self.noMatter else { return }
        let bound = max(cost(of: plain) * 5, Self.noMatter)
        // The first run includes getting memory from the system.
        let costs = (0..<3).lazy.map { _ in cost(of: hostile) }
        let beginning = String(decoding: hostile.prefix(120), as: UTF8.self)
        #expect(costs.contains { $0 <= bound }, "\(beginning)", sourceLocation: location)
    }

    private static let noMatter = Duration.milliseconds(20)

    /// Returns the processor time of a message until it first waits or is finished.
    private func cost(of message: [UInt8]) -> Duration {
        let start = Self.processorTime
        if case .pending(let rest) = session.begin(message) { _ = Task.immediate { await rest().get() } }
        return Self.processorTime - start
    }

    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
