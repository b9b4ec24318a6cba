import Foundation
import HeadwordConfiguration
import HeadwordTestSupport

/// A directory of files in which settings are looked up.
struct ConfigurationFiles {
    let directory: String

    init(_ files: [String: String] = [:]) throws {
        directory = try TestFiles.temporaryDirectory()
        for (path, text) in files { try write(text, at: path) }
    }

    func path(_ name: String) -> String { "\(directory)/\(name)" }

    func write(_ text: String, at path: String, mode: Int = 0o600) throws {
        try TestFiles.write(Array(text.utf8), at: path, below: directory)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: self.path(path))
    }

    /// Returns a search that finds nothing outside of the directory.
    func search(
        file: String? = nil,
        from workingDirectory: String = "work",
        _ environment: [String: String] = [:]
    ) -> ConfigurationSearch {
        let variables = ["HOME": directory + "/home"].merging(environment) { $1 }
        var search = ConfigurationSearch(
            file: file.map(path),
            upstreamNamespaces: ["thesaurus", "dictionary", "sentences"],
            workingDirectory: path(workingDirectory),
            variable: { variables[$0] },
            variableNames: { Array(variables.keys) }
        )
        search.systemFile = path("etc/headword.toml")
        return search
    }
}

/// Reads a text as the only file.
func configuration(
    _ text: String,
    _ environment: [String: String] = [:]
) throws -> EffectiveConfiguration {
    try ConfigurationFiles(["headword.toml": text]).search(file: "headword.toml", environment).load()
}

/// Returns the errors in a text without the name of the file: `2: message`.
func problems(_ text: String, _ environment: [String: String] = [:]) throws -> [String] {
    let search = try ConfigurationFiles(["headword.toml": text]).search(file: "headword.toml", environment)
    do throws(ConfigurationFailure) {
        _ = try search.load()
        return []
    } catch {
        return error.problems.map { String($0.description.split(separator: "headword.toml:", maxSplits: 1).last ?? "") }
    }
}
