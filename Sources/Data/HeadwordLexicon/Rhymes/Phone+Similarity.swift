extension Phone {
    /// The maximum distance of two words that are still near rhymes.
    package static let furthest = 3

    /// Returns the distance between the ends of two words: 0 for a perfect rhyme, up to ``furthest`` for a near one;
    /// nil if they do not rhyme.
    ///
    /// Near rhymes have the same number of syllables, and similar sounds at the same positions. If both end in
    /// consonants, one may have one more, which counts as much as two sounds of one family.
    package static func distance(_ first: [Self], _ second: [Self]) -> Int? {
        let (short, long) = first.count <= second.count ? (first, second) : (second, first)
        var sum = 0
        if short.count != long.count {
            guard long.count == short.count + 1, short.last?.isVowel == false, long.last?.isVowel == false else {
                return nil
            }
            sum = 2
        }
        for index in short.indices {
            guard let difference = difference(short[index], long[index], isStressed: index == 0) else { return nil }
            sum += difference
            if sum > furthest { return nil }
        }
        return sum
    }

    /// Returns how different two sounds at the same position of two words are: 0 for the same sound, 1 for near ones, 2
    /// for those of one family; nil if they have nothing in common.
    package static func difference(_ first: Self, _ second: Self, isStressed: Bool) -> Int? {
        if first == second { return 0 }
        if first.isVowel != second.isVowel { return nil }
        let both = Group(rawValue: first.bit | second.bit)
        if first.isVowel, !isStressed { return weak.isSuperset(of: both) ? 1 : nil }
        if near.contains(where: { $0.isSuperset(of: both) }) { return 1 }
        return families.contains(where: { $0.isSuperset(of: both) }) ? 2 : nil
    }

    private var bit: UInt64 { 1 << UInt64(rawValue) }

    /// A set of sounds, as bits: the builder compares millions of sounds.
    private struct Group: OptionSet {
        var rawValue: UInt64

        init(rawValue: UInt64) { self.rawValue = rawValue }

        init(_ phones: Phone...) { rawValue = phones.reduce(0) { $0 | $1.bit } }
    }

    /// Vowels that are hard to tell apart in an unstressed syllable.
    private static let weak = Group(.ax, .ah, .ih, .eh)

    /// Pairs of a voiced and a voiceless consonant, and vowels that have merged in much of America.
    private static let near = [
        Group(.p, .b), Group(.t, .d), Group(.k, .g), Group(.f, .v), Group(.th, .dh), Group(.s, .z), Group(.sh, .zh),
        Group(.ch, .jh), Group(.n, .m), Group(.n, .ng), Group(.aa, .ao),
    ]

    /// Consonants with the same manner of articulation, and neighbouring vowels.
    private static let families = [
        Group(.p, .t, .k), Group(.b, .d, .g), Group(.f, .th, .s, .sh), Group(.v, .dh, .z, .zh), Group(.m, .n, .ng),
        Group(.l, .r), Group(.iy, .ih), Group(.ih, .eh), Group(.eh, .ae), Group(.eh, .ey), Group(.aa, .ah),
        Group(.ao, .ow), Group(.uh, .uw), Group(.uh, .ah),
    ]
}
