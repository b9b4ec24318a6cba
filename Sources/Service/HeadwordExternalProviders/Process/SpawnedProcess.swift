internal import CProcess
internal import Glibc
internal import HeadwordFiles

/// A running program, in a process group of its own.
struct SpawnedProcess {
    /// The process ID, which is also the ID of its group.
    let id: pid_t
    /// The descriptor for writing to its standard input. Whoever takes a descriptor closes it.
    let input: Int32
    /// The descriptor for reading its standard output.
    let output: Int32
    /// The descriptor for reading its standard error.
    let errors: Int32
    /// Whether its memory is limited; a sandbox may forbid that.
    let isLimited: Bool

    /// Starts a program whose only open descriptors are the three pipes.
    ///
    /// It runs in the directory of its file, at a lower priority (nice), leaves no core dump, and may map `memory`
    /// bytes.
    init(_ file: ProviderFile, memory: Int) throws(SpawnFailure) {
        let pipes = try Pipes()
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
            pipes.closeTheirs()
        }
        for (target, descriptor) in pipes.theirs.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
        }
        headword_close_from(&actions, 3)
        headword_change_directory(&actions, file.directory)
        Self.setSignals(&attributes)
        posix_spawnattr_setpgroup(&attributes, 0)
        var id: pid_t = 0
        let status = withCStrings([file.path]) { arguments in
            withCStrings(Self.environment(of: file)) { environment in
                posix_spawn(&id, file.path, &actions, &attributes, arguments, environment)
            }
        }
        guard status == 0 else {
            pipes.closeOurs()
            throw SpawnFailure(number: status)
        }
        isLimited = headword_limit(id, Int32(RLIMIT_AS.rawValue), UInt64(memory)) == 0
        headword_limit(id, Int32(RLIMIT_CORE.rawValue), 0)
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(id), Self.niceness)
        self.id = id
        (input, output, errors) = (pipes.ours[0], pipes.ours[1], pipes.ours[2])
    }

    /// Kills the process and all processes it has started that are still in its group. Must not be called after
    /// ``reap()``: the ID may belong to another process by then.
    func kill() { Glibc.kill(-id, SIGKILL) }

    /// Waits for the process to exit and reaps it; returns how it ended.
    func reap() -> String {
        var status: Int32 = 0
        while waitpid(id, &status, 0) == -1, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? "exit code \(status >> 8 & 0xFF)" : "signal \(signal)"
    }

    private static let niceness: Int32 = 5

    /// Unblocks all signals, and restores the default action of those that this process ignores.
    private static func setSignals(_ attributes: inout posix_spawnattr_t) {
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    /// A few variables only: the others may hold secrets.
    private static func environment(of file: ProviderFile) -> [String] {
        let passed = ["HOME", "LANG", "PATH"].compactMap { (name: String) -> String? in
            getenv(name).map { "\(name)=\(String(cString: $0))" }
        }
        return passed + ["HEADWORD_PROVIDER=\(file.name)"]
    }
}

/// The reason a program cannot be started.
struct SpawnFailure: Error, CustomStringConvertible {
    /// The system's error number.
    var number: Int32

    var description: String { "cannot be started: \(SystemError.text(number))" }
}

/// Three pipes whose ends no other program inherits by accident.
private struct Pipes {
    /// The child's standard input, output and error.
    let theirs: [Int32]
    /// Our ends of the pipes.
    let ours: [Int32]

    init() throws(SpawnFailure) {
        var (theirs, ours): ([Int32], [Int32]) = ([], [])
        for target in 0..<3 {
            var ends: [Int32] = [-1, -1]
            guard headword_pipe(&ends) == 0 else {
                let number = errno
                for descriptor in theirs + ours { close(descriptor) }
                throw SpawnFailure(number: number)
            }
            theirs.append(ends[target == 0 ? 0 : 1])
            ours.append(ends[target == 0 ? 1 : 0])
        }
        (self.theirs, self.ours) = (theirs, ours)
    }

    func closeTheirs() { for descriptor in theirs { close(descriptor) } }
    func closeOurs() { for descriptor in ours { close(descriptor) } }
}

/// Calls `body` with a null-terminated array of C strings.
private func withCStrings<Result>(
    _ strings: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { preconditionFailure("the array has a null pointer at least") }
        return body(start)
    }
}
