internal import HeadwordJSON
internal import HeadwordModel

/// A dictionary of Yomitan (format 3): one zip file of JSON.
struct YomitanFormat: ExportFormat {
    private let job: ExportJob
    private let file: ZipFile
    private var terms: YomitanBank
    private var details: YomitanBank
    private var sequence = 0

    private static let nonLemma = "non-lemma"

    init(_ job: ExportJob) throws {
        self.job = job
        file = try ZipFile(job.name + ".zip", in: job.directory)
        terms = YomitanBank("term_bank", file)
        details = YomitanBank("term_meta_bank", file)
        try file.add("index.json", index)
        try file.add("tag_bank_1.json", tags)
    }

    mutating func add(_ headword: ExportedHeadword) throws {
        sequence += 1
        let entry = YomitanEntry(headword, sequence: sequence)
        for part in headword.parts { try terms.add(entry.row(part)) }
        for word in headword.variants { try terms.add(entry.formRow(word)) }
        for row in entry.detailRows { try details.add(row) }
    }

    mutating func finish() throws {
        try terms.finish()
        try details.finish()
        try file.close()
    }

    private var index: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            let members: [(StaticString, String)] = [
                ("title", job.title), ("revision", job.revision), ("author", "Headword"),
                ("attribution", job.attribution.text), ("sourceLanguage", job.selection.language.label),
                ("targetLanguage", (job.selection.target ?? job.selection.language).label),
            ]
            writer.name("format")
            writer.integer(3)
            writer.name("sequenced")
            writer.bool(true)
            for (name, value) in members {
                writer.name(name)
                writer.string(value)
            }
        }
        return writer.bytes
    }

    /// The lexical categories and the mark of inflected forms, in the order in which they are shown.
    private var tags: [UInt8] {
        var writer = JSONWriter()
        writer.array { writer in
            for category in LexicalCategory.allCases {
                Self.write(category.label, "partOfSpeech", category.readableLabel, order: -3, to: &writer)
            }
            Self.write(Self.nonLemma, "partOfSpeech", "inflected form", order: -2, to: &writer)
        }
        return writer.bytes
    }

    private static func write(
        _ name: String,
        _ category: String,
        _ notes: String,
        order: Int,
        to writer: inout JSONWriter
    ) {
        writer.array { writer in
            writer.string(name)
            writer.string(category)
            writer.integer(order)
            writer.string(notes)
            writer.integer(0)
        }
    }
}
