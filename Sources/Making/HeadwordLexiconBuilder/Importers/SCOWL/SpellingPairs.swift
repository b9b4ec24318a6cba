/// Words with two spellings: `colour` in Britain, `color` in the United States.
///
/// SCOWL lists the spellings of each side without saying which belong together. Two spellings are a pair if they become
/// equal when the differences in `spelling-differences.tsv` and doubled consonants are removed.
package struct SpellingPairs: Evidence {
    /// The American spelling for each British one.
    package private(set) var american: [String: String] = [:]
    /// The British spelling for each American one.
    package private(set) var british: [String: String] = [:]
    /// American spellings that British English also has, but for another meaning or lexical category, by British
    /// spelling: `licence` is the noun of `license`.
    package private(set) var shared: [String: String] = [:]
    /// The number of British spellings left unpaired because several American or British ones have the same reduced
    /// spelling.
    package private(set) var ambiguousCount = 0
    /// The number of pairs of rare words left out because they differ only by a vowel.
    package private(set) var doubtfulCount = 0

    /// Creates no pairs.
    package init() {}

    /// Pairs the spellings that only one side uses.
    package init(_ words: [String: SCOWLEntry]) throws {
        let differences = try SpellingDifferences()
        var groups: [[UInt8]: (british: [String], american: [String])] = [:]
        for (word, entry) in words {
            if entry.isBritishOnly { groups[differences.removed(from: word), default: ([], [])].british.append(word) }
            if entry.isAmericanOnly { groups[differences.removed(from: word), default: ([], [])].american.append(word) }
        }
        for group in groups.values where !group.british.isEmpty && !group.american.isEmpty {
            guard group.british.count == 1, group.american.count == 1 else {
                ambiguousCount += group.british.count
                continue
            }
            add(group.british[0], group.american[0], size: words[group.british[0]]?.size ?? .max)
        }
        let table = try TabSeparatedTable("shared-spellings.tsv", PackageResources.shared_spellings_tsv, columns: 2)
        shared = Dictionary(uniqueKeysWithValues: table.rows.map { ($0[0], $0[1]) })
    }

    private mutating func add(_ british: String, _ american: String, size: UInt8) {
        // Among rare words, these are often two different words: `goey` and `gey`, `aerogenic` and `erogenic`.
        guard size < 80 || !SpellingDifferences.isOnlyDigraph(british, american) else {
            doubtfulCount += 1
            return
        }
        self.american[british] = american
        self.british[american] = british
    }
}

/// The differences between British and American spelling.
struct SpellingDifferences {
    private let replacements: [(from: [UInt8], to: [UInt8])]

    init() throws {
        replacements = try TabSeparatedTable(
            "spelling-differences.tsv",
            PackageResources.spelling_differences_tsv,
            columns: 2
        ).rows.map { (Array($0[0].utf8), Array($0[1].utf8)) }
    }

    /// Returns a word with the differences removed: not a real spelling, but the same for both sides.
    func removed(from word: String) -> [UInt8] {
        var bytes = Array(word.utf8)
        for (from, to) in replacements { bytes.replaceAll(from, by: to) }
        return bytes.withoutDoubledConsonants()
    }

    /// Whether two spellings differ only in `ae` or `oe` for `e`.
    static func isOnlyDigraph(_ british: String, _ american: String) -> Bool {
        withoutDigraphs(british) == withoutDigraphs(american)
    }

    private static func withoutDigraphs(_ word: String) -> [UInt8] {
        var bytes = Array(word.utf8)
        for digraph in ["ae", "oe", "\u{E6}", "\u{153}"] { bytes.replaceAll(Array(digraph.utf8), by: Array("e".utf8)) }
        return bytes
    }
}

extension [UInt8] {
    /// Replaces each occurrence of `pattern`, from the left.
    fileprivate mutating func replaceAll(_ pattern: [UInt8], by replacement: [UInt8]) {
        var index = startIndex
        while index + pattern.count <= endIndex {
            if self[index..<index + pattern.count].elementsEqual(pattern) {
                replaceSubrange(index..<index + pattern.count, with: replacement)
                index += replacement.count
            } else {
                index += 1
            }
        }
    }

    fileprivate func withoutDoubledConsonants() -> [UInt8] {
        let vowels = Array("aeiou".utf8)
        return enumerated().filter { $0 == 0 || self[$0 - 1] != $1 || vowels.contains($1) }.map(\.element)
    }
}
