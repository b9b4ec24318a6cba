internal import HeadwordCore
internal import HeadwordJSON

/// Which methods are there? (`rpc.discover`, OpenRPC 1.3, "Service Discovery Method")
struct DiscoverRequest: Request {
    typealias Response = OpenRPCDocument

    static let endpoint = Endpoint<Self>(
        method: "rpc.discover",
        summary: "Describes every method, including those of drop-in providers, as an OpenRPC document.",
        resultName: "OpenRPCDocument",
        examples: [.init("The document", [:])]
    )
}
