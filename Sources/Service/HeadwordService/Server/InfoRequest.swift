internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordRedis
internal import OxfordAPI

/// What are you, and where do your answers come from? (`server.info`)
struct InfoRequest: Request {
    typealias Response = InfoResponse

    static let endpoint = Endpoint<Self>(
        method: "server.info",
        summary:
            "Describes the service: its version, its methods, and the data in its lexicon with their licences.",
        resultName: "ServerInfo",
        examples: [.init("Everything", [:])]
    )
}

/// The facts about a service.
struct InfoResponse: JSONShaped, Sendable {
    var methods: [String]
    var lexicon: Manifest
    /// The layers above the lexicon, the nearest first.
    var layers: [Layer] = []
    var upstream: OxfordReport?
    var store: RedisReport?
    var providers: [ExternalProviderReport] = []

    static let shape = Shape<Self>([
        .required("name") { _ in "Headword" },
        .required("version") { _ in headwordVersion },
        .required("methods") { $0.methods },
        .required("lexicon", of: lexicon) { $0.lexicon },
        .list(
            "layers",
            "The layers of words above the lexicon, the nearest first; absent if there are none.",
            each: layer
        ) { $0.layers },
        .optional("upstream", "The Oxford Dictionaries API, if it is used.") { $0.upstream },
        .optional("store", "The store that the replicas of the service share, if there is one.", of: store) {
            $0.store
        },
        .list(
            "providers",
            "The external providers; absent if there are none.",
            each: provider
        ) { $0.providers },
    ])

    private static let lexicon = Shape<Manifest>([
        .required("digest", "Equal contents have equal digests (SHA-256).") { $0.digest },
        .required("languages", as: .array(of: .label(of: Language.self))) { $0.languages },
        .required("headwords") { $0.headwords },
        .required("sources", each: source) { $0.sources },
    ])

    private static let source = Shape<Manifest.Source>([
        .required("id") { $0.id },
        .required("title") { $0.title },
        .required("licence") { $0.licence },
        .required("packages", "The packages that it was read from.", each: package) { $0.packages },
        .required("records", "The number of records of each kind.") { source in
            JSONDictionary(RecordKind.allCases.compactMap { kind in source.counts[kind].map { (kind.label, $0) } })
        },
    ])

    private static let package = Shape<Manifest.Package>([
        .required("name") { $0.name }, .required("version") { $0.version },
    ])

    private static let store = Shape<RedisReport>([
        .required("address") { $0.address },
        .required("isUp") { $0.failure == nil },
        .optional("failure", "Why it cannot be used at present.") { $0.failure?.description },
    ])

    private static let layer = Shape<Layer>([
        .required("source", "What answers call it.") { $0.source },
        .required("files", each: file) { $0.files },
    ])

    private static let file = Shape<Layer.File>([
        .required("path") { $0.path },
        .required("words", "The number of lines that say something.") { $0.words.count },
        .required("problemCount", "The number of lines that are not used.") { $0.problems.count },
        .list("problems", "The first of them.", each: problem) { $0.problems.prefix(20) },
    ])

    private static let problem = Shape<LayerProblem>([
        .optional("line", "The number of the line; absent if it is the whole file.") { $0.line },
        .required("reason") { $0.reason },
    ])

    private static let provider = Shape<ExternalProviderReport>([
        .required("namespace") { $0.namespace },
        .required("name") { $0.name },
        .required("version") { $0.version },
        .required("isUp") { $0.isUp },
        .required("restarts") { $0.restarts },
    ])
}
