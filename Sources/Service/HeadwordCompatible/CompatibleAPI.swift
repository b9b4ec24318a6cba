package import HeadwordConfiguration
package import HeadwordJSON
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

    private var addresses: [DescribedAddress] {
        switch self {
        case .dictionaryAPI: DictionaryAPI.addresses
        case .datamuse: Datamuse.addresses
        case .oxford: Oxford.addresses
        case .yomitan: AudioSources.addresses
        }
    }

    /// Returns the paths of several services for the OpenAPI document of the server.
    package static func openAPIPaths(of services: Set<CompatibleAPI>) -> JSONObject {
        var addresses: [DescribedAddress] = []
        for address in allCases.filter(services.contains).flatMap(\.addresses) {
            if let index = addresses.firstIndex(where: { $0.path == address.path }) {
                addresses[index] = addresses[index].shared(with: address)
            } else {
                addresses.append(address)
            }
        }
        return JSONObject(members: addresses.map { .init(name: $0.path, value: ["get": $0.operation]) })
    }

    /// Returns the resources with the paths of several services. Two of them share `/api/v2/entries`.
    package static func resources(of services: Set<CompatibleAPI>) -> [any WebResource] {
        let shared: Set<CompatibleAPI> = [.dictionaryAPI, .oxford]
        guard shared.isSubset(of: services) else { return services.map(\.resource) }
        return [SharedPaths(DictionaryAPI(), Oxford())] + services.subtracting(shared).map(\.resource)
    }
}
