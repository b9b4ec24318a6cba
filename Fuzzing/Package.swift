// swift-tools-version: 6.2
import PackageDescription

// A package of its own, since the fuzzer brings its own main function: an ordinary build would not link.
let package = Package(
    name: "headword-fuzzing",
    dependencies: [.package(name: "headword", path: "..")],
    targets: [
        .executableTarget(
            name: "headword-fuzz",
            dependencies: [.product(name: "HeadwordFuzzing", package: "headword")],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
        )
    ]
)
