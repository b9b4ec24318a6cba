extension Phone {
    /// The maximum distance of two words that are still near rhymes.
    static let furthest = 3

    /// Returns the distance between the ends of two words: 0 for a perfect rhyme, up to ``furthest`` for a near one;
    /// nil if they do not rhyme.
    ///
    /// Near rhymes have the same number of syllables, and similar sounds at the same positions. If both end in
    /// consonants, one may have one more, which counts as much as two sounds of one family.
    static func distance(_ first: ArraySlice<Self>, _ second: ArraySlice<Self>) -> Int? {
        let (short, long) = first.count <= second.count ? (first, second) : (second, first)
        var sum = 0
        if short.count != long.count {
            guard long.count == short.count + 1, short.last?.isVowel == false, long.last?.isVowel == false else {
                return nil
            }
            sum = 2
        }
        for (index, (one, other)) in zip(short, long).enumerated() {
            guard let difference = difference(one, other, isStressed: index == 0) else { return nil }
            sum += difference
            if sum > furthest { return nil }
        }
        return sum
    }

    /// Returns how different two sounds at the same position of two words are: 0 for the same sound, 1 for near ones, 2
    /// for those of one family; nil if they have nothing in common.
    private static func difference(_ first: Self, _ second: Self, isStressed: Bool) -> Int? {
        if first == second { return 0 }
        if first.isVowel != second.isVowel { return nil }
        if first.isVowel, !isStressed { return weak.contains(first) && weak.contains(second) ? 1 : nil }
        for (difference, groups) in [near, families].enumerated()
        where groups.contains(where: { $0.contains(first) && $0.contains(second) }) {
            return difference + 1
        }
        return nil
    }

    /// Vowels that are hard to tell apart in an unstressed syllable.
    private static let weak: Set<Self> = [.ax, .ah, .ih, .eh]

    /// Pairs of a voiced and a voiceless consonant, and vowels that have merged in much of America.
    private static let near: [Set<Self>] = [
        [.p, .b], [.t, .d], [.k, .g], [.f, .v], [.th, .dh], [.s, .z], [.sh, .zh], [.ch, .jh], [.n, .m], [.n, .ng],
        [.aa, .ao],
    ]

    /// Consonants with the same manner of articulation, and neighbouring vowels.
    private static let families: [Set<Self>] = [
        [.p, .t, .k], [.b, .d, .g], [.f, .th, .s, .sh], [.v, .dh, .z, .zh], [.m, .n, .ng], [.l, .r],
        [.iy, .ih], [.ih, .eh], [.eh, .ae], [.eh, .ey], [.aa, .ah], [.ao, .ow], [.uh, .uw], [.uh, .ah],
    ]
}
