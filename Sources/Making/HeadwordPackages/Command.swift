internal import Subprocess
internal import SystemPackage

/// System commands.
enum Command {
    private static let longestOutput = 1 << 24

    /// Whether a command exists.
    static func exists(_ name: String) async throws(PackageFailure) -> Bool {
        try await status(name, ["--version"]) != nil
    }

    /// Whether a command exists and succeeds.
    static func succeeds(_ name: String, _ arguments: [String]) async throws(PackageFailure) -> Bool {
        try await status(name, arguments)?.isSuccess ?? false
    }

    /// Returns how a command ends; nil if there is no such command.
    private static func status(
        _ name: String,
        _ arguments: [String]
    ) async throws(PackageFailure) -> TerminationStatus? {
        do {
            return try await Subprocess.run(
                .name(name),
                arguments: Arguments(arguments),
                output: .discarded,
                error: .discarded
            ).terminationStatus
        } catch let failure as SubprocessError where failure.code == .executableNotFound {
            return nil
        } catch {
            throw .command(name, reason: "\(error)")
        }
    }

    /// Returns the output of a command, whether or not it succeeds.
    static func output(_ name: String, _ arguments: [String]) async throws(PackageFailure) -> String {
        try await result(name, arguments).output
    }

    /// Runs a command that must succeed.
    ///
    /// - Returns: its output.
    @discardableResult
    static func run(_ name: String, _ arguments: [String]) async throws(PackageFailure) -> String {
        let result = try await result(name, arguments)
        guard result.isSuccess else {
            throw .command(([name] + arguments).joined(separator: " "), reason: reason(in: result.errors))
        }
        return result.output
    }

    /// Returns the first line in which apt or pip says what is wrong, or else the last line.
    private static func reason(in errors: String) -> String {
        let lines = errors.split(separator: "\n")
        for mark in ["E: ", "ERROR: "] {
            if let line = lines.first(where: { $0.hasPrefix(mark) }) { return String(line.dropFirst(mark.count)) }
        }
        return lines.last.map(String.init) ?? "it gave no reason"
    }

    private static func result(
        _ name: String,
        _ arguments: [String]
    ) async throws(PackageFailure) -> (isSuccess: Bool, output: String, errors: String) {
        do {
            let result = try await Subprocess.run(
                name.contains("/") ? .path(FilePath(name)) : .name(name),
                arguments: Arguments(arguments),
                environment: .inherit.updating(["LC_ALL": "C"]),
                output: .string(limit: longestOutput),
                error: .string(limit: longestOutput)
            )
            return (result.terminationStatus.isSuccess, result.standardOutput, result.standardError)
        } catch {
            throw .command(name, reason: "\(error)")
        }
    }
}
