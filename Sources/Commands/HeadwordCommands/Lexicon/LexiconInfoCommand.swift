import ArgumentParser
import HeadwordCommandLine
import HeadwordJSON
import HeadwordLexicon
import HeadwordModel
import HeadwordPages

struct LexiconInfoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "info",
        abstract: "Describes the lexicon: languages, counts, sources, versions, licences.",
        discussion: """
            EXAMPLES
              headword lexicon info
              headword lexicon info --json
              headword lexicon info --lexicon FILE
            """
    )

    @Flag(name: .json, help: "Print JSON.")
    var json = false

    @OptionGroup
    var lexicon: LexiconOptions

    func run() async throws {
        let lexicon = try lexicon.openLexicon()
        Terminal.print(json ? jsonText(lexicon) : text(lexicon))
    }

    private func text(_ lexicon: Lexicon) -> String {
        let manifest = lexicon.manifest
        let languages = manifest.languages.map { "\($0.label) \(manifest.headwordsByLanguage[$0] ?? 0)" }
        let rows = [
            ("file", lexicon.path),
            ("digest", manifest.digest),
            ("headwords", "\(manifest.headwords) (\(languages.joined(separator: ", ")))"),
        ]
        let missing = manifest.missingSources.map { ("missing", "\($0.id): \($0.title). \($0.reason)") }
        return Layout.parts([lines(rows + missing)] + manifest.sources.map(lines)).joined(separator: "\n")
    }

    private func lines(_ source: Manifest.Source) -> [String] {
        let packages = source.packages.map { ("package", "\($0.name) \($0.version)") }
        let rows = [
            ("licence", source.licence),
            ("files", "SHA-256 \(source.sha256)"),
            ("records", counts(source).map { "\($1) \($0)" }.joined(separator: ", ")),
        ]
        return lines([("source", "\(source.id): \(source.title)")] + packages + rows)
    }

    private func lines(_ rows: [(name: String, text: String)]) -> [String] {
        let column = "headwords".count + 2
        return rows.flatMap { Layout.output.row($0.name.padded(to: column), $0.text) }
    }

    private func counts(_ source: Manifest.Source) -> [(kind: String, count: Int)] {
        RecordKind.allCases.compactMap { kind in source.counts[kind].map { (kind.label, $0) } }
    }

    private func jsonText(_ lexicon: Lexicon) -> String {
        let manifest = lexicon.manifest
        var headwords: JSONObject = [:]
        for language in manifest.languages {
            headwords[language.label] = .integer(Int64(manifest.headwordsByLanguage[language] ?? 0))
        }
        let value: JSONValue = [
            "file": .string(lexicon.path),
            "digest": .string(manifest.digest),
            "headwords": .object(headwords),
            "sources": .array(manifest.sources.map(json)),
            "missing": .array(
                manifest.missingSources.map {
                    ["id": .string($0.id), "title": .string($0.title), "reason": .string($0.reason)]
                }
            ),
        ]
        return value.prettyPrinted()
    }

    private func json(_ source: Manifest.Source) -> JSONValue {
        var records: JSONObject = [:]
        for (kind, count) in counts(source) { records[kind] = .integer(Int64(count)) }
        return [
            "id": .string(source.id),
            "title": .string(source.title),
            "packages": .array(source.packages.map { ["name": .string($0.name), "version": .string($0.version)] }),
            "licence": .string(source.licence),
            "sha256": .string(source.sha256),
            "records": .object(records),
        ]
    }
}
