internal import HeadwordModel

/// Divides the occurrences of a form among its readings.
///
/// - Each tag's count goes to the readings that fit it best. If there are several (`leaves`: leaf, leave), it is
///   divided by how common their headwords are. For a headword that looks like a form of another (`things`, `goods`),
///   that is how often it occurs in sense-tagged text, since the corpus counts all words with its letters as one; but a
///   noun that is less than a tenth as common as its supposed plural gets few of the plural's occurrences (`stamen` of
///   `stamina`).
/// - A tag that no reading fits makes the form a headword of its own, unless there are readings and it may be a tagging
///   error: fewer than five occurrences, or less than a twentieth of all.
/// - The readings that no tag fits share half an occurrence: a reading that never occurs in so much text is rare, and
///   the rarer, the larger the text.
/// - Without tags, the occurrences are divided by how common the headwords are; a form of another word gets a fifth of
///   that word's.
/// - Usages with less than a thousandth of all occurrences are left out.
struct UsageEstimate {
    private static let slips = 5.0
    private static let shareOfSlips = 1.0 / 20
    private static let unmet = 0.5
    private static let least = 1.0 / 1000

    private var usages: [WordUsage] = []

    /// Returns the usages, the commonest first; their shares sum to 1.
    static func usages(of form: String, as readings: [FormReading], _ tags: [TagCount]) -> [WordUsage] {
        // Most forms have one reading and no tags.
        if tags.isEmpty, readings.count == 1 { return readings.map { $0.usage($0.features, 1) } }
        var estimate = UsageEstimate()
        var met = Set<Int>()
        for tag in tags {
            let fits = bestFits(tag, readings)
            met.formUnion(fits)
            estimate.divide(tag.count, among: fits.map { readings[$0] }, tag.features(of:))
            if fits.isEmpty, readings.isEmpty || tag.count >= max(slips, shareOfSlips * tags.total) {
                estimate.add(tag.usage(of: form))
            }
        }
        let others = readings.indices.filter { !met.contains($0) }
        estimate.divide(unmet, among: others.map { readings[$0] }, \.features)
        return estimate.result()
    }

    /// Returns the indexes of the readings that fit a tag best.
    private static func bestFits(_ tag: TagCount, _ readings: [FormReading]) -> [Int] {
        let fits = readings.map(tag.fit(of:))
        guard let best = fits.compactMap(\.self).max() else { return [] }
        return fits.indices.filter { fits[$0] == best }
    }

    private mutating func divide(
        _ count: Double,
        among readings: [FormReading],
        _ features: (FormReading) -> [GrammaticalFeature]
    ) {
        let isMixed = readings.contains(where: \.isHeadword) && !readings.allSatisfy(\.isHeadword)
        let isTagged = readings.contains { $0.tagged > 0 }
        let most = readings.filter(\.isHeadword).map(\.commonness).max() ?? 1
        let weights = readings.map { reading in
            guard isMixed else { return reading.commonness }
            return isTagged ? reading.weight(besideHeadwordsOf: most) : reading.untaggedWeight(among: readings)
        }
        let total = weights.reduce(0, +)
        for (reading, weight) in zip(readings, weights) {
            add(reading.usage(features(reading), count * weight / total))
        }
    }

    private mutating func add(_ usage: WordUsage) {
        if let index = usages.firstIndex(where: { $0.isSame(as: usage) }) {
            usages[index].share += usage.share
        } else {
            usages.append(usage)
        }
    }

    private func result() -> [WordUsage] {
        let all = usages.total
        let kept = usages.filter { $0.share >= Self.least * all }
        guard !kept.isEmpty else { return [] }
        // Equal shares stay in the order of the readings.
        return kept.scaled(by: 1 / kept.total).sorted { $0.share > $1.share }
    }
}

extension [WordUsage] {
    var total: Double { reduce(0) { $0 + $1.share } }

    func scaled(by factor: Double) -> [WordUsage] {
        map { usage in
            var usage = usage
            usage.share *= factor
            return usage
        }
    }
}

extension FormReading {
    /// Returns how often the form is expected in sense-tagged text with this reading, beside headwords as common as
    /// `most` that have the same form. One particular form accounts for a fifth of the occurrences of an inflected
    /// word. Half an occurrence is added, since a reading that never occurred may still exist.
    fileprivate func weight(besideHeadwordsOf most: Double) -> Double {
        guard !isHeadword else { return Double(tagged) + 0.5 }
        let rarity = features == [.plural] ? min(1, 10 * commonness / most) : 1
        return (0.2 * Double(tagged) + 0.5) * rarity
    }

    /// Returns how often the form is expected with this reading if nothing was tagged. The readings of an inflected word
    /// (`casa`: first person and imperative of casar) share the fifth of its occurrences.
    fileprivate func untaggedWeight(among readings: [FormReading]) -> Double {
        guard !isHeadword else { return commonness }
        let alike = readings.count { $0.lemma == lemma && $0.category == category }
        return 0.2 * commonness / Double(alike)
    }

    fileprivate func usage(_ features: [GrammaticalFeature], _ share: Double) -> WordUsage {
        WordUsage(lemma: lemma, lexicalCategory: category, grammaticalFeatures: features, share: share)
    }
}

extension TagCount {
    fileprivate func usage(of form: String) -> WordUsage {
        WordUsage(lemma: form, lexicalCategory: category, grammaticalFeatures: features, share: count)
    }
}
