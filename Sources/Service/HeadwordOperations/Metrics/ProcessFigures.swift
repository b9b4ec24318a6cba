internal import Glibc
internal import HeadwordFiles

/// The resources that this process uses (proc_pid_stat(5), proc_pid_fd(5)).
struct ProcessFigures {
    /// The processor time, in seconds.
    var processorSeconds = 0.0
    /// The resident memory, own and shared, in bytes.
    var residentBytes = 0
    /// The number of open files and connections.
    var openFiles = 0
    /// The maximum number of open files.
    var fileLimit = 0
    /// When the process started, in seconds since 1970.
    var startTime = 0.0

    /// The current figures; 0 for those that the system does not report.
    static var current: ProcessFigures {
        ProcessFigures(
            processorSeconds: processorTime,
            residentBytes: (numbers(in: "/proc/self/statm").dropFirst().first ?? 0) * pageSize,
            openFiles: countOfOpenFiles,
            fileLimit: softFileLimit,
            startTime: start
        )
    }

    private static var pageSize: Int { sysconf(Int32(_SC_PAGESIZE)) }

    private static var processorTime: Double {
        var usage = rusage()
        guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
        return usage.ru_utime.seconds + usage.ru_stime.seconds
    }

    private static var countOfOpenFiles: Int {
        // The directory itself is open while it is read.
        guard let names = try? Directory.names(in: "/proc/self/fd") else { return 0 }
        return max(0, names.count - 1)
    }

    /// The soft limit on open files.
    static var softFileLimit: Int { fileLimits.soft }

    /// The soft and the hard limit on open files.
    static var fileLimits: (soft: Int, hard: Int) {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return (0, 0) }
        return (Int(clamping: limit.rlim_cur), Int(clamping: limit.rlim_max))
    }

    /// The kernel counts in ticks since boot; the process name before the figures may contain anything, such as blanks.
    private static let start: Double = {
        let stat = contents(of: "/proc/self/stat")
        let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
        let boot = contents(of: "/proc/stat").split(separator: "\n").first { $0.hasPrefix("btime ") }
        guard fields.count > 20, let ticks = Double(fields[20]), let boot = boot.flatMap({ Double($0.dropFirst(6)) })
        else {
            return 0
        }
        return boot + ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }()

    private static func numbers(in path: String) -> [Int] {
        contents(of: path).split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    }

    private static func contents(of path: String) -> String {
        (try? File.bytes(at: path, limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Writes the figures under their conventional names.
    func write(to text: inout PrometheusText) {
        text.single("process_cpu_seconds_total", .counter, "CPU time in seconds.", processorSeconds)
        text.single("process_resident_memory_bytes", .gauge, "Resident memory in bytes.", residentBytes)
        text.single("process_open_fds", .gauge, "Open files and connections.", openFiles)
        text.single("process_max_fds", .gauge, "The maximum number of open files and connections.", fileLimit)
        text.single(
            "process_start_time_seconds",
            .gauge,
            "Start time of the process, in seconds since 1970.",
            startTime
        )
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
