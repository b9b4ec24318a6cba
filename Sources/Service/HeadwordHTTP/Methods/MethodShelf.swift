internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordQueries
internal import HeadwordService
internal import JSONRPC
internal import JSONRPCHTTP

/// The methods of one service that have addresses.
final class MethodShelf: Sendable {
    private struct Place: Sendable {
        let query: Lazy<MethodQuery>
        let isLasting: Bool
    }

    private let layers: LiveLayers
    /// The lexicon and the version of the service, which all entity tags begin with.
    private let edition: String
    private let places: [ExactString: Place]
    /// The names of the methods, sorted.
    private let methods: [String]

    /// Layers are told apart by the number of their last change, which says nothing to another process.
    private static let process = String(UInt64.random(in: .min ... .max), radix: 36)

    init(_ service: DictionaryService) {
        let registry = service.registry
        let version = headwordVersion.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        edition = "\(service.lexicon.manifest.digest.prefix(12))-\(version)"
        layers = service.lexicon.layers
        methods = registry.methods.filter { WithheldMethod.named($0) == nil }
        var places: [ExactString: Place] = [:]
        for method in methods {
            let query = Lazy { MethodQuery(registry.description(of: method)?.parameters ?? []) }
            places[ExactString(method)] = Place(query: query, isLasting: registry.isLasting(method))
        }
        self.places = places
    }

    /// Reads a request below `/v1`.
    ///
    /// - Throws: 404 if its path has no method.
    func question(of request: WebRequest) throws(ErrorObject) -> MethodQuestion {
        let method = request.path.count == 2 ? request.path[1] : request.path.dropFirst().joined(separator: "/")
        guard let place = places[ExactString(method)] else { throw missing(method) }
        let parameters = place.query.value.json(of: request.query)
        guard place.isLasting else {
            return MethodQuestion(method: method, parameters: parameters, entityTag: nil, hasLayers: false)
        }
        let change = layers.version
        let hash = EntityTag.hash(Array(method.utf8), parameters)
        return MethodQuestion(
            method: method,
            parameters: parameters,
            entityTag: change == 0 ? "\(edition)-\(hash)" : "\(edition)-\(Self.process)\(change)-\(hash)",
            hasLayers: change != 0
        )
    }

    private func missing(_ method: String) -> ErrorObject {
        if let withheld = WithheldMethod.named(method) { return withheld.error }
        guard !method.isEmpty else {
            return ErrorObject(.methodNotFound, "A method is missing: /v1/dictionary.entries; see /openapi.json.")
        }
        return .methodNotFound(method.excerpt(Call.longestMethod), among: methods)
    }
}
