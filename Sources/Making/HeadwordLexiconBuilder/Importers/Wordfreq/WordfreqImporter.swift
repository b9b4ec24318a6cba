internal import Glibc
internal import HeadwordLexicon
internal import HeadwordModel

/// Reads how common words are in the languages for which Onboard has no counts, from the lists of wordfreq
/// (`python/wordfreq/data`), which end with the year 2021.
package struct WordfreqImporter: Importer {
    /// The size of the text that the shares of a list are counted in. The rarest words of a large list are one in a
    /// hundred million.
    private static let tokens = 1_000_000_000

    /// The lists by their size; a small one ends at one in a million. Those of the languages that Onboard counts are
    /// left out.
    private static let lists: [(name: String, language: Language)] = [
        ("large", "ar bn ca cs fi fr he it ja mk nb nl pl ru sv uk zh"),
        ("small", "bg da el fa hi hu id is ko lt lv ms sk sl ta tr ur vi"),
    ]
    .flatMap { size, codes in
        codes.split(separator: " ").compactMap { code in
            Language(label: code == "nb" ? "no" : String(code)).map { ("\(size)_\(code)", $0) }
        }
    }

    package let source = Source(
        id: "wordfreq",
        title: "wordfreq, with SUBTLEX",
        packages: ["wordfreq"],
        licence: "CC-BY-SA-4.0",
        languages: Set(lists.map(\.language))
    )

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let listed = draft.listed.reduce(into: Set<Language>()) { $0.insert($1.language) }
        try progress.forEach("importing word frequencies", of: Self.lists.filter { listed.contains($0.language) }) {
            list in
            let path = "python/wordfreq/data/\(list.name).msgpack.gz"
            let bytes = try Gzip.inflate(try root.file(path), path: path)
            let counts: [String: Int]
            do throws(MessagePackReader.Failure) {
                counts = try Self.counts(bytes)
            } catch {
                throw ImportFailure(path, "this is not a list of wordfreq")
            }
            let floor = counts.values.min() ?? 1
            draft.set(.init(source: source.id, tokens: Self.tokens, floor: floor, counts: counts), of: list.language)
        }
    }

    /// Reads a list: after a head, the words of each hundredth of a power of ten, the commonest first. Words with digits
    /// are left out, because all their digits were replaced with zeros.
    static func counts(_ bytes: [UInt8]) throws(MessagePackReader.Failure) -> [String: Int] {
        var reader = MessagePackReader(bytes)
        let bucketCount = try reader.arrayCount()
        guard bucketCount > 0, try reader.map() == ["format": "cB", "version": "1"] else {
            throw MessagePackReader.Failure()
        }
        var counts: [String: Int] = [:]
        for bucket in 0..<(bucketCount - 1) {
            let count = self.count(inBucket: bucket)
            for _ in 0..<(try reader.arrayCount()) {
                let word = try reader.text()
                if !word.utf8.contains(UInt8(ascii: "0")) { counts[word] = count }
            }
        }
        guard reader.isAtEnd else { throw MessagePackReader.Failure() }
        return counts
    }

    private static func count(inBucket bucket: Int) -> Int {
        Int((Double(tokens) * pow(10, -Double(bucket) / 100)).rounded())
    }
}
