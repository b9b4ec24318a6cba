import HeadwordJSON
import HeadwordTestSupport
import Testing

@Suite struct FailureReasonTests {
    @Test func theCatalogueHasEveryReasonThatIsDeclared() throws {
        var declared: Set<String> = []
        for part in ["Answers", "Protocol"] {
            let path = "\(TestFiles.repository)/Sources/HeadwordJSON/FailureReason+\(part).swift"
            let source = String(decoding: try TestFiles.contents(of: path), as: UTF8.self)
            for match in source.matches(of: /public static let (\w+) = FailureReason\(\s*"(\w+)"/) {
                #expect(match.1 == match.2)
                declared.insert(String(match.1))
            }
        }
        #expect(declared == Set(FailureReason.allCases.map(\.rawValue)))
        #expect(declared.count == FailureReason.allCases.count)
    }

    @Test(arguments: FailureReason.allCases)
    func aReasonHasStatusesAndASentence(reason: FailureReason) {
        #expect(FailureReason(rawValue: reason.rawValue) == reason)
        #expect(!reason.statuses.isEmpty && reason.statuses.allSatisfy { (400..<600).contains($0) })
        #expect(reason.code.map { $0 < 0 } ?? true)
        #expect(reason.summary.hasSuffix("."))
    }

    @Test func whatIsNotInTheCatalogueIsNoReasonOfIt() {
        #expect(FailureReason(rawValue: "NotFound") == nil)
    }
}
