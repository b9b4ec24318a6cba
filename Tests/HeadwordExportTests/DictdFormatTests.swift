import HeadwordModel
import HeadwordTestSupport
import Testing

@testable import HeadwordExport

@Suite struct DictdFormatTests {
    @Test func theFilesHaveTheirExactBytes() async throws {
        let export = try SampleExport([.word("Beta", forms: ["Betas"]), .word("alpha")], as: .dictd)
        #expect(
            try export.text("headword-en.index") == """
                00-database-allchars\tV\tZ
                00-database-info\tBV\tEY
                00-database-short\tu\tn
                00-database-utf8\tA\tV
                alpha\tGc\tg
                beta\tFt\tv\tBeta
                betas\tFt\tv\tBetas

                """
        )
        let text = try await Program.run("/bin/sh", ["-c", "gzip -dc < '\(export.directory)/headword-en.dict.dz'"])
            .output
        #expect(
            text.hasPrefix(
                "00-database-utf8\n   \n00-database-allchars\n   \n00-database-short\n   Headword: English\n"
            )
        )
        #expect(text.contains("\n00-database-info\n   Words\n   \n   Made by Headword, which corrects"))
        #expect(
            text.hasSuffix(
                """
                Beta
                   noun
                     1. something
                   forms: Betas
                alpha
                   noun
                     1. something

                """
            )
        )
    }

    @Test(arguments: [(0, "A"), (63, "/"), (64, "BA"), (4095, "//"), (4096, "BAA"), (1_000_000, "D0JA")])
    func numbersAreInBase64(number: Int, text: String) {
        #expect(DictdNumber.text(number) == text)
    }
}
