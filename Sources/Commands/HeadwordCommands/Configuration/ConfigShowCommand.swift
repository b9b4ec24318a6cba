import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordJSON
import HeadwordPages

struct ConfigShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Prints each setting with its value and origin.",
        discussion: """
            EXAMPLES
              headword config show
              headword config show --config headword.toml
              HEADWORD_LIMITS_DEPTH=100 headword config show | grep depth
              headword config show --json | jq '.settings[] | select(.origin != "default")'
            """
    )

    @OptionGroup
    var options: ConfigurationOptions

    @Flag(name: .json, help: "Print JSON.")
    var json = false

    func run() async throws {
        let rows = try options.effective().rows
        Terminal.print(json ? jsonText(rows) : text(rows))
    }

    private func text(_ rows: [EffectiveConfiguration.Row]) -> String {
        let keyWidth = rows.map(\.key.displayWidth).max() ?? 0
        let textWidth = rows.map(\.text.displayWidth).max() ?? 0
        let lines = rows.map { row in
            "\(row.key.padded(to: keyWidth))  \(row.text.padded(to: textWidth))  \(row.origin)"
        }
        let layout = Layout.output
        guard layout.hasColumns, lines.contains(where: { $0.displayWidth > layout.width }) else {
            return lines.joined(separator: "\n")
        }
        return rows.flatMap { row in
            layout.row(row.key.padded(to: keyWidth) + "  ", "\(row.text) – \(row.origin)")
        }.joined(separator: "\n")
    }

    private func jsonText(_ rows: [EffectiveConfiguration.Row]) -> String {
        let settings = rows.map { row in
            var object: JSONObject = ["key": .string(row.key)]
            object["value"] = row.value
            for member in row.origin.members.members { object[member.name] = member.value }
            return JSONValue.object(object)
        }
        let value: JSONValue = ["settings": .array(settings)]
        return value.prettyPrinted()
    }
}
