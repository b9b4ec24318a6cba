import HeadwordCommandLine
import HeadwordJSON
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite struct ExitCodeTests {
    @Test(arguments: ErrorCatalogue(of: []).reasons) func onlyAFaultOfOursEndsAsOne(reason: FailureReason) throws {
        let code = try #require(reason.usualCode)
        #expect((CommandExitCode(errorCode: code) == .internalFailure) == [500, -32603].contains(code))
    }

    @Test func theHelpListsAllCodes() async throws {
        let help = try await headword(["--help"]).output
        for code in CommandExitCode.allCases { #expect(help.contains("  \(code.rawValue) \(code.summary)\n")) }
    }
}
