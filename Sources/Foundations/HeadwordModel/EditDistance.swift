/// Returns the number of single-character insertions, deletions, replacements and swaps of adjacent characters that
/// turn one word into another (optimal string alignment).
///
/// - Parameter limit: the largest distance that matters.
/// - Returns: the distance, or nil if it is greater than `limit`.
public func editDistance(_ first: String, _ second: String, limit: Int) -> Int? {
    let a = Array(first.unicodeScalars)
    let b = Array(second.unicodeScalars)
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
        var row = [i + 1]
        row.reserveCapacity(b.count + 1)
        for j in b.indices {
            var distance = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                distance = min(distance, beforeLast[j - 1] + 1)
            }
            row.append(distance)
        }
        guard row.contains(where: { $0 <= limit }) else { return nil }
        (beforeLast, last) = (last, row)
    }
    let distance = last[b.count]
    return distance <= limit ? distance : nil
}

/// Returns the candidates that `word` may be a misspelling of, the nearest first; at most a third of the word may be
/// wrong.
///
/// A word that is too long to be near any candidate is rejected at once.
public func nearMisses(of word: String, among candidates: some Collection<String>, atMost count: Int = 3) -> [String] {
    let mostErrors = 3
    let longest = candidates.lazy.map(\.utf8.count).max() ?? 0
    // A code point takes up to four bytes.
    guard word.utf8.count <= longest + 4 * mostErrors else { return [] }
    let word = word.lowercased()
    let limit = max(1, min(mostErrors, word.unicodeScalars.count / 3))
    let near: [(candidate: String, distance: Int)] = candidates.compactMap { candidate in
        editDistance(word, candidate.lowercased(), limit: limit).map { (candidate, $0) }
    }
    return near.sorted { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }.prefix(count).map(\.candidate)
}
