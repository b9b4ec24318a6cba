internal import Subprocess
internal import SystemPackage

/// System commands.
enum Command {
    private static let longestOutput = 1 << 24

    /// Whether a command exists.
    static func exists(_ name: String) async throws -> Bool {
        do {
            _ = try await Subprocess.run(.name(name), arguments: ["--version"], output: .discarded, error: .discarded)
            return true
        } catch let failure as SubprocessError where failure.code == .executableNotFound {
            return false
        }
    }

    /// Returns the output of a command, whether or not it succeeds.
    static func output(_ name: String, _ arguments: [String]) async throws -> String {
        try await result(name, arguments, in: nil).output
    }

    /// Runs a command that must succeed.
    ///
    /// - Returns: its output.
    @discardableResult
    static func run(_ name: String, _ arguments: [String], in directory: String? = nil) async throws -> String {
        let result = try await result(name, arguments, in: directory)
        guard result.isSuccess else {
            let reason = result.errors.split(separator: "\n").last.map(String.init) ?? "it gave no reason"
            throw PackageFailure.command(([name] + arguments).joined(separator: " "), reason: reason)
        }
        return result.output
    }

    private static func result(
        _ name: String,
        _ arguments: [String],
        in directory: String?
    ) async throws -> (isSuccess: Bool, output: String, errors: String) {
        let result = try await Subprocess.run(
            .name(name),
            arguments: Arguments(arguments),
            environment: .inherit.updating(["LC_ALL": "C"]),
            workingDirectory: directory.map { FilePath($0) },
            output: .string(limit: longestOutput),
            error: .string(limit: longestOutput)
        )
        return (result.terminationStatus.isSuccess, result.standardOutput, result.standardError)
    }
}
