import Foundation

/// A `headword serve --listen` on a free port.
final class ServerProcess {
    private let process = Process()
    let port: UInt16

    init(_ headword: String) throws {
        let errors = Pipe()
        process.executableURL = URL(filePath: headword)
        process.arguments = ["serve", "--listen", "127.0.0.1:0"]
        process.standardError = errors
        try process.run()
        var text = ""
        while !text.contains("\n") {
            let data = errors.fileHandleForReading.availableData
            guard !data.isEmpty else { throw BenchFailure("the server did not start: \(text)") }
            text += String(decoding: data, as: UTF8.self)
        }
        guard let found = text.firstMatch(of: /address=[0-9.]+:([0-9]+)/), let port = UInt16(found.1) else {
            throw BenchFailure("the server does not say where it listens: \(text)")
        }
        self.port = port
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }

    /// The processor time that the server has used, in seconds (proc(5), `stat`).
    var cpuSeconds: Double {
        let stat = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
        let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// The memory that the server has resident (proc(5), `status`).
    var residentMebibytes: Int {
        let status = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
        let kibibytes = status.firstMatch(of: /VmRSS:\s*([0-9]+)/).flatMap { Int($0.1) } ?? 0
        return kibibytes / 1024
    }

    /// Starts a server on pipes, asks it for a word, and ends it.
    ///
    /// - Returns: the seconds from the start to the answer.
    static func timeToFirstAnswer(of headword: String) throws -> Double {
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
