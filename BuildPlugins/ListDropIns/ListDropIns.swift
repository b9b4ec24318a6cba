import Foundation
import PackagePlugin

/// Lists the providers of `Plugins/`: every folder `Name` there has a file `NameProvider.swift` with the type
/// `NameProvider`.
///
/// All problems are reported at once, each with its folder. Also checks that each folder of tests belongs to a drop-in.
@main
struct ListDropIns: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let package = context.package.directoryURL
        let plugins = PluginFolder(package.appending(path: "Plugins"), of: package)
        guard module.kind != .test else {
            try refuse(try plugins.problems(ofTestsIn: PluginFolder(module.directoryURL, of: package)))
            return []
        }
        try refuse(try plugins.problems())
        return try listing(providers(of: plugins), context)
    }

    private func providers(of plugins: PluginFolder) throws -> String {
        """
        internal import HeadwordCore

        /// The types that the folders of `Plugins/` are named after.
        let generatedDropIns: [any EndpointProvider.Type] = [\(try list(plugins))]

        """
    }

    /// Returns the types that the folders are named after, as the elements of an array literal.
    private func list(_ folder: PluginFolder) throws -> String {
        let types = try folder.dropIns().map { "    \($0.name)Provider.self,\n" }.joined()
        return types.isEmpty ? "" : "\n" + types
    }

    private func listing(_ source: String, _ context: PluginContext) throws -> [Command] {
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedDropIns.swift")
        // Written here, where the folders are read, and only when it changes, so that a build without changes does
        // nothing.
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

    private func refuse(_ problems: [String]) throws {
        guard !problems.isEmpty else { return }
        throw Failure(description: problems.joined(separator: "\nerror: "))
    }

    private struct Failure: Error, CustomStringConvertible {
        var description: String
    }
}
