internal import HeadwordFiles

/// The formats of dictionaries that a user can bring.
public enum BroughtFormat: String, CaseIterable, Sendable {
    /// Lines of values separated by tabs, commas or semicolons.
    case glossary
    /// Lines of JSON, as wiktextract extracts them from Wiktionary.
    case wiktextract
    /// A WordNet in WN-LMF, XML.
    case wordnet = "wn-lmf"
    /// A dictionary of StarDict, by its `.ifo`.
    case stardict
    /// A dictionary of dictd, by its `.index`.
    case dictd
    /// A dictionary of Yomitan, a zip file.
    case yomitan

    /// What a file of the format is, for people.
    public var summary: String {
        switch self {
        case .glossary: "a glossary: tab-separated or comma-separated values"
        case .wiktextract: "an extract of Wiktionary: JSON Lines by wiktextract"
        case .wordnet: "a WordNet: XML in WN-LMF"
        case .stardict: "a dictionary of StarDict: its .ifo, next to its .idx and .dict"
        case .dictd: "a dictionary of dictd: its .index, next to its .dict"
        case .yomitan: "a dictionary of Yomitan: a zip file"
        }
    }

    /// The number of bytes at the beginning of a file by which its format is recognised.
    private static let beginning = 4096

    /// Recognises the format of a file by its name or its beginning.
    ///
    /// - Throws: ``ImportFailure`` if the file cannot be read or is of no known format.
    public static func recognized(_ path: String) throws -> BroughtFormat {
        if let format = named(path) { return format }
        let name = path.hasSuffix(".gz") ? path.dropLast(3) : path[...]
        if let part = parts.first(where: name.lowercased().hasSuffix) {
            throw ImportFailure(path, "'\(part)' is a part of a dictionary; expected its .ifo or .index")
        }
        if let format = Self(beginning: try BroughtStream(path).beginning(beginning).prefix(beginning)) {
            return format
        }
        let known = allCases.map { "\($0.rawValue) (\($0.summary))" }.joined(separator: ", ")
        throw ImportFailure(
            path,
            line: 1,
            "this is not the beginning of any of the known formats: \(known)"
        )
    }

    /// Returns the file to read of a dictionary in a folder, which may have other files: its licence, its authors. A file
    /// that is no folder is returned as it is.
    ///
    /// - Throws: ``ImportFailure`` unless the folder has one file whose name is that of a known format.
    public static func file(at path: String) throws -> String {
        guard let status = try? FileStatus(of: path), status.isDirectory else { return path }
        let names: [String]
        do {
            names = try Directory.names(in: path).filter { named($0) != nil }.sorted()
        } catch {
            throw ImportFailure(error)
        }
        guard let name = names.first else { throw ImportFailure(path, "the folder has no dictionary") }
        guard names.count == 1 else {
            throw ImportFailure(path, "the folder has \(names.count) dictionaries; name one of them, such as \(name)")
        }
        return "\(path)/\(name)"
    }

    /// Returns the format that the ending of a name stands for.
    private static func named(_ path: String) -> BroughtFormat? {
        let name = path.hasSuffix(".gz") ? path.dropLast(3) : path[...]
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return byExtension[name[name.index(after: dot)...].lowercased()]
    }

    private static let byExtension: [String: BroughtFormat] = [
        "tsv": .glossary, "tab": .glossary, "csv": .glossary, "jsonl": .wiktextract,
        "ndjson": .wiktextract,
        "xml": .wordnet, "ifo": .stardict, "index": .dictd, "zip": .yomitan,
    ]
    /// The endings of files that belong to another one.
    private static let parts = [".idx", ".dict", ".dict.dz", ".syn", ".syn.dz"]

    /// The bytes with which files of some formats begin.
    private static let marks: [(format: BroughtFormat, bytes: [UInt8])] = [
        (.stardict, StarDictInformation.mark), (.stardict, [0xEF, 0xBB, 0xBF] + StarDictInformation.mark),
        (.yomitan, Array("PK\u{3}\u{4}".utf8)),
    ]

    private init?(beginning bytes: ArraySlice<UInt8>) {
        if let (format, _) = Self.marks.first(where: { bytes.starts(with: $1) }) {
            self = format
            return
        }
        guard !bytes.contains(0), let first = bytes.first(where: { $0 > UInt8(ascii: " ") }) else {
            return nil
        }
        if first == UInt8(ascii: "{") {
            self = .wiktextract
        } else if first == UInt8(ascii: "<") {
            self = .wordnet
        } else if bytes.contains(UInt8(ascii: "\t")) {
            self = .glossary
        } else {
            return nil
        }
    }
}
