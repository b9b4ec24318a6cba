import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordJSON
import HeadwordService

struct ProviderListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the providers: built in, dropped in, and programs.",
        discussion: """
            EXAMPLES
              headword provider list
              headword provider list --json | jq -r '.[] | select(.kind == "drop-in").methods[]'
            """
    )

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup
    var lexicon: LexiconOptions

    @OptionGroup
    var corpora: CorporaOptions

    @OptionGroup
    var options: ConfigurationOptions

    /// A provider, and where it is from.
    fileprivate struct Row {
        var namespace: String
        var kind: String
        var methods: [String]
    }

    func run() async throws {
        let service = try Headword(configuration: try options.load().values, lexicon, corpora, upstream: nil)
        let rows = rows(of: service)
        Terminal.print(json ? JSONValue.array(rows.map(\.json)).prettyPrinted() : text(rows))
    }

    private func rows(of service: Headword) -> [Row] {
        let methods = Dictionary(grouping: service.methods) { String($0.prefix { $0 != "." }) }
        return methods.keys.sorted().map { namespace in
            let kind = Headword.dropInNamespaces.contains(namespace) ? "drop-in" : "built in"
            return Row(namespace: namespace, kind: kind, methods: methods[namespace] ?? [])
        }
    }

    private func text(_ rows: [Row]) -> String {
        let width = rows.map(\.namespace.displayWidth).max() ?? 0
        return rows.map { row in
            "\(row.namespace.padded(to: width))  \(row.kind.padded(to: 8))  \(row.methods.joined(separator: ", "))"
        }.joined(separator: "\n")
    }
}

extension ProviderListCommand.Row {
    fileprivate var json: JSONValue {
        ["namespace": .string(namespace), "kind": .string(kind), "methods": .array(methods.map(JSONValue.string))]
    }
}
