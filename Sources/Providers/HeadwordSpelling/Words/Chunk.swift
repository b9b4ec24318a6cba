/// A piece of text between spaces, and whether it is something other than words: an address, a path, a command.
struct Chunk {
    private let bytes: [UInt8]
    private let whole: Range<Int>
    /// The piece without brackets, quotation marks and marks of emphasis around it.
    private let inner: Range<Int>
    private let style: TextPart.Style

    init(_ bytes: [UInt8], _ range: Range<Int>, _ style: TextPart.Style) {
        self.bytes = bytes
        self.style = style
        whole = range
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, Self.opening.contains(bytes[start]) { start += 1 }
        while end > start, Self.closing.contains(bytes[end - 1]) { end -= 1 }
        inner = start..<end
    }

    private static let opening: ByteSet = "([{'*_~!?`"
    private static let closing: ByteSet = ".,:;!?)]}'*_~`"
    private static let beginnings: ByteSet = "#@$%/~.\\<>=+&^-"
    /// What is in no word, and may make the piece something else.
    private static let telling: ByteSet = "@:\\=_./(<>{}$#^"

    /// Whether it has no words to check.
    var isSkipped: Bool {
        guard !inner.isEmpty else { return true }
        let first = bytes[inner.lowerBound]
        if Self.beginnings.contains(first), inner.count > 1 { return true }
        return inner.contains { Self.telling.contains(bytes[$0]) } && isNoText || isCall
    }

    /// Whether a mark inside tells that it is not text.
    private var isNoText: Bool {
        var slashes = 0
        for index in inner {
            let isBetween = isAlphanumeric(index - 1) && isAlphanumeric(index + 1)
            switch bytes[index] {
            case UInt8(ascii: "@"), UInt8(ascii: "\\"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
                UInt8(ascii: "{"), UInt8(ascii: "$"):
                return true
            case UInt8(ascii: "_") where style != .comment && isBetween: return true
            case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "#"): if isBetween { return true }
            case UInt8(ascii: "/"):
                slashes += 1
                if slashes > 1 || !isBetween { return true }
            default: break
            }
        }
        return false
    }

    /// Whether it is the call of a function, or the page of a manual: `exit()`, `read(2)`.
    private var isCall: Bool {
        for index in whole where bytes[index] == UInt8(ascii: "(") {
            guard index + 1 < whole.upperBound, index > whole.lowerBound else { continue }
            let next = bytes[index + 1]
            if next == UInt8(ascii: ")") || next.isDigit { return true }
        }
        return false
    }

    private func isAlphanumeric(_ index: Int) -> Bool {
        guard whole.contains(index) else { return false }
        return bytes[index].isLetter || bytes[index].isDigit || bytes[index] >= 0x80
            || bytes[index] == UInt8(ascii: ":")
    }
}
