/// The keys under which words that are one typing error apart meet: the beginning of a word, and the beginning with any
/// one character left out.
///
/// One character left out on both sides covers a missing, an added, a wrong and two swapped characters. Only the
/// beginning is indexed, which keeps the index small; the candidates are compared whole.
package enum Deletions {
    private static let prefixLength = 7

    /// The hashes of the keys of a folded word, without repetitions.
    package static func hashes(of folded: String) -> Set<Int64> {
        let prefix = Array(folded.unicodeScalars.prefix(prefixLength))
        var hashes: Set<Int64> = [hash(prefix)]
        for index in prefix.indices {
            var shorter = prefix
            shorter.remove(at: index)
            hashes.insert(hash(shorter))
        }
        return hashes
    }

    /// FNV-1a, 32 bits.
    private static func hash(_ scalars: [Unicode.Scalar]) -> Int64 {
        var hash: UInt32 = 2_166_136_261
        for scalar in scalars {
            hash = (hash ^ scalar.value) &* 16_777_619
        }
        return Int64(hash)
    }
}
