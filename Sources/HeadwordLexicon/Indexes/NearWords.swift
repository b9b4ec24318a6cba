/// Collects the words of a ``Trie`` that are few typing errors away from a word: insertions, deletions, replacements and
/// swaps of neighbours (optimal string alignment, as `editDistance`).
struct NearWords: TrieVisitor {
    /// The words and their distances.
    private(set) var found: [(word: String, distance: Int)] = []

    private let word: [Unicode.Scalar]
    private let limit: Int
    private let width: Int
    /// The rows of the table of distances, one after each character of the path; the first stands before all.
    private var rows: [Int]
    private var path: [Unicode.Scalar] = []

    init(to word: String, limit: Int) {
        self.word = Array(word.unicodeScalars)
        self.limit = limit
        width = self.word.count + 1
        rows = Array(0..<width)
    }

    mutating func enters(_ scalar: Unicode.Scalar, depth: Int) -> Bool {
        path.removeSubrange(depth...)
        rows.removeSubrange((depth + 1) * width..<rows.count)
        let last = depth * width
        rows.append(depth + 1)
        var least = depth + 1
        for column in 1..<width {
            let replaced = rows[last + column - 1] + (word[column - 1] == scalar ? 0 : 1)
            var distance = min(replaced, rows[last + column] + 1, rows[last + width + column - 1] + 1)
            if depth > 0, column > 1, word[column - 2] == scalar, word[column - 1] == path[depth - 1] {
                distance = min(distance, rows[last - width + column - 2] + 1)
            }
            rows.append(distance)
            least = min(least, distance)
        }
        path.append(scalar)
        return least <= limit
    }

    mutating func meets(_ word: [Unicode.Scalar]) -> Bool {
        guard let distance = rows.last, distance <= limit else { return true }
        found.append((String(String.UnicodeScalarView(word)), distance))
        return true
    }
}
