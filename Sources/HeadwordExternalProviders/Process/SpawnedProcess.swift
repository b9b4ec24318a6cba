internal import CProcess
internal import Glibc

/// A program that was started, in a process group of its own.
struct SpawnedProcess {
    /// Its number, which is also that of its group.
    let id: pid_t
    /// Where it reads from; whoever takes it closes it.
    let input: Int32
    /// Where it writes to.
    let output: Int32
    /// Where it complains to.
    let errors: Int32
    /// Whether its memory is limited: a sandbox may forbid that.
    let isLimited: Bool

    /// Starts a program with nothing of ours but the three pipes.
    ///
    /// It comes into the directory that it stands in, gives way to us (nice), leaves no core, and may map `memory`
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

    /// Ends it and all that it has started and not made independent. Must not be called when it is reaped: the number
    /// may be another's then.
    func kill() { Glibc.kill(-id, SIGKILL) }

    /// Takes what is left of it when it has ended; returns how that was.
    func reap() -> String {
        var status: Int32 = 0
        while waitpid(id, &status, 0) == -1, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? "exit code \(status >> 8 & 0xFF)" : "signal \(signal)"
    }

    private static let niceness: Int32 = 5

    /// No signals are blocked, and none is ignored as we ignore some.
    private static func setSignals(_ attributes: inout posix_spawnattr_t) {
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    /// Nothing that we were told, which may be secret.
    private static func environment(of file: ProviderFile) -> [String] {
        let passed = ["HOME", "LANG", "PATH"].compactMap { (name: String) -> String? in
            getenv(name).map { "\(name)=\(String(cString: $0))" }
        }
        return passed + ["HEADWORD_PROVIDER=\(file.name)"]
    }
}

/// Why a program cannot be started.
struct SpawnFailure: Error, CustomStringConvertible {
    /// The system's error number.
    var number: Int32

    var description: String { "cannot be started: \(String(cString: strerror(number)))" }
}

/// Three pipes, none of whose ends another program inherits by chance.
private struct Pipes {
    /// Their standard input, output and errors.
    let theirs: [Int32]
    /// The other ends.
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

/// Calls `body` with C strings, and a null pointer after the last.
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
