internal import HeadwordBytes
internal import HeadwordWork

/// All folded spellings of a language as a tree of their characters, serialised into one run of bytes.
///
/// A node consists of its character; a header, which is four times the number of bytes of its children plus the number
/// of headwords spelled like this, where 3 means that the count follows as the next number; and, if there are children,
/// the number of headwords below. All are LEB128. The children follow. A walk can skip a whole branch by its length,
/// and always knows how many headwords come before.
package struct Trie: Sendable {
    /// The spellings of a trie, and the direction in which they are read.
    package enum Direction: String, Sendable {
        case forward
        case backward
    }

    private let bytes: [UInt8]
    /// For spellings read backward, the place of each headword in alphabetical order; otherwise empty.
    private let places: [UInt8]

    /// The maximum number of characters in a folded spelling, which also limits the depth of a damaged file.
    package static let longestWord = 128

    private struct Node {
        var scalar: Unicode.Scalar
        /// The number of bytes of the children.
        var length: Int
        /// The number of headwords spelled like this.
        var headwords: Int
        /// The number of headwords below.
        var below: Int
    }

    /// Reads what ``nodes(of:)`` and ``places(of:)`` wrote.
    package init(_ bytes: [UInt8], places: [UInt8] = []) {
        self.bytes = bytes
        self.places = places
    }

    /// Returns the place of a headword in alphabetical order, given its number in the order of the walk.
    func place(_ number: Int) -> Int {
        guard !places.isEmpty else { return number }
        guard number * 4 + 4 <= places.count else { return -1 }
        return places.withUnsafeBytes { Int($0.fixed(at: number * 4, as: UInt32.self)) }
    }

    /// Visits the words in code point order.
    ///
    /// - Throws: ``LexiconFailure/stopped`` if the caller no longer waits for the result.
    func walk(_ visitor: inout some TrieVisitor) throws {
        let bytes = bytes.span.bytes
        var check = StopCheck()
        var position = 0
        var place = 0
        // Both have room for the longest word; the size of such an array must be a literal.
        var path = InlineArray<128, Unicode.Scalar>(repeating: " ")
        /// Where the children of each character of the path end.
        var ends = InlineArray<128, Int>(repeating: 0)
        var depth = 0
        while position < bytes.byteCount {
            try check.pass()
            while depth > 0, position >= ends[depth - 1] { depth -= 1 }
            guard let node = Self.node(in: bytes, at: &position) else { return }
            guard depth < Self.longestWord, visitor.enters(node.scalar, depth: depth) else {
                position += node.length
                place += node.headwords + node.below
                continue
            }
            path[depth] = node.scalar
            ends[depth] = position + node.length
            depth += 1
            guard node.headwords > 0 else { continue }
            visitor.meets(path.span.extracting(..<depth), at: place..<place + node.headwords)
            place += node.headwords
        }
    }

    /// Returns the numbers, in the order of a walk, of the headwords whose spellings begin with these characters.
    func numbers(of beginning: [Unicode.Scalar]) -> Range<Int> {
        let bytes = bytes.span.bytes
        var (position, end, number) = (0, bytes.byteCount, 0)
        for (index, scalar) in beginning.enumerated() {
            while true {
                guard position < end, let node = Self.node(in: bytes, at: &position) else { return 0..<0 }
                guard node.scalar == scalar else {
                    position += node.length
                    number += node.headwords + node.below
                    continue
                }
                if index == beginning.count - 1 { return number..<(number + node.headwords + node.below) }
                end = min(end, position + node.length)
                number += node.headwords
                break
            }
        }
        return 0..<0
    }

    private static func node(in bytes: RawSpan, at position: inout Int) -> Node? {
        guard let scalar = number(in: bytes, at: &position).flatMap(Unicode.Scalar.init),
            let header = number(in: bytes, at: &position),
            let more = header & 3 == 3 ? number(in: bytes, at: &position) : header & 3,
            let below = header > 3 ? number(in: bytes, at: &position) : 0
        else { return nil }
        return Node(scalar: scalar, length: Int(header >> 2), headwords: Int(more), below: Int(below))
    }

    private static func number(in bytes: RawSpan, at position: inout Int) -> UInt32? {
        LEB128.number(in: bytes, at: &position, longest: 5).map { UInt32(truncatingIfNeeded: $0) }
    }
}

/// Receives the words of a ``Trie``, one character at a time.
protocol TrieVisitor {
    /// Whether to descend to words that continue with `scalar`, after `depth` characters.
    mutating func enters(_ scalar: Unicode.Scalar, depth: Int) -> Bool
    /// Handles a word whose headwords have these numbers in the order of the walk.
    mutating func meets(_ word: Span<Unicode.Scalar>, at numbers: Range<Int>)
}

// MARK: - Writing

extension Trie {
    /// Returns the nodes for the folded spellings of all headwords; a spelling that several share occurs several times.
    package static func nodes(of words: some Sequence<String>) -> [UInt8] {
        let words = words.map { Array($0.unicodeScalars) }.sorted { $0.lexicographicallyPrecedes($1) }
        return nodes(of: words[...], depth: 0)
    }

    /// Returns the alphabetical place of each headword, in the order of their reversed spellings, given all folded
    /// spellings in alphabetical order.
    package static func places(of words: [String]) -> [UInt8] {
        let reversed: [[Unicode.Scalar]] = words.map { $0.unicodeScalars.reversed() }
        // Headwords that share a spelling keep their order.
        let places = words.indices.sorted { first, second in
            reversed[first] == reversed[second]
                ? first < second : reversed[first].lexicographicallyPrecedes(reversed[second])
        }
        var bytes: [UInt8] = []
        for place in places { bytes.append(fixed: UInt32(truncatingIfNeeded: place)) }
        return bytes
    }

    /// Returns the nodes for sorted words that share their first `depth` characters.
    private static func nodes(of words: ArraySlice<[Unicode.Scalar]>, depth: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = words.drop { $0.count == depth }
        while depth < longestWord, let scalar = rest.first?[depth] {
            let branch = rest.prefix { $0[depth] == scalar }
            let children = nodes(of: branch, depth: depth + 1)
            let headwords = branch.prefix { $0.count == depth + 1 }.count
            bytes.append(leb: UInt64(scalar.value))
            bytes.append(leb: UInt64(children.count) << 2 | UInt64(min(headwords, 3)))
            if headwords >= 3 { bytes.append(leb: UInt64(headwords)) }
            if !children.isEmpty { bytes.append(leb: UInt64(branch.count - headwords)) }
            bytes += children
            rest = rest[branch.endIndex...]
        }
        return bytes
    }
}
