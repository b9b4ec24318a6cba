internal import HeadwordLexicon
package import HeadwordModel

/// Reads word frequencies from a language model of Onboard (`usr/share/onboard/models`), the on-screen keyboard: counts
/// of some hundred million words of text.
package struct OnboardImporter: Importer, WordCounts {
    /// The smallest count in Onboard's models, which leave out rarer words.
    package static let floor = 500

    /// More than the number of words in all books; larger counts could make sums overflow.
    static let mostUses = 1 << 40

    /// The language whose words are counted.
    package let language: Language
    /// The models of the countries where the language is spoken.
    private let models: [String]

    /// English.
    package static let english = Self(.en, models: ["en_US", "en_GB", "en_CA", "en_AU"])
    /// German, Spanish, Portuguese and Romanian.
    package static let others = [
        Self(.de, models: ["de_DE", "de_AT", "de_CH"]), Self(.es, models: ["es_ES"]),
        Self(.pt, models: ["pt_PT", "pt_BR"]), Self(.ro, models: ["ro_RO"]),
    ]

    private init(_ language: Language, models: [String]) {
        self.language = language
        self.models = models
    }

    package var source: Source {
        Source(
            id: "onboard-\(language.label)",
            title: "Word counts of Onboard (\(language.label))",
            packages: ["onboard-data"],
            licence: "GPL-3+",
            languages: [language]
        )
    }

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let counts = try counts(in: &root)
        draft.set(
            .init(source: source.id, tokens: counts.values.reduce(0, +), floor: Self.floor, counts: counts),
            of: language
        )
    }

    /// Returns how often each word is used, by its written form. Words that are used less often than ``floor`` are left
    /// out.
    package func counts(in root: inout DataRoot) throws -> [String: Int] {
        var counts: [String: Int] = [:]
        // All models of a language come from one text; each leaves out words that are spelt differently in its country.
        for model in models {
            let path = "usr/share/onboard/models/\(model).lm"
            try Self.read(try root.file(path), path) { counts[$0] = max(counts[$0] ?? 0, $1) }
        }
        return counts
    }

    /// Reads the single words of a model: `COUNT WORD` between `\1-grams:` and `\2-grams:`.
    private static func read(_ bytes: [UInt8], _ path: String, _ body: (String, Int) -> Void) throws {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.elementsEqual("\\1-grams:".utf8) }) else {
            throw ImportFailure(path, "there are no single words")
        }
        for (number, line) in lines.enumerated().dropFirst(start + 1) where !line.isEmpty {
            guard line.first != UInt8(ascii: "\\") else { break }
            let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
            guard fields.count == 2, let count = Int(String(decoding: fields[0], as: UTF8.self)),
                (1...mostUses).contains(count)
            else {
                throw ImportFailure(path, line: number + 1, "a count and a word are needed")
            }
            // `<unk>` and the like stand for words that were left out.
            if fields[1].first != UInt8(ascii: "<") { body(String(decoding: fields[1], as: UTF8.self), count) }
        }
    }
}
