/// A database of dictd: `.index` and `.dict.dz`.
struct DictdFormat: ExportFormat {
    private struct Row {
        /// What is searched: in lower case.
        var key: String
        var place: Range<Int>
        /// The headword or form as it is written.
        var original: String

        var line: String {
            let place = "\(DictdNumber.text(place.lowerBound))\t\(DictdNumber.text(place.count))"
            return key == original ? "\(key)\t\(place)\n" : "\(key)\t\(place)\t\(original)\n"
        }
    }

    private let job: ExportJob
    private let texts: DictzipFile
    private var rows: [Row] = []

    private static let indent = "   "

    init(_ job: ExportJob) throws {
        self.job = job
        texts = try DictzipFile(job.name + ".dict.dz", in: job.directory)
        // Keys are UTF-8, and keep their punctuation.
        for flag in ["utf8", "allchars"] { try addInformation(flag, "") }
        try addInformation("short", job.title)
        try addInformation("info", job.attribution.text)
    }

    private mutating func addInformation(_ name: String, _ text: String) throws {
        let key = "00-database-\(name)"
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.indent + $0 }
        rows.append(Row(key: key, place: try texts.write("\(key)\n\(lines.joined(separator: "\n"))\n"), original: key))
    }

    mutating func add(_ headword: ExportedHeadword) throws {
        let lines = EntryText(headword).lines.map { Self.indent + $0 }
        let place = try texts.write("\(headword.word)\n\(lines.joined(separator: "\n"))\n")
        for word in [headword.word] + headword.variants {
            let original = word.onOneLine
            rows.append(Row(key: original.lowercased(), place: place, original: original))
        }
    }

    mutating func finish() throws {
        try texts.close()
        rows.sort { left, right in
            left.key.utf8.elementsEqual(right.key.utf8)
                ? left.place.lowerBound < right.place.lowerBound
                : left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
        }
        let file = try job.directory.file(job.name + ".index")
        for row in rows { try file.write(row.line) }
        try file.close()
    }
}
