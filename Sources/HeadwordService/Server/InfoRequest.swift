internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordOxford

/// What are you, and where do your answers come from? (`server.info`)
struct InfoRequest: Request {
    typealias Response = InfoResponse

    static let endpoint = Endpoint<Self>(
        method: "server.info",
        summary:
            "Says which version answers, which methods it has, and which data with which licences its lexicon holds.",
        resultName: "ServerInfo",
        resultSchema: InfoResponse.schema,
        examples: [.init("Everything", [:])]
    )
}

/// What the service is made of.
struct InfoResponse: JSONWritable, Sendable {
    var methods: [String]
    var lexicon: Manifest
    var upstream: OxfordReport?
    var providers: [ExternalProviderReport] = []

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("name", "Headword")
            writer.member("version", headwordVersion)
            writer.member("methods", methods)
            writer.name("lexicon")
            writer.object { writer in
                writer.member("digest", lexicon.digest)
                writer.member("languages", lexicon.languages.map(\.label))
                writer.member("headwords", lexicon.headwords)
                writer.member("sources", of: lexicon.sources) { source, writer in write(source, to: &writer) }
            }
            writer.member("upstream", ifPresent: upstream)
            guard !providers.isEmpty else { return }
            writer.member("providers", of: providers) { provider, writer in write(provider, to: &writer) }
        }
    }

    private func write(_ provider: ExternalProviderReport, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("namespace", provider.namespace)
            writer.member("name", provider.name)
            writer.member("version", provider.version)
            writer.member("isUp", provider.isUp)
            writer.member("restarts", provider.restarts)
        }
    }

    private func write(_ source: Manifest.Source, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", source.id)
            writer.member("title", source.title)
            writer.member("licence", source.licence)
            writer.name("packages")
            writer.array { writer in
                for package in source.packages {
                    writer.object { writer in
                        writer.member("name", package.name)
                        writer.member("version", package.version)
                    }
                }
            }
            writer.name("records")
            writer.object { writer in
                for kind in RecordKind.allCases {
                    guard let count = source.counts[kind] else { continue }
                    writer.name(kind.label)
                    count.write(to: &writer)
                }
            }
        }
    }

    static let schema = Schema.object(
        [
            "name": .string,
            "version": .string,
            "methods": .array(of: .string),
            "lexicon": .object(
                [
                    "digest": .string.described("Equal contents have equal digests (SHA-256)."),
                    "languages": .array(of: .label(of: Language.self)),
                    "headwords": .integer,
                    "sources": .array(
                        of: .object(
                            [
                                "id": .string, "title": .string, "licence": .string,
                                "packages": .array(
                                    of: .object(
                                        ["name": .string, "version": .string],
                                        required: ["name", "version"]
                                    )
                                ).described("Debian's packages that it was read from."),
                                "records": .dictionary(of: .integer).described("How many of each kind it gave."),
                            ],
                            required: ["id", "title", "licence", "packages", "records"]
                        )
                    ),
                ],
                required: ["digest", "languages", "headwords", "sources"]
            ),
            "upstream": OxfordReport.schema,
            "providers": .array(
                of: .object(
                    [
                        "namespace": .string, "name": .string, "version": .string, "isUp": .boolean,
                        "restarts": .integer,
                    ],
                    required: ["namespace", "name", "version", "isUp", "restarts"]
                )
            ).described("The providers that are programs of their own; absent if there are none."),
        ],
        required: ["name", "version", "methods", "lexicon"]
    )
}
