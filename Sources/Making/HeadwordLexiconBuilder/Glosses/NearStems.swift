internal import Glibc
internal import HeadwordLexicon
internal import Synchronization

/// Finds stems of nearly the same meaning: those of synonyms, of broader and narrower words, and those that one source
/// uses where another defines the same headword, such as `lie` and `falsehood`.
///
/// The weights were tuned on two thirds of `Tests/Fixtures/reverse.tsv`.
struct NearStems {
    private typealias Stem = GlossIndex.Stem

    private static let synonymWeight: Float = 0.6
    private static let broaderWeight: Float = 0.35
    private static let narrowerWeight: Float = 0.4
    private static let companionWeight: Float = 0.9
    /// The maximum numbers of headwords per stem, of senses per headword, and of narrower concepts that count.
    private static let (headwords, senses, narrower) = (3, 2, 40)
    /// The maximum number of near stems from other sources, and of near stems in all.
    private static let (companions, most) = (20, 48)

    private let index: GlossIndex
    private let words: [Stem: [Int]]
    private let companions: Companions
    private let counts: CountSpaces

    init(_ index: GlossIndex) {
        self.index = index
        var words: [Stem: [Int]] = [:]
        for (number, headword) in index.headwords.enumerated() {
            if let stem = headword.stem { words[stem, default: []].append(number) }
        }
        self.words = words
        companions = Companions(index)
        counts = CountSpaces(count: index.stems.count)
    }

    /// Returns the stems near a stem, the nearest first, each with its weight in hundredths.
    func stems(near stem: GlossIndex.Stem) -> [(stem: GlossIndex.Stem, weight: Int)] {
        var weights: [Stem: Float] = [:]
        for number in commonest(words[stem] ?? []) { add(index.headwords[number], to: &weights) }
        let corresponding = counts.withZeros { companions.stems(with: stem, counting: &$0) }
        for (other, strength) in corresponding.prefix(Self.companions) {
            Self.add([other], min(0.9, Self.companionWeight * strength), to: &weights)
        }
        weights[stem] = nil
        let sorted = weights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return sorted.prefix(Self.most).map { ($0.key, Int(($0.value * 100).rounded())) }
    }

    /// Returns those of the headwords that are among the commonest.
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

/// Working space with a zero for each stem, one for each thread that needs it at a time.
private final class CountSpaces: Sendable {
    private let count: Int
    private let free = Mutex<[[Int32]]>([])

    init(count: Int) {
        self.count = count
    }

    /// Calls `body` with zeros, which it must leave behind.
    func withZeros<Result>(_ body: (inout [Int32]) -> Result) -> Result {
        var zeros = free.withLock { $0.popLast() } ?? Array(repeating: 0, count: count)
        let result = body(&zeros)
        free.withLock { [zeros] in $0.append(zeros) }
        return result
    }
}

/// Finds stems that sources use for each other: one is in the definition of a headword, the other in another source's
/// definition of the same headword.
private struct Companions {
    private typealias Stem = GlossIndex.Stem

    /// The number of senses per source that count.
    private static let senses = 4
    /// How often two stems must correspond, and how much more often than by chance, as a logarithm.
    private static let (leastCount, leastInformation): (Int32, Float) = (4, 0.7)
    /// The least normalized pointwise mutual information.
    private static let least: Float = 0.15

    /// The stems that sources with concepts use for a headword, and those that other sources use.
    private struct Pair {
        var first: [Stem]
        var second: [Stem]
    }

    private var pairs: [Pair] = []
    /// The pairs that have a stem in `first`, and those that have it in `second`.
    private var firsts: [Stem: [Int32]] = [:]
    private var seconds: [Stem: [Int32]] = [:]
    /// The number of pairs that contain each stem.
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

    /// Returns the stems that correspond to a stem, the most certain first.
    ///
    /// - Parameter found: working space with a zero for each stem; it is zeroed again on return.
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

    /// Returns how certainly two stems correspond, from the number of pairs with both and with each of them.
    private func strength(of together: Int32, _ first: Int32, _ second: Int32) -> Float {
        let all = Float(pairs.count)
        let information = logf((Float(together) - 0.75) * all / (Float(first) * Float(second)))
        guard information > Self.leastInformation else { return 0 }
        let normalized = information / -logf(Float(together) / all)
        return normalized > Self.least ? normalized * min(1, Float(together - 1) / 5) : 0
    }
}
