internal import Glibc
internal import HeadwordLexicon

/// Which stems say nearly the same: those of synonyms, of broader and of narrower words, and those that one source uses
/// where another defines the same headword, as `lie` and `falsehood` are.
///
/// The weights were tuned on two thirds of `Tests/Fixtures/reverse.tsv`.
struct NearStems {
    private typealias Stem = GlossIndex.Stem

    private static let synonymWeight: Float = 0.6
    private static let broaderWeight: Float = 0.35
    private static let narrowerWeight: Float = 0.4
    private static let companionWeight: Float = 0.9
    /// How many headwords of one stem, how many senses of each, and how many narrower concepts count.
    private static let (headwords, senses, narrower) = (3, 2, 40)
    /// How many stems that other sources use are near, and how many in all.
    private static let (companions, most) = (20, 48)

    private let index: GlossIndex
    private let words: [Stem: [Int]]
    private let companions: Companions

    init(_ index: GlossIndex) {
        self.index = index
        var words: [Stem: [Int]] = [:]
        for (number, headword) in index.headwords.enumerated() {
            if let stem = headword.stem { words[stem, default: []].append(number) }
        }
        self.words = words
        companions = Companions(index)
    }

    /// The stems near a stem, the nearest first, each with its weight in hundredths.
    func stems(near stem: GlossIndex.Stem, counting counts: inout [Int32]) -> [(stem: GlossIndex.Stem, weight: Int)] {
        var weights: [Stem: Float] = [:]
        for number in commonest(words[stem] ?? []) { add(index.headwords[number], to: &weights) }
        for (other, strength) in companions.stems(with: stem, counting: &counts).prefix(Self.companions) {
            Self.add([other], min(0.9, Self.companionWeight * strength), to: &weights)
        }
        weights[stem] = nil
        let sorted = weights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return sorted.prefix(Self.most).map { ($0.key, Int(($0.value * 100).rounded())) }
    }

    /// The parts of the commonest headwords among some.
    private func commonest(_ numbers: [Int]) -> [Int] {
        let kept = Set(Set(numbers.map { index.headwords[$0].zipf }).sorted(by: >).prefix(Self.headwords))
        return numbers.filter { kept.contains(index.headwords[$0].zipf) }
    }

    private func add(_ headword: GlossIndex.Headword, to weights: inout [Stem: Float]) {
        let senses = headword.senses.filter { $0.concept != nil || !$0.synonyms.isEmpty }
        for (rank, sense) in senses.prefix(Self.senses).enumerated() {
            Self.add(sense.synonyms, Self.synonymWeight, to: &weights)
            guard let concept = sense.concept.map({ index.concepts.all[Int($0)] }) else { continue }
            for kind in concept.kinds { addName(of: kind, Self.broaderWeight, to: &weights) }
            guard rank == 0 else { continue }
            for kind in concept.narrower.prefix(Self.narrower) { addName(of: kind, Self.narrowerWeight, to: &weights) }
        }
    }

    private func addName(of concept: Int32, _ weight: Float, to weights: inout [Stem: Float]) {
        Self.add(index.concepts.all[Int(concept)].singleNames, weight, to: &weights)
    }

    private static func add(_ stems: [Stem], _ weight: Float, to weights: inout [Stem: Float]) {
        for stem in stems { weights[stem] = max(weights[stem] ?? 0, weight) }
    }
}

/// Which stems sources use for each other: one in the definition of a headword where another source's definition of the
/// same headword has the other.
private struct Companions {
    private typealias Stem = GlossIndex.Stem

    /// How many senses of a source count.
    private static let senses = 4
    /// How often two stems must stand for each other, and how much oftener than by chance, as a logarithm.
    private static let (leastCount, leastInformation): (Int32, Float) = (4, 0.7)
    /// The least normalized pointwise mutual information.
    private static let least: Float = 0.15

    /// The stems that the sources with concepts have for a headword, and those that the others have.
    private struct Pair {
        var first: [Stem]
        var second: [Stem]
    }

    private var pairs: [Pair] = []
    /// The pairs that have a stem first, and those that have it second.
    private var firsts: [Stem: [Int32]] = [:]
    private var seconds: [Stem: [Int32]] = [:]
    /// In how many pairs a stem is.
    private var counts: [Int32]

    init(_ index: GlossIndex) {
        counts = Array(repeating: 0, count: index.stems.count)
        for headword in index.headwords {
            let current = headword.senses.filter(\.isCurrent)
            let first = Self.stems(of: current.filter { $0.concept != nil })
            let second = Self.stems(of: current.filter { $0.concept == nil })
            guard !first.isEmpty, !second.isEmpty else { continue }
            let number = Int32(pairs.count)
            pairs.append(Pair(first: Array(first), second: Array(second)))
            for stem in first { firsts[stem, default: []].append(number) }
            for stem in second { seconds[stem, default: []].append(number) }
            for stem in first.union(second) { counts[Int(stem)] += 1 }
        }
    }

    private static func stems(of senses: [GlossIndex.Sense]) -> Set<Stem> {
        senses.prefix(Self.senses).reduce(into: []) { stems, sense in
            stems.formUnion(sense.stems)
            if sense.concept != nil { stems.formUnion(sense.synonyms) }
        }
    }

    /// The stems that stand for a stem, the surest first.
    ///
    /// - Parameter found: a zero for each stem, which is left so.
    func stems(with stem: GlossIndex.Stem, counting found: inout [Int32]) -> [(stem: GlossIndex.Stem, strength: Float)]
    {
        let own = counts[Int(stem)]
        guard own >= Self.leastCount else { return [] }
        var met: [Stem] = []
        func count(_ stems: [Stem]) {
            for other in stems where other != stem {
                if found[Int(other)] == 0 { met.append(other) }
                found[Int(other)] += 1
            }
        }
        for pair in firsts[stem] ?? [] { count(pairs[Int(pair)].second) }
        for pair in seconds[stem] ?? [] { count(pairs[Int(pair)].first) }
        var companions: [(stem: Stem, strength: Float)] = []
        for other in met {
            let count = found[Int(other)]
            found[Int(other)] = 0
            guard count >= Self.leastCount else { continue }
            let strength = strength(of: count, own, counts[Int(other)])
            if strength > 0 { companions.append((other, strength)) }
        }
        return companions.sorted { ($1.strength, $0.stem) < ($0.strength, $1.stem) }
    }

    /// How surely two stems stand for each other that are in so many pairs, together and each.
    private func strength(of together: Int32, _ first: Int32, _ second: Int32) -> Float {
        let all = Float(pairs.count)
        let information = logf((Float(together) - 0.75) * all / (Float(first) * Float(second)))
        guard information > Self.leastInformation else { return 0 }
        let normalized = information / -logf(Float(together) / all)
        return normalized > Self.least ? normalized * min(1, Float(together - 1) / 5) : 0
    }
}
