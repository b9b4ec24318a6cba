import HeadwordExternalProviders
import HeadwordJSON
import HeadwordService
import HeadwordTesting

/// Checks how a program speaks the provider protocol, without a service.
struct ProtocolCheck {
    /// The rules, in the order in which they are reported.
    static let rules: [(name: String, summary: String)] = [
        ("describe", "It describes itself as the protocol requires."),
        ("ping", "It answers a ping."),
        ("unknown-method", "It answers an unknown method with an error."),
        ("rubbish", "It answers the next call after lines that are not calls."),
        ("end-of-input", "It ends when its input ends."),
    ]

    /// The lines written to the program.
    static let lines = [
        #"{"jsonrpc":"2.0","id":1,"method":"provider.describe","params":{"protocol":1,"headword":"0.1.0"}}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"provider.ping","params":{}}"#,
        #"{"jsonrpc":"2.0","id":3,"method":"provider.unheardOf","params":{}}"#,
        #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":99}}"#,
        "rubbish",
        #"{"jsonrpc":"2.0","id":4,"method"#,
        #"["neither", "a", "call"]"#,
        #"{"jsonrpc":"2.0","id":5,"method":"provider.ping","params":{}}"#,
    ]

    /// Whether it describes itself as required.
    var isDescribed: Bool { !findings.contains { $0.rule == "describe" } }

    private let provider: String
    private let probe: ProviderProbe
    private let replies: [JSONValue]

    /// The violations found.
    private(set) var findings: [ConformanceFinding] = []

    init(_ provider: String, _ probe: ProviderProbe) {
        self.provider = provider
        self.probe = probe
        replies = probe.lines.compactMap { try? JSONText(Array($0.utf8)).value() }
        checkDescription()
        expect("ping", reply(to: 2)?["result"] != nil, seen(2), "a result")
        expect("unknown-method", reply(to: 3)?["error"] != nil, seen(3), "an error with the code -32601")
        expect("rubbish", reply(to: 5)?["result"] != nil, "to the ping after rubbish: \(seen(5))", "a result")
        if let line = probe.lines.first(where: { (try? JSONText(Array($0.utf8))) == nil }) {
            expect("rubbish", false, "the line \(JSONValue.string(String(line.prefix(100))))", "only lines of JSON")
        }
        expect("end-of-input", probe.hasEnded, "it keeps running", "an exit")
    }

    /// Returns the finding for a provider that a service refuses.
    static func refusal(of provider: String) -> ConformanceFinding {
        let seen = "the service did not load it; standard error says why"
        return ConformanceFinding(rule: "describe", method: provider, seen: seen, expected: "a provider that starts")
    }

    private mutating func checkDescription() {
        guard let description = reply(to: 1)?["result"] else {
            return expect("describe", false, seen(1), "its description")
        }
        do throws(ManifestFailure) {
            let namespace = try ProviderManifest(description).namespace
            let isTaken = DictionaryService.namespaces.contains(namespace)
            expect("describe", !isTaken, "the namespace '\(namespace)'", "a namespace that no other provider has")
        } catch {
            expect("describe", false, "\(error)", "a description as in Documentation/provider-protocol.md")
        }
    }

    private mutating func expect(_ rule: String, _ isTrue: Bool, _ seen: String, _ expected: String) {
        guard !isTrue else { return }
        findings.append(ConformanceFinding(rule: rule, method: provider, seen: seen, expected: expected))
    }

    private func reply(to id: Int64) -> JSONObject? {
        replies.lazy.compactMap { if case .object(let reply) = $0 { reply } else { nil } }
            .first { $0["id"] == .integer(id) }
    }

    private func seen(_ id: Int64) -> String {
        guard let reply = reply(to: id) else { return "no answer" }
        return "the answer \(String(decoding: reply.jsonBytes.prefix(200), as: UTF8.self))"
    }
}
