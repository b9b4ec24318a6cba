import Foundation
import PackagePlugin

/// Lists the providers of `Plugins/`: every folder `Name` there holds `NameProvider.swift` with the type `NameProvider`.
///
/// Everything that is not as it should be is told at once, with the folder that it is about. For the tests of drop-ins,
/// looks whether each folder has its twin.
@main
struct ListDropIns: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let plugins = PluginFolder(of: context.package.directoryURL)
        guard module.kind != .test else {
            try refuse(try plugins.faults(ofTwinsIn: module.directoryURL))
            return []
        }
        try refuse(try plugins.faults())
        let names = try plugins.dropIns().map(\.name)
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

    private func refuse(_ faults: [String]) throws {
        guard !faults.isEmpty else { return }
        throw Failure(description: faults.joined(separator: "\nerror: "))
    }

    private struct Failure: Error, CustomStringConvertible {
        var description: String
    }
}
