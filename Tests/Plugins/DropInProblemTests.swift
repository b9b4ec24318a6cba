import Foundation
import HeadwordTestSupport
import Testing

/// The errors that a build reports about `Plugins/`: the sources of the build plug-in, compiled into a program that
/// checks a package.
@Suite(.timeLimit(.minutes(30)))
struct DropInProblemTests {
    /// Makes a package with drop-ins and built-in providers of some namespaces.
    private func package(dropIns: [String: String], builtIns: [String: String] = [:]) throws -> String {
        let package = try TestFiles.temporaryDirectory()
        for (name, declaration) in dropIns {
            let path = "Plugins/\(name)/\(name)Provider.swift"
            try TestFiles.write(provider(name, declaration), at: path, below: package)
        }
        for (name, declaration) in builtIns {
            let path = "Sources/Providers/Headword\(name)/\(name)Provider.swift"
            try TestFiles.write(provider(name, declaration), at: path, below: package)
        }
        return package
    }

    private func provider(_ name: String, _ declaration: String) -> [UInt8] {
        Array("public struct \(name)Provider: EndpointProvider {\n    \(declaration)\n}\n".utf8)
    }

    @Test(arguments: [
        "public static let namespace = \"measure\"",
        "static let namespace: String = \"measure\"",
        "static var namespace: String { \"measure\" }",
        "static var namespace: String { return \"measure\" } // static let namespace = \"other\"",
        "// static let namespace = \"other\"\n    package static let namespace = \"measure\"",
    ])
    func aNamespaceThatAnotherHasFailsTheBuild(declaration: String) async throws {
        let other = "public static let namespace = \"measure\""
        let two = try await CheckingProgram.problems(
            of: try package(dropIns: ["Lengths": declaration, "Weights": other])
        )
        #expect(two.count == 1)
        #expect(two.first?.hasPrefix("the namespace 'measure' is taken") == true)
        #expect(two.first?.contains("Plugins/Lengths and by Plugins/Weights") == true)
        let one = try await CheckingProgram.problems(
            of: try package(dropIns: ["Lengths": declaration], builtIns: ["Weights": other])
        )
        #expect(one.count == 1)
        #expect(one.first?.contains("Sources/Providers/HeadwordWeights and by Plugins/Lengths") == true)
    }

    @Test(arguments: ["rpc", "server"])
    func aNamespaceOfTheServiceFailsTheBuild(namespace: String) async throws {
        let package = try package(dropIns: ["Lengths": "static let namespace = \"\(namespace)\""])
        let problems = try await CheckingProgram.problems(of: package)
        #expect(problems.count == 1)
        #expect(problems.first?.contains("Headword itself and by Plugins/Lengths") == true)
    }

    @Test func namespacesThatDifferAreNoProblem() async throws {
        let package = try package(
            dropIns: ["Lengths": "static let namespace = \"lengths\"", "Weights": "static let namespace = name"],
            builtIns: ["Measure": "static let namespace = \"measure\""]
        )
        #expect(try await CheckingProgram.problems(of: package) == [])
    }

    @Test func theDropInsOfThisRepositoryHaveNoProblem() async throws {
        #expect(try await CheckingProgram.problems(of: TestFiles.repository) == [])
    }
}

/// The build plug-in cannot be imported, but its sources can be compiled.
private enum CheckingProgram {
    static let env = "/usr/bin/env"

    private struct Uncompiled: Error {
        var errors: String
    }

    private static let program = Task {
        let directory = try TestFiles.temporaryDirectory()
        let main = """
            import Foundation

            let package = URL(filePath: CommandLine.arguments[1])
            for fault in try PluginFolder(package.appending(path: "Plugins"), of: package).problems() { print(fault) }

            """
        try TestFiles.write(Array(main.utf8), to: "\(directory)/main.swift")
        let sources = ["DropInFolder", "PluginFolder", "SwiftSource"].map {
            "\(TestFiles.repository)/BuildPlugins/ListDropIns/\($0).swift"
        }
        let outcome = try await Program.run(
            env,
            ["swiftc", "-swift-version", "6", "-o", "\(directory)/problems"] + sources + ["\(directory)/main.swift"]
        )
        guard outcome.exitCode == 0 else { throw Uncompiled(errors: outcome.errors) }
        return "\(directory)/problems"
    }

    /// Returns the errors about the drop-ins of a package.
    static func problems(of package: String) async throws -> [String] {
        let outcome = try await Program.run(try await program.value, [package])
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        return outcome.lines
    }
}
