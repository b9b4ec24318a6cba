package import Foundation
internal import Subprocess
internal import Synchronization
internal import SystemPackage

/// A program that is run to its end, or fed and read while it runs.
package final class Program: Sendable {
    /// How a program ended and what it wrote.
    package struct Outcome: Sendable {
        /// The exit code, or the number of the signal that ended it.
        package var exitCode: Int32
        /// What it wrote to standard output.
        package var output: String
        /// What it wrote to standard error.
        package var errors: String

        /// The lines of the output.
        package var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    /// The process ID.
    package let processID: Int32

    private let input: Channel
    private let output: Channel
    private let errors: Channel
    private let status: Task<TerminationStatus, any Error>
    private let end: End

    /// Starts a program.
    ///
    /// - Parameter standardInput: where it reads from; a pipe if nil.
    package init(
        _ path: String,
        _ arguments: [String],
        environment: [String: String] = [:],
        standardInput: FileHandle? = nil
    ) async throws {
        // A program may end before it has read everything; that is an error of the write, not the end of the tests.
        signal(SIGPIPE, SIG_IGN)
        let (input, output, errors, end) = (try Channel(), try Channel(), try Channel(), End())
        (self.input, self.output, self.errors, self.end) = (input, output, errors, end)
        let (numbers, started) = AsyncStream.makeStream(of: Int32.self)
        let files = [standardInput ?? input.reading, output.writing, errors.writing]
        status = Task {
            defer {
                end.hasCome.store(true, ordering: .releasing)
                started.finish()
            }
            let descriptors = files.map { FileDescriptor(rawValue: $0.fileDescriptor) }
            return try await Subprocess.run(
                .path(FilePath(path)),
                arguments: Arguments(arguments),
                environment: .inherit.updating(Self.variables(environment)),
                input: .fileDescriptor(descriptors[0], closeAfterSpawningProcess: false),
                output: .fileDescriptor(descriptors[1], closeAfterSpawningProcess: false),
                error: .fileDescriptor(descriptors[2], closeAfterSpawningProcess: false)
            ) { started.yield($0.processIdentifier.value) }
            .terminationStatus
        }
        var iterator = numbers.makeAsyncIterator()
        guard let number = await iterator.next() else {
            _ = try await status.value
            throw Failure(description: "\(path) did not start")
        }
        processID = number
        // The program has its own copies now; only those must stay open.
        for file in [input.reading, output.writing, errors.writing] { try file.close() }
    }

    private static func variables(_ environment: [String: String]) -> [Environment.Key: String?] {
        Dictionary(uniqueKeysWithValues: environment.map { (Environment.Key(stringLiteral: $0), $1) })
    }

    /// Writes to standard input.
    package func write(_ text: String) throws {
        try input.writing.write(contentsOf: Data(text.utf8))
    }

    /// Closes standard input.
    package func closeInput() throws {
        try input.writing.close()
    }

    /// Reads standard output through the next line end; nil at its end.
    package func readLine() async throws -> String? { try await blocking { Self.line(from: self.output) } }

    /// Reads standard error through the next line end; nil at its end.
    package func readErrorLine() async throws -> String? { try await blocking { Self.line(from: self.errors) } }

    /// Reads standard error through the next line that contains a text; nil if there is none.
    package func readErrorLine(containing text: String) async throws -> String? {
        while let line = try await readErrorLine() {
            if line.contains(text) { return line }
        }
        return nil
    }

    /// Interrupts the program, as Ctrl-C does.
    package func interrupt() { send(SIGINT) }

    /// Asks the program to end.
    package func terminate() { send(SIGTERM) }

    /// Sends nothing to a process that has ended, since another may have its ID by now.
    private func send(_ signal: Int32) {
        if !end.hasCome.load(ordering: .acquiring) { kill(processID, signal) }
    }

    /// Waits for the end and reads the remaining output.
    package func finish() async throws -> Outcome {
        async let output = blocking { self.output.reading.readDataToEndOfFile() }
        async let errors = blocking { self.errors.reading.readDataToEndOfFile() }
        let code =
            switch try await status.value {
            case .exited(let code), .signaled(let code): code
            }
        return Outcome(
            exitCode: code,
            output: String(decoding: try await output, as: UTF8.self),
            errors: String(decoding: try await errors, as: UTF8.self)
        )
    }

    /// Runs a program to its end.
    package static func run(
        _ path: String,
        _ arguments: [String],
        input: String = "",
        environment: [String: String] = [:]
    ) async throws -> Outcome {
        let program = try await Program(path, arguments, environment: environment)
        let writer = Thread {
            try? program.write(input)
            try? program.closeInput()
        }
        writer.start()
        return try await program.finish()
    }

    /// Writes an executable file that can be run at once.
    ///
    /// A separate process writes it: a child started by another test meanwhile would inherit the open file until it
    /// runs its own program, and the system refuses to run a file that is open for writing.
    package static func write(program: String, to path: String) async throws {
        let outcome = try await run("/bin/sh", ["-c", #"cat >"$0" && chmod 755 "$0""#, path], input: program)
        guard outcome.exitCode == 0 else { throw Failure(description: outcome.errors) }
    }

    fileprivate struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private static func line(from channel: Channel) -> String? {
        var line = Data()
        while let byte = try? channel.reading.read(upToCount: 1), !byte.isEmpty {
            if byte.first == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line += byte
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
}

/// A pipe that no other program inherits.
private struct Channel {
    let reading: FileHandle
    let writing: FileHandle

    init() throws {
        let ends = try FileDescriptor.pipe(options: .closeOnExec)
        reading = FileHandle(fileDescriptor: ends.readEnd.rawValue, closeOnDealloc: true)
        writing = FileHandle(fileDescriptor: ends.writeEnd.rawValue, closeOnDealloc: true)
    }
}

/// Whether a process has ended.
private final class End: Sendable {
    let hasCome = Atomic(false)
}
