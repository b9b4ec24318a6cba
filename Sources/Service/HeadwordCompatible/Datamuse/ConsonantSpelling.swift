/// How words may be spelled that have given consonants.
enum ConsonantSpelling {
    /// The letters for each consonant of the CMU Pronouncing Dictionary.
    private static let letters = [
        "B": "b", "CH": "ct", "D": "d", "DH": "t", "F": "fpg", "G": "g", "HH": "hwj", "JH": "gjd", "K": "ckqx",
        "L": "l",
        "M": "m", "N": "nkgp", "NG": "n", "P": "p", "R": "r", "S": "scpz", "SH": "sctx", "T": "t", "TH": "t", "V": "vf",
        "W": "wuoq", "Y": "yiu", "Z": "zsx", "ZH": "szgj",
    ]
    /// The letters that may stand anywhere: vowels, and consonants that are often silent.
    private static let others = "aeiouyhwg"

    /// Returns a regular expression (POSIX, extended) for words that may have just these consonants.
    ///
    /// - Parameter hasR: whether a vowel is spelled with an `r`, as in `letter`.
    static func pattern(_ consonants: [Substring], hasR: Bool) -> String {
        let between = "[\(others)\(hasR ? "r" : "")]*"
        let groups = consonants.map { "[\(letters[String($0)] ?? $0.lowercased())]+" }
        return "^" + between + groups.map { $0 + between }.joined() + "$"
    }
}
