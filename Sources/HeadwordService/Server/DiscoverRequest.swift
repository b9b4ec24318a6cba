internal import HeadwordCore
internal import HeadwordJSON

/// What can you be asked? (`rpc.discover`, OpenRPC 1.3, "Service Discovery Method")
struct DiscoverRequest: Request {
    typealias Response = OpenRPCDocument

    static let endpoint = Endpoint<Self>(
        method: "rpc.discover",
        summary: "Describes every method, drop-in providers' included, as an OpenRPC document.",
        resultName: "OpenRPCDocument",
        examples: [.init("The document", [:])]
    )
}
