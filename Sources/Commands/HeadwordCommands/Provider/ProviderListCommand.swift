import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordCore
import HeadwordExternalProviders
import HeadwordJSON
import HeadwordOperations
import HeadwordPages
import HeadwordServer
import HeadwordService

struct ProviderListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the built-in, drop-in and external providers.",
        discussion: """
            EXAMPLES
              headword provider list
              headword provider list --json | jq -r '.[] | select(.kind == "drop-in").methods[]'
            """
    )

    @Flag(name: .json, help: "Print JSON.")
    var json = false

    @OptionGroup
    var data: DataOptions

    @OptionGroup
    var external: ExternalProviderOptions

    /// A provider, and its origin.
    fileprivate struct Row {
        var namespace: String
        var kind: String
        var methods: [String]
        /// The file of an external provider.
        var path: String?
    }

    func run() async throws {
        let configuration = try data.load()
        let location = data.search.location(with: configuration)
        let log = LogOutput(configuration.log)
        defer { log.flush() }
        let logger = log.logger()
        let programs = await ExternalProviders.start(
            configuration,
            at: location,
            files: external.files,
            logger: logger
        )
        let service = try DictionaryService(
            configuration: configuration,
            location: location,
            upstream: nil,
            external: programs.providers
        )
        service.tellLeftOut(logger)
        await programs.shutdown()
        let rows = rows(of: service)
        Terminal.print(json ? JSONValue.array(rows.map(\.json)).prettyPrinted() : text(rows))
    }

    private func rows(of service: DictionaryService) -> [Row] {
        let methods = Dictionary(grouping: service.methods) { String($0.prefix { $0 != "." }) }
        let programs = service.external.map(\.report)
        return methods.keys.sorted().map { namespace in
            let path = programs.first { $0.namespace == namespace }?.path
            let ownKind = DictionaryService.dropInNamespaces.contains(namespace) ? "drop-in" : "built in"
            let kind = path == nil ? ownKind : "program"
            return Row(namespace: namespace, kind: kind, methods: methods[namespace] ?? [], path: path)
        }
    }

    private func text(_ rows: [Row]) -> String {
        let width = rows.map(\.namespace.displayWidth).max() ?? 0
        return rows.flatMap { row in
            let place = row.path.map { "  (\($0))" } ?? ""
            let methods = row.methods.joined(separator: ", ")
            let head = "\(row.namespace.padded(to: width))  \(row.kind.padded(to: 8))  "
            return Layout.output.row(head, methods + place)
        }.joined(separator: "\n")
    }
}

extension ProviderListCommand.Row {
    fileprivate var json: JSONValue {
        var row: JSONObject = [
            "namespace": .string(namespace), "kind": .string(kind), "methods": .array(methods.map(JSONValue.string)),
        ]
        row["path"] = path.map(JSONValue.string)
        return .object(row)
    }
}
