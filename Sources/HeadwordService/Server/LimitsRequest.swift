internal import HeadwordCore
internal import HeadwordJSON

/// What may clients cost? (`server.limits`)
struct LimitsRequest: Request {
    typealias Response = LimitsResponse

    static let endpoint = Endpoint<Self>(
        method: "server.limits",
        summary: "Says what clients may cost here: each limit with its value, its unit and the values that can be set.",
        resultName: "Limits",
        examples: [.init("All limits", [:])]
    )
}

/// The limits of a service.
struct LimitsResponse: JSONShaped, Sendable {
    var limits: [ServiceLimit]

    static let shape = Shape<Self>([
        .required("limits", "None where the service was not configured, such as in a program of its own.") { $0.limits }
    ])
}
