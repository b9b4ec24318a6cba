package import HeadwordModel

/// The facts about a spelling in SCOWL's lists.
package struct SCOWLEntry: Hashable, Sendable {
    /// The dialects whose lists contain the spelling; variants are less usual spellings.
    package struct Varieties: OptionSet, Hashable, Sendable {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        package static let english = Self(rawValue: 1 << 0)
        package static let american = Self(rawValue: 1 << 1)
        package static let british = Self(rawValue: 1 << 2)
        /// British with -ize, the Oxford spelling.
        package static let britishZ = Self(rawValue: 1 << 3)
        package static let canadian = Self(rawValue: 1 << 4)
        package static let australian = Self(rawValue: 1 << 5)
        package static let variant = Self(rawValue: 1 << 6)
        package static let britishVariant = Self(rawValue: 1 << 7)
        package static let canadianVariant = Self(rawValue: 1 << 8)
        package static let australianVariant = Self(rawValue: 1 << 9)
        package static let special = Self(rawValue: 1 << 10)

        /// The lists of usual spellings.
        static let usual: Self = [.english, .american, .british, .britishZ, .canadian, .australian]
    }

    /// The kinds of lists that contain the spelling.
    package struct Kinds: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let words = Self(rawValue: 1 << 0)
        package static let upper = Self(rawValue: 1 << 1)
        package static let properNames = Self(rawValue: 1 << 2)
        package static let abbreviations = Self(rawValue: 1 << 3)
        package static let contractions = Self(rawValue: 1 << 4)
        package static let hacker = Self(rawValue: 1 << 5)
        package static let romanNumerals = Self(rawValue: 1 << 6)
    }

    /// The size of the smallest list that has the spelling: 10 for the commonest words, 95 for the rarest.
    package var size: UInt8
    /// The dialects whose lists contain the spelling.
    package var varieties: Varieties
    /// The kinds of lists that contain the spelling.
    package var kinds: Kinds

    /// Whether the spelling is usual in American English, but in neither British nor general English.
    package var isAmericanOnly: Bool {
        varieties.contains(.american) && varieties.isDisjoint(with: [.english, .british])
    }

    /// Whether the spelling is usual in British English, but in neither American nor general English.
    package var isBritishOnly: Bool {
        varieties.contains(.british) && varieties.isDisjoint(with: [.english, .american])
    }

    /// The only region where the spelling is usual; nil if there is no single one.
    package var region: Region? { isAmericanOnly ? .us : isBritishOnly ? .british : nil }

    /// Whether no dialect has it as a usual spelling.
    package var isVariant: Bool { varieties.isDisjoint(with: .usual) }
}

/// The spellings of SCOWL (`usr/share/dict/scowl`, files `VARIETY-KIND.SIZE` with one word per line in UTF-8).
package struct SCOWLWords: Evidence {
    private static let directory = "usr/share/dict/scowl"
    private static let sizes: [UInt8] = [10, 20, 35, 40, 50, 55, 60, 70, 80, 95]
    private static let varieties: [(name: String, variety: SCOWLEntry.Varieties)] = [
        ("english", .english), ("american", .american), ("british", .british), ("british_z", .britishZ),
        ("canadian", .canadian), ("australian", .australian),
        ("variant_1", .variant), ("variant_2", .variant), ("variant_3", .variant),
        ("british_variant_1", .britishVariant), ("british_variant_2", .britishVariant),
        ("canadian_variant_1", .canadianVariant), ("canadian_variant_2", .canadianVariant),
        ("australian_variant_1", .australianVariant), ("australian_variant_2", .australianVariant),
        ("special", .special),
    ]
    private static let kinds: [(name: String, kind: SCOWLEntry.Kinds)] = [
        ("words", .words), ("upper", .upper), ("proper-names", .properNames), ("abbreviations", .abbreviations),
        ("contractions", .contractions), ("hacker", .hacker), ("roman-numerals", .romanNumerals),
    ]

    /// The facts about each spelling, except possessives.
    package private(set) var entries: [String: SCOWLEntry] = [:]

    /// Reads all lists below a root.
    package init(_ root: inout DataRoot) throws {
        entries.reserveCapacity(600_000)
        // This list must exist: if it does not, the package is missing.
        add(try root.file("\(Self.directory)/english-words.10"), size: 10, variety: .english, kind: .words)
        for (variety, flag) in Self.varieties {
            for (kind, kindFlag) in Self.kinds {
                for size in Self.sizes where (flag, kindFlag, size) != (.english, .words, 10) {
                    let path = "\(Self.directory)/\(variety)-\(kind).\(size)"
                    guard let bytes = try Self.fileIfPresent(path, &root) else { continue }
                    add(bytes, size: size, variety: flag, kind: kindFlag)
                }
            }
        }
    }

    /// Creates an empty collection.
    package init() {}

    /// Whether a list contains a word in exactly this spelling and case.
    package func isAttested(_ word: String) -> Bool { entries[word] != nil }

    /// Reads a list; nil if there is none, as for most combinations of variety, kind and size.
    private static func fileIfPresent(_ path: String, _ root: inout DataRoot) throws -> [UInt8]? {
        do {
            return try root.file(path)
        } catch let failure as ImportFailure where failure.isMissingFile {
            return nil
        }
    }

    /// Adds the words of one list.
    package mutating func add(
        _ list: [UInt8],
        size: UInt8,
        variety: SCOWLEntry.Varieties,
        kind: SCOWLEntry.Kinds
    ) {
        let empty = SCOWLEntry(size: .max, varieties: [], kinds: [])
        for line in list.split(separator: UInt8(ascii: "\n")) where !Self.isPossessive(line) {
            let word = String(decoding: line, as: UTF8.self)
            let update = { (entry: inout SCOWLEntry) in
                entry.size = min(entry.size, size)
                entry.varieties.insert(variety)
                entry.kinds.insert(kind)
            }
            update(&entries[word, default: empty])
        }
    }

    private static func isPossessive(_ word: ArraySlice<UInt8>) -> Bool {
        word.suffix(2).elementsEqual("'s".utf8)
    }
}
