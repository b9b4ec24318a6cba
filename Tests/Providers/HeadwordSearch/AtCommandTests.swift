import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct AtCommandTests {
    static let pages = [
        PageExample(
            ["at", "--offset", "5"],
            output: """
                swam  4–8 utf-16
                  swim  verb

                """
        )
    ]

    @Test(arguments: pages) func theAnswerIsPrintedForPeople(page: PageExample) async throws {
        try await page.check(input: "She swam.")
    }

    static let calls = [
        CallExample(["at", "--offset", "4"], "search.at", #"{"text":"She swam.","offset":4}"#)
    ]

    @Test(arguments: calls) func theJSONIsThatOfTheMethod(call: CallExample) async throws {
        try await call.check(input: "She swam.")
    }

    static let complaints = [
        ComplaintExample(["at", "--offset", "50"], 2, "headword: --offset must be "),
        ComplaintExample(["at", "--offset", "9"], 1, "headword: There is no word at offset 9.\n"),
        ComplaintExample(
            ["at", "--offset", "0", "/nonexistent"],
            2,
            "headword: '/nonexistent' cannot be read: No such file"
        ),
    ]

    @Test(arguments: complaints) func aComplaintSpeaksOfTheCommandLine(complaint: ComplaintExample) async throws {
        try await complaint.check(input: "She swam.")
    }

    @Test func aTextThatIsNotInUTF8IsRefused() async throws {
        let path = try TestFiles.temporaryDirectory() + "/latin1.txt"
        try TestFiles.write([0x63, 0x61, 0x66, 0xE9], to: path)
        let outcome = try await headword(["at", "--offset", "0", path])
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors == "headword: '\(path)' is not in UTF-8\n")
    }
}
