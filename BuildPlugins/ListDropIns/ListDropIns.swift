import Foundation
import PackagePlugin

/// Lists the providers of `Plugins/`: every folder `Name` there holds `NameProvider.swift` with the type `NameProvider`.
@main
struct ListDropIns: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let names = try providerNames(in: module.directoryURL)
        try refuseDuplicateFiles(of: module)
        let list = names.isEmpty ? "" : "\n" + names.map { "    \($0)Provider.self,\n" }.joined()
        let source = """
            internal import HeadwordCore

            /// The types that the folders of `Plugins/` are named after.
            let generatedDropIns: [any EndpointProvider.Type] = [\(list)]

            """
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedDropIns.swift")
        // Written here, where the folders are looked at, and only when it changes, so that a build without changes does nothing.
        if (try? String(contentsOf: output, encoding: .utf8)) != source {
            try source.write(to: output, atomically: true, encoding: .utf8)
        }
        return [
            .buildCommand(
                displayName: "Listing drop-in providers",
                executable: URL(filePath: "/bin/true"),
                arguments: [],
                inputFiles: [],
                outputFiles: [output]
            )
        ]
    }

    private func providerNames(in directory: URL) throws -> [String] {
        let folders = try FileManager.default.contentsOfDirectory(
            at: directory,
            includingPropertiesForKeys: [.isDirectoryKey],
            options: .skipsHiddenFiles
        )
        return try folders.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
            .map { folder in
                let name = folder.lastPathComponent
                let file = folder.appending(path: "\(name)Provider.swift")
                guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
                    throw Failure("Plugins/\(name) has no \(name)Provider.swift with the type \(name)Provider")
                }
                return name
            }
            .sorted()
    }

    /// The compiler's own message for two files of one name names neither.
    private func refuseDuplicateFiles(of module: any SourceModuleTarget) throws {
        let files = module.sourceFiles(withSuffix: "swift").map(\.url)
        for (name, urls) in Dictionary(grouping: files, by: \.lastPathComponent) where urls.count > 1 {
            let folders = urls.map { $0.deletingLastPathComponent().lastPathComponent }.sorted()
            throw Failure(
                "the file name \(name) stands in more than one folder of Plugins: " + folders.joined(separator: ", ")
            )
        }
    }

    private struct Failure: Error, CustomStringConvertible {
        var description: String

        init(_ description: String) {
            self.description = description
        }
    }
}
