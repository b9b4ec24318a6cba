internal import HeadwordModel

/// A dictfile, from which dictgen makes a dictionary for e-readers of Kobo.
struct KoboFormat: ExportFormat {
    private let file: OutputFile

    /// The maximum number of forms of an entry; dictgen repeats the entry for each.
    private static let maximumVariants = 24

    init(_ job: ExportJob) throws {
        file = try job.directory.file(job.name + ".df")
    }

    mutating func add(_ headword: ExportedHeadword) throws {
        var lines = ["@ " + headword.word.onOneLine]
        let sounds = headword.pronunciations.map { "/\($0.text)/" }.joined(separator: ", ")
        if !sounds.isEmpty { lines.append(": <b>\(headword.word.escapedForMarkup)</b> \(sounds.escapedForMarkup)") }
        let variants = Set(headword.variants.map { $0.lowercased().onOneLine }).subtracting([headword.word])
        lines += variants.sorted().prefix(Self.maximumVariants).map { "& " + $0 }
        lines.append("<html>" + headword.parts.map(Self.markup).joined())
        try file.write(lines.joined(separator: "\n") + "\n\n")
    }

    mutating func finish() throws { try file.close() }

    private static func markup(_ part: ExportedHeadword.Part) -> String {
        let category = part.category.map { "<p><i>\($0.readableLabel)</i></p>" } ?? ""
        let translations = part.translations.map { "<p>\(EntryLabels.text($0).escapedForMarkup)</p>" }.joined()
        return category + translations + list("ol", part.senses)
    }

    private static func list(_ tag: String, _ senses: [Sense]) -> String {
        senses.isEmpty ? "" : "<\(tag)>\(senses.map(item).joined())</\(tag)>"
    }

    private static func item(_ sense: Sense) -> String {
        let definition = [EntryLabels.bracketed(sense), sense.definitions.joined(separator: "; ").onOneLine]
            .filter { !$0.isEmpty }.joined(separator: " ").escapedForMarkup
        let examples = sense.fewExamples.map { "<br/><i>\($0.onOneLine.escapedForMarkup)</i>" }.joined()
        let synonyms = sense.synonyms.joined(separator: ", ").escapedForMarkup
        let same = synonyms.isEmpty ? "" : "<br/>= \(synonyms)"
        return "<li>\(definition)\(examples)\(same)\(list("ul", sense.subsenses))</li>"
    }
}
