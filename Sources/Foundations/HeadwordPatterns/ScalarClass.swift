/// The code points that a place in a pattern accepts.
package indirect enum ScalarClass: Sendable {
    /// Consecutive ones.
    case range(ClosedRange<UInt32>)
    /// Those of some general categories.
    case categories(Set<Unicode.GeneralCategory>)
    /// Those of several classes.
    case union([ScalarClass])
    /// Those that are not in a class.
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

    /// `\p{...}`: general categories and groups of them, by their short or long names.
    init?(property name: String) {
        let names = name.split(separator: "=", maxSplits: 1)
        let isQualified = names.count == 2 && (names[0] == "gc" || names[0] == "General_Category")
        guard names.count == 1 || isQualified, let name = names.last.map(String.init) else { return nil }
        let short = Self.groupNames[name] ?? name
        let members = Self.categoryNames.filter {
            $0.short == short || $0.long == name || (short.count == 1 && $0.short.hasPrefix(short))
        }
        guard !members.isEmpty else { return nil }
        self = .categories(Set(members.map(\.category)))
    }

    private static let groupNames = [
        "Letter": "L", "Mark": "M", "Combining_Mark": "M", "Number": "N", "Punctuation": "P", "punct": "P",
        "Symbol": "S", "Separator": "Z", "Other": "C", "digit": "Nd", "cntrl": "Cc",
    ]

    private static let categoryNames: [(short: String, long: String, category: Unicode.GeneralCategory)] = [
        ("Lu", "Uppercase_Letter", .uppercaseLetter), ("Ll", "Lowercase_Letter", .lowercaseLetter),
        ("Lt", "Titlecase_Letter", .titlecaseLetter), ("Lm", "Modifier_Letter", .modifierLetter),
        ("Lo", "Other_Letter", .otherLetter), ("Mn", "Nonspacing_Mark", .nonspacingMark),
        ("Mc", "Spacing_Mark", .spacingMark), ("Me", "Enclosing_Mark", .enclosingMark),
        ("Nd", "Decimal_Number", .decimalNumber), ("Nl", "Letter_Number", .letterNumber),
        ("No", "Other_Number", .otherNumber), ("Pc", "Connector_Punctuation", .connectorPunctuation),
        ("Pd", "Dash_Punctuation", .dashPunctuation), ("Ps", "Open_Punctuation", .openPunctuation),
        ("Pe", "Close_Punctuation", .closePunctuation), ("Pi", "Initial_Punctuation", .initialPunctuation),
        ("Pf", "Final_Punctuation", .finalPunctuation), ("Po", "Other_Punctuation", .otherPunctuation),
        ("Sm", "Math_Symbol", .mathSymbol), ("Sc", "Currency_Symbol", .currencySymbol),
        ("Sk", "Modifier_Symbol", .modifierSymbol), ("So", "Other_Symbol", .otherSymbol),
        ("Zs", "Space_Separator", .spaceSeparator), ("Zl", "Line_Separator", .lineSeparator),
        ("Zp", "Paragraph_Separator", .paragraphSeparator), ("Cc", "Control", .control), ("Cf", "Format", .format),
        ("Cs", "Surrogate", .surrogate), ("Co", "Private_Use", .privateUse), ("Cn", "Unassigned", .unassigned),
    ]
}
