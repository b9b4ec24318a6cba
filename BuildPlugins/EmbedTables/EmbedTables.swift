import Foundation
import PackagePlugin

/// Embeds the tables (`*.tsv`) of a target in its code, as constants of `PackageResources`: `names.tsv` as `names_tsv`.
///
/// They are string literals: SwiftPM's own `embedInCode` makes an array literal with an element for each byte, which took the
/// compiler six minutes and 3.4 GB for 1.4 MB of tables.
@main
struct EmbedTables: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let tables = module.sourceFiles.map(\.url).filter { $0.pathExtension == "tsv" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let constants = try tables.map(constant).joined()
        let source = "enum PackageResources {\n\(constants)}\n"
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTables.swift")
        // Written here, and only when it changes, so that a build without changes does nothing.
        if (try? String(contentsOf: output, encoding: .utf8)) != source {
            try source.write(to: output, atomically: true, encoding: .utf8)
        }
        return [
            .buildCommand(
                displayName: "Embedding tables",
                executable: URL(filePath: "/bin/true"),
                arguments: [],
                inputFiles: tables,
                outputFiles: [output]
            )
        ]
    }

    private func constant(for table: URL) throws -> String {
        let name = table.lastPathComponent.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        let text = try String(contentsOf: table, encoding: .utf8)
        return "    static let \(name) = Array(##\"\"\"\n\(text)\"\"\"##.utf8)\n"
    }
}
