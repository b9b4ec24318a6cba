internal import HeadwordLexicon

/// Names of files, each for one text, that mean the same to all file systems, servers and object stores. They consist
/// of small letters, digits and `-_.()~`, so that they need no encoding in an address and case does not matter.
enum FileName {
    /// The bytes of a name after which it is shortened. Most file systems permit 255.
    private static let mostBytes = 180

    /// Names that Windows gives to devices, whatever follows after a dot.
    private static let devices = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
    )

    /// Returns the name for a word, without an ending: `ice_cream`, `p.aris`, `caf(c3a9)`.
    ///
    /// A blank is `_`; a dot follows a letter that is a capital; other characters are the bytes of their UTF-8, in
    /// parentheses. A long name ends with a digest of the word.
    static func of(_ word: String) -> String {
        let name = word.unicodeScalars.map(spelled).joined()
        if name.utf8.count > mostBytes { return name.prefix(mostBytes / 2) + "~" + digest(Array(word.utf8)).prefix(32) }
        guard devices.contains(String(name.prefix { $0 != "." })), let first = name.unicodeScalars.first else {
            return name
        }
        return bytes(of: first) + name.dropFirst()
    }

    /// Returns the name of the file of the index for the words that begin with some letters: `mou-`. The hyphen keeps
    /// it apart from the names of devices, and gives one to the beginning of all words.
    static func ofBeginning(_ letters: some Sequence<Unicode.Scalar>) -> String {
        letters.map { $0.isPlain ? String($0) : bytes(of: $0) }.joined() + "-"
    }

    /// Returns SHA-256, in hexadecimal digits.
    static func digest(_ contents: [UInt8]) -> String {
        var digest = SHA256()
        contents.withUnsafeBytes { digest.update($0) }
        return digest.hexadecimal()
    }

    private static func spelled(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case _ where scalar.isPlain, "-": String(scalar)
        case " ": "_"
        case "A"..."Z": scalar.properties.lowercaseMapping + "."
        default: bytes(of: scalar)
        }
    }

    private static func bytes(of scalar: Unicode.Scalar) -> String {
        "(" + String(scalar).utf8.map { String(256 + Int($0), radix: 16).dropFirst() }.joined() + ")"
    }
}

extension Unicode.Scalar {
    /// Whether it is a small letter or a digit of ASCII.
    var isPlain: Bool { ("a"..."z").contains(self) || ("0"..."9").contains(self) }
}
