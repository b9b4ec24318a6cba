// swift-tools-version: 6.2
import PackageDescription

// A package of its own: it links only with libFuzzer, which Scripts/fuzz.sh adds.
let package = Package(
    name: "headword-fuzzing",
    dependencies: [.package(name: "headword", path: "..")],
    targets: [
        .target(name: "CLibFuzzer"),
        .executableTarget(
            name: "headword-fuzz",
            dependencies: ["CLibFuzzer", .product(name: "HeadwordFuzzing", package: "headword")],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
        ),
    ]
)
