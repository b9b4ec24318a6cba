import HeadwordCommandLine
import HeadwordJSON
import HeadwordPages
import HeadwordTesting

/// The findings of a conformance check, by rule.
struct ConformanceReport {
    var methods: [String]
    private let rules: [Rule]
    private let findings: [ConformanceFinding]

    /// A rule, and its outcome.
    fileprivate struct Rule {
        var name: String
        var summary: String
        var findings: [ConformanceFinding]
        /// Why it could not be tested on any method; nil if it was tested.
        var untestable: String?
    }

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - result: the outcome of the rules for methods.
    ///   - findings: other findings, for those rules or `otherRules`.
    ///   - otherRules: rules that do not concern methods, all of which were tested.
    init(
        _ methods: [String],
        _ result: ConformanceResult,
        findings: [ConformanceFinding] = [],
        otherRules: [(name: String, summary: String)] = []
    ) {
        let all = findings + result.findings
        self.methods = methods
        self.findings = all
        rules = (otherRules + ConformanceRule.all.map { ($0.name, $0.summary) }).map { rule in
            let isTried = result.tried.contains(rule.name) || otherRules.contains { $0.name == rule.name }
            let reason = result.skipped.first { $0.rule == rule.name }?.reason ?? "no method to try it on"
            return Rule(
                name: rule.name,
                summary: rule.summary,
                findings: all.filter { $0.rule == rule.name },
                untestable: isTried ? nil : reason
            )
        }
    }

    /// Whether nothing was found.
    var isSound: Bool { findings.isEmpty }

    /// For people.
    var text: String {
        let width = rules.map(\.name.displayWidth).max() ?? 0
        let lines = rules.flatMap { rule in
            let reason = rule.findings.isEmpty ? rule.untestable.map { ["      not tried: \($0)"] } ?? [] : []
            return ["\(rule.mark)  \(rule.name.padded(to: width))  \(rule.summary)"] + reason
                + rule.findings.flatMap(\.lines)
        }
        return (lines + ["", verdict]).joined(separator: "\n")
    }

    private var verdict: String {
        let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
        let skipped = rules.count { $0.mark == "skip" }
        let rest = skipped == 0 ? "" : ", \(skipped) of \(rules.count) rules skipped"
        let subject = methods.isEmpty ? "" : "\(methods.joined(separator: ", ")): "
        return subject + (isSound ? "sound" : count) + rest
    }

    /// For programs.
    var json: JSONValue {
        [
            "sound": .bool(isSound), "methods": .array(methods.map(JSONValue.string)),
            "rules": .array(rules.map { .object($0.json) }),
        ]
    }
}

extension ConformanceReport.Rule {
    fileprivate var mark: String {
        guard findings.isEmpty else { return "fail" }
        return untestable == nil ? "ok  " : "skip"
    }

    fileprivate var json: JSONObject {
        var rule: JSONObject = [
            "name": .string(name), "summary": .string(summary), "findings": .array(findings.map(\.json)),
        ]
        rule["skipped"] = findings.isEmpty ? untestable.map(JSONValue.string) : nil
        return rule
    }
}

extension ConformanceFinding {
    fileprivate var lines: [String] { ["      \(method): \(seen)", "      -> expected \(expected)"] }

    fileprivate var json: JSONValue {
        ["method": .string(method), "seen": .string(seen), "expected": .string(expected)]
    }
}
