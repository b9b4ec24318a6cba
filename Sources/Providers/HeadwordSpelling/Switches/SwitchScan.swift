/// The switches in a line: what the text itself says of its check.
struct SwitchScan {
    /// The index of the first one; nil if there are none.
    private(set) var start: Int?
    /// The words that are right in the whole text, in small letters.
    private(set) var accepted: [String] = []
    private var turnsOff: Bool?
    private var skipsLine = false
    private var skipsNext = false

    private static let names = ["headword", "cspell", "spell-checker", "spellchecker"]
    /// The maximum number of words that a line accepts.
    private static let mostWords = 500

    init(_ bytes: [UInt8]) {
        for index in bytes.indices where bytes[index] == UInt8(ascii: ":") {
            guard let name = Self.names.first(where: { Self.ends($0, bytes, index) }) else { continue }
            start = start ?? index - name.utf8.count
            let rest = bytes[(index + 1)...].prefix {
                $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "}")
            }
            let words = rest.split {
                !($0.isLetter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "'") || $0 >= 0x80)
            }
            guard let first = words.first else { continue }
            note(String(decoding: first, as: UTF8.self).lowercased(), words.dropFirst())
        }
    }

    /// Whether a name ends before an index, and no other begins earlier.
    private static func ends(_ name: String, _ bytes: [UInt8], _ index: Int) -> Bool {
        let start = index - name.utf8.count
        guard start >= 0, start == 0 || !bytes[start - 1].isNameByte else { return false }
        return zip(bytes[start..<index], name.utf8).allSatisfy { $0.lowercased == $1 }
    }

    private mutating func note(_ command: String, _ words: ArraySlice<ArraySlice<UInt8>>) {
        switch command {
        case "ignore", "words", "word", "ignore-word", "ignorewords":
            for word in words.prefix(Self.mostWords) where word.contains(where: { $0.isLetter || $0 >= 0x80 }) {
                accepted.append(String(decoding: word, as: UTF8.self).lowercased())
            }
        case "off", "disable": turnsOff = true
        case "on", "enable": turnsOff = false
        case "disable-line": skipsLine = true
        case "disable-next-line", "disable-next": skipsNext = true
        default: break
        }
    }

    /// Takes the switches into account.
    ///
    /// - Returns: whether this line is not to be checked.
    func apply(to state: inout ScanState) -> Bool {
        let isSkipped = state.skipsLine || skipsLine || state.isOff && turnsOff != true
        if let turnsOff { state.isOff = turnsOff }
        state.skipsLine = skipsNext
        return isSkipped
    }
}
