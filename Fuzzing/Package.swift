// swift-tools-version: 6.2
import PackageDescription

// A package of its own, since an ordinary build is not linked with libFuzzer; Scripts/fuzz.sh is.
let package = Package(
    name: "headword-fuzzing",
    dependencies: [.package(name: "headword", path: "..")],
    targets: [
        .target(name: "CLibFuzzer"),
        .executableTarget(
            name: "headword-fuzz",
            dependencies: ["CLibFuzzer", .product(name: "HeadwordFuzzing", package: "headword")],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
        )
    ]
)
