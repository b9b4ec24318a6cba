package import JSONRPCHTTP

/// A service whose paths can be offered too, so that its clients work when only their host is changed.
package enum CompatibleAPI: String, CaseIterable, Sendable {
    /// The free dictionary at dictionaryapi.dev.
    case dictionaryapi
    /// The word finder at datamuse.com.
    case datamuse
    /// The second version of the Oxford Dictionaries API.
    case oxford
    /// A source of audio for Yomitan.
    case yomitan

    /// The resource with its paths.
    package var resource: any WebResource {
        switch self {
        case .dictionaryapi: DictionaryAPI()
        case .datamuse: Datamuse()
        case .oxford: Oxford()
        case .yomitan: AudioSources()
        }
    }

    /// Returns the resources with the paths of several services. Two of them share `/api/v2/entries`.
    package static func resources(of services: Set<CompatibleAPI>) -> [any WebResource] {
        let shared: Set<CompatibleAPI> = [.dictionaryapi, .oxford]
        guard shared.isSubset(of: services) else { return services.map(\.resource) }
        return [SharedPaths(DictionaryAPI(), Oxford())] + services.subtracting(shared).map(\.resource)
    }
}
