extension BroughtDictionary {
    /// The maximum number of characters of a name.
    public static let longestName = 40

    /// Returns why a dictionary cannot have this name; nil if it can.
    public static func problem(withName name: String) -> String? {
        let isPlain = name.utf8.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                || $0 == UInt8(ascii: "-")
        }
        guard isPlain, (1...longestName).contains(name.utf8.count), !name.hasPrefix("-") else {
            return "a name has at most \(longestName) letters a to z, digits and hyphens, and begins with no hyphen"
        }
        let own = SourceSelection.ids + SourceCatalogue.derived.map(\.source.id)
        return own.contains(name) ? "'\(name)' is a source of Headword's own" : nil
    }

    /// Returns the name for a dictionary whose user gives none, from that of a file: `My Words.tsv` is `my-words`.
    public static func name(forFileAt path: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        var parts = file.lowercased().split(separator: ".")
        if parts.last == "gz" { parts.removeLast() }
        let stem = parts.count > 1 ? parts.dropLast().joined(separator: ".") : parts.first.map(String.init) ?? ""
        let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = String(words.joined(separator: "-").prefix(longestName))
        return problem(withName: name) == nil ? name : "brought-" + name.prefix(longestName - "brought-".count)
    }
}
