import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordJSON
import HeadwordServer
import HeadwordService

struct ConfigCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Reports every error in a configuration.",
        discussion: """
            Exit code 0 if there are no errors, 2 otherwise. The files with certificates, keys and tokens must exist; \
            their contents are never printed.

            EXAMPLES
              headword config check                    everything this user's commands read
              headword config check headword.toml      one file, without the environment
              headword config check --json headword.toml | jq '.faults[].line'
            """
    )

    @Argument(help: "The file; if absent, all files that would be read, and the environment.", completion: .file())
    var file: String?

    @Flag(name: .json, help: "Print JSON.")
    var json = false

    func run() async throws {
        let search =
            file.map { ConfigurationSearch.inFile($0, upstreamNamespaces: DictionaryService.upstreamNamespaces) }
            ?? ConfigurationSearch()
        let (files, problems) = (search.files, search.problems())
        if json {
            Terminal.print(jsonText(files, problems))
            if !problems.isEmpty { throw ExitCode(CommandExitCode.usage.rawValue) }
        } else if problems.isEmpty {
            let lines = files.map { "\($0): sound" }
            Terminal.print(
                lines.isEmpty
                    ? "no configuration files found; no errors in the environment" : lines.joined(separator: "\n")
            )
        } else {
            throw CommandFailure(.usage, lines: problems.map(\.description))
        }
    }

    private func jsonText(_ files: [String], _ problems: [ConfigurationProblem]) -> String {
        let value: JSONValue = [
            "sound": .bool(problems.isEmpty),
            "files": .array(files.map(JSONValue.string)),
            "faults": .array(problems.map(json)),
        ]
        return value.prettyPrinted()
    }

    private func json(_ problem: ConfigurationProblem) -> JSONValue {
        var object = problem.origin.members
        object["key"] = problem.key.map(JSONValue.string)
        object["message"] = .string(problem.message)
        return .object(object)
    }
}

extension ConfigurationOrigin {
    /// The origin as members of a JSON object.
    var members: JSONObject {
        switch self {
        case .default: ["origin": "default"]
        case .file(let path, let line?): ["origin": "file", "file": .string(path), "line": .integer(Int64(line))]
        case .file(let path, nil): ["origin": "file", "file": .string(path)]
        case .variable(let name): ["origin": "variable", "variable": .string(name)]
        case .flag(let name): ["origin": "flag", "flag": .string(name)]
        }
    }
}
