/// The characters as a pattern tells them apart: those that it never distinguishes are one symbol.
struct PatternAlphabet: Sendable {
    /// What the place next to a character depends on.
    enum Kind: Hashable, Sendable {
        /// The beginning or the end of the text.
        case edge
        /// A letter or digit.
        case word
        /// Any other character.
        case other

        /// Whether an assertion holds between this and what follows.
        func fulfils(_ assertion: PatternTree.Assertion, before after: Kind) -> Bool {
            switch assertion {
            case .start: self == .edge
            case .end: after == .edge
            case .wordEdge: (self == .word) != (after == .word)
            case .noWordEdge: (self == .word) == (after == .word)
            case .wordStart: self != .word && after == .word
            case .wordEnd: self == .word && after != .word
            }
        }
    }

    /// The first code point of each symbol.
    private let starts: [UInt32]
    private let kinds: [Kind]
    /// The symbols of the ASCII characters.
    private let ascii: [UInt16]

    /// The symbol of the end of the text.
    var end: Int { starts.count }
    /// The number of symbols.
    var width: Int { starts.count + 1 }

    init(_ program: [Pattern.Instruction]) {
        var starts: Set<UInt32> = [0]
        ScalarClass.letterOrDigit.addEdges(to: &starts)
        for case .scalar(let scalars) in program { scalars.addEdges(to: &starts) }
        let sorted = starts.sorted()
        self.starts = sorted
        kinds = sorted.map { ScalarClass.letterOrDigit.contains(value: $0) ? .word : .other } + [.edge]
        ascii = (0..<0x80).map { UInt16(Self.symbol(of: $0, in: sorted)) }
    }

    /// What kind of characters a symbol stands for.
    func kind(of symbol: Int) -> Kind { kinds[symbol] }

    /// Returns a code point that a symbol stands for.
    func example(of symbol: Int) -> UInt32 { starts[symbol] }

    /// Reads a character in UTF-8 and returns its symbol.
    @inline(__always)
    func symbol(in text: UnsafeRawBufferPointer, at position: inout Int) -> Int {
        let byte = text[position]
        position += 1
        return byte < 0x80 ? Int(ascii[Int(byte)]) : symbol(beginning: byte, in: text, at: &position)
    }

    private func symbol(beginning byte: UInt8, in text: UnsafeRawBufferPointer, at position: inout Int) -> Int {
        let length = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1
        var value = UInt32(byte) & (0x3F >> UInt32(length))
        for _ in 0..<length where position < text.count {
            value = value << 6 | UInt32(text[position] & 0x3F)
            position += 1
        }
        return Self.symbol(of: value, in: starts)
    }

    /// Returns the last symbol that does not begin after a code point.
    private static func symbol(of value: UInt32, in starts: [UInt32]) -> Int {
        var range = 0..<starts.count
        while range.count > 1 {
            let middle = range.lowerBound + range.count / 2
            range = starts[middle] <= value ? middle..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}

extension ScalarClass {
    /// Adds the code points at which the class begins, and those after its ends.
    fileprivate func addEdges(to starts: inout Set<UInt32>) {
        switch self {
        case .range(let range): starts.formUnion([range.lowerBound, range.upperBound + 1])
        case .categories: break
        case .union(let classes): for scalars in classes { scalars.addEdges(to: &starts) }
        case .inverted(let scalars): scalars.addEdges(to: &starts)
        }
    }

    /// Whether a code point is in the class; false for general categories, which POSIX does not have.
    func contains(value: UInt32) -> Bool {
        switch self {
        case .range(let range): range.contains(value)
        case .categories: false
        case .union(let classes): classes.contains { $0.contains(value: value) }
        case .inverted(let scalars): !scalars.contains(value: value)
        }
    }
}
