extension RhymesProvider {
    /// A sound of American English, by the name that CMU gives it.
    enum Phone: UInt8, CaseIterable {
        case aa, ae, ah, ao, aw, ax, ay, eh, er, ey, ih, iy, ow, oy, uh, uw
        case b, ch, d, dh, f, g, hh, jh, k, l, m, n, ng, p, r, s, sh, t, th, v, w, y, z, zh

        var isVowel: Bool { rawValue <= Phone.uw.rawValue }

        /// How the lexicon writes it.
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

        /// Takes the first sound from a transcription, the longest that fits; nil if it begins with none.
        static func take(from text: inout ArraySlice<Unicode.Scalar>) -> Phone? {
            for length in [2, 1] {
                guard let phone = symbols[Array(text.prefix(length))] else { continue }
                text = text.dropFirst(length)
                return phone
            }
            return nil
        }

        /// The name as CMU's dictionary has it since 0.6, where a vowel says its stress: `AH0`.
        func name(stress: Int?) -> String {
            let name = self == .ax ? "AH" : "\(self)".uppercased()
            return stress.map { name + String($0) } ?? name
        }
    }
}

// MARK: - Likeness

extension RhymesProvider.Phone {
    /// How unlike two sounds are that stand at the same place of two words: 0 for one sound, 1 for near ones, 2 for
    /// those of one family; nil if they have nothing in common.
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

    /// Vowels that are hard to tell apart in a syllable without stress.
    private static let weak: Set<Self> = [.ax, .ah, .ih, .eh]

    /// Voiced and voiceless consonants of one kind; vowels that are one in much of America.
    private static let near: [Set<Self>] = [
        [.p, .b], [.t, .d], [.k, .g], [.f, .v], [.th, .dh], [.s, .z], [.sh, .zh], [.ch, .jh], [.n, .m], [.n, .ng],
        [.aa, .ao],
    ]

    /// Consonants that are made in one manner; vowels that are neighbours.
    private static let families: [Set<Self>] = [
        [.p, .t, .k], [.b, .d, .g], [.f, .th, .s, .sh], [.v, .dh, .z, .zh], [.m, .n, .ng], [.l, .r],
        [.iy, .ih], [.ih, .eh], [.eh, .ae], [.eh, .ey], [.aa, .ah], [.ao, .ow], [.uh, .uw], [.uh, .ah],
    ]
}
