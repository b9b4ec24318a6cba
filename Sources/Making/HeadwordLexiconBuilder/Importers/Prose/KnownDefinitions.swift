internal import HeadwordModel

/// The definitions of a source, used to recognise repetitions of them in later sources.
///
/// Of 70 pairs of definitions that this took for the same, three turned out on reading not to be.
struct KnownDefinitions: Evidence {
    private var wordsByHeadword: [String: [Set<Substring>]] = [:]

    /// Stores the words of a definition.
    mutating func add(_ definition: String, of headword: String) {
        wordsByHeadword[Spelling.folded(headword), default: []].append(Self.words(of: definition))
    }

    /// Whether a definition repeats one that is stored for the word.
    func has(_ definition: String, of headword: String) -> Bool {
        guard let known = wordsByHeadword[Spelling.folded(headword)] else { return false }
        let words = Self.words(of: definition)
        return known.contains { other in
            let shared = words.intersection(other).count
            let fewer = min(words.count, other.count)
            return (shared == fewer && shared >= 2) || (shared >= 4 && shared * 10 >= fewer * 6)
        }
    }

    /// Returns the words that are long enough to tell one definition from another.
    private static func words(of definition: String) -> Set<Substring> {
        Set(definition.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.utf8.count > 3 })
    }
}
