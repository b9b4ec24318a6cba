import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordJSON
import HeadwordOperations
import HeadwordPages
import HeadwordServer

struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Checks everything that a service needs and says how to fix problems.",
        discussion: """
            Checks the configuration, the lexicon and its sources, corpora, sockets, limits, and the files with keys \
            and tokens, whose contents are never printed. Changes nothing. Exit code 0, or 1 if something does not \
            work.

            EXAMPLES
              headword doctor
              headword doctor --config /etc/headword/headword.toml
              headword doctor --json | jq '.findings[] | select(.state != "ok")'
            """
    )

    @Flag(name: .json, help: "Print JSON.")
    var json = false

    @OptionGroup
    var data: DataOptions

    func run() async throws {
        let features = Features.current
        let doctor = Doctor(search: data.search, releaseStore: features.releaseStore) { configuration in
            let store = await features.storeFinding(for: configuration)
            return features.missing(for: configuration).map(\.finding) + (store.map { [$0] } ?? [])
        }
        let findings = await doctor.findings()
        Terminal.print(json ? jsonText(findings) : text(findings))
        if findings.contains(where: { $0.state == .fail }) { throw ExitCode(CommandExitCode.nothingFound.rawValue) }
    }

    private func jsonText(_ findings: [Finding]) -> String {
        let value: JSONValue = [
            "sound": .bool(!findings.contains { $0.state == .fail }),
            "findings": .array(findings.map(\.json)),
        ]
        return value.prettyPrinted()
    }

    private func text(_ findings: [Finding]) -> String {
        let width = findings.map(\.subject.displayWidth).max() ?? 0
        let layout = Layout.output
        return findings.flatMap { finding in
            let head = "\(finding.state.rawValue.padded(to: 4))  \(finding.subject.padded(to: width))  "
            let remedy = finding.remedy.map { layout.row("".padded(to: width + 8) + "-> ", $0) } ?? []
            return layout.row(head, finding.message) + remedy
        }.joined(separator: "\n")
    }
}
