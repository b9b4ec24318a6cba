/// The files of a dictionary of StarDict, which have the same name up to their extensions.
struct StarDictFiles {
    /// The maximum length of the texts and of each index in bytes, uncompressed.
    static let longestTexts = 1 << 30
    static let longestIndex = 1 << 28

    /// The paths of the files. There need not be one of synonyms.
    let information: String
    let index: String
    let texts: String
    let synonyms: String?

    /// Finds the files next to an `.ifo`.
    ///
    /// - Throws: ``ImportFailure`` if one is missing.
    init(information path: String) throws {
        information = path
        let stem = path.lowercased().hasSuffix(".ifo") ? String(path.dropLast(4)) : path
        index = try CompanionFile.path(stem, [".idx", ".idx.gz", ".idx.dz"])
        texts = try CompanionFile.path(stem, [".dict.dz", ".dict"])
        synonyms = try? CompanionFile.path(stem, [".syn", ".syn.dz", ".syn.gz"])
    }

    /// All paths.
    var paths: [String] { [information, index, texts] + [synonyms].compactMap(\.self) }
}
