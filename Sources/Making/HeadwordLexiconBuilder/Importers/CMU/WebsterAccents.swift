internal import HeadwordModel

/// The stressed syllables of words, from the accents in Webster's dictionary of 1913: `In"sti*tute`.
///
/// Festival's edition of CMU's dictionary marks stressed syllables, but not which of them is the strongest.
package struct WebsterAccents: Sendable {
    /// How strongly a syllable is stressed.
    package enum Stress: Hashable, Sendable { case none, secondary, primary }

    /// The stresses of a word's syllables.
    private struct Accent: Sendable {
        var category: LexicalCategory?
        var stresses: [Stress]
    }

    private var accents: [String: [Accent]] = [:]

    /// Reads the reviewed list of accents.
    package init() throws {
        let rows = try TabSeparatedTable("accents.tsv", PackageResources.accents_tsv, columns: 1).rows
        for row in rows { add(row[0][...], as: nil) }
    }

    /// Reads the heads of GCIDE's entries below a root, if GCIDE is there; the reviewed list takes precedence.
    package init(_ root: inout DataRoot) throws {
        try self.init()
        let reviewed = accents
        do {
            for block in try DictdDatabase("gcide", below: &root).blocks { add(head: block.text) }
        } catch let failure as ImportFailure where failure.isMissingFile {}
        accents.merge(reviewed) { _, reviewed in reviewed }
    }

    /// Adds the head of an entry: `Record \Re*cord"\ (r[-e]*k[^o]rd"), v. t.`
    package mutating func add(head text: ArraySlice<UInt8>) {
        let line = text.prefix(160).prefix { $0 != UInt8(ascii: "\n") }
        let parts = line.split(separator: UInt8(ascii: "\\"), maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3 else { return }
        var cursor = TextCursor(String(decoding: parts[2], as: UTF8.self)[...])
        cursor.skip(" ")
        _ = cursor.takeEnclosed("(", ")")
        cursor.skip(" ,")
        add(String(decoding: parts[1], as: UTF8.self)[...], as: GCIDEGrammar(&cursor).categories.first)
    }

    private mutating func add(_ syllables: Substring, as category: LexicalCategory?) {
        let word = syllables.filter { !"\"`*".contains($0) }.lowercased()
        let stresses = Self.stresses(of: syllables.trimmed)
        guard stresses.count > 1, stresses.contains(.primary), !word.contains(" ") else { return }
        accents[word, default: []].append(Accent(category: category, stresses: stresses))
    }

    /// Returns the stress of each syllable. A stress mark follows its syllable; `*` and `-` only separate syllables.
    private static func stresses(of syllables: Substring) -> [Stress] {
        var stresses: [Stress] = []
        var isInside = false
        for character in syllables {
            guard let stress = marks[character] else {
                if !isInside { stresses.append(.none) }
                isInside = true
                continue
            }
            isInside = false
            if stress != .none, !stresses.isEmpty { stresses[stresses.count - 1] = stress }
        }
        return stresses
    }

    private static let marks: [Character: Stress] = ["\"": .primary, "`": .secondary, "*": .none, "-": .none]
}

extension WebsterAccents {
    /// Returns the stresses of a word's syllables; nil if none are found whose primary stress is on a syllable known to
    /// be stressed.
    ///
    /// A word that is not listed is stressed like the word that it is derived from.
    func stresses(of word: String, stressed: [Bool], as category: LexicalCategory?) -> [Stress]? {
        if let found = stressesByStem(of: word, stressed: stressed, as: category) { return found }
        for prefix in Self.prefixes where word.hasPrefix(prefix) && word.utf8.count > prefix.utf8.count + 3 {
            let rest = stressesByStem(
                of: String(word.dropFirst(prefix.count)),
                stressed: Array(stressed.dropFirst()),
                as: category
            )
            if let rest { return [.none] + rest }
        }
        return nil
    }

    private func stressesByStem(of word: String, stressed: [Bool], as category: LexicalCategory?) -> [Stress]? {
        for stem in [word] + Self.stems(of: word) {
            for accent in accents(of: stem, as: category) {
                let found = Self.fit(accent.stresses, to: stressed, isSuffixed: stem != word)
                if let found { return found }
            }
        }
        return nil
    }

    /// Returns the accents for a lexical category, or all accents of the word if it has none for that category.
    private func accents(of word: String, as category: LexicalCategory?) -> [Accent] {
        let all = accents[word] ?? []
        let limited = all.filter { $0.category == category }
        return limited.isEmpty ? all : limited
    }

    /// Fits Webster's stresses to CMU's syllables. Where Webster divides a word into more or fewer syllables, the
    /// difference is assumed to lie after the primary stress, unless only the position counted from the end is
    /// stressed.
    private static func fit(_ stresses: [Stress], to stressed: [Bool], isSuffixed: Bool) -> [Stress]? {
        guard let primary = stresses.firstIndex(of: .primary) else { return nil }
        let surplus = stressed.count - stresses.count
        if isSuffixed, !(0...2).contains(surplus) { return nil }
        var fitted = (0..<stressed.count).map { $0 < stresses.count ? stresses[$0] : .none }
        if isSuffixed || surplus == 0 || primary == 0 {
            return stressed.indices.contains(primary) && stressed[primary] ? fitted : nil
        }
        let shifted = primary + surplus
        let isLater =
            stressed.indices.contains(shifted) && stressed[shifted]
            && !(stressed.indices.contains(primary) && stressed[primary])
        let place = isLater ? shifted : primary
        guard stressed.indices.contains(place), stressed[place] else { return nil }
        for index in fitted.indices where fitted[index] == .primary { fitted[index] = .none }
        fitted[place] = .primary
        return fitted
    }

    /// Prefixes of one syllable that never bear the primary stress of the word they are added to.
    private static let prefixes = ["un", "non", "mis", "re", "dis", "sub"]

    /// Endings that do not move the stress, and the letters that they may have replaced in the base word.
    private static let endings: [(ending: String, replacements: [String])] = [
        ("'s", [""]), ("ies", ["y"]), ("ied", ["y"]), ("es", ["e", ""]), ("s", [""]), ("ed", ["e", ""]),
        ("ing", ["", "e"]), ("ers", ["", "e"]), ("er", ["", "e"]), ("ors", ["e", ""]), ("or", ["e", ""]),
        ("ly", ["", "le"]), ("ness", [""]), ("ment", [""]), ("ments", [""]), ("less", [""]), ("able", ["", "e"]),
    ]

    private static func stems(of word: String) -> [String] {
        endings.flatMap { ending, replacements -> [String] in
            guard word.hasSuffix(ending), word.utf8.count > ending.utf8.count + 2 else { return [] }
            let base = word.dropLast(ending.count)
            var stems = replacements.map { String(base) + $0 }
            let isDoubled = base.last == base.dropLast().last
            if isDoubled, ["ed", "ing", "er", "ers"].contains(ending) { stems.append(String(base.dropLast())) }
            return stems
        }
    }
}
