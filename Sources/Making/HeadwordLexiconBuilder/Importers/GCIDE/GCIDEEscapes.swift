/// Replaces the escapes for characters that are not ASCII: `[ae]`, `['e]`, `10^{2}`.
enum GCIDEEscapes {
    private static let longestName = 11

    /// Returns the text of a line in Unicode.
    static func resolved(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let byte = rest.first {
            switch byte {
            case UInt8(ascii: "["): takeEscape(from: &rest, into: &text)
            case UInt8(ascii: "^"): takeSuperscript(from: &rest, into: &text)
            case 0x80...: takeStray(from: &rest, into: &text)
            default:
                text.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func takeEscape(from rest: inout ArraySlice<UInt8>, into text: inout [UInt8]) {
        let window = rest.dropFirst().prefix(longestName + 1)
        guard let end = window.firstIndex(of: UInt8(ascii: "]")) else { return takeByte(from: &rest, into: &text) }
        let name = window[..<end]
        if let character = GCIDETables.shared.escapes[String(decoding: name, as: UTF8.self)] {
            text += character
        } else if !isReference(name, after: text.last) {
            return takeByte(from: &rest, into: &text)
        }
        rest = rest[(end + 1)...]
    }

    private static func takeByte(from rest: inout ArraySlice<UInt8>, into text: inout [UInt8]) {
        if let byte = rest.popFirst() { text.append(byte) }
    }

    /// Whether a bracketed name is the number of a sense right after a word: `abortion[2]`, `{core[8a]}`, `nylon[wn1]`.
    private static func isReference(_ name: ArraySlice<UInt8>, after byte: UInt8?) -> Bool {
        guard let byte, byte == UInt8(ascii: "}") || isLetter(byte) else { return false }
        let number = name.drop(while: isLetter)
        let letter = number.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return name.count <= 3 && number.count > letter.count && letter.allSatisfy(isLetter)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Takes a superscript: `^{-2}`. Any other `^` is a Greek accent.
    private static func takeSuperscript(from rest: inout ArraySlice<UInt8>, into text: inout [UInt8]) {
        guard rest.dropFirst().first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
            return takeByte(from: &rest, into: &text)
        }
        let digits = String(decoding: rest[(rest.startIndex + 2)..<end], as: UTF8.self)
        let raised = digits.compactMap { superscripts[$0] }
        text += (raised.count == digits.count ? String(raised) : "^(\(digits))").utf8
        rest = rest[(end + 1)...]
    }

    private static let superscripts: [Character: Character] = [
        "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹", "-": "⁻",
        "n": "ⁿ", "x": "ˣ",
    ]

    /// Takes a byte that is not ASCII. Three bytes of the files are in Windows-1252; two of them are apostrophes.
    private static func takeStray(from rest: inout ArraySlice<UInt8>, into text: inout [UInt8]) {
        guard let byte = rest.popFirst() else { return }
        let isApostrophe = byte == 0x92 || byte == 0xB9
        text += (isApostrophe ? "'" : String(Unicode.Scalar(byte))).utf8
    }
}
