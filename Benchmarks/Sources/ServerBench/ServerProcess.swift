import Foundation

/// A `headword serve --listen` on a free port.
package final class ServerProcess {
    private let process = Process()
    private let errors = Pipe()
    package let port: UInt16
    /// The ports of all listeners, in the order of the configuration.
    package let ports: [UInt16]

    /// - Parameters:
    ///   - configuration: a file that names some listeners; nil for one at a free port.
    ///   - listeners: how many.
    ///   - environment: variables beside those of this process.
    ///   - readsLog: whether anybody reads what the server logs once it has started.
    package init(
        _ headword: String,
        configuration: String? = nil,
        listeners: Int = 1,
        environment: [String: String] = [:],
        readsLog: Bool = true
    ) throws {
        process.executableURL = URL(filePath: headword)
        process.arguments = ["serve"] + (configuration.map { ["--config", $0] } ?? ["--listen", "127.0.0.1:0"])
        process.standardError = errors
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        try process.run()
        var text = ""
        var found: [UInt16] = []
        while found.count < listeners {
            let data = errors.fileHandleForReading.availableData
            guard !data.isEmpty else { throw BenchFailure("the server did not start: \(text)") }
            text += String(decoding: data, as: UTF8.self)
            found = text.matches(of: /address=tcp:\/\/[0-9.]+:([0-9]+)\n/).compactMap { UInt16($0.1) }
        }
        ports = found
        port = found[0]
        guard readsLog else { return }
        errors.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
    }

    package func stop() {
        process.terminate()
        process.waitUntilExit()
    }

    /// The processor time used by the server, in seconds (proc(5), `stat`).
    package var cpuSeconds: Double {
        let stat = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
        let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// The resident memory of the server (proc(5), `status`).
    package var residentMebibytes: Int { kibibytes("VmRSS") / 1024 }

    /// The resident memory of the server without the memory-mapped lexicon file (proc(5), `status`).
    package var ownKibibytes: Int { kibibytes("RssAnon") }

    /// A closure that returns ``ownKibibytes`` and can be called on any thread.
    package var memoryReader: @Sendable () -> Int {
        let number = process.processIdentifier
        return { Self.kibibytes("RssAnon", of: number) }
    }

    /// The number of files and sockets that the server has open.
    package var openFiles: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/fd").count) ?? 0
    }

    /// Sends the server a signal.
    package func signal(_ number: Int32) {
        kill(process.processIdentifier, number)
    }

    private func kibibytes(_ name: String) -> Int { Self.kibibytes(name, of: process.processIdentifier) }

    private static func kibibytes(_ name: String, of number: Int32) -> Int {
        let status = (try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
    }

    /// Starts a server on pipes, looks up a word, and ends the server.
    ///
    /// - Returns: the seconds from the start to the answer.
    package static func timeToFirstAnswer(of headword: String) throws -> Double {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: headword)
        process.arguments = ["serve", "--stdio"]
        process.standardInput = input
        process.standardOutput = output
        let start = now()
        try process.run()
        input.fileHandleForWriting.write(Data(Workload.entries(of: ["serendipity"]).request(1)))
        let answer = output.fileHandleForReading.availableData
        let elapsed = now() - start
        guard answer.starts(with: Data(#"{"jsonrpc":"2.0","id":1,"result""#.utf8)) else {
            throw BenchFailure("the server gave no answer")
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return elapsed
    }
}
