// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "headword",
    targets: []
)

// MARK: C libraries

package.targets += [
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
]

// MARK: JSON-RPC

package.targets += [
    .target(name: "HeadwordJSON", dependencies: ["CJansson"]),
    .target(name: "JSONRPC", dependencies: ["HeadwordJSON"]),
]

// MARK: Tests

package.targets += [
    .testTarget(name: "HeadwordJSONTests", dependencies: ["HeadwordJSON"]),
    .testTarget(name: "JSONRPCTests", dependencies: ["HeadwordJSON", "JSONRPC"]),
]

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
