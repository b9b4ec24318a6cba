// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "headword",
    products: [
        .executable(name: "headword", targets: ["headword"]),
        .executable(name: "headword-full", targets: ["headword-full"]),
        .executable(name: "headword-oxford-stand-in", targets: ["headword-oxford-stand-in"]),
        .library(name: "HeadwordClient", targets: ["HeadwordClient", "HeadwordJSON"]),
        .library(name: "HeadwordClientTLS", targets: ["HeadwordClientTLS"]),
        .library(name: "HeadwordCore", targets: ["HeadwordCore"]),
        .library(name: "HeadwordCorpus", targets: ["HeadwordCorpus"]),
        // For the package in Fuzzing only.
        .library(name: "HeadwordFuzzing", targets: ["HeadwordFuzzing"]),
        .library(name: "HeadwordLexicon", targets: ["HeadwordLexicon", "HeadwordModel"]),
        .library(name: "HeadwordServer", targets: ["HeadwordConfiguration", "HeadwordServer"]),
        .library(name: "HeadwordService", targets: ["HeadwordJSON", "HeadwordService", "JSONRPC"]),
        .library(name: "HeadwordTesting", targets: ["HeadwordTesting"]),
        .library(name: "OxfordAPI", targets: ["OxfordAPI", "OxfordAPIClient"]),
        .library(name: "JSONRPCTransport", targets: ["JSONRPC", "JSONRPCTransport"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
        .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0", traits: []),
    ],
    targets: []
)

// MARK: Sources

/// Adds the targets of a folder of `Sources`. The folders are layers: a target depends only on targets of its own
/// folder and of folders above it in this file.
func folder(_ name: String, _ targets: [Target]) -> [Target] {
    for target in targets { target.path = "Sources/\(name)/\(target.name)" }
    return targets
}

package.targets += folder(
    "Foundations",
    [
        .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
        .systemLibrary(name: "CMessageDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
        .systemLibrary(name: "CProcess"),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(name: "HeadwordBytes"),
        .target(name: "HeadwordFiles", dependencies: [.product(name: "SystemPackage", package: "swift-system")]),
        .target(name: "HeadwordGzip", dependencies: ["CZlib"]),
        .target(name: "HeadwordModel", resources: [.embedInCode("languages.tsv")]),
        .target(name: "HeadwordObjectStore"),
        .target(name: "HeadwordPatterns"),
        .target(
            name: "HeadwordRedis",
            dependencies: [
                "CMessageDigest", "HeadwordFiles", .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        // Apart from its interface, since BoringSSL takes minutes to build.
        .target(
            name: "HeadwordS3",
            dependencies: [
                "CMessageDigest", "HeadwordFiles", "HeadwordObjectStore", "HeadwordXML",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ]
        ),
        .target(name: "HeadwordSQLite", dependencies: ["CSQLite", "HeadwordFiles"]),
        .target(
            name: "HeadwordWork",
            dependencies: ["CProcess", .product(name: "NIOConcurrencyHelpers", package: "swift-nio")]
        ),
        .target(name: "HeadwordXML"),
    ]
)

package.targets += folder(
    "RPC",
    [
        .target(name: "HeadwordJSON", dependencies: ["CJansson"]),
        .target(name: "JSONSchema", dependencies: ["HeadwordJSON", "HeadwordPatterns"]),
        .target(name: "JSONRPC", dependencies: ["HeadwordJSON", "HeadwordWork"]),
        .target(
            name: "JSONRPCTransport",
            dependencies: [
                "HeadwordFiles", "HeadwordJSON", "JSONRPC",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]
        ),
        .target(
            name: "JSONRPCHTTP",
            dependencies: [
                "CZlib", "HeadwordJSON", "HeadwordRedis", "JSONRPC", "JSONRPCTransport",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ]
        ),
        // Apart from the transport, since BoringSSL takes minutes to build.
        .target(
            name: "JSONRPCTLS",
            dependencies: [
                "JSONRPCTransport",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ]
        ),
    ]
)

package.targets += folder(
    "Client",
    [
        .target(
            name: "HeadwordClient",
            dependencies: [
                "HeadwordJSON",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .target(
            name: "HeadwordClientTLS",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ]
        ),
    ]
)

package.targets += folder(
    "Data",
    [
        .target(
            name: "HeadwordLexicon",
            dependencies: [
                "CMessageDigest", "HeadwordBytes", "HeadwordFiles", "HeadwordJSON", "HeadwordModel", "HeadwordPatterns",
                "HeadwordSQLite", "HeadwordWork",
            ],
            plugins: ["EmbedTables"]
        ),
        .target(
            name: "HeadwordCorpus",
            dependencies: ["HeadwordBytes", "HeadwordFiles", "HeadwordLexicon", "HeadwordModel", "HeadwordWork"]
        ),
        .target(name: "HeadwordLayers", dependencies: ["HeadwordFiles", "HeadwordLexicon", "HeadwordModel"]),
        .target(
            name: "HeadwordReleases",
            dependencies: ["HeadwordFiles", "HeadwordJSON", "HeadwordLexicon", "HeadwordObjectStore", "HeadwordWork"]
        ),
    ]
)

package.targets += folder(
    "Making",
    [
        .target(
            name: "HeadwordCorpusBuilder",
            dependencies: [
                "HeadwordBytes", "HeadwordFiles", "HeadwordGzip", "HeadwordCorpus", "HeadwordJSON", "HeadwordLexicon",
                "HeadwordModel", "HeadwordObjectStore", "HeadwordWork",
            ]
        ),
        .target(
            name: "HeadwordExport",
            dependencies: [
                "CZlib", "HeadwordFiles", "HeadwordGzip", "HeadwordJSON", "HeadwordLexicon", "HeadwordModel",
                .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),
        .target(
            name: "HeadwordLexiconBuilder",
            dependencies: [
                "CZlib", "HeadwordBytes", "HeadwordCorpus", "HeadwordCorpusBuilder", "HeadwordFiles", "HeadwordGzip",
                "HeadwordJSON", "HeadwordLexicon", "HeadwordModel", "HeadwordSQLite", "HeadwordWork", "HeadwordXML",
            ],
            plugins: ["EmbedTables"]
        ),
        .target(
            name: "HeadwordPackages",
            dependencies: [
                "HeadwordFiles",
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            resources: [.embedInCode("packages.tsv")]
        ),
    ]
)

package.targets += folder(
    "Core",
    [
        .target(
            name: "HeadwordCore",
            dependencies: [
                "HeadwordCorpus", "HeadwordJSON", "HeadwordLayers", "HeadwordLexicon", "HeadwordModel", "HeadwordWork",
            ]
        ),
        .target(name: "HeadwordTesting", dependencies: ["HeadwordCore", "HeadwordJSON", "JSONSchema"]),
    ]
)

package.targets += folder(
    "Upstream",
    [
        .target(name: "OxfordAPI", dependencies: ["HeadwordJSON", "HeadwordModel"]),
        .target(
            name: "HeadwordUpstream",
            dependencies: ["HeadwordCore", "HeadwordJSON", "HeadwordLexicon", "HeadwordModel", "OxfordAPI"]
        ),
        .target(
            name: "OxfordAPIClient",
            dependencies: [
                "CMessageDigest", "HeadwordFiles", "HeadwordRedis", "HeadwordSQLite", "OxfordAPI",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            resources: ["begin-pause", "enter", "join", "land", "remove", "renew", "settle-pause"].map {
                .embedInCode("Scripts/\($0).lua")
            }
        ),
    ]
)

/// The built-in providers. Each is a folder of `Sources/Providers`, and stands in `builtInProviders`.
let providers = [
    "HeadwordDictionary",
    "HeadwordThesaurus",
    "HeadwordSentences",
    "HeadwordInflections",
    "HeadwordTranslations",
    "HeadwordWordlist",
    "HeadwordSearch",
    "HeadwordReverse",
    "HeadwordRhymes",
    "HeadwordTaxonomy",
    "HeadwordLexistats",
    "HeadwordUtility",
    "HeadwordWords",
]

/// What providers may use.
let providerDependencies: [Target.Dependency] = [
    "HeadwordCore", "HeadwordCorpus", "HeadwordJSON", "HeadwordLayers", "HeadwordLexicon", "HeadwordModel",
    "HeadwordWork",
]

package.targets += folder(
    "Providers",
    providers.map { .target(name: $0, dependencies: providerDependencies + ["HeadwordUpstream", "OxfordAPI"]) }
        + [.target(name: "HeadwordSpelling", dependencies: ["HeadwordJSON", "HeadwordLexicon", "HeadwordModel"])]
)

package.targets += [
    .target(
        name: "HeadwordDropIns",
        dependencies: providerDependencies,
        path: "Plugins",
        exclude: ["README.md"],
        plugins: ["ListDropIns"]
    ),
    .plugin(name: "ListDropIns", capability: .buildTool(), path: "BuildPlugins/ListDropIns"),
    .executableTarget(name: "embed-tables", path: "BuildPlugins/embed-tables"),
    .plugin(
        name: "EmbedTables",
        capability: .buildTool(),
        dependencies: ["embed-tables"],
        path: "BuildPlugins/EmbedTables"
    ),
]

package.targets += folder(
    "Service",
    [
        .target(
            name: "HeadwordService",
            dependencies: [
                "HeadwordCore", "HeadwordCorpus", "HeadwordDropIns", "HeadwordJSON", "HeadwordLexicon",
                "HeadwordModel", "HeadwordRedis", "HeadwordUpstream", "JSONRPC", "OxfordAPI",
            ] + providers.map { .target(name: $0) }
        ),
        .target(
            name: "HeadwordPages",
            dependencies: ["HeadwordJSON", "HeadwordLexicon", "HeadwordModel", "HeadwordService"]
        ),
        .target(
            name: "HeadwordExternalProviders",
            dependencies: [
                "CProcess", "HeadwordCore", "HeadwordFiles", "HeadwordJSON", "HeadwordModel", "JSONSchema",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .target(
            name: "HeadwordConfiguration",
            dependencies: [
                "HeadwordCore", "HeadwordCorpus", "HeadwordFiles", "HeadwordJSON", "HeadwordLayers", "HeadwordLexicon",
                "HeadwordModel", "HeadwordObjectStore", "HeadwordReleases", "JSONRPC", "JSONRPCTransport", "OxfordAPI",
            ]
        ),
        .target(
            name: "HeadwordLanguageServer",
            dependencies: [
                "HeadwordConfiguration", "HeadwordCore", "HeadwordFiles", "HeadwordJSON", "HeadwordLayers",
                "HeadwordLexicon",
                "HeadwordModel", "HeadwordService", "HeadwordSpelling", "HeadwordWork", "JSONRPC",
            ]
        ),
        .target(
            name: "HeadwordDICT",
            dependencies: [
                "CMessageDigest", "HeadwordJSON", "HeadwordLexicon", "HeadwordModel", "HeadwordPages",
                "HeadwordService", "HeadwordWork", "JSONRPC", "JSONRPCTransport",
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        .target(name: "HeadwordQueries", dependencies: ["HeadwordCore", "HeadwordJSON", "JSONRPCHTTP"]),
        .target(
            name: "HeadwordHTTP",
            dependencies: [
                "HeadwordCore", "HeadwordJSON", "HeadwordLexicon", "HeadwordMCP", "HeadwordOperations",
                "HeadwordQueries", "HeadwordRedis", "HeadwordService", "JSONRPC", "JSONRPCHTTP",
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]
        ),
        .target(
            name: "HeadwordMCP",
            dependencies: [
                "HeadwordCore", "HeadwordJSON", "HeadwordLexicon", "HeadwordModel", "HeadwordService", "JSONRPC",
            ]
        ),
        .target(
            name: "HeadwordSite",
            dependencies: [
                "HeadwordCore", "HeadwordJSON", "HeadwordLexicon", "HeadwordModel", "HeadwordQueries",
                "HeadwordService", "JSONRPC", "JSONRPCHTTP",
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ],
            resources: [
                .embedInCode("Assets/files.js"), .embedInCode("Assets/icon.svg"), .embedInCode("Assets/site.css"),
                .embedInCode("Assets/site.js"),
            ]
        ),
        .target(
            name: "HeadwordPublishing",
            dependencies: [
                "HeadwordCore", "HeadwordFiles", "HeadwordJSON", "HeadwordLexicon", "HeadwordModel", "HeadwordService",
                "HeadwordSite", "HeadwordWork", "JSONRPC", "JSONRPCHTTP",
            ]
        ),
        .target(
            name: "HeadwordCompatible",
            dependencies: [
                "HeadwordConfiguration", "HeadwordJSON", "HeadwordService", "JSONRPC", "JSONRPCHTTP",
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]
        ),
        .target(
            name: "HeadwordOperations",
            dependencies: [
                "HeadwordConfiguration", "HeadwordCore", "HeadwordCorpus", "HeadwordExternalProviders", "HeadwordFiles",
                "HeadwordJSON",
                "HeadwordLexicon", "HeadwordModel", "HeadwordRedis", "HeadwordReleases", "HeadwordWork", "JSONRPC",
                "JSONRPCTransport",
                "OxfordAPI",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]
        ),
        .target(
            name: "HeadwordLoad",
            dependencies: [
                "HeadwordConfiguration", "HeadwordJSON", "HeadwordOperations",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .target(
            name: "HeadwordServer",
            dependencies: [
                "HeadwordCompatible", "HeadwordConfiguration", "HeadwordCore", "HeadwordCorpus", "HeadwordDICT",
                "HeadwordExternalProviders", "HeadwordFiles", "HeadwordHTTP",
                "HeadwordJSON", "HeadwordLanguageServer", "HeadwordLayers", "HeadwordLexicon", "HeadwordMCP",
                "HeadwordObjectStore", "HeadwordOperations", "HeadwordRedis", "HeadwordReleases", "HeadwordService",
                "HeadwordSite", "HeadwordUpstream", "HeadwordWork", "JSONRPC", "JSONRPCHTTP", "JSONRPCTransport",
                "OxfordAPI",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]
        ),
    ]
)

package.targets += folder(
    "Commands",
    [
        .target(
            name: "HeadwordCommandLine",
            dependencies: [
                "HeadwordConfiguration", "HeadwordCore", "HeadwordCorpus", "HeadwordExternalProviders", "HeadwordFiles",
                "HeadwordJSON", "HeadwordLexicon", "HeadwordLexiconBuilder", "HeadwordModel", "HeadwordObjectStore",
                "HeadwordOperations", "HeadwordPages", "HeadwordRedis", "HeadwordServer", "HeadwordService", "JSONRPC",
                "JSONRPCTransport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .target(
            name: "HeadwordCommands",
            dependencies: [
                "HeadwordCommandLine", "HeadwordConfiguration", "HeadwordCore", "HeadwordCorpus",
                "HeadwordCorpusBuilder", "HeadwordExport", "HeadwordExternalProviders", "HeadwordFiles", "HeadwordHTTP",
                "HeadwordJSON", "HeadwordLanguageServer", "HeadwordLayers", "HeadwordLexicon", "HeadwordLexiconBuilder",
                "HeadwordLoad", "HeadwordMCP", "HeadwordModel", "HeadwordObjectStore", "HeadwordOperations",
                "HeadwordPackages", "HeadwordPages", "HeadwordPublishing", "HeadwordRedis", "HeadwordReleases",
                "HeadwordServer", "HeadwordService", "HeadwordSpelling", "HeadwordTesting",
                "JSONRPC", "JSONRPCTransport", "OxfordAPI",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ] + providers.map { .target(name: $0) },
            resources: [.embedInCode("Provider/Templates/provider.py")]
        ),
        // Two programs and no traits: these would compile all modules of the package anew for each of the two.
        .executableTarget(name: "headword", dependencies: ["HeadwordCommands", "HeadwordServer"]),
        .executableTarget(
            name: "headword-full",
            dependencies: [
                "CProcess", "HeadwordClientTLS", "HeadwordCommandLine", "HeadwordCommands", "HeadwordConfiguration",
                "HeadwordFiles", "HeadwordOperations", "HeadwordRedis", "HeadwordS3", "HeadwordServer", "JSONRPCTLS",
                "JSONRPCTransport", "OxfordAPI", "OxfordAPIClient",
            ]
        ),
    ]
)

// MARK: Tests

package.targets += [
    .target(
        name: "OxfordStandIn",
        dependencies: [
            "CZlib", "HeadwordJSON", "HeadwordModel",
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
            .product(name: "NIOHTTP2", package: "swift-nio-http2"),
            .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "NIOSSL", package: "swift-nio-ssl"),
        ],
        path: "Tests/OxfordStandIn"
    ),
    .executableTarget(
        name: "headword-oxford-stand-in",
        dependencies: [
            "OxfordStandIn",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
            .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        ],
        path: "Tests/headword-oxford-stand-in"
    ),
    .target(
        name: "HeadwordTestSupport",
        dependencies: [
            "HeadwordCorpus", "HeadwordCorpusBuilder", "HeadwordGzip", "HeadwordJSON", "HeadwordLexicon",
            "HeadwordLexiconBuilder", "HeadwordObjectStore", "HeadwordModel", "JSONRPC",
            .product(name: "Subprocess", package: "swift-subprocess"),
            .product(name: "SystemPackage", package: "swift-system"),
        ],
        path: "Tests/Support"
    ),
    .target(
        name: "HeadwordServiceTestSupport",
        dependencies: [
            "HeadwordCore", "HeadwordJSON", "HeadwordLexicon", "HeadwordService", "HeadwordTestSupport", "JSONRPC",
            "JSONSchema",
        ],
        path: "Tests/ServiceSupport"
    ),
    .target(
        name: "HeadwordTransportTestSupport",
        dependencies: [
            "JSONRPC", "JSONRPCTransport",
            .product(name: "Logging", package: "swift-log"),
            .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        ],
        path: "Tests/TransportSupport"
    ),
    .target(
        name: "HeadwordFuzzing",
        dependencies: [
            "HeadwordConfiguration", "HeadwordCore", "HeadwordCorpus", "HeadwordDICT", "HeadwordHTTP", "HeadwordJSON",
            "HeadwordLexicon", "HeadwordLexiconBuilder", "HeadwordMCP", "HeadwordModel", "HeadwordService",
            "HeadwordSQLite", "HeadwordTestSupport", "JSONRPC", "JSONRPCHTTP", "JSONRPCTransport", "OxfordAPI",
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOEmbedded", package: "swift-nio"),
        ],
        path: "Tests/Fuzzing"
    ),
    .testTarget(
        name: "HeadwordCompatibleTests",
        dependencies: [
            "HeadwordCompatible", "HeadwordConfiguration", "HeadwordCorpus", "HeadwordJSON", "HeadwordLexicon",
            "HeadwordService",
            "HeadwordTestSupport", "JSONRPC", "JSONRPCHTTP",
            .product(name: "NIOHTTP1", package: "swift-nio"),
        ]
    ),
    .testTarget(
        name: "HeadwordDICTTests",
        dependencies: [
            "CMessageDigest", "HeadwordDICT", "HeadwordJSON", "HeadwordLexicon", "HeadwordService",
            "HeadwordTestSupport", "HeadwordTransportTestSupport", "JSONRPC", "JSONRPCTransport",
            .product(name: "Logging", package: "swift-log"),
            .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        ]
    ),
    .testTarget(
        name: "HeadwordLanguageServerTests",
        dependencies: [
            "HeadwordConfiguration", "HeadwordCorpus", "HeadwordJSON", "HeadwordLanguageServer", "HeadwordLexicon",
            "HeadwordService", "HeadwordTestSupport", "JSONRPC",
        ]
    ),
    .testTarget(
        name: "HeadwordHTTPTests",
        dependencies: [
            "HeadwordCore", "HeadwordFiles", "HeadwordHTTP", "HeadwordJSON", "HeadwordLexicon", "HeadwordOperations",
            "HeadwordService", "HeadwordTestSupport", "JSONRPC", "JSONRPCHTTP", "JSONSchema",
            .product(name: "NIOHTTP1", package: "swift-nio"),
        ]
    ),
    .testTarget(
        name: "HeadwordMCPTests",
        dependencies: [
            "HeadwordCorpus", "HeadwordJSON", "HeadwordLexicon", "HeadwordMCP", "HeadwordService",
            "HeadwordTestSupport", "HeadwordTransportTestSupport", "JSONRPC", "JSONRPCTransport",
            .product(name: "Logging", package: "swift-log"),
            .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        ]
    ),
    .testTarget(
        name: "HeadwordPublishingTests",
        dependencies: [
            "HeadwordJSON", "HeadwordLayers", "HeadwordLexicon", "HeadwordModel", "HeadwordPublishing",
            "HeadwordService", "HeadwordTestSupport",
        ]
    ),
    .testTarget(
        name: "HeadwordSiteTests",
        dependencies: [
            "HeadwordCorpus", "HeadwordCorpusBuilder", "HeadwordJSON", "HeadwordLexicon", "HeadwordModel",
            "HeadwordService", "HeadwordSite",
            "HeadwordTestSupport", "JSONRPC", "JSONRPCHTTP",
            .product(name: "NIOHTTP1", package: "swift-nio"),
        ]
    ),
    .testTarget(
        name: "CommandTests",
        dependencies: [
            "headword-full", "HeadwordCommandLine", "HeadwordJSON", "HeadwordLexicon", "HeadwordLexiconBuilder",
            "HeadwordModel", "HeadwordService", "HeadwordServiceTestSupport", "HeadwordTestSupport", "OxfordStandIn",
        ]
    ),
    .testTarget(name: "HeadwordBytesTests", dependencies: ["HeadwordBytes"]),
    .testTarget(name: "HeadwordPatternsTests", dependencies: ["HeadwordPatterns"]),
    .testTarget(
        name: "HeadwordClientTests",
        dependencies: [
            "headword-full", "HeadwordClient", "HeadwordClientTLS", "HeadwordJSON", "HeadwordTestSupport",
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
        ]
    ),
    .testTarget(
        name: "HeadwordExternalProvidersTests",
        dependencies: [
            "HeadwordCore", "HeadwordExternalProviders", "HeadwordJSON", "HeadwordTestSupport",
            .product(name: "Logging", package: "swift-log"),
            .product(name: "NIOCore", package: "swift-nio"),
        ],
        exclude: ["Fixtures"]
    ),
    .testTarget(
        name: "HeadwordConfigurationTests",
        dependencies: [
            "HeadwordConfiguration", "HeadwordCore", "HeadwordJSON", "HeadwordService", "HeadwordServiceTestSupport",
            "HeadwordTestSupport",
        ]
    ),
    .testTarget(
        name: "HeadwordCoreTests",
        dependencies: [
            "HeadwordCore", "HeadwordJSON", "HeadwordLexicon", "HeadwordModel", "HeadwordTestSupport",
        ]
    ),
    .testTarget(
        name: "HeadwordDropInsTests",
        dependencies: [
            "headword-full", "HeadwordCore", "HeadwordDropIns", "HeadwordJSON", "HeadwordLexicon",
            "HeadwordLexiconBuilder",
            "HeadwordModel", "HeadwordService", "HeadwordServiceTestSupport", "HeadwordTestSupport", "HeadwordTesting",
            "HeadwordWork", "JSONRPC",
        ],
        path: "Tests/Plugins",
        plugins: ["ListDropIns"]
    ),
    .testTarget(
        name: "HeadwordCorpusTests",
        dependencies: [
            "HeadwordCorpus", "HeadwordCorpusBuilder", "HeadwordLexicon", "HeadwordModel", "HeadwordObjectStore",
            "HeadwordTestSupport",
        ]
    ),
    .testTarget(
        name: "HeadwordExportTests",
        dependencies: ["HeadwordExport", "HeadwordLexicon", "HeadwordModel", "HeadwordTestSupport"]
    ),
    .testTarget(name: "HeadwordFilesTests", dependencies: ["HeadwordFiles", "HeadwordTestSupport"]),
    .testTarget(name: "HeadwordFuzzingTests", dependencies: ["HeadwordFuzzing", "HeadwordTestSupport"]),
    .testTarget(name: "HeadwordGzipTests", dependencies: ["HeadwordGzip", "HeadwordTestSupport"]),
    .testTarget(name: "HeadwordJSONTests", dependencies: ["HeadwordJSON"]),
    .testTarget(
        name: "HeadwordLexiconBuilderTests",
        dependencies: [
            "HeadwordExport", "HeadwordLexicon", "HeadwordLexiconBuilder", "HeadwordModel", "HeadwordTestSupport",
        ]
    ),
    .testTarget(
        name: "HeadwordLayersTests",
        dependencies: ["HeadwordLayers", "HeadwordLexicon", "HeadwordModel", "HeadwordTestSupport"]
    ),
    .testTarget(
        name: "HeadwordLexiconTests",
        dependencies: [
            "HeadwordJSON", "HeadwordLexicon", "HeadwordLexiconBuilder", "HeadwordModel", "HeadwordSQLite",
            "HeadwordTestSupport",
        ]
    ),
    .testTarget(
        name: "HeadwordLoadTests",
        dependencies: [
            "HeadwordConfiguration", "HeadwordJSON", "HeadwordLoad", "HeadwordOperations", "HeadwordTestSupport",
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
        ]
    ),
    .testTarget(name: "HeadwordModelTests", dependencies: ["HeadwordModel"]),
    .testTarget(
        name: "HeadwordOperationsTests",
        dependencies: [
            "HeadwordConfiguration", "HeadwordCore", "HeadwordJSON", "HeadwordLexicon", "HeadwordOperations",
            "HeadwordService", "HeadwordServiceTestSupport", "HeadwordTestSupport", "JSONRPC",
            "JSONRPCTransport",
            .product(name: "Logging", package: "swift-log"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        ]
    ),
    .testTarget(
        name: "HeadwordReleasesTests",
        dependencies: ["HeadwordLexicon", "HeadwordObjectStore", "HeadwordReleases", "HeadwordTestSupport"]
    ),
    .testTarget(
        name: "OxfordAPITests",
        dependencies: [
            "HeadwordClient", "HeadwordCore", "HeadwordJSON", "HeadwordModel", "HeadwordService", "HeadwordUpstream",
            "OxfordAPI",
            "HeadwordServiceTestSupport", "HeadwordTestSupport", "JSONRPC",
        ]
    ),
    .testTarget(
        name: "HeadwordS3Tests",
        dependencies: [
            "HeadwordObjectStore", "HeadwordS3", "HeadwordTestSupport",
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
        ]
    ),
    .testTarget(name: "HeadwordPackagesTests", dependencies: ["HeadwordPackages", "HeadwordTestSupport"]),
    .testTarget(
        name: "HeadwordServiceTests",
        dependencies: [
            "HeadwordCore", "HeadwordCorpus", "HeadwordHTTP", "HeadwordJSON", "HeadwordLexicon",
            "HeadwordLexiconBuilder", "HeadwordModel", "HeadwordService", "HeadwordServiceTestSupport",
            "HeadwordTestSupport", "HeadwordTransportTestSupport", "HeadwordWork", "JSONRPC", "JSONRPCTransport",
            "JSONSchema",
        ]
    ),
    .testTarget(
        name: "HeadwordTestingTests",
        dependencies: [
            "HeadwordCore", "HeadwordJSON", "HeadwordService", "HeadwordTestSupport", "HeadwordTesting",
        ]
    ),
    .testTarget(
        name: "HeadwordUpstreamTests",
        dependencies: [
            "HeadwordModel",
            "HeadwordCore", "HeadwordJSON", "HeadwordService", "HeadwordUpstream", "OxfordAPI",
            "HeadwordRedis", "HeadwordServiceTestSupport", "HeadwordTestSupport", "OxfordAPIClient", "JSONRPC",
            "JSONSchema", "OxfordStandIn",
            .product(name: "Logging", package: "swift-log"),
        ]
    ),
    .testTarget(name: "JSONRPCTests", dependencies: ["HeadwordJSON", "JSONRPC"]),
    .testTarget(name: "JSONSchemaTests", dependencies: ["HeadwordJSON", "HeadwordTestSupport", "JSONSchema"]),
    .testTarget(
        name: "JSONRPCTransportTests",
        dependencies: [
            "HeadwordJSON", "HeadwordTestSupport", "HeadwordTransportTestSupport", "JSONRPC", "JSONRPCTransport",
            .product(name: "Logging", package: "swift-log"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        ]
    ),
    .testTarget(
        name: "JSONRPCHTTPTests",
        dependencies: [
            "HeadwordGzip", "HeadwordJSON", "HeadwordTestSupport", "HeadwordTransportTestSupport", "JSONRPC",
            "JSONRPCHTTP", "JSONRPCTransport",
            .product(name: "NIOHTTP1", package: "swift-nio"),
        ]
    ),
    .testTarget(
        name: "OxfordStandInTests",
        dependencies: [
            "headword-oxford-stand-in", "HeadwordJSON", "HeadwordTestSupport", "OxfordStandIn",
        ]
    ),
    .testTarget(
        name: "HeadwordRedisTests",
        dependencies: [
            "HeadwordRedis", "HeadwordTestSupport",
            .product(name: "NIOCore", package: "swift-nio"),
        ]
    ),
    .testTarget(name: "HeadwordWorkTests", dependencies: ["HeadwordWork"]),
    .testTarget(name: "HeadwordXMLTests", dependencies: ["HeadwordXML"]),
    .testTarget(
        name: "WordNetTests",
        dependencies: [
            "HeadwordJSON", "HeadwordLexicon", "HeadwordLexiconBuilder", "HeadwordModel", "HeadwordService",
            "HeadwordServiceTestSupport", "HeadwordTestSupport", "JSONRPC",
        ]
    ),
]

package.targets += providers.map { provider in
    .testTarget(
        name: "\(provider)Tests",
        dependencies: [
            "headword-full", "HeadwordCore", "HeadwordCorpus", "HeadwordCorpusBuilder",
            "HeadwordJSON", "HeadwordLexicon", "HeadwordLexiconBuilder", "HeadwordModel", "HeadwordService",
            "HeadwordServiceTestSupport", "HeadwordTestSupport", "JSONRPC", .target(name: provider),
        ],
        path: "Tests/Providers/\(provider)"
    )
}

// Not a provider yet, but checked by one: its tests need no service.
package.targets.append(
    .testTarget(
        name: "HeadwordSpellingTests",
        dependencies: [
            "HeadwordLexicon", "HeadwordLexiconBuilder", "HeadwordModel", "HeadwordSpelling", "HeadwordTestSupport",
        ],
        path: "Tests/Providers/HeadwordSpelling"
    )
)

// MARK: Benchmarks

/// Programs in `Benchmarks/Sources`, by what they depend on.
let benchmarks: [String: [Target.Dependency]] = [
    "build-bench": [],
    "ceiling": ["CJansson"],
    "corpus-bench": ["HeadwordCorpus", "HeadwordCorpusBuilder"],
    "counted-server": [
        "CAllocationCount", "HeadwordCore", "HeadwordLayers", "HeadwordLexicon", "HeadwordService", "JSONRPCTransport",
    ],
    "headword-bench": ["ServerBench"],
    "load-generator": [],
    "lookup-bench": ["CSQLite", "HeadwordLexicon", "HeadwordModel"],
    "method-bench": ["HeadwordJSON", "HeadwordLexicon", "HeadwordService", "JSONRPC"],
    "spelling-bench": ["HeadwordLexicon", "HeadwordModel", "HeadwordSpelling"],
    "strain-bench": ["ServerBench"],
]

package.targets += [
    .target(name: "CAllocationCount", path: "Benchmarks/Sources/CAllocationCount"),
    .target(name: "ServerBench", path: "Benchmarks/Sources/ServerBench"),
]
package.targets += benchmarks.sorted { $0.key < $1.key }.map { name, dependencies in
    .executableTarget(
        name: name,
        dependencies: dependencies,
        path: "Benchmarks/Sources/\(name)",
        cSettings: [.define("_GNU_SOURCE")]
    )
}

// MARK: Settings of every Swift target

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + strict
}
