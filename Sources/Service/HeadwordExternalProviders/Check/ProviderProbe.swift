internal import Glibc

/// A test run of a provider outside a service: it is started, written to, and its input ends.
public struct ProviderProbe: Sendable {
    /// The lines that it wrote.
    public let lines: [String]
    /// Whether it exited after its input had ended.
    public let hasEnded: Bool

    /// Starts a provider and collects its output until it ends; blocks the thread.
    ///
    /// - Parameters:
    ///   - lines: the lines written to it; together they must fit into a pipe's buffer.
    ///   - options: the time limits for starting and answering; when both have passed, the provider is killed.
    /// - Throws: ``ProviderFileFailure`` if it cannot be started.
    public init(
        _ file: ProviderFile,
        writing lines: [String],
        options: ProviderOptions
    ) throws(ProviderFileFailure) {
        let process: SpawnedProcess
        do throws(SpawnFailure) {
            process = try SpawnedProcess(file, memory: options.memory)
        } catch {
            throw ProviderFileFailure(file.path, error.description)
        }
        defer {
            process.kill()
            _ = process.reap()
            close(process.output)
            close(process.errors)
        }
        signal(SIGPIPE, SIG_IGN)
        let input = Array(lines.map { $0 + "\n" }.joined().utf8)
        _ = input.withUnsafeBytes { write(process.input, $0.baseAddress, $0.count) }
        close(process.input)
        let end = ContinuousClock.now + .milliseconds(options.startMilliseconds + options.answerMilliseconds)
        let output = Self.read(process, upTo: options.longestLine, until: end)
        self.lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        hasEnded = Self.waits(for: process, until: end)
    }

    /// Reads its output until it closes it, the limit is exceeded or time runs out.
    private static func read(_ process: SpawnedProcess, upTo limit: Int, until end: ContinuousClock.Instant) -> [UInt8]
    {
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var open = [process.output, process.errors]
        while open.contains(process.output), output.count <= limit {
            let rest = Int32(max(0, (end - .now) / .milliseconds(1)))
            var waiting = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard rest > 0, poll(&waiting, nfds_t(waiting.count), rest) > 0 else { break }
            for ready in waiting where ready.revents != 0 {
                let count = chunk.withUnsafeMutableBytes { Glibc.read(ready.fd, $0.baseAddress, $0.count) }
                if count <= 0 { open.removeAll { $0 == ready.fd } }
                if count > 0, ready.fd == process.output { output += chunk[..<count] }
            }
        }
        return output
    }

    /// Waits for the process to exit, without reaping it.
    private static func waits(for process: SpawnedProcess, until end: ContinuousClock.Instant) -> Bool {
        while ContinuousClock.now < end {
            var information = siginfo_t()
            guard waitid(P_PID, id_t(process.id), &information, WEXITED | WNOHANG | WNOWAIT) == 0 else { return false }
            if information.si_signo == SIGCHLD { return true }
            usleep(5000)
        }
        return false
    }
}
