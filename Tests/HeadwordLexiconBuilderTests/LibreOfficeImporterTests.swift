import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

@Suite struct LibreOfficeImporterTests {
    private static let catalogues = [
        "acc", "avmedia", "basctl", "chart", "cnr", "cui", "dba", "dkt", "editeng", "flt", "for", "fps", "frm", "fwk",
        "oox", "pcr", "rpt", "sb", "sc", "sca", "scc", "sd", "sfx", "sm", "svl", "svt", "svx", "sw", "uui", "vcl",
        "wiz", "wpt", "xsc",
    ]

    /// A catalogue of messages (GNU gettext, "The Format of GNU MO Files").
    private func catalogue(_ messages: [(String, String)]) -> [UInt8] {
        func number(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (8 * $0) & 0xFF) } }
        let texts = messages.map { Array($0.0.utf8) } + messages.map { Array($0.1.utf8) }
        var start = 20 + 8 * texts.count
        var table: [UInt8] = []
        for text in texts {
            table += number(text.count) + number(start)
            start += text.count + 1
        }
        return [0xDE, 0x12, 0x04, 0x95] + number(0) + number(messages.count) + number(20)
            + number(20 + 8 * messages.count) + table + texts.flatMap { $0 + [0] }
    }

    private func lexicon(_ first: [UInt8]) throws -> Lexicon {
        var files: [String: [UInt8]] = [:]
        for name in Self.catalogues {
            files["usr/lib/libreoffice/program/resource/tn/LC_MESSAGES/\(name).mo"] =
                name == "acc" ? first : catalogue([])
        }
        for name in try TestFiles.names(in: FixtureLexicon.root + "/usr/share/wordnet") {
            let path = "usr/share/wordnet/\(name)"
            files[path] = try TestFiles.contents(of: "\(FixtureLexicon.root)/\(path)")
        }
        return try SampleLexicon.build(["wordnet", "libreoffice-tn"], from: files)
    }

    private func lexicon() throws -> Lexicon {
        try lexicon(
            catalogue([
                ("", "Project-Id-Version: x"), ("menu\u{4}_House...", "~Ntlo…"), ("a\u{4}House:", "Legae"),
                ("a\u{4}Horse\0Horses", "Pitse\0Dipitse"), ("a\u{4}Danu", "Modimo"),
                ("a\u{4}Ice cream", "Bebetsididi ya"),
                ("a\u{4}Quite another thing entirely", "Sengwe"), ("a\u{4}Some phrase", "Polelo nngwe"),
                ("a\u{4}%1 houses", "%1 matlo"), ("a\u{4}See", "Bona (B)"), ("a\u{4}OK", "Siame"), ("a\u{4}Bus", "Bus"),
            ])
        )
    }

    @Test(arguments: [
        ("house", ["ntlo", "legae"]), ("horse", ["pitse"]), ("Danu", ["Modimo"]), ("ice cream", ["bebetsididi ya"]),
        ("see", ["bona"]), ("bus", []),
    ])
    func aLabelIsATranslationWithoutWhatMakesItALabel(word: String, translations: [String]) throws {
        let groups = try lexicon().translationValues(of: word, to: .tn)
        #expect(groups.flatMap(\.translations).map(\.text) == translations)
    }

    @Test(
        arguments: [
            ("pitse", .residual), ("ntlo", .residual), ("bebetsididi ya", .noun), ("Siame", .residual),
            ("polelo nngwe", nil), ("sengwe", nil), ("matlo", nil),
        ] as [(String, LexicalCategory?)]
    )
    func wordsAreListedWithTheCategoryOfTheEnglishWord(word: String, category: LexicalCategory?) throws {
        let matches = try lexicon().matches(of: word, in: .tn, by: .exact)
        #expect(matches.flatMap(\.model.lexicalEntries).map(\.lexicalCategory) == (category.map { [$0] } ?? []))
    }

    @Test func aFileOfAnotherKindIsRefused() throws {
        let failure = #expect(throws: ImportFailure.self) { try lexicon(Array("no catalogue at all, ever".utf8)) }
        #expect(failure?.reason == "this is not a message catalogue")
        #expect(throws: ImportFailure.self) { try lexicon(catalogue([("House", "Ntlo")]).dropLast(8) + []) }
    }
}
