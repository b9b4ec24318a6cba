internal import HeadwordCore
internal import HeadwordJSON
internal import JSONRPCHTTP

/// How the query of an address gives the parameters of a method.
struct MethodQuery: Sendable {
    private let parameters: [QueryParameter]

    init(_ parameters: [ParameterDescription]) { self.parameters = parameters.map(QueryParameter.init) }

    /// Returns the parameters as JSON, in the order of their description, so that equal questions have equal texts.
    func json(of query: WebQuery) -> [UInt8] {
        var writer = JSONWriter(capacity: 256)
        writer.object { writer in
            for parameter in parameters {
                let items = query.items.filter { $0.name.isSame(as: parameter.name) }
                guard !items.isEmpty else { continue }
                writer.name(parameter.name)
                parameter.write(items.map(\.value), to: &writer)
            }
            // The method refuses the first name that it does not know.
            if let stranger = query.items.first(where: isUnknown) {
                writer.name(stranger.name)
                writer.string(stranger.value)
            }
        }
        return writer.bytes
    }

    private func isUnknown(_ item: WebQuery.Item) -> Bool {
        !parameters.contains { $0.name.isSame(as: item.name) }
    }
}
