import Foundation
import PackagePlugin

/// Embeds the tables (`*.tsv`) of a target in its code, by `embed-tables`.
@main
struct EmbedTables: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let tables = (target.sourceModule?.sourceFiles.map(\.url) ?? []).filter { $0.pathExtension == "tsv" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTables.swift")
        return [
            .buildCommand(
                displayName: "Embedding the tables of \(target.name)",
                executable: try context.tool(named: "embed-tables").url,
                arguments: [output.path()] + tables.map { $0.path() },
                inputFiles: tables,
                outputFiles: [output]
            )
        ]
    }
}
