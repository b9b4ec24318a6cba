internal import HeadwordCore
internal import HeadwordJSON

/// Are you there? (`server.ping`)
struct PingRequest: Request {
    /// `pong`
    struct Response: JSONDescribed, Sendable {
        static let schema = Schema.string(among: ["pong"])

        func write(to writer: inout JSONWriter) { writer.string("pong") }
    }

    static let endpoint = Endpoint<Self>(
        method: "server.ping",
        summary: "Returns 'pong'.",
        resultName: "pong",
        examples: [.init("A ping", [:])]
    )
}
