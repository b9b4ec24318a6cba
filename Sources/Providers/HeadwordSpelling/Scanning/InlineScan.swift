/// Goes through the prose of a line and leaves out what is not prose.
///
/// A rule looks at a byte and returns where the run ends and where the next one begins; nil if the byte is prose.
extension LineScan {
    typealias Rule = (inout LineScan, Int) -> Range<Int>?

    /// Adds the prose of a range without what a rule leaves out.
    mutating func addProse(_ range: Range<Int>, special: ByteSet, _ rule: Rule) {
        var (start, index) = (range.lowerBound, range.lowerBound)
        while index < range.upperBound {
            guard special.contains(bytes[index]), let skipped = rule(&self, index) else {
                index += 1
                continue
            }
            add(start..<min(max(skipped.lowerBound, start), range.upperBound))
            index = max(skipped.upperBound, index + 1)
            start = min(index, range.upperBound)
        }
        if start < range.upperBound { add(start..<range.upperBound) }
    }

    /// Adds prose, without what stands between backquotes.
    mutating func addPlain(_ range: Range<Int>) {
        addProse(range, special: "`") { scan, index in
            let length = scan.run(of: 0x60, at: index)
            guard let end = scan.endOfCode(at: index, length) else { return index..<(index + length) }
            return index..<end
        }
    }

    /// Returns the index after the run of backquotes that ends the code begun by the run at an index.
    func endOfCode(at index: Int, _ length: Int) -> Int? {
        var place = index + length
        while place < count {
            guard bytes[place] == 0x60 else {
                place += 1
                continue
            }
            let other = run(of: 0x60, at: place)
            if other == length { return place + other }
            place += other
        }
        return nil
    }

    /// Goes on after something that began in an earlier line.
    ///
    /// - Returns: where the prose begins; nil if the line has none.
    mutating func resume() -> Int? {
        switch state.block {
        case .hidden(let ending):
            guard let end = index(of: ending, from: 0) else { return nil }
            state.block = .text
            return end + ending.utf8.count
        case .codeSpan(let length):
            state.block = .text
            if isBlank { return 0 }
            let first = bytes.firstIndex(of: 0x60).flatMap { run(of: 0x60, at: $0) == length ? $0 + length : nil }
            guard let end = first ?? endOfCode(at: 0, length) else {
                state.block = .codeSpan(length: length)
                return nil
            }
            return end
        default: return 0
        }
    }

    /// Leaves out what an ending closes, in this line or a later one.
    mutating func hide(from index: Int, _ openingLength: Int, until ending: String) -> Range<Int> {
        if let end = self.index(of: ending, from: index + openingLength) { return index..<(end + ending.utf8.count) }
        state.block = .hidden(until: ending)
        return index..<count
    }

    /// Returns the range of a character reference (`&amp;`) or nil.
    func entity(at index: Int) -> Range<Int>? {
        let end = end(from: index + 1) { $0.isLetter || $0.isDigit || $0 == 0x23 }
        return end > index + 1 && end - index < 12 && byte(end) == 0x3B ? index..<(end + 1) : nil
    }

    /// Returns the range of a formula between dollar signs, as Pandoc finds it, or nil.
    func formula(at index: Int) -> Range<Int>? {
        guard byte(index + 1) != 0x24, !byte(index + 1).isBlank, byte(index + 1) != 0 else { return nil }
        var place = index + 1
        while place < count {
            if bytes[place] == 0x5C { place += 2 } else if bytes[place] != 0x24 { place += 1 } else { break }
        }
        guard place < count, !byte(place - 1).isBlank, !byte(place + 1).isDigit else { return nil }
        return index..<(place + 1)
    }
}
