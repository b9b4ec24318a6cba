import Foundation

/// Measures what it takes to build lexicons from packages that are unpacked already.
@main
struct BuildBench {
    static func main() throws {
        guard CommandLine.arguments.count >= 4 else {
            throw BenchFailure("usage: build-bench HEADWORD PACKAGES SET...")
        }
        let (headword, packages) = (CommandLine.arguments[1], CommandLine.arguments[2])
        print("set          time   peak memory         file")
        for set in CommandLine.arguments[3...] {
            let cost = try cost(of: set, headword, packages)
            let name = set.padding(toLength: 8, withPad: " ", startingAt: 0)
            print(name + String(format: "%7.1f s %9.0f MiB %8.0f MB", cost.seconds, cost.mebibytes, cost.megabytes))
        }
    }

    private struct Cost {
        var seconds: Double
        var mebibytes: Double
        var megabytes: Double
    }

    private static func cost(of set: String, _ headword: String, _ packages: String) throws -> Cost {
        let output = FileManager.default.temporaryDirectory.appending(path: "headword-build-bench")
        defer { try? FileManager.default.removeItem(at: output) }
        let arguments = [
            headword, "lexicon", "build", "--set", set, "--root", packages, "--output", output.path(),
            "--progress", "none",
        ]
        let clock = ContinuousClock()
        let start = clock.now
        let kibibytes = try run(arguments)
        let lexicon = output.appending(path: "current").resolvingSymlinksInPath()
        let size = try FileManager.default.attributesOfItem(atPath: lexicon.path())[.size] as? Int ?? 0
        return Cost(
            seconds: (clock.now - start) / .seconds(1),
            mebibytes: Double(kibibytes) / 1024,
            megabytes: Double(size) / 1e6
        )
    }

    /// Runs a program and returns the most memory that it had at one time, in KiB.
    private static func run(_ arguments: [String]) throws -> Int {
        var child: pid_t = 0
        var words = arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        // What the command prints is not for this table.
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        guard posix_spawn(&child, arguments[0], &actions, nil, &words, environ) == 0 else {
            throw BenchFailure("\(arguments[0]) cannot be started")
        }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(child, &status, 0, &usage) == child, status == 0 else {
            throw BenchFailure("'\(arguments.joined(separator: " "))' failed")
        }
        return usage.ru_maxrss
    }
}

struct BenchFailure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
