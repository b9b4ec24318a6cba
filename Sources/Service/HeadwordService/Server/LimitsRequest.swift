internal import HeadwordCore
internal import HeadwordJSON

/// What are the limits for clients? (`server.limits`)
struct LimitsRequest: Request {
    typealias Response = LimitsResponse

    static let endpoint = Endpoint<Self>(
        method: "server.limits",
        summary: "Lists the limits on clients, each with its value, unit and permitted range.",
        resultName: "Limits",
        examples: [.init("All limits", [:])]
    )
}

/// The limits of a service.
struct LimitsResponse: JSONShaped, Sendable {
    var limits: [ServiceLimit]

    static let shape = Shape<Self>([
        .required("limits", "Empty if the service was not configured, as in a program that embeds it.") { $0.limits }
    ])
}
