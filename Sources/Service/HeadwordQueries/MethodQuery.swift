package import HeadwordCore
package import HeadwordJSON
package import JSONRPCHTTP

/// How the query of an address gives the parameters of a method, and back.
package struct MethodQuery: Sendable {
    private let parameters: [QueryParameter]

    /// Creates the way to give the parameters of a method.
    package init(_ parameters: [ParameterDescription]) { self.parameters = parameters.map(QueryParameter.init) }

    /// Returns the items that give parameters.
    package static func items(_ parameters: JSONObject) -> [WebQuery.Item] {
        parameters.members.flatMap { member in
            member.value.queryTexts.map { WebQuery.Item(name: member.name, value: $0) }
        }
    }

    /// Returns the parameters as JSON, in the order of their description, so that equal questions have equal texts.
    package func json(of query: WebQuery) -> [UInt8] {
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

extension JSONValue {
    /// The texts that give the value in a query.
    package var queryTexts: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let elements) where elements.allSatisfy({ $0.text != nil }): elements.compactMap(\.text)
        default: [String(decoding: jsonBytes, as: UTF8.self)]
        }
    }
}
