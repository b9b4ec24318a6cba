package import Foundation
internal import Synchronization

/// A program run to its end, or fed and read while it runs.
package final class Subprocess: Sendable {
    /// How a program ended and what it wrote.
    package struct Outcome: Sendable {
        /// The exit code.
        package var exitCode: Int32
        /// What it wrote to standard output.
        package var output: String
        /// What it wrote to standard error.
        package var errors: String

        /// The lines of the output.
        package var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()

    /// Starts a program.
    ///
    /// - Parameter standardInput: where it reads from; a pipe if nil.
    package init(
        _ path: String,
        _ arguments: [String],
        environment: [String: String] = [:],
        standardInput: FileHandle? = nil
    ) throws {
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = standardInput ?? input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    /// The number of the process.
    package var processID: Int32 { process.processIdentifier }

    /// Writes to standard input.
    package func write(_ text: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    /// Closes standard input.
    package func closeInput() throws {
        try input.fileHandleForWriting.close()
    }

    /// Reads standard output up to and with the next line end; nil at its end.
    package func readLine() async throws -> String? { try await blocking { Self.line(from: self.output) } }

    /// Reads standard error up to and with the next line end; nil at its end.
    package func readErrorLine() async throws -> String? { try await blocking { Self.line(from: self.errors) } }

    /// Reads standard error up to a line that has a text; nil if there is none.
    package func readErrorLine(containing text: String) async throws -> String? {
        while let line = try await readErrorLine() {
            if line.contains(text) { return line }
        }
        return nil
    }

    /// Does what Ctrl-C does.
    package func interrupt() { process.interrupt() }

    /// Asks the program to end.
    package func terminate() { process.terminate() }

    /// Waits for the end; reads what is left.
    package func finish() async throws -> Outcome { try await blocking { self.waitForEnd() } }

    private func waitForEnd() -> Outcome {
        let errorBytes = Mutex(Data())
        let reader = Thread { [errors] in
            let data = errors.fileHandleForReading.readDataToEndOfFile()
            errorBytes.withLock { $0 = data }
        }
        reader.start()
        let outputBytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        while !reader.isFinished { Thread.sleep(forTimeInterval: 0.001) }
        return Outcome(
            exitCode: process.terminationStatus,
            output: String(decoding: outputBytes, as: UTF8.self),
            errors: errorBytes.withLock { String(decoding: $0, as: UTF8.self) }
        )
    }

    /// Runs a program to its end.
    package static func run(
        _ path: String,
        _ arguments: [String],
        input: String = "",
        environment: [String: String] = [:]
    ) async throws -> Outcome {
        let program = try Subprocess(path, arguments, environment: environment)
        let writer = Thread {
            try? program.write(input)
            try? program.closeInput()
        }
        writer.start()
        return try await program.finish()
    }

    /// Writes a program that can be run at once.
    ///
    /// Another process writes it: a child that another test starts meanwhile would have the file open for writing until it
    /// runs its own program, and the system runs no file that somebody may still write.
    package static func write(program: String, to path: String) async throws {
        let outcome = try await run("/bin/sh", ["-c", #"cat >"$0" && chmod 755 "$0""#, path], input: program)
        guard outcome.exitCode == 0 else { throw Failure(description: outcome.errors) }
    }

    private struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private static func line(from pipe: Pipe) -> String? {
        var line = Data()
        while let byte = try? pipe.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
            if byte.first == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line += byte
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
}
