// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "headword-benchmarks",
    targets: [
        .executableTarget(
            name: "headword-bench",
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
        )
    ]
)
