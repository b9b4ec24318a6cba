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
