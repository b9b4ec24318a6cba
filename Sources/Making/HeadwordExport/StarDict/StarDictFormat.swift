/// StarDict 2.4.2: `.ifo`, `.idx`, `.dict.dz` and, for inflected forms, `.syn`.
struct StarDictFormat: ExportFormat {
    private struct Entry {
        var word: StarDictKey
        var place: Range<Int>
        /// The forms that lead to it.
        var forms: [String]
    }

    private let job: ExportJob
    private let texts: DictzipFile
    private var entries: [Entry] = []

    init(_ job: ExportJob) throws {
        self.job = job
        texts = try DictzipFile(job.name + ".dict.dz", in: job.directory)
    }

    mutating func add(_ headword: ExportedHeadword) throws {
        guard let word = StarDictKey(headword.word) else { return }
        let place = try texts.write(EntryText(headword).text)
        entries.append(Entry(word: word, place: place, forms: headword.variants))
    }

    mutating func finish() throws {
        try texts.close()
        entries.sort { $0.word < $1.word }
        let index = try writeIndex()
        let synonyms = try writeSynonyms()
        try writeInformation(indexLength: index, synonyms)
    }

    private func writeIndex() throws -> Int {
        let file = try job.directory.file(job.name + ".idx")
        for entry in entries {
            try file.write(entry.word.bytes + Self.bytes(try number(entry.place.lowerBound), UInt32(entry.place.count)))
        }
        try file.close()
        return file.length
    }

    /// Writes the forms with the places of their headwords in the index, and returns their number.
    private func writeSynonyms() throws -> Int {
        let synonyms = entries.enumerated().flatMap { place, entry in
            entry.forms.compactMap(StarDictKey.init).map { (form: $0, place: UInt32(place)) }
        }
        if synonyms.isEmpty { return 0 }
        let file = try job.directory.file(job.name + ".syn")
        for synonym in synonyms.sorted(by: { ($0.form, $0.place) < ($1.form, $1.place) }) {
            try file.write(synonym.form.bytes + Self.bytes(synonym.place))
        }
        try file.close()
        return synonyms.count
    }

    private func writeInformation(indexLength: Int, _ synonyms: Int) throws {
        let description = job.attribution.text.split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: "<br>").onOneLine
        var lines = ["StarDict's dict ifo file", "version=2.4.2", "wordcount=\(entries.count)"]
        if synonyms > 0 { lines.append("synwordcount=\(synonyms)") }
        lines += ["idxfilesize=\(indexLength)", "bookname=\(job.title)", "author=Headword"]
        lines += ["description=\(description)", "sametypesequence=m"]
        let file = try job.directory.file(job.name + ".ifo")
        try file.write(lines.joined(separator: "\n") + "\n")
        try file.close()
    }

    private func number(_ offset: Int) throws -> UInt32 {
        guard let number = UInt32(exactly: offset) else {
            throw ExportFailure.tooLarge(path: job.name + ".dict", limit: Int(UInt32.max))
        }
        return number
    }

    private static func bytes(_ numbers: UInt32...) -> [UInt8] {
        numbers.reduce(into: []) { $0.append(big: $1) }
    }
}
