/// Collects the words of a ``Trie`` that a pattern describes: `?` stands for one character, `*` for any number of them.
struct WildcardWords: TrieVisitor {
    /// The words, in the order of their characters.
    private(set) var found: [String] = []

    private let pattern: [Unicode.Scalar]
    private let limit: Int
    /// For each character of the path, and before all, the places in the pattern that it may have come to.
    private var places: [Set<Int>]

    init(_ pattern: String, atMost limit: Int) {
        self.pattern = Array(pattern.unicodeScalars)
        self.limit = limit
        places = []
        places.append(reach(from: [0]))
    }

    mutating func enters(_ scalar: Unicode.Scalar, depth: Int) -> Bool {
        places.removeSubrange((depth + 1)...)
        var next: Set<Int> = []
        for place in places[depth] where place < pattern.count {
            if pattern[place] == "*" {
                next.insert(place)
            } else if pattern[place] == "?" || pattern[place] == scalar {
                next.insert(place + 1)
            }
        }
        places.append(reach(from: next))
        return !next.isEmpty
    }

    mutating func meets(_ word: [Unicode.Scalar]) -> Bool {
        guard places.last?.contains(pattern.count) == true else { return true }
        found.append(String(String.UnicodeScalarView(word)))
        return found.count < limit
    }

    /// A star may stand for nothing.
    private func reach(from places: Set<Int>) -> Set<Int> {
        var reached = places
        for place in places {
            var next = place
            while next < pattern.count, pattern[next] == "*" {
                next += 1
                reached.insert(next)
            }
        }
        return reached
    }
}
