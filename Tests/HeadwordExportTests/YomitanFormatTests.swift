import HeadwordModel
import HeadwordTestSupport
import Testing

@testable import HeadwordExport

@Suite struct YomitanFormatTests {
    private static let unzip = """
        import sys, zipfile
        with zipfile.ZipFile(sys.argv[1]) as file:
            assert file.testzip() is None
            for name in sys.argv[2:] or file.namelist(): print(file.read(name).decode() if sys.argv[2:] else name)
        """

    @Test func theRowsHaveTheirExactBytes() async throws {
        let export = try SampleExport([.mouse], as: .yomitan)
        let noun = #"""
            [
            ["mouse","","noun","n",432,[{"type":"structured-content","content":[{"tag":"ol","content":[{"tag":"li",\#
            "content":["a small rodent",{"tag":"div","content":["“a mouse in the \"hole\"”"]},{"tag":"div",\#
            "content":["= murine"]},{"tag":"ul","content":[{"tag":"li","content":["its fur & skin"]}]}]},{"tag":"li",\#
            "content":["[computing, informal] a device for pointing"]}]}]}],1,""],
            ["mice","","non-lemma","",432,[["mouse",["plural"]]],1,""]
            ]


            """#
        #expect(try await contents(of: export, "term_bank_1.json") == noun)
        let details = #"""
            [
            ["mouse","freq",{"value":432,"displayValue":"4.32"}],
            ["mouse","ipa",{"reading":"mouse","transcriptions":[{"ipa":"/maʊs/","tags":["us"]}]}]
            ]


            """#
        #expect(try await contents(of: export, "term_meta_bank_1.json") == details)
    }

    @Test func theIndexNamesTheSourcesAndLanguages() async throws {
        let index = try await contents(of: try SampleExport([.mouse], as: .yomitan), "index.json")
        #expect(index.hasPrefix(#"{"format":3,"sequenced":true,"title":"Headword: English","revision":"1a2b","#))
        #expect(index.contains(#"==== A test ====\n\nLicence: public domain\n"#))
        #expect(index.hasSuffix(#""sourceLanguage":"en","targetLanguage":"en"}"# + "\n"))
    }

    @Test func translationsComeFirst() async throws {
        let selection = ExportSelection(language: .en, target: .de)
        let export = try SampleExport([.translatedMouse], as: .yomitan, selection: selection)
        let rows = try await contents(of: export, "term_bank_1.json", "headword-en-de.zip")
        #expect(rows.contains(#""content":[{"tag":"ul","content":[{"tag":"li","content":["Maus (animal)"]}]}]"#))
    }

    @Test func aFileHasAtMostTenThousandRows() async throws {
        let export = try SampleExport((0..<20_001).map { .word("w\($0)") }, as: .yomitan)
        let names = ["index.json", "tag_bank_1.json"] + (1...3).map { "term_bank_\($0).json" }
        #expect(try await run(export.directory + "/headword-en.zip").lines == names)
        let last = try await contents(of: export, "term_bank_3.json")
        #expect(last.split(separator: "\n").count == 3)
    }

    private func contents(
        of export: SampleExport,
        _ member: String,
        _ file: String = "headword-en.zip"
    ) async throws -> String {
        try await run("\(export.directory)/\(file)", member).output
    }

    private func run(_ arguments: String...) async throws -> Program.Outcome {
        let outcome = try await Program.run("/usr/bin/env", ["python3", "-c", Self.unzip] + arguments)
        try #require(outcome.exitCode == 0, "\(outcome.errors)")
        return outcome
    }
}
