internal import HeadwordModel

/// The domains that synsets inherit from their hypernyms: a poodle is a dog, hence a breed and an animal.
struct WordNetDomains {
    /// A sense as `roots.tsv` names it: `arch.n.4`.
    struct Root: Hashable {
        var lemma: String
        var part: WordNetPart
        /// Its place among the senses of the lemma, from 1.
        var number: Int
    }

    /// The lexicographer file of all nouns for persons (lexnames(5WN)).
    private static let personFile = 18

    private let synsets: [SynsetID: Synset]
    private let domains: [SynsetID: [Domain]]

    /// - Parameter roots: the domains of all hyponyms of each root; roots that WordNet lacks are ignored.
    init(_ synsets: [SynsetID: Synset], index: [IndexLine], roots: [Root: [Domain]]) {
        self.synsets = synsets
        let lemmas = Set(roots.keys.map(\.lemma))
        var domains: [SynsetID: [Domain]] = [:]
        for line in index where lemmas.contains(line.lemma) {
            for (place, offset) in line.offsets.enumerated() {
                let root = Root(lemma: line.lemma, part: line.part, number: place + 1)
                domains[SynsetID(part: line.part, offset: offset), default: []] += roots[root] ?? []
            }
        }
        self.domains = domains
    }

    /// Returns the domains of a synset and its hypernyms, those of the nearest first.
    func domains(of synset: Synset) -> [Domain] {
        var found: [Domain] = []
        var seen: Set<SynsetID> = [synset.id]
        var level = [synset]
        while !level.isEmpty {
            found += level.flatMap { domains[$0.id] ?? [] }
            level = level.flatMap(Self.hypernyms).filter { seen.insert($0).inserted }.compactMap { synsets[$0] }
        }
        return unique(found + (synset.lexicographerFile == Self.personFile ? [.people] : []))
    }

    private static func hypernyms(of synset: Synset) -> [SynsetID] {
        synset.pointers.filter { $0.symbol == "@" || $0.symbol == "@i" }.map(\.target)
    }
}

extension WordNetDomains.Root {
    /// Reads a text such as `arch.n.4`; nil if it is not a root.
    init?(_ text: String) {
        let fields = text.split(separator: ".")
        guard fields.count == 3, let part = WordNetPart(String(fields[1])), let number = Int(fields[2]) else {
            return nil
        }
        self.init(lemma: fields[0].lowercased(), part: part, number: number)
    }
}
