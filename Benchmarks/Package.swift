// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
    name: "headword-benchmarks",
    dependencies: [.package(name: "headword", path: "..")],
    targets: [
        .systemLibrary(name: "CBareSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "CAllocationCount"),
        .executableTarget(name: "build-bench", swiftSettings: strict),
        .executableTarget(name: "ceiling", linkerSettings: [.linkedLibrary("jansson")]),
        .executableTarget(
            name: "corpus-bench",
            dependencies: [.product(name: "HeadwordCorpus", package: "headword")],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "counted-server",
            dependencies: [
                "CAllocationCount",
                .product(name: "HeadwordCore", package: "headword"),
                .product(name: "HeadwordLexicon", package: "headword"),
                .product(name: "HeadwordService", package: "headword"),
                .product(name: "JSONRPCTransport", package: "headword"),
            ],
            swiftSettings: strict
        ),
        .executableTarget(name: "headword-bench", dependencies: ["ServerBench"], swiftSettings: strict),
        .executableTarget(
            name: "lookup-bench",
            dependencies: ["CBareSQLite", .product(name: "HeadwordLexicon", package: "headword")],
            swiftSettings: strict
        ),
        .executableTarget(name: "load-generator", cSettings: [.define("_GNU_SOURCE")]),
        .target(name: "ServerBench", swiftSettings: strict),
        .executableTarget(name: "strain-bench", dependencies: ["ServerBench"], swiftSettings: strict),
        .executableTarget(
            name: "method-bench",
            dependencies: [
                .product(name: "HeadwordLexicon", package: "headword"),
                .product(name: "HeadwordService", package: "headword"),
            ],
            swiftSettings: strict
        ),
    ]
)
