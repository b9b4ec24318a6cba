/// The packages that lexicons and corpora are built from.
///
/// Every machine that reads the same versions builds the same lexicon, so the versions are fixed here.
public struct PackageCatalogue: Sendable {
    /// The packages known to Headword's builder.
    public static let builtIn = PackageCatalogue(String(decoding: PackageResources.packages_tsv, as: UTF8.self))

    private let pins: [String: [PackagePin]]

    /// Reads lines of tab-separated columns; `#` begins a comment.
    init(_ text: String) {
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        pins = Dictionary(grouping: lines.compactMap { PackagePin($0) }, by: \.name)
    }

    /// Returns the versions of a package, in the order in which to try them; none if the package is unknown.
    func versions(of name: String) -> [PackagePin] { pins[name] ?? [] }

    /// The names of all packages, sorted.
    public var names: [String] { pins.keys.sorted() }
}
