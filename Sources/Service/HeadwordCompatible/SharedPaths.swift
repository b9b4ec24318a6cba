internal import HeadwordJSON
internal import JSONRPCHTTP
internal import NIOHTTP1

/// The paths of the two services that share some. Clients of the Oxford Dictionaries API show who they are with each
/// request, in the field `app_id`, and have names of their own for the varieties of English.
struct SharedPaths: WebResource {
    private let dictionaryAPI: DictionaryAPI
    private let oxford: Oxford

    init(_ dictionaryAPI: DictionaryAPI, _ oxford: Oxford) {
        self.dictionaryAPI = dictionaryAPI
        self.oxford = oxford
    }

    func methods(at path: [String]) -> WebMethods {
        dictionaryAPI.methods(at: path).union(oxford.methods(at: path))
    }

    func begin(_ request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never> {
        isForOxford(request) ? oxford.begin(request, in: session) : dictionaryAPI.begin(request, in: session)
    }

    private func isForOxford(_ request: WebRequest) -> Bool {
        guard !oxford.methods(at: request.path).isEmpty else { return false }
        guard !dictionaryAPI.methods(at: request.path).isEmpty else { return true }
        return request.headers.contains(name: "app_id") || OxfordLanguage(request.path[3]).isVariety
    }
}
