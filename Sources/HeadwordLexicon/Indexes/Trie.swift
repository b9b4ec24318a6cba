/// All folded spellings of a language as a tree of their characters, in one run of bytes.
///
/// A node is its character and then, doubled, the number of bytes that its children take, plus one if a word ends here;
/// both as LEB128. The children follow. Whoever walks skips a whole branch by its length.
package struct Trie: Sendable {
    private let bytes: [UInt8]

    /// Longer words are left out: nobody mistypes them, and no damaged file can lead deeper.
    package static let longestWord = 64

    /// Reads what ``nodes(of:)`` wrote.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Visits the words in the order of their characters' numbers.
    func walk(_ visitor: inout some TrieVisitor) {
        var position = 0
        var path = [Unicode.Scalar](repeating: " ", count: Self.longestWord)
        /// Where the children of each character of the path end.
        var ends = [Int](repeating: 0, count: Self.longestWord)
        var depth = 0
        while position < bytes.count {
            while depth > 0, position >= ends[depth - 1] { depth -= 1 }
            guard let scalar = number(at: &position).flatMap(Unicode.Scalar.init), let header = number(at: &position)
            else { return }
            let end = position + Int(header >> 1)
            guard depth < Self.longestWord, visitor.enters(scalar, depth: depth) else {
                position = end
                continue
            }
            path[depth] = scalar
            ends[depth] = end
            depth += 1
            if header & 1 == 1, !visitor.meets(path[..<depth]) { return }
        }
    }

    private func number(at position: inout Int) -> UInt32? {
        var number: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 35, by: 7) {
            guard position < bytes.count else { return nil }
            let byte = bytes[position]
            position += 1
            number |= UInt32(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return number }
        }
        return nil
    }
}

/// Sees the words of a ``Trie`` one character after the other.
protocol TrieVisitor {
    /// Whether words that go on with `scalar` matter; `depth` characters stand before it.
    mutating func enters(_ scalar: Unicode.Scalar, depth: Int) -> Bool
    /// A word was reached.
    ///
    /// - Returns: false to end the walk.
    mutating func meets(_ word: ArraySlice<Unicode.Scalar>) -> Bool
}

// MARK: - Writing

extension Trie {
    /// The nodes for words.
    package static func nodes(of words: some Sequence<String>) -> [UInt8] {
        let words = Set(words).map { Array($0.unicodeScalars) }
            .filter { $0.count <= longestWord }
            .sorted { $0.lexicographicallyPrecedes($1) }
        return nodes(of: words[...], depth: 0)
    }

    /// The nodes for sorted words that share their first `depth` characters.
    private static func nodes(of words: ArraySlice<[Unicode.Scalar]>, depth: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = words.drop { $0.count == depth }
        while let scalar = rest.first?[depth] {
            let branch = rest.prefix { $0[depth] == scalar }
            let children = nodes(of: branch, depth: depth + 1)
            let isWord = branch.first?.count == depth + 1
            append(scalar.value, to: &bytes)
            append(UInt32(children.count) << 1 | (isWord ? 1 : 0), to: &bytes)
            bytes += children
            rest = rest[branch.endIndex...]
        }
        return bytes
    }

    private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}
