package import HeadwordConfiguration
package import JSONRPCHTTP

extension CompatibleAPI {
    /// The resource with its paths.
    private var resource: any WebResource {
        switch self {
        case .dictionaryAPI: DictionaryAPI()
        case .datamuse: Datamuse()
        case .oxford: Oxford()
        case .yomitan: AudioSources()
        }
    }

    /// Returns the resources with the paths of several services. Two of them share `/api/v2/entries`.
    package static func resources(of services: Set<CompatibleAPI>) -> [any WebResource] {
        let shared: Set<CompatibleAPI> = [.dictionaryAPI, .oxford]
        guard shared.isSubset(of: services) else { return services.map(\.resource) }
        return [SharedPaths(DictionaryAPI(), Oxford())] + services.subtracting(shared).map(\.resource)
    }
}
