import Foundation
import PackagePlugin

/// Lists the built-in providers that a target depends on, or their command-line commands.
@main
struct ListBuiltIns: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let source = target.name == "HeadwordProgram" ? commands(of: target) : endpoints(of: target)
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedBuiltIns.swift")
        // Written only when it changes, so that a build without changes does nothing.
        if (try? String(contentsOf: output, encoding: .utf8)) != source {
            try source.write(to: output, atomically: true, encoding: .utf8)
        }
        return [
            .buildCommand(
                displayName: "Listing built-in providers",
                executable: URL(filePath: "/bin/true"),
                arguments: [],
                inputFiles: [],
                outputFiles: [output]
            )
        ]
    }

    private func endpoints(of target: any Target) -> String {
        let modules = modules(of: target, in: "Endpoints")
        let types = modules.map { $0.trimmingPrefix("Headword") + "Provider" }
        return """
            \(imports(["HeadwordCore"] + modules))

            /// The providers that come with Headword.
            let builtInProviders: [any EndpointProvider.Type] = [\(list(of: types))]

            """
    }

    private func commands(of target: any Target) -> String {
        let modules = modules(of: target, in: "Commands")
        let types = modules.map { String($0.trimmingPrefix("Headword")) }
        return """
            \(imports(["HeadwordCommandLine"] + modules))

            /// What the providers that come with Headword add to the command line.
            let providerCommands: [any ProviderCommands.Type] = [\(list(of: types))]

            """
    }

    /// The modules that a target depends on and whose sources are `Sources/Providers/*/<folder>`.
    private func modules(of target: any Target, in folder: String) -> [String] {
        target.dependencies.compactMap { dependency in
            guard case .target(let module) = dependency else { return nil }
            let path = module.directoryURL.pathComponents.suffix(3)
            return path.first == "Providers" && path.last == folder ? module.name : nil
        }
    }

    private func imports(_ modules: [String]) -> String {
        modules.map { "internal import \($0)" }.joined(separator: "\n")
    }

    private func list(of types: [some StringProtocol]) -> String {
        types.isEmpty ? "" : "\n" + types.map { "    \($0).self,\n" }.joined()
    }
}
