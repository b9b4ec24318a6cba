/// The files of a dictionary of dictd, which have the same name up to their extensions.
struct DictdFile {
    /// The maximum length of the texts and of the index in bytes, uncompressed.
    static let longestTexts = 1 << 30
    static let longestIndex = 1 << 28
    /// The numbers of bytes at the beginnings of the files in which the texts about the dictionary are looked for.
    private static let beginningOfIndex = 1 << 16
    private static let beginningOfTexts = 1 << 20

    /// The paths of the files.
    let index: String
    let texts: String

    /// Finds the texts next to an index.
    ///
    /// - Throws: ``ImportFailure`` if there are none.
    init(index path: String) throws {
        index = path
        let stem = path.lowercased().hasSuffix(".index") ? String(path.dropLast(6)) : path
        texts = try CompanionFile.path(stem, [".dict.dz", ".dict"])
    }

    /// All paths.
    var paths: [String] { [index, texts] }

    /// Reads what the beginnings of the files say about the dictionary.
    ///
    /// - Throws: ``ImportFailure`` if the first line is not one of an index.
    func information() throws -> DictdInformation {
        let beginning = try BroughtStream(index).beginning(Self.beginningOfIndex)
        let isWhole = beginning.count < Self.beginningOfIndex
        let lines = isWhole ? beginning : Array(beginning.prefix(through: beginning.lastIndex(of: .lineFeed) ?? 0))
        let texts = try BroughtStream(texts).beginning(Self.beginningOfTexts)
        let database = try DictdDatabase(index: lines, texts: texts, path: index) { _ in }
        return DictdInformation(database.information)
    }

    /// Reads the files.
    ///
    /// - Throws: ``ImportFailure`` if one is damaged, or too large.
    func database(_ brought: inout BroughtFiles) throws -> DictdDatabase {
        let index = try brought.bytes(of: index, upTo: Self.longestIndex)
        let texts = try brought.bytes(of: texts, upTo: Self.longestTexts)
        try DictzipHeader.check(self.texts, inflated: texts.count)
        let database = try DictdDatabase(index: index, texts: texts, path: self.index) { failure in
            brought.report.skip(failure.path, line: failure.line, failure.reason)
        }
        guard database.blocks.reduce(0, { $0 + $1.text.count }) <= Self.longestTexts else {
            throw ImportFailure(self.index, "the texts overlap, and have more than 1 GiB together")
        }
        return database
    }
}

/// What a dictionary of dictd says about itself.
struct DictdInformation {
    private let texts: [String: ArraySlice<UInt8>]

    init(_ texts: [String: ArraySlice<UInt8>]) {
        self.texts = texts
    }

    /// The title.
    var title: String? { lines("short").last }

    /// The licence, if a line of the description names it: `Licence: CC0`.
    var licence: String? {
        let statements = lines("info").lazy.compactMap { line -> String? in
            guard ["licence:", "license:"].contains(where: line.lowercased().hasPrefix) else { return nil }
            return BroughtText.clean(line.drop { $0 != ":" }.dropFirst())
        }
        return statements.first
    }

    /// The lines of a text but the first, which is its name.
    private func lines(_ name: String) -> [String] {
        let lines = texts[name]?.split(separator: .lineFeed) ?? []
        return lines.dropFirst().compactMap { BroughtText.clean(String(decodingUTF8OrLatin1: $0)) }
    }
}
