/// Collects the words of a ``Trie`` that are few typing errors away from a word: insertions, deletions, replacements and
/// swaps of neighbours (optimal string alignment, as `editDistance`).
struct NearWords: TrieVisitor {
    /// The words and their distances.
    private(set) var found: [(word: String, distance: Int)] = []

    private let word: [Unicode.Scalar]
    private let limit: Int
    private let width: Int
    /// The rows of the table of distances: the first stands before all characters of the path, the others after each.
    ///
    /// Cells further than the limit from the diagonal cannot matter; they keep a number that is too large.
    private var rows: [Int]
    private var path: [Unicode.Scalar]

    init(to word: String, limit: Int) {
        self.word = Array(word.unicodeScalars)
        self.limit = limit
        width = self.word.count + 1
        rows = [Int](repeating: limit + 1, count: (Trie.longestWord + 1) * width)
        for column in 0..<width { rows[column] = column }
        path = [Unicode.Scalar](repeating: " ", count: Trie.longestWord)
    }

    mutating func enters(_ scalar: Unicode.Scalar, depth: Int) -> Bool {
        path[depth] = scalar
        let last = depth * width
        let row = last + width
        let (first, end) = (max(1, depth + 1 - limit), min(width, depth + 2 + limit))
        guard first < end else { return false }
        rows[row + first - 1] = first == 1 ? depth + 1 : limit + 1
        var least = rows[row + first - 1]
        for column in first..<end {
            var distance = min(
                rows[last + column - 1] + (word[column - 1] == scalar ? 0 : 1),
                rows[last + column] + 1,
                rows[row + column - 1] + 1
            )
            if depth > 0, column > 1, word[column - 2] == scalar, word[column - 1] == path[depth - 1] {
                distance = min(distance, rows[last - width + column - 2] + 1)
            }
            rows[row + column] = distance
            least = min(least, distance)
        }
        // The next row reads one cell further than this row was filled.
        if end < width { rows[row + end] = limit + 1 }
        return least <= limit
    }

    mutating func meets(_ word: ArraySlice<Unicode.Scalar>, at numbers: Range<Int>) {
        let distance = rows[word.count * width + width - 1]
        // The last cell of a row that ends before it was filled for another word.
        guard abs(word.count - self.word.count) <= limit, distance <= limit else { return }
        found.append((String(String.UnicodeScalarView(word)), distance))
    }
}
