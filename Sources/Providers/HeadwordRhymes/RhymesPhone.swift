extension RhymesProvider {
    /// A sound of American English, by its CMU name.
    enum Phone: UInt8, CaseIterable {
        case aa, ae, ah, ao, aw, ax, ay, eh, er, ey, ih, iy, ow, oy, uh, uw
        case b, ch, d, dh, f, g, hh, jh, k, l, m, n, ng, p, r, s, sh, t, th, v, w, y, z, zh

        var isVowel: Bool { rawValue <= Phone.uw.rawValue }

        /// The symbol in the lexicon's transcriptions.
        private var symbol: String {
            switch self {
            case .aa: "ɑ"
            case .ae: "æ"
            case .ah: "ʌ"
            case .ao: "ɔ"
            case .aw: "aʊ"
            case .ax: "ə"
            case .ay: "aɪ"
            case .ch: "tʃ"
            case .dh: "ð"
            case .eh: "ɛ"
            case .er: "ɚ"
            case .ey: "eɪ"
            case .g: "ɡ"
            case .hh: "h"
            case .ih: "ɪ"
            case .iy: "i"
            case .jh: "dʒ"
            case .ng: "ŋ"
            case .ow: "oʊ"
            case .oy: "ɔɪ"
            case .r: "ɹ"
            case .sh: "ʃ"
            case .th: "θ"
            case .uh: "ʊ"
            case .uw: "u"
            case .y: "j"
            case .zh: "ʒ"
            default: "\(self)"
            }
        }

        private static let symbols = Dictionary(
            uniqueKeysWithValues: allCases.map { (Array($0.symbol.unicodeScalars), $0) }
        )

        /// Removes the first sound, the longest that fits, from a transcription; nil if it begins with none.
        static func take(from text: inout ArraySlice<Unicode.Scalar>) -> Phone? {
            for length in [2, 1] {
                guard let phone = symbols[Array(text.prefix(length))] else { continue }
                text = text.dropFirst(length)
                return phone
            }
            return nil
        }

        /// Returns the name as in CMU's dictionary since 0.6, where a vowel carries its stress: `AH0`.
        func name(stress: Int?) -> String {
            let name = self == .ax ? "AH" : "\(self)".uppercased()
            return stress.map { name + String($0) } ?? name
        }
    }
}

// MARK: - Similarity

extension RhymesProvider.Phone {
    /// Returns how different two sounds at the same position of two words are: 0 for the same sound, 1 for near ones, 2
    /// for those of one family; nil if they have nothing in common.
    static func difference(_ first: Self, _ second: Self, isStressed: Bool) -> Int? {
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
