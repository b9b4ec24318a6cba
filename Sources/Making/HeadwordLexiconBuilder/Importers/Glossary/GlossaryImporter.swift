internal import HeadwordModel

/// The importer of glossaries: tab-separated or comma-separated values, with a header that names the columns.
struct GlossaryImporter: BroughtImporter {
    let dictionary: BroughtDictionary
    package let source: Source
    private let language: Language

    /// Reads the beginnings of the files.
    init(_ dictionary: BroughtDictionary) throws {
        self.dictionary = dictionary
        let files = try dictionary.files.map { path in
            var lines = try BroughtLines(path)
            return try GlossaryFile(&lines)
        }
        language = dictionary.language ?? files.compactMap(\.language).first ?? .en
        source = Source(
            id: dictionary.name,
            title: files.compactMap(\.title).first ?? dictionary.name,
            packages: [],
            licence: files.compactMap(\.licence).first ?? "not stated",
            languages: [language]
        )
    }

    func read(_ files: inout BroughtFiles, into draft: inout LexiconDraft) throws {
        var reading = try GlossaryReading(source: source.id, language: language)
        try files.forEachFile { stream, files in
            var lines = BroughtLines(stream)
            var file = try GlossaryFile(&lines)
            var count = 0
            while let row = try file.next(&lines) {
                if count.isMultiple(of: Self.rowsPerReport) { try files.show(stream) }
                count += 1
                reading.add(row, of: file, at: lines.path, to: &draft, &files.report)
            }
        }
        reading.finish(&draft)
    }

    private static let rowsPerReport = 1000
}
