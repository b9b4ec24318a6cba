internal import HeadwordCore
internal import HeadwordJSON

/// Are you there? (`server.ping`)
struct PingRequest: Request {
    typealias Response = String

    static let endpoint = Endpoint<Self>(
        method: "server.ping",
        summary: "Answers 'pong'.",
        resultName: "pong",
        resultSchema: .string(among: ["pong"]),
        examples: [.init("A ping", [:])]
    )
}
