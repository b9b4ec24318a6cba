internal import HeadwordModel

/// What a source told of words, by which a later source's repetitions are recognised.
///
/// Of 70 pairs of definitions that were taken for the same and read, three were not.
struct ToldDefinitions {
    private var told: [String: [Set<Substring>]] = [:]

    /// Keeps what a definition says.
    mutating func add(_ definition: String, of headword: String) {
        told[Spelling.folded(headword), default: []].append(Self.words(of: definition))
    }

    /// Whether a definition says nothing that the word has not been told to mean.
    func has(_ definition: String, of headword: String) -> Bool {
        guard let told = told[Spelling.folded(headword)] else { return false }
        let words = Self.words(of: definition)
        return told.contains { other in
            let shared = words.intersection(other).count
            let fewer = min(words.count, other.count)
            return (shared == fewer && shared >= 2) || (shared >= 4 && shared * 10 >= fewer * 6)
        }
    }

    /// The words that are not too short to tell one definition from another.
    private static func words(of definition: String) -> Set<Substring> {
        Set(definition.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.utf8.count > 3 })
    }
}
