internal import HeadwordConfiguration

/// A text either is a configuration that can be shown, or has errors on some of its lines.
enum ConfigurationFuzzing {
    static func run(_ bytes: [UInt8]) throws {
        switch Result(catching: { () throws(ConfigurationFailure) in
            try ConfigurationSearch.load(bytes, named: "headword.toml")
        }) {
        case .success(let configuration):
            try FuzzFinding.unless(!configuration.rows.isEmpty, "a configuration has no settings")
        case .failure(let failure):
            let lines = 1...1 + bytes.count { $0 == UInt8(ascii: "\n") }
            for problem in failure.problems {
                try FuzzFinding.unless(
                    problem.isIn(lines),
                    "a fault stands in none of \(lines.count) lines: \(problem)"
                )
            }
        }
    }
}

extension ConfigurationProblem {
    fileprivate func isIn(_ lines: ClosedRange<Int>) -> Bool {
        guard case .file(_, let line?) = origin else { return true }
        return lines.contains(line)
    }
}
