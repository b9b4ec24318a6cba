/// Completes definitions of nouns with what WordNet expresses only by pointers: that something caused by a virus is a
/// fever.
struct GlossHeads {
    /// The beginnings of definitions that lack their noun, and the word to put between the noun and each of them.
    private static let beginnings: [(text: String, joint: String)] = [
        ("caused by ", ""), ("common in ", ""), ("common to ", ""), ("empties ", "that "), ("found ", ""),
        ("from ", ""), ("lives ", "that "), ("located ", ""), ("made from ", ""), ("made of ", ""), ("made with ", ""),
        ("native of ", ""), ("native to ", ""), ("of ", ""), ("with ", ""),
    ]
    /// The lexicographer files (lexnames(5WN)) of visible things, illnesses and times. Nouns in other files have such
    /// definitions for good reason: `for somebody's benefit`.
    private static let files: Set<Int> = [5, 6, 8, 13, 15, 17, 19, 20, 26, 27, 28]
    private static let ranks: Set<Substring> = ["class", "family", "genus", "order", "phylum", "suborder"]
    /// The other words of definitions that consist only of ranks and their Latin names.
    private static let fillers: Set<Substring> = [
        "a", "an", "coextensive", "dicotyledonous", "monocotyledonous", "monotypic", "of", "the", "type", "with",
    ]
    /// The maximum number of words in a definition that is only a name: `squash bugs`.
    private static let mostWordsOfName = 3

    private let synsets: [SynsetID: Synset]

    init(_ synsets: [SynsetID: Synset]) {
        self.synsets = synsets
    }

    /// Returns the definition with its missing parts added.
    func completed(_ definition: String, of word: String, in synset: Synset) -> String {
        guard synset.id.part == .noun, Self.files.contains(synset.lexicographerFile) else { return definition }
        if let rank = rank(of: word, in: synset) { return completed(definition, rank, in: synset) }
        guard let beginning = Self.beginnings.first(where: { definition.hasPrefix($0.text) }),
            let kind = first("@", of: synset)
        else { return definition }
        let article = "aeiou".contains(kind.first ?? " ") ? "an" : "a"
        return "\(article) \(kind) \(beginning.joint)\(definition)"
    }

    /// Returns the rank of a group of living things whose synset also has its name with the rank: `genus Uria` beside
    /// `Uria`.
    func rank(of word: String, in synset: Synset) -> Substring? {
        synset.words.lazy.compactMap { other -> Substring? in
            let parts = other.text.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, parts[1] == word, Self.ranks.contains(parts[0]) else { return nil }
            return parts[0]
        }.first
    }

    /// Turns `murres` into `a genus of murres`, and adds the name of a bird to `a genus of Cuculidae`.
    private func completed(_ definition: String, _ rank: Substring, in synset: Synset) -> String {
        let words = definition.split(separator: " ")
        let telling = words.filter { !Self.ranks.contains($0) && !Self.fillers.contains($0) }
        if telling.count == words.count, words.count <= Self.mostWordsOfName {
            return "\("aeiou".contains(rank.first ?? " ") ? "an" : "a") \(rank) of \(definition)"
        }
        guard telling.allSatisfy({ $0.first?.isUppercase == true }), let member = member(of: synset) else {
            return definition
        }
        return "\(definition), such as the \(member)"
    }

    /// Returns the English name of a member, or else of a member's members.
    private func member(of synset: Synset, depth: Int = 0) -> String? {
        let members = synset.pointers.filter { $0.symbol == "%m" }.compactMap { synsets[$0.target] }
        let names = members.flatMap(\.words).map(\.text)
        return names.first { $0 == $0.lowercased() }
            ?? (depth < 2 ? members.lazy.compactMap { member(of: $0, depth: depth + 1) }.first : nil)
    }

    private func first(_ symbol: String, of synset: Synset) -> String? {
        synset.pointers.first { $0.symbol == symbol }.flatMap { synsets[$0.target]?.words.first?.text }
    }
}
