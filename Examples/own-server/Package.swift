// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "own-server",
    dependencies: [
        // Elsewhere: .package(url: "https://...", from: "0.1.0")
        .package(name: "headword", path: "../.."),
        .package(url: "https://github.com/apple/swift-algorithms", from: "1.2.0"),
    ],
    targets: [
        .executableTarget(
            name: "own-server",
            dependencies: [
                .product(name: "Algorithms", package: "swift-algorithms"),
                .product(name: "HeadwordCore", package: "headword"),
                .product(name: "HeadwordLexicon", package: "headword"),
                .product(name: "HeadwordServer", package: "headword"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
        )
    ]
)
