internal import HeadwordJSON
internal import HeadwordModel

/// The letters by which words are found whatever their case, accents, blanks and punctuation: small letters and digits
/// stand for themselves, all other characters are in a table, which the script of the pages reads, too.
struct Letters: Sendable {
    /// What characters are replaced with; those that are absent are left out.
    private(set) var table: [Unicode.Scalar: String] = [:]

    /// Returns the letters of a word, whose characters are added to the table.
    mutating func letters(of word: String) -> [Unicode.Scalar] {
        Spelling.normalized(word).lowercased().unicodeScalars.flatMap { scalar in
            scalar.isPlain ? [scalar] : Array(replacement(of: scalar).unicodeScalars)
        }
    }

    private mutating func replacement(of scalar: Unicode.Scalar) -> String {
        if let known = table[scalar] { return known }
        guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else { return "" }
        let folded = Spelling.folded(String(scalar))
        table[scalar] = folded
        return folded
    }

    var json: JSONValue {
        let sorted = table.sorted { $0.key < $1.key }
        return .object(JSONObject(members: sorted.map { .init(name: String($0.key), value: .string($0.value)) }))
    }
}
