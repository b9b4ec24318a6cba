/// A language that Headword has a name for; a lexicon need not contain it.
public struct Language: Vocabulary, CustomStringConvertible {
    /// The place in the list of languages.
    public let rawValue: UInt8

    /// Creates the language with a place in the list; nil if the list is shorter.
    public init?(rawValue: UInt8) {
        guard Int(rawValue) < Self.names.count else { return nil }
        self.rawValue = rawValue
    }

    private init(_ place: UInt8) { rawValue = place }

    /// The noun for a member in messages to users.
    public static let vocabularyName = "language"

    /// All languages, in the order of the list.
    public static let allCases = names.indices.map { Self(UInt8($0)) }

    /// The labels are BCP 47 tags; the English names are accepted too.
    public static let table = VocabularyTable<Self>(
        labels: names.map(\.tag),
        aliases: names.enumerated().map { place, name in (Self(UInt8(place)), [name.english] + name.others) }
    )

    /// The tag.
    public var description: String { label }

    /// The English name.
    public var name: String { Self.names[Int(rawValue)].english }
}

extension Language {
    private struct Name {
        var tag: String
        var english: String
        var others: [String]
    }

    /// The rows of the list.
    private static let names: [Name] = PackageResources.languages_tsv.split(separator: UInt8(ascii: "\n"))
        .filter { $0.first != UInt8(ascii: "#") }
        .map { line in
            let columns = String(decoding: line, as: UTF8.self)
                .split(separator: "\t" as Character, omittingEmptySubsequences: false).map(String.init)
            let others = columns[2].split(separator: "," as Character).map(String.init)
            return Name(tag: columns[0], english: columns[1], others: others)
        }
}

// The languages that the code names; a test compares their places with the list.
extension Language {
    /// English.
    public static var en: Self { Self(0) }
    /// German.
    public static var de: Self { Self(1) }
    /// Spanish.
    public static var es: Self { Self(2) }
    /// French.
    public static var fr: Self { Self(3) }
    /// Gujarati.
    public static var gu: Self { Self(4) }
    /// Hindi.
    public static var hi: Self { Self(5) }
    /// Indonesian.
    public static var id: Self { Self(6) }
    /// Latvian.
    public static var lv: Self { Self(7) }
    /// Malay.
    public static var ms: Self { Self(8) }
    /// Northern Sotho.
    public static var nso: Self { Self(9) }
    /// Portuguese.
    public static var pt: Self { Self(10) }
    /// Romanian.
    public static var ro: Self { Self(11) }
    /// Swahili.
    public static var sw: Self { Self(12) }
    /// Tamil.
    public static var ta: Self { Self(13) }
    /// Setswana.
    public static var tn: Self { Self(14) }
    /// Urdu.
    public static var ur: Self { Self(15) }
    /// isiZulu.
    public static var zu: Self { Self(16) }
    /// Arabic.
    public static var ar: Self { Self(17) }
    /// Greek.
    public static var el: Self { Self(18) }
    /// Persian.
    public static var fa: Self { Self(19) }
    /// Hausa.
    public static var ha: Self { Self(20) }
    /// Igbo.
    public static var ig: Self { Self(21) }
    /// Italian.
    public static var it: Self { Self(22) }
    /// Georgian.
    public static var ka: Self { Self(23) }
    /// Marathi.
    public static var mr: Self { Self(24) }
    /// Quechua.
    public static var qu: Self { Self(25) }
    /// Russian.
    public static var ru: Self { Self(26) }
    /// Telugu.
    public static var te: Self { Self(27) }
    /// Tajik.
    public static var tg: Self { Self(28) }
    /// Turkmen.
    public static var tk: Self { Self(29) }
    /// Tok Pisin.
    public static var tpi: Self { Self(30) }
    /// Tatar.
    public static var tt: Self { Self(31) }
    /// isiXhosa.
    public static var xh: Self { Self(32) }
    /// Yoruba.
    public static var yo: Self { Self(33) }
    /// Chinese.
    public static var zh: Self { Self(34) }
    /// Bulgarian.
    public static var bg: Self { Self(41) }
    /// Catalan.
    public static var ca: Self { Self(45) }
    /// Finnish.
    public static var fi: Self { Self(54) }
    /// Japanese.
    public static var ja: Self { Self(69) }
    /// Dutch.
    public static var nl: Self { Self(90) }
    /// Norwegian.
    public static var no: Self { Self(92) }
    /// Polish.
    public static var pl: Self { Self(97) }
    /// Swedish.
    public static var sv: Self { Self(113) }
}
