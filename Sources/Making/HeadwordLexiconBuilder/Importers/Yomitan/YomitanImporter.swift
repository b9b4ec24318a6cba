internal import HeadwordModel

/// The importer of dictionaries of Yomitan, format 3: zip files of JSON.
struct YomitanImporter: BroughtImporter {
    private static let rowsPerReport = 1000

    let dictionary: BroughtDictionary
    package let source: Source
    private let language: Language

    /// Reads the descriptions of the dictionaries.
    init(_ dictionary: BroughtDictionary) throws {
        self.dictionary = dictionary
        let indexes = try dictionary.files.map { path in
            let bytes = try BroughtStream(path).bytes(upTo: YomitanArchive.longest)
            return try YomitanIndex(YomitanArchive(bytes, path: path))
        }
        language = dictionary.language ?? indexes.compactMap(\.language).first ?? .en
        source = Source(
            id: dictionary.name,
            title: indexes.first?.title ?? dictionary.name,
            packages: [],
            licence: indexes.compactMap(\.licence).first ?? "not stated",
            languages: [language]
        )
    }

    func read(_ brought: inout BroughtFiles, into draft: inout LexiconDraft) throws {
        var reading = try YomitanReading(source: source.id, language: language)
        for path in dictionary.files {
            let count = reading.count
            let bytes = try brought.bytes(of: path, upTo: YomitanArchive.longest)
            let archive = try YomitanArchive(bytes, path: path)
            brought.report.leaveOut("pictures, sounds and other files", ifAny: archive.otherCount)
            for bank in YomitanArchive.Bank.allCases {
                for file in archive.files(bank) {
                    try read(file, of: archive, bank, &reading, into: &draft, &brought)
                }
            }
            guard reading.count > count else { throw brought.failure(path, "there is no term that can be read") }
        }
    }

    private func read(
        _ file: YomitanArchive.File,
        of archive: YomitanArchive,
        _ bank: YomitanArchive.Bank,
        _ reading: inout YomitanReading,
        into draft: inout LexiconDraft,
        _ brought: inout BroughtFiles
    ) throws {
        for (index, row) in try archive.rows(file).enumerated() {
            if index.isMultiple(of: Self.rowsPerReport) { try brought.show() }
            if let reason = reading.add(row, of: bank, to: &draft, &brought.report) {
                brought.report.skip(file.path, line: nil, "row \(index + 1): \(reason)")
            }
        }
    }
}
