import HeadwordCommandLine
import HeadwordJSON
import HeadwordTesting

/// What a check found, rule by rule.
struct ConformanceReport {
    var methods: [String]
    private let rules: [(name: String, summary: String)]
    var findings: [ConformanceFinding]

    init(
        _ methods: [String],
        findings: [ConformanceFinding],
        otherRules: [(name: String, summary: String)] = []
    ) {
        self.methods = methods
        self.findings = findings
        rules = otherRules + ConformanceRule.all.map { ($0.name, $0.summary) }
    }

    /// Whether nothing was found.
    var isSound: Bool { findings.isEmpty }

    /// For people.
    var text: String {
        let width = rules.map(\.name.displayWidth).max() ?? 0
        let lines = rules.flatMap { rule in
            let findings = findings.filter { $0.rule == rule.name }
            let mark = findings.isEmpty ? "ok  " : "fail"
            return ["\(mark)  \(rule.name.padded(to: width))  \(rule.summary)"] + findings.flatMap(\.lines)
        }
        let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
        let subject = methods.isEmpty ? "" : "\(methods.joined(separator: ", ")): "
        let verdict = subject + (isSound ? "sound" : count)
        return (lines + ["", verdict]).joined(separator: "\n")
    }

    /// For programs.
    var json: JSONValue {
        [
            "sound": .bool(isSound), "methods": .array(methods.map(JSONValue.string)),
            "rules": .array(
                rules.map { rule in
                    let findings = findings.filter { $0.rule == rule.name }
                    return [
                        "name": .string(rule.name), "summary": .string(rule.summary),
                        "findings": .array(findings.map(\.json)),
                    ]
                }
            ),
        ]
    }
}

extension ConformanceFinding {
    fileprivate var lines: [String] { ["      \(method): \(seen)", "      -> expected \(expected)"] }

    fileprivate var json: JSONValue {
        ["method": .string(method), "seen": .string(seen), "expected": .string(expected)]
    }
}
