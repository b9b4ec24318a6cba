internal import HeadwordCorpus
internal import HeadwordLexiconBuilder
internal import HeadwordTestSupport

/// Files that users bring are either read, or refused with an error that names one of them and one of its lines.
///
/// Of formats with several files, an input has them one after the other, with the byte 255 between them.
enum BroughtFuzzing {
    private static let separator: UInt8 = 0xFF

    static func run(_ bytes: [UInt8], as format: BroughtFormat) throws {
        let directory = try TestFiles.temporaryDirectory()
        defer { try? TestFiles.remove(directory) }
        let files = files(of: bytes, format)
        for (name, contents) in files { try TestFiles.write(contents, to: "\(directory)/\(name)") }
        guard let first = files.first else { return }
        do {
            try read(BroughtDictionary(name: "mine", format: format, files: ["\(directory)/\(first.name)"]))
        } catch let failure as ImportFailure {
            try FuzzFinding.unless(failure.path.hasPrefix(directory), "no file is at fault: \(failure)")
            let lines = files.map { $0.contents.count { $0 == UInt8(ascii: "\n") } + 1 }.max() ?? 1
            try FuzzFinding.unless((1...lines).contains(failure.line ?? 1), "there is no such line: \(failure)")
        } catch is CorpusFailure {}
    }

    private static func read(_ dictionary: BroughtDictionary) throws {
        var draft = LexiconDraft()
        var root = DataRoot("/")
        let progress = Progress(threads: 1) { _, _, _ in }
        try dictionary.importer().read(&root, into: &draft, progress: progress)
    }

    /// Returns the files of an input, beginning with the one that names the dictionary.
    private static func files(of bytes: [UInt8], _ format: BroughtFormat) -> [(name: String, contents: [UInt8])] {
        let parts = bytes.split(separator: separator, omittingEmptySubsequences: false).map(Array.init)
        return switch format {
        case .glossary: [("a.tsv", bytes)]
        case .wiktextract: [("a.jsonl", bytes)]
        case .wordnet: [("a.xml", bytes)]
        case .stardict: starDict(parts)
        case .dictd: Array(zip(["a.index", "a.dict"], parts + [[]]))
        case .yomitan: [("a.zip", bytes.starts(with: "PK".utf8) ? bytes : yomitan(parts))]
        }
    }

    /// Returns an archive with files of JSON.
    private static func yomitan(_ parts: [[UInt8]]) -> [UInt8] {
        let names = ["index", "term_bank_1", "tag_bank_1", "term_meta_bank_1", "kanji_bank_1"].map { $0 + ".json" }
        return SampleZip(Array(zip(names, parts))).bytes
    }

    /// Returns the files of StarDict. If the first part is not a complete `.ifo`, the lines that say how long the others
    /// are come before it.
    private static func starDict(_ parts: [[UInt8]]) -> [(name: String, contents: [UInt8])] {
        let (information, index) = (parts[0], parts.count > 1 ? parts[1] : [])
        let isWide = String(decoding: information, as: UTF8.self).contains("idxoffsetbits=64")
        let counts = "wordcount=\(wordCount(index, isWide ? 12 : 8))\nidxfilesize=\(index.count)\n"
        let beginning = "StarDict's dict ifo file\nversion=3.0.0\nbookname=a\n" + counts
        let isComplete = information.starts(with: "StarDict".utf8)
        let first = isComplete ? information : Array(beginning.utf8) + information
        return Array(zip(["a.ifo", "a.idx", "a.dict", "a.syn"], [first] + parts.dropFirst()))
    }

    private static func wordCount(_ index: [UInt8], _ length: Int) -> Int {
        var (count, rest) = (0, index[...])
        while let end = rest.firstIndex(of: 0), rest.endIndex - end > length {
            rest = rest[(end + 1 + length)...]
            count += 1
        }
        return count
    }
}
