/// A sound of American English, by its CMU name.
package enum Phone: UInt8, CaseIterable, Sendable {
    case aa, ae, ah, ao, aw, ax, ay, eh, er, ey, ih, iy, ow, oy, uh, uw
    case b, ch, d, dh, f, g, hh, jh, k, l, m, n, ng, p, r, s, sh, t, th, v, w, y, z, zh

    /// Whether the sound is a vowel, the core of a syllable.
    package var isVowel: Bool { rawValue <= Phone.uw.rawValue }

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

    /// The sounds by one or two characters, the second in the upper half of the key.
    private static let symbols = Dictionary(
        uniqueKeysWithValues: allCases.map { phone in
            let scalars = phone.symbol.unicodeScalars.map { UInt64($0.value) }
            return (scalars[0] | (scalars.dropFirst().first ?? 0) << 32, phone)
        }
    )

    /// Removes the first sound, the longest that fits, from a transcription; nil if it begins with none.
    static func take(from text: inout Substring.UnicodeScalarView) -> Phone? {
        guard let first = text.popFirst() else { return nil }
        if let second = text.first, let phone = symbols[UInt64(first.value) | UInt64(second.value) << 32] {
            text.removeFirst()
            return phone
        }
        return symbols[UInt64(first.value)]
    }

    /// The name as in CMU's dictionary since 0.6, without the stress of a vowel.
    var name: String { Self.names[Int(rawValue)] }

    private static let names = allCases.map { $0 == .ax ? "AH" : "\($0)".uppercased() }
}
