/// The code points that a place in a pattern accepts.
indirect enum ScalarClass: Sendable {
    case range(ClosedRange<UInt32>)
    case categories(Set<Unicode.GeneralCategory>)
    case union([ScalarClass])
    case inverted(ScalarClass)

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .range(let range): range.contains(scalar.value)
        case .categories(let categories): categories.contains(scalar.properties.generalCategory)
        case .union(let classes): classes.contains { $0.contains(scalar) }
        case .inverted(let other): !other.contains(scalar)
        }
    }

    static func scalar(_ scalar: Unicode.Scalar) -> ScalarClass { .range(scalar.value...scalar.value) }

    /// `\d`
    static let digit = ScalarClass.range(0x30...0x39)
    /// `\w`
    static let word = ScalarClass.union([
        .range(0x61...0x7A), .range(0x41...0x5A), .range(0x30...0x39), .range(0x5F...0x5F),
    ])
    /// Line terminators; `.` matches anything else.
    static let lineEnd = ScalarClass.union([.range(0x0A...0x0A), .range(0x0D...0x0D), .range(0x2028...0x2029)])
    /// `\s`
    static let blank = ScalarClass.union([
        .range(0x09...0x0D), .range(0x20...0x20), .range(0xA0...0xA0), .range(0xFEFF...0xFEFF),
        .range(0x2028...0x2029), .categories([.spaceSeparator]),
    ])

    /// `\p{...}`: general categories by their short names.
    init?(property name: String) {
        let names = name.split(separator: "=", maxSplits: 1)
        let isQualified = names.count == 2 && (names[0] == "gc" || names[0] == "General_Category")
        guard names.count == 1 || isQualified, let short = names.last else { return nil }
        let members = Self.categoryNames.filter { $0.name == short || (short.count == 1 && $0.name.hasPrefix(short)) }
        guard !members.isEmpty else { return nil }
        self = .categories(Set(members.map(\.category)))
    }

    private static let categoryNames: [(name: String, category: Unicode.GeneralCategory)] = [
        ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Lt", .titlecaseLetter), ("Lm", .modifierLetter),
        ("Lo", .otherLetter), ("Mn", .nonspacingMark), ("Mc", .spacingMark), ("Me", .enclosingMark),
        ("Nd", .decimalNumber), ("Nl", .letterNumber), ("No", .otherNumber), ("Pc", .connectorPunctuation),
        ("Pd", .dashPunctuation), ("Ps", .openPunctuation), ("Pe", .closePunctuation), ("Pi", .initialPunctuation),
        ("Pf", .finalPunctuation), ("Po", .otherPunctuation), ("Sm", .mathSymbol), ("Sc", .currencySymbol),
        ("Sk", .modifierSymbol), ("So", .otherSymbol), ("Zs", .spaceSeparator), ("Zl", .lineSeparator),
        ("Zp", .paragraphSeparator), ("Cc", .control), ("Cf", .format), ("Cs", .surrogate), ("Co", .privateUse),
        ("Cn", .unassigned),
    ]
}
