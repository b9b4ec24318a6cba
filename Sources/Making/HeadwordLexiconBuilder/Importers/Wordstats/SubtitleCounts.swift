package import HeadwordModel

/// Reads how often words occur in the subtitles of films (`python/wordstats/language_data`), as the project FrequencyWords
/// counted those of OpenSubtitles in 2018.
package struct SubtitleCounts: WordCounts {
    package static let floor = 10

    /// The language whose words are counted.
    package let language: Language

    /// The languages that have a list.
    package static let all = "bg da de el en es fr hu it nl no pl pt ro ru sv".split(separator: " ")
        .compactMap { Language(label: String($0)).map(Self.init) }

    package var source: Source {
        Source(
            id: "subtitles-\(language.label)",
            title: "Word counts of subtitles (\(language.label))",
            packages: ["wordstats"],
            licence: "CC-BY-SA-4.0",
            languages: [language]
        )
    }

    package func counts(in root: inout DataRoot) throws -> [String: Int] {
        let path = "python/wordstats/language_data/hermitdave/2018/\(language.label)/\(language.label)_full.txt"
        var counts: [String: Int] = [:]
        for (number, line) in try root.file(path).split(separator: UInt8(ascii: "\n")).enumerated() {
            let fields = line.split(separator: UInt8(ascii: " "))
            guard fields.count == 2, let count = Int(String(decoding: fields[1], as: UTF8.self)),
                (1...OnboardImporter.mostUses).contains(count)
            else {
                throw ImportFailure(path, line: number + 1, "a word and a count are needed")
            }
            if let word = BroughtText.clean(String(decoding: fields[0], as: UTF8.self)) {
                counts[word, default: 0] += count
            }
        }
        return counts
    }
}
