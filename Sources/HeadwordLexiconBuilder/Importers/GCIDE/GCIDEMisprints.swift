/// Corrects words that GCIDE misprints.
enum GCIDEMisprints {
    private static let table =
        (try? LabelTable("gcide-misprints.tsv", PackageResources.gcide_misprints_tsv) { String($0) })?.labels ?? [:]

    /// The text with each misprint replaced by what is meant.
    static func corrected(_ text: String) -> String {
        var corrected = ""
        var copied = text.startIndex
        var rest = text.utf8[...]
        while let start = rest.firstIndex(where: isLetter) {
            let word = rest[start...].prefix(while: isLetter)
            if let meant = table[String(text[start..<word.endIndex])] {
                corrected += text[copied..<start] + meant
                copied = word.endIndex
            }
            rest = rest[word.endIndex...]
        }
        return corrected + text[copied...]
    }

    /// Whether a byte belongs to a letter, of which those outside ASCII take several.
    private static func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0x80 }
}
