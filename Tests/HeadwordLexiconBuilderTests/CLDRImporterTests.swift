import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

@Suite struct CLDRImporterTests {
    private static let main = [
        "en": """
        <ldml>
        \t<identity><version number="$Revision$"/>
        \t\t<language type="en"/>
        \t\t\t<language type="de">German</language>
        \t\t\t<language type="az" alt="short">Azeri</language>
        \t\t\t<territory type="TT">Trinidad &amp; Tobago</territory>
        \t\t\t<territory type="DE">Germany</territory>
        \t\t\t<territory type="419">Latin America</territory>
        \t\t\t<currency type="DEM">
        \t\t\t\t<displayName>German Mark</displayName>
        \t\t\t\t<displayName count="one">German mark</displayName>
        \t\t\t</currency>

        """,
        "de": """
        \t\t\t<language type="de">Deutsch</language>
        \t\t\t<language type="az" alt="short">Aserbaidschanisch</language>
        \t\t\t<territory type="TT">Trinidad und Tobago</territory>
        \t\t\t<territory type="DE" draft="contributed">Deutschland</territory>
        \t\t\t<territory type="419">↑↑↑</territory>
        \t\t\t<currency type="DEM">
        \t\t\t\t<displayName>Deutsche Mark</displayName>

        """,
    ]
    private static let annotations = [
        "en": """
        \t\t<annotation cp="🐕">dog | pet</annotation>
        \t\t<annotation cp="🐕" type="tts">dog</annotation>
        \t\t<annotation cp="🐶" type="tts">dog</annotation>
        \t\t<annotation cp=">" type="tts">greater-than</annotation>

        """,
        "de": """
        \t\t<annotation cp="🐕" type="tts">Hund</annotation>
        \t\t<annotation cp="🐶" type="tts">Hundegesicht</annotation>
        \t\t<annotation cp=">" type="tts">Größer-als</annotation>

        """,
    ]

    private func lexicon() throws -> Lexicon {
        var files: [String: [UInt8]] = [:]
        for language in ["de", "en", "es", "gu", "hi", "id", "lv", "ms", "pt", "ro", "sw", "ta", "ur"] {
            files["usr/share/unicode/cldr/common/main/\(language).xml"] = Array((Self.main[language] ?? "").utf8)
            files["usr/share/unicode/cldr/common/annotations/\(language).xml"] =
                Array((Self.annotations[language] ?? "").utf8)
        }
        return try SampleLexicon.build(["cldr"], from: files)
    }

    @Test(
        arguments: [
            ("Deutschland", ["Germany"], [.geography]), ("Deutsch", ["German"], [.language]),
            ("Trinidad und Tobago", ["Trinidad & Tobago"], [.geography]),
            ("Deutsche Mark", ["German Mark"], [.currency]), ("Hund", ["dog"], []), ("Hundegesicht", ["dog"], []),
            ("Größer-als", ["greater-than"], []),
        ] as [(String, [String], [Domain])]
    )
    func aNameIsTranslatedByTheNameOfTheSameThing(word: String, translations: [String], domains: [Domain]) throws {
        let groups = try lexicon().translationValues(of: word, in: .de, to: .en)
        #expect(groups.map { $0.translations.map(\.text) } == [translations])
        #expect(groups.map(\.domains) == [domains])
    }

    @Test(arguments: ["Aserbaidschanisch", "↑↑↑", "German mark", "dog | pet"])
    func neitherSecondNamesNorInheritedOnesAreRead(word: String) throws {
        #expect(try lexicon().matches(of: word, in: .de, by: .exact).isEmpty)
    }

    @Test func namesOfPlacesAreProperNouns() throws {
        let entries = try lexicon().matches(of: "Deutschland", in: .de).flatMap(\.model.lexicalEntries)
        #expect(entries.map(\.lexicalCategory) == [.noun])
        #expect(entries.flatMap(\.entries).map(\.grammaticalFeatures) == [[.proper]])
    }
}
