import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct WordsCommandTests {
    static let pages = [
        PageExample(["words", "--pattern", "s??m*", "--length", "<5"], output: "swim\n"),
        PageExample(["words", "--prefix", "swim", "--offset", "1"], output: "swimming\n"),
        PageExample(
            ["words", "--valid", "--exact", "--prefix", "swam"],
            output: "swim\tswims\tswam\tswum\tswimming\n"
        ),
    ]

    @Test(arguments: pages) func theAnswerIsPrintedForPeople(page: PageExample) async throws {
        try await page.check()
    }

    static let calls = [
        CallExample(
            ["words", "--category", "noun", "--exclude", "domains=sport", "--min-zipf", "0", "--sort", "frequency"],
            "wordlist.query",
            #"{"lexicalCategory":["noun"],"exclude":{"domains":["sport"]},"minZipf":0,"sort":"frequency"}"#
        ),
        CallExample(["words", "--pattern", "qq*"], "wordlist.query", #"{"pattern":"qq*"}"#),
    ]

    @Test(arguments: calls) func theJSONIsThatOfTheMethod(call: CallExample) async throws {
        try await call.check()
    }

    static let complaints = [
        ComplaintExample(["words", "--exact"], 2, "headword: --exact cannot be given without --prefix\n"),
        ComplaintExample(["words", "--length", "long"], 2, "headword: --length must be a whole number from 1 to "),
        ComplaintExample(["words", "--exclude", "registers=rar"], 2, "headword: unknown register 'rar'; did you mean"),
        ComplaintExample(["words", "--sort", "words"], 2, "headword: unknown order 'words'; did you mean 'word'?"),
        ComplaintExample(
            ["words", "--min-zipf", "5", "--max-zipf", "4"],
            2,
            "headword: --max-zipf must be at least --min-zipf"
        ),
    ]

    @Test(arguments: complaints) func aComplaintSpeaksOfTheCommandLine(complaint: ComplaintExample) async throws {
        try await complaint.check()
    }

    @Test func anEmptyListIsNothingFound() async throws {
        try await checkEmptyList(["words", "--pattern", "qq*"])
    }

    @Test func aListSaysHowToGoOn() async throws {
        let first = try await headword(["words", "--category", "verb", "--limit", "2"])
        let total = try #require(first.errors.firstMatch(of: /^1–2 of (\d+) words; for more: --cursor (\S+)\n$/))
        let next = try await headword(["words", "--category", "verb", "--limit", "5000", "--cursor", "\(total.2)"])
        #expect(next.errors.isEmpty)
        #expect(Set(first.lines + next.lines).count == Int(total.1))
    }
}
