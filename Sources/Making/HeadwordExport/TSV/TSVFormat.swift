internal import HeadwordModel

/// Tab-separated values: a heading, and a line for each sense and each translated meaning.
///
/// Tabs, line breaks and backslashes in a value are written as `\t`, `\n` and `\\`.
struct TSVFormat: ExportFormat {
    private let file: OutputFile

    private static let heading = ["word", "pos", "definition", "example", "register", "domain"]

    init(_ job: ExportJob) throws {
        file = try job.directory.file(job.name + ".tsv")
        try write(Self.heading)
    }

    mutating func add(_ headword: ExportedHeadword) throws {
        for part in headword.parts {
            let category = part.category?.label ?? ""
            for group in part.translations { try write([headword.word, category] + Self.columns(group)) }
            for sense in part.senses.flatMap(\.flattened) where !sense.definitions.isEmpty {
                try write([headword.word, category] + Self.columns(sense))
            }
        }
    }

    mutating func finish() throws { try file.close() }

    private static func columns(_ group: TranslationGroup) -> [String] {
        let words = group.translations.map(\.text).joined(separator: "; ")
        return [words, group.gloss ?? "", labels(group.registers), labels(group.domains)]
    }

    private static func columns(_ sense: Sense) -> [String] {
        let definition = sense.definitions.joined(separator: "; ")
        return [definition, sense.fewExamples.first ?? "", labels(sense.registers), labels(sense.domains)]
    }

    private static func labels(_ members: [some Vocabulary]) -> String {
        members.map(\.label).joined(separator: ", ")
    }

    private func write(_ columns: [String]) throws {
        try file.write(columns.map(Self.escaped).joined(separator: "\t") + "\n")
    }

    private static func escaped(_ value: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
            case "\t": escaped.append(contentsOf: "\\t".unicodeScalars)
            case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
            default: escaped.append(scalar.isControl ? " " : scalar)
            }
        }
        return String(escaped)
    }
}
