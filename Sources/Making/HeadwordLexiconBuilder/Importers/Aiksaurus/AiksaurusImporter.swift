internal import HeadwordLexicon
internal import HeadwordModel

/// Reads the Aiksaurus thesaurus (`usr/share/aiksaurus`): English words in groups of related meaning.
package struct AiksaurusImporter: Importer {
    package let source = Source(
        id: "aiksaurus",
        title: "Aiksaurus",
        packages: ["libaiksaurus-1.2-data"],
        licence: "GPL-2+"
    )

    private static let words = "usr/share/aiksaurus/words.dat"
    private static let groups = "usr/share/aiksaurus/meanings.dat"

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let words = try Self.words(in: try root.file(Self.words))
        // A group begins with its two head words, which appear again in their alphabetical places.
        let groups = try Self.groups(in: try root.file(Self.groups), words: words.count).map(unique)
        let members = Self.members(of: groups)
        try progress.forEach("importing Aiksaurus", of: groups.indices) { index in
            draft.add(
                ThesaurusSet(source: source.id, words: groups[index].map { ThesaurusWord(words[$0]) }),
                to: members[index].map { .init(language: .en, word: words[$0]) }
            )
        }
    }

    /// Returns the words of each group that have its meaning: its heads, and the words that share another group with
    /// one of them. The rest is only related, as `night`, which is black, is to `tar` and `soot`.
    private static func members(of groups: [[Int]]) -> [[Int]] {
        var groupsOfWords: [Int: Set<Int>] = [:]
        for (index, group) in groups.enumerated() {
            for word in group { groupsOfWords[word, default: []].insert(index) }
        }
        return groups.map { group in
            let heads = group.prefix(2)
            return group.filter { word in
                let own = groupsOfWords[word] ?? []
                return heads.contains(word) || heads.contains { own.intersection(groupsOfWords[$0] ?? []).count > 1 }
            }
        }
    }

    /// Reads the words. Each consists of letters with colons for spaces, a zero byte, and group numbers up to 0xFFFF.
    private static func words(in bytes: [UInt8]) throws -> [String] {
        var words: [String] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            guard let end = rest.firstIndex(of: 0) else {
                throw ImportFailure(Self.words, "the file ends within a word")
            }
            let letters = rest[..<end].map { $0 == UInt8(ascii: ":") ? UInt8(ascii: " ") : $0 }
            words.append(String(decoding: letters, as: UTF8.self))
            rest = rest[(end + 1)...]
            guard takeNumbers(from: &rest) != nil else {
                throw ImportFailure(Self.words, "the file ends within the groups of '\(words[words.count - 1])'")
            }
        }
        return words
    }

    /// Reads the groups. Each consists of word numbers up to 0xFFFF.
    private static func groups(in bytes: [UInt8], words: Int) throws -> [[Int]] {
        var groups: [[Int]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            guard let group = takeNumbers(from: &rest), group.allSatisfy({ $0 < words }) else {
                throw ImportFailure(Self.groups, "group \(groups.count) is broken")
            }
            groups.append(group)
        }
        return groups
    }

    /// Takes two-byte big-endian numbers up to the terminator 0xFFFF; nil if that is missing.
    private static func takeNumbers(from rest: inout ArraySlice<UInt8>) -> [Int]? {
        var numbers: [Int] = []
        while rest.count >= 2 {
            let number = Int(rest[rest.startIndex]) << 8 | Int(rest[rest.startIndex + 1])
            rest = rest.dropFirst(2)
            if number == 0xFFFF { return numbers }
            numbers.append(number)
        }
        return nil
    }
}
