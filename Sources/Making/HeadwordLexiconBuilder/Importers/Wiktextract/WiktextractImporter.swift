internal import HeadwordModel

/// The importer of extracts of Wiktionary: JSON Lines as wiktextract writes them.
struct WiktextractImporter: BroughtImporter {
    let dictionary: BroughtDictionary
    package let source: Source
    private let conversion: WiktextractConversion

    /// The number of bytes of lines that are read before their records are added.
    private static let batch = 8 << 20

    /// Reads the tables and the first line of each file.
    init(_ dictionary: BroughtDictionary) throws {
        self.dictionary = dictionary
        conversion = try WiktextractConversion(dictionary)
        source = Source(
            id: dictionary.name,
            title: "Wiktionary (\(dictionary.name))",
            packages: [],
            licence: "CC BY-SA 4.0 and GFDL (Wiktionary contributors)",
            languages: dictionary.language.map { [$0] } ?? Set(Language.allCases)
        )
        for path in dictionary.files { try checkBeginning(of: path) }
    }

    private func checkBeginning(of path: String) throws {
        var lines = try BroughtLines(path)
        guard let line = try lines.next() else { throw ImportFailure(path, "the file is empty") }
        guard let bytes = line.bytes else { throw ImportFailure(path, line: 1, "the line is too long") }
        if case .unreadable(let reason) = conversion.line(Array(bytes)) {
            throw ImportFailure(path, line: 1, reason)
        }
    }

    func read(_ files: inout BroughtFiles, into draft: inout LexiconDraft) throws {
        var addition = WiktextractAddition(source: source.id)
        try files.forEachFile { stream, files in
            var lines = BroughtLines(stream)
            while true {
                let batch = try Self.batch(of: &lines)
                guard !batch.isEmpty else { break }
                try files.show(stream)
                try add(batch, at: lines.path, &addition, to: &draft, &files)
            }
        }
    }

    private static func batch(of lines: inout BroughtLines) throws -> [(number: Int, bytes: [UInt8]?)] {
        var batch: [(number: Int, bytes: [UInt8]?)] = []
        var size = 0
        while size < self.batch, let line = try lines.next() {
            batch.append((line.number, line.bytes.map { Array($0) }))
            size += line.bytes?.count ?? 0
        }
        return batch
    }

    private func add(
        _ batch: [(number: Int, bytes: [UInt8]?)],
        at path: String,
        _ addition: inout WiktextractAddition,
        to draft: inout LexiconDraft,
        _ files: inout BroughtFiles
    ) throws {
        let conversion = conversion
        var prepared = PreparedBatches(batch, threads: files.progress.threads) { line in
            (line.number, line.bytes.map { conversion.line($0) } ?? .unreadable("the line is too long"))
        }
        defer { prepared.end() }
        while let lines = prepared.next() {
            for (number, line) in lines.elements {
                addition.add(line, at: path, number, to: &draft, &files.report)
            }
            if let failure = lines.failure { throw failure }
        }
    }
}
