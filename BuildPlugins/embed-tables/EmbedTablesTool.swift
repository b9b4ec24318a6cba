import Foundation

/// `embed-tables OUTPUT TABLE...`: writes tables into a Swift source, as constants of `PackageResources`: `names.tsv`
/// becomes `names_tsv`.
///
/// They are string literals: SwiftPM's own `embedInCode` makes an array literal with an element for each byte, which
/// took the compiler six minutes and 3.4 GB for 1.4 MB of tables.
@main
enum EmbedTablesTool {
    static func main() throws {
        let paths = CommandLine.arguments.dropFirst()
        guard let output = paths.first else { return }
        let constants = try paths.dropFirst().map(constant).joined()
        try "enum PackageResources {\n\(constants)}\n".write(toFile: output, atomically: true, encoding: .utf8)
    }

    private static func constant(for path: String) throws -> String {
        let file = path.split(separator: "/").last ?? ""
        let name = file.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return "    static let \(name) = Array(##\"\"\"\n\(text)\"\"\"##.utf8)\n"
    }
}
